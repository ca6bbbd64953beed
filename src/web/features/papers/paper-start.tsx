import { Button } from '#web/ui/button.tsx';
import { copy } from './copy.ts';
import { FileButtons } from './file-buttons.tsx';
import { Promise, WalkFrame, type FrameProps } from './walk-frame.tsx';

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
      <div className="mt-5 grid gap-2.5 sm:grid-cols-2">
        <Button variant="secondary" onClick={onType}>
          {copy.paste}
        </Button>
        <Button variant="secondary" onClick={onBrowse}>
          {copy.browse}
        </Button>
      </div>
    </WalkFrame>
  );
}
