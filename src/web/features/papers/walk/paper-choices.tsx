import type { PaperKind } from '#domain/matter/case-file.ts';
import { PaperDrawing } from '../paper-drawing.tsx';
import type { PaperCard } from '../paper-page.ts';

type PaperChoicesProps = {
  cards: readonly PaperCard[];
  onChoose: (kind: PaperKind) => void;
};

/** Each is one button, named by its title and line. */
export function PaperChoices({ cards, onChoose }: PaperChoicesProps) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-2.5 min-[21rem]:grid-cols-2 sm:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id} className="grid">
          <button
            type="button"
            onClick={() => onChoose(card.id)}
            className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface text-left shadow-card transition-colors hover:border-primary hover:bg-primary-soft"
          >
            <CardBody card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function CardBody({ card }: { card: PaperCard }) {
  return (
    <>
      <span className="block w-full border-b border-line">
        <PaperDrawing picture={card.picture} />
      </span>
      <span className="block px-3 pt-2 pb-3">
        <span className="block font-semibold text-balance">{card.name}</span>
        <span className={card.isUrgent ? 'block text-sm font-semibold text-bad' : 'block text-sm text-muted'}>
          {card.line}
        </span>
      </span>
    </>
  );
}
