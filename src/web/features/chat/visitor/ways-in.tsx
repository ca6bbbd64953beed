import { copy } from '../copy.ts';
import { ShowPaperCard } from '../composer/show-paper.tsx';

/** For somebody who has not said anything yet: show a paper, or say what happened. */
export function WaysIn({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <>
      <ShowPaperCard />
      <Starters onChoose={onChoose} />
    </>
  );
}

/** What people come with most. A click writes the words; the person sends them. */
export function Starters({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <section aria-labelledby="starters" className="mb-4">
      <h2 id="starters" className="px-1 text-sm font-semibold">
        {copy.startersTitle}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {copy.starters.map(({ label, words }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onChoose(words)}
              className="min-h-11 rounded-full border border-line-strong/60 bg-surface px-4 py-1.5 text-left text-sm text-primary-ink transition-colors hover:border-primary/40 hover:bg-primary-soft"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
