import type { CaseFile } from '#domain/matter/case-file.ts';
import type { Language } from '../../content/words.ts';
import type { Topic } from '../../knowledge/topic.ts';
import type { Reword } from '../mind.ts';
import type { Nearness } from './compare/nearness.ts';
import { differenceInLaw } from './compare/is-same-law.ts';
import type { MeasureNearness } from './measure-nearness.ts';

const LONGEST = 600;
/** Nothing that could be a link, a heading or a list. */
const MARKUP = /[\n<>[\]`*_#|]|https?:/;

/** What became of a rewording: kept, or replaced by our words because of one idea. */
export type Compared = { readonly isKept: boolean; readonly because: string | null };

type Rewording = { readonly id: string; readonly text: string };

type Around = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly language: Language;
  readonly measure: MeasureNearness;
  readonly onCompared: (compared: Compared) => void;
};

/** Its words for a statement, where no check finds them to say something else. */
export async function rewordingsOf(rewordings: readonly Rewording[], around: Around): Promise<Reword> {
  const texts = new Map(rewordings.map(({ id, text }) => [id.replaceAll(/^\[|\]$/g, ''), text.trim()]));
  const nearness = await nearnessOf(texts, around);
  return ({ statement, text: ours }, { topic, language, file }) => {
    const text = texts.get(statement.id);
    if (text === undefined || text === '') return null;
    const about = [topic.title.en, topic.title.es, topic.label.en, topic.label.es];
    const near = nearness.get(ours[language]) ?? null;
    const because =
      text.length > LONGEST || MARKUP.test(text)
        ? 'form'
        : difference(ours[language], text, { language, about, nearness: near }, file);
    around.onCompared({ isKept: because === null, because });
    return because === null ? text : null;
  };
}

/** By our text: to each version of the statement, because which one is told is decided later. */
async function nearnessOf(
  texts: ReadonlyMap<string, string>,
  { topics, language, measure }: Around,
): Promise<ReadonlyMap<string, Nearness>> {
  const found = new Map<string, Nearness>();
  for (const [id, text] of texts) {
    const statements = topics.get(id.split('#')[0] ?? '')?.statements ?? [];
    const own = statements.find((one) => one.id === id);
    const others = statements.filter((one) => one.id !== id).map((one) => one[language]);
    for (const version of own && text.length <= LONGEST ? [own, ...own.variants] : []) {
      const near = await measure(text, version[language], others);
      if (near) found.set(version[language], near);
    }
  }
  return found;
}

type Options = {
  readonly language: Language;
  readonly about: readonly string[];
  readonly nearness: Nearness | null;
};

/** With each sum that was told, and without any: it is enough if one of them makes it the same. */
function difference(ours: string, text: string, options: Options, { amounts }: CaseFile): string | null {
  const found = [undefined, ...Object.values(amounts)].map((amount) =>
    differenceInLaw(ours, text, { ...options, told: { amount } }),
  );
  return found.includes(null) ? null : (found[0] ?? 'form');
}
