import { useState } from 'react';
import { cards } from '#content/papers/cards';
import type { PaperKind } from '#domain/matter/case-file.ts';
import { tokensOf } from '#domain/papers/likeness.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from '../copy.ts';
import { FileButtons } from './file-buttons.tsx';
import { PaperChoices } from './paper-choices.tsx';
import type { PaperCard } from '../paper-page.ts';
import { WalkFrame, type FrameProps } from './walk-frame.tsx';

type WhichPaperProps = FrameProps & {
  /** After a photo of which we are unsure; empty for the whole list. */
  nearest: readonly PaperKind[];
  onChoose: (kind: PaperKind) => void;
  onFiles: (files: readonly File[]) => void;
};

/** People know a paper by its looks: drawings to choose from. No day is counted before one is chosen. */
export function WhichPaper({ nearest, onChoose, onFiles, ...frame }: WhichPaperProps) {
  const [isAll, setIsAll] = useState(nearest.length === 0);
  const [wanted, setWanted] = useState('');
  const near = nearest.flatMap((kind) => cards.filter(({ id }) => id === kind));
  const found = isAll ? cards.filter((card) => isWanted(card, wanted)) : near;
  return (
    <WalkFrame
      {...frame}
      title={isAll ? copy.whichTitle : copy.nearTitle}
      text={isAll ? copy.whichText : copy.nearText}
    >
      {isAll && (
        <TextField
          className="mt-4"
          label={copy.search}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {found.length === 0 && <p className="mt-4">{copy.nothingFound}</p>}
      <PaperChoices cards={found} onChoose={onChoose} />
      <div className="mt-5 grid gap-2.5">
        {!isAll && (
          <Button variant="secondary" onClick={() => setIsAll(true)}>
            {copy.somethingElse}
          </Button>
        )}
        <FileButtons onFiles={onFiles} />
      </div>
    </WalkFrame>
  );
}

function isWanted({ name, line, signs }: PaperCard, wanted: string): boolean {
  const said = tokensOf([name, line, ...signs.titles].join(' '));
  return tokensOf(wanted).every((word) => said.some((one) => one.startsWith(word)));
}
