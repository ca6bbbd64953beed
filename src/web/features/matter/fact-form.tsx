import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MatterWords } from './copy.ts';

type FactFormProps = {
  words: MatterWords;
  isBusy: boolean;
  error: string | null;
  canSave: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Another button at the end. */
  more?: ReactNode;
};

/** Where one thing that was told is written down or mended, in the place of its row. */
export function FactForm({ words, isBusy, error, canSave, onSave, onClose, children, more }: FactFormProps) {
  return (
    <form
      className="grid gap-3 bg-primary-soft p-4"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        onSave();
      }}
    >
      {children}
      {error && <Notice tone="bad">{error}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="secondary" className="min-h-11" busy={isBusy} disabled={!canSave}>
          {words.save}
        </Button>
        <Button size="sm" variant="ghost" className="min-h-11" onClick={onClose}>
          {words.cancel}
        </Button>
        {more}
      </div>
    </form>
  );
}
