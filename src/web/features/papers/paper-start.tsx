import { copy } from './copy.ts';
import { FileButtons } from './walk/file-buttons.tsx';
import { OtherWays } from './walk/other-ways.tsx';
import { Promise, WalkFrame, type FrameProps } from './walk/walk-frame.tsx';

type PaperStartProps = FrameProps & {
  onFiles: (files: readonly File[]) => void;
  onType: () => void;
  onBrowse: () => void;
};

export function PaperStart({ onFiles, onType, onBrowse, ...frame }: PaperStartProps) {
  return (
    <WalkFrame {...frame} title={copy.title} text={copy.intro} isStart>
      <div className="mt-5">
        <FileButtons onFiles={onFiles} />
      </div>
      <p className="mt-2 text-sm text-muted">{copy.several}</p>
      <Promise />
      <div className="mt-5">
        <OtherWays typeLabel={copy.paste} onType={onType} onBrowse={onBrowse} />
      </div>
    </WalkFrame>
  );
}
