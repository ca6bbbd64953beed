import { Lightbulb } from 'lucide-react';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { FileButtons } from './file-buttons.tsx';
import { OtherWays } from './other-ways.tsx';
import type { Failure } from '../reading/messages.ts';
import { WalkFrame, type FrameProps } from './walk-frame.tsx';

type ReadingFailedProps = FrameProps & {
  failure: Failure | 'unsupported';
  onFiles: (files: readonly File[]) => void;
  onType: () => void;
  onBrowse: () => void;
};

/** A sentence, what helps, and the ways that are left. */
export function ReadingFailed({ failure, onFiles, onType, onBrowse, ...frame }: ReadingFailedProps) {
  return (
    <WalkFrame {...frame} title={copy.failTitle}>
      <Notice tone="info" className="mt-4">
        {copy.fail[failure]}
      </Notice>
      {failure === 'no-words' && (
        <ul className="mt-4 grid gap-2.5">
          {copy.tips.map((tip) => (
            <li key={tip} className="flex gap-3">
              <Lightbulb size={20} className="mt-0.5 shrink-0 text-primary-ink" aria-hidden />
              {tip}
            </li>
          ))}
        </ul>
      )}
      {failure !== 'unsupported' && (
        <div className="mt-5">
          <FileButtons onFiles={onFiles} />
        </div>
      )}
      <div className="mt-2.5">
        <OtherWays typeLabel={copy.typeInstead} onType={onType} onBrowse={onBrowse} />
      </div>
    </WalkFrame>
  );
}
