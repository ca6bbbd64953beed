import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';

type OtherWaysProps = { typeLabel: string; onType: () => void; onBrowse: () => void };

/** Without a photo: the words themselves, or the kinds of paper to choose from. */
export function OtherWays({ typeLabel, onType, onBrowse }: OtherWaysProps) {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button variant="secondary" onClick={onType}>
        {typeLabel}
      </Button>
      <Button variant="secondary" onClick={onBrowse}>
        {copy.browse}
      </Button>
    </div>
  );
}
