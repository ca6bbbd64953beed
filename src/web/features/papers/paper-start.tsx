import { Button } from '#web/ui/button.tsx';
import { FileButtons } from './file-buttons.tsx';
import { Promise, WalkFrame, type FrameProps } from './walk-frame.tsx';

type PaperStartProps = FrameProps & {
  onFiles: (files: readonly File[]) => void;
  onType: () => void;
  onBrowse: () => void;
};

export function PaperStart({ onFiles, onType, onBrowse, ...frame }: PaperStartProps) {
  const { say } = frame;
  return (
    <WalkFrame {...frame} title={say.title} text={say.intro} isStart>
      <div className="mt-5">
        <FileButtons say={say} onFiles={onFiles} />
      </div>
      <p className="mt-2 text-sm text-muted">{say.several}</p>
      <Promise say={say} />
      <div className="mt-5 grid gap-2.5 sm:grid-cols-2">
        <Button variant="secondary" onClick={onType}>
          {say.paste}
        </Button>
        <Button variant="secondary" onClick={onBrowse}>
          {say.browse}
        </Button>
      </div>
    </WalkFrame>
  );
}
