import { uiWords } from './words.ts';

export const MAIN_ID = 'main';

/** The first stop of the Tab key, shown only there. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
    >
      {uiWords.skip}
    </a>
  );
}
