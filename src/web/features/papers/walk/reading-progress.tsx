import { Check, LoaderCircle } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { READER_MEGABYTES } from '../reading/limits.ts';
import type { ReaderState } from './use-paper-reader.ts';
import { Promise, WalkFrame, type FrameProps } from './walk-frame.tsx';

const STEPS = ['straighten', 'read', 'second-look'] as const;

type ReadingProgressProps = FrameProps & { state: ReaderState; onStop: () => void; onType: () => void };

/** Plain steps instead of a spinner without words. */
export function ReadingProgress({ state, onStop, onType, ...frame }: ReadingProgressProps) {
  const { progress, isReady, pictures } = state;
  const at = progress ? STEPS.indexOf(progress.step) : 0;
  const percent = percentOf(state);
  const picture = pictures[progress?.page ?? 0] ?? pictures.at(-1);
  return (
    <WalkFrame {...frame} title={copy.reading}>
      {picture && (
        <div className="relative mt-3 max-h-72 overflow-hidden rounded-xl border border-line bg-sunken">
          <img src={picture.url} alt="" className="w-full" />
          {progress?.step === 'read' && <div className="reading-line" />}
          {progress && progress.of > 1 && (
            <span className="absolute bottom-2 left-2 rounded-full bg-ink px-3 py-1 text-sm text-surface">
              {copy.page(progress.page + 1, progress.of)}
            </span>
          )}
        </div>
      )}
      <div className="mt-4 flex items-center gap-3">
        <progress className="reading-bar h-2 w-full" max={100} value={percent} aria-label={copy.reading} />
        <span className="font-semibold text-primary-ink tabular-nums">{percent}%</span>
      </div>
      <ul className="mt-4 grid gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className={index === at ? 'flex items-center gap-3 font-semibold' : 'flex items-center gap-3'}>
            <StepMark state={index < at ? 'done' : index === at ? 'now' : 'later'} />
            <span className={index > at ? 'text-muted' : undefined}>{copy.steps[step]}</span>
          </li>
        ))}
      </ul>
      <output className="mt-3 block min-h-6 text-sm text-muted">
        {state.isSlow ? copy.slow : isReady ? '' : copy.gettingReady(READER_MEGABYTES)}
      </output>
      <Promise />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button variant="secondary" onClick={onType}>
          {copy.typeInstead}
        </Button>
        <Button variant="secondary" onClick={onStop}>
          {copy.stop}
        </Button>
      </div>
    </WalkFrame>
  );
}

function StepMark({ state }: { state: 'done' | 'now' | 'later' }) {
  if (state === 'done') return <Check size={20} className="rounded-full bg-ok-soft p-0.5 text-ok" aria-hidden />;
  if (state === 'now') return <LoaderCircle size={20} className="text-primary-ink motion-safe:animate-spin" aria-hidden />;
  return <span className="size-5 rounded-full border border-line-strong" aria-hidden />;
} // prettier-ignore

/** Straightening is a tenth of a page, a second look a tenth of the whole. */
function percentOf({ progress, isReady }: ReaderState): number {
  if (!progress) return 0;
  const { page, of, step, share } = progress;
  if (step === 'second-look') return Math.round(90 + share * 10);
  const within = step === 'straighten' ? 0.1 : 0.1 + share * 0.9;
  return Math.round(((page + (isReady ? within : 0)) / of) * 90);
}
