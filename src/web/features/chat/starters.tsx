import { copy } from './copy.ts';

/** Ways to begin, for somebody who does not know where. A click writes the words; the person sends them. */
export function Starters({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-2 px-1 sm:px-2">
      {copy.starters.map((words) => (
        <li key={words}>
          <button
            type="button"
            onClick={() => onChoose(words)}
            className="min-h-11 rounded-full border border-line bg-surface px-4 py-1.5 text-left text-sm text-primary-ink transition-colors hover:border-primary/40 hover:bg-primary-soft sm:min-h-9"
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
