import { ArrowLeft, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { copy } from '../copy.ts';

export type FrameProps = { onBack: () => void };

/** Every screen of the walk: the way back and a title. */
export function WalkFrame(props: FrameProps & { title: string; text?: string; isStart?: boolean; children: ReactNode }) {
  const { onBack, title, text, isStart = false, children } = props;
  return (
    <>
      {!isStart && (
        <button type="button" onClick={onBack} className="-mt-2 mb-2 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-sunken">
          <ArrowLeft size={18} aria-hidden />
          {copy.back}
        </button>
      )}
      <PageHeading key={title}>{title}</PageHeading>
      {text && <p className="mt-1.5 text-muted">{text}</p>}
      {children}
    </>
  );
} // prettier-ignore

/** In view from the first screen to the last, where the doubt arises. */
export function Promise() {
  return (
    <p className="mt-5 flex gap-3 rounded-lg bg-ok-soft p-4 text-ok">
      <ShieldCheck size={22} className="mt-0.5 shrink-0" aria-hidden />
      <span>
        <span className="block font-semibold">{copy.promiseTitle}</span>
        <span className="block text-sm">{copy.promise}</span>
      </span>
    </p>
  );
}
