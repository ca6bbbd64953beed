import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';
import { Words, type Language } from '../content/words.ts';
import { plain } from '../read/sentences.ts';
import type { Fact } from './topic.ts';

const FILE = path.resolve(import.meta.dirname, '../../../content/glossary.yaml');
const text = z.string().trim().min(1);
const forms = z.array(text).min(1);

const GlossaryFile = z.strictObject({
  source: z.strictObject({ name: Words, link: z.url({ protocol: /^https$/ }), checked: z.iso.date() }),
  terms: z
    .array(
      z.strictObject({
        ...Words.shape,
        words: z.strictObject({ en: forms, es: forms }),
        /** A word of every day that is one of the law only beside one of these. */
        beside: z.strictObject({ en: forms, es: forms }).optional(),
      }),
    )
    .min(1),
});

/** A word of the law, the forms in which it stands and is asked for, and what it means in plain words. */
export type Term = z.infer<typeof GlossaryFile>['terms'][number];

export type Glossary = {
  readonly terms: readonly Term[];
  /** Listed as the source of every meaning. */
  readonly cited: { readonly title: Words; readonly facts: readonly Fact[] };
  /** What these words name, in either language; null where they name nothing of ours. */
  readonly find: (words: string) => Term | null;
  /** The words of the law in a text, in the order of the text. */
  readonly within: (text: string, language: Language) => Term[];
};

/** Every meaning is cited from here. */
export const GLOSSARY_FACT = 'glossary';

let opened: Glossary | undefined;

/** Read once in each process. */
export function openGlossary(): Glossary {
  opened ??= createGlossary(GlossaryFile.parse(parseYaml(readFileSync(FILE, 'utf8'))));
  return opened;
}

function createGlossary({ source, terms }: z.infer<typeof GlossaryFile>): Glossary {
  const byForm = new Map(
    terms.flatMap((term) => [...term.words.en, ...term.words.es].map((form) => [plain(form), term])),
  );
  const { name: title, link, checked } = source;
  const fact = { id: GLOSSARY_FACT, ...title, law: title.en, link, checked, confidence: 'secondary', asOf: checked };
  return {
    terms,
    cited: { title, facts: [fact as Fact] },
    find(words) {
      const said = plain(words).trim();
      return byForm.get(said) ?? byForm.get(said.replace(/s$/, '')) ?? null;
    },
    within(said, language) {
      const words = plain(said);
      const places = terms.flatMap((term) => {
        const at = Math.min(...term.words[language].map((form) => placeOf(words, plain(form))));
        const isOfLaw = term.beside?.[language].some((form) => placeOf(words, plain(form)) < Infinity) ?? true;
        return at < Infinity && isOfLaw ? [{ term, at }] : [];
      });
      return places.toSorted((a, b) => a.at - b.at).map(({ term }) => term);
    },
  };
}

/** As a whole word; Infinity where it does not stand there. */
function placeOf(words: string, form: string): number {
  const at = words.search(new RegExp(String.raw`(?<![\p{L}])${form}s?(?![\p{L}])`, 'u'));
  return at < 0 ? Infinity : at;
}
