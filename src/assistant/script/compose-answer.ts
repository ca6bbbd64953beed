import type { Language } from '../language/detect-language.ts';
import type { Fact, Sentence, Topic } from '../knowledge/topic.ts';
import type { AnswerSource } from '../reply.ts';
import { words } from './words.ts';

export type ComposedAnswer = {
  readonly markdown: string;
  readonly sources: readonly AnswerSource[];
  readonly told: readonly string[];
};

type Context = {
  readonly language: Language;
  readonly told: readonly string[];
  readonly question: string | null;
  readonly extra: string;
  /** Topics so near that the person may have meant them as well: their short answers are given too. */
  readonly beside: readonly Topic[];
};

const MORE_FACTS_AT_MOST = 3;
const LIST_AT_MOST = 4;

/** Short answer first, then what the law says, what to gather, what is open; every statement with its citation. */
export function composeAnswer(topic: Topic, context: Context): ComposedAnswer {
  const say = words[context.language];
  const citations = createCitations([topic, ...context.beside]);
  const sentences = shortAnswer(topic, context.language);
  const inWords = (list: readonly Sentence[]) =>
    list.map((sentence) => cited(sentence, citations, say.changed)).join(' ');
  const short = inWords(sentences);
  const carried = new Set(sentences.flatMap(({ facts }) => facts));
  const more = topic.facts.filter(({ id }) => !carried.has(id)).slice(0, MORE_FACTS_AT_MOST);
  const law = more.map((fact) => statement(fact, context.language, citations, say.changed));
  const cautions = context.language === 'en' ? [...carried].flatMap((id) => cautionOf(citations, id)) : [];

  const parts = [
    short,
    context.extra,
    section(say.lawSays, [...law, ...cautions]),
    ...(context.language === 'en' ? practical(topic) : []),
    section(
      say.open,
      topic.open.map(({ question, link }) => `${question} ([${new URL(link).hostname}](${link}))`),
    ),
    section(
      say.help,
      topic.help.map(({ name, how, link }) => `${link ? `[${name}](${link})` : name}: ${how}`),
    ),
    context.question ? `**${say.oneQuestion}:** ${context.question}` : '',
    `*${say.disclaimer}*`,
  ];
  return {
    markdown: parts.filter(Boolean).join('\n\n'),
    sources: citations.sources(),
    told: [
      ...new Set([...context.told, ...carried, ...more.map(({ id }) => id), ...context.beside.flatMap(carriedBy)]),
    ],
  };
}

/** An exception is a statement of law too. */
function cautionOf(citations: Citations, factId: string): string[] {
  const { caution } = citations.fact(factId);
  return caution ? [`${caution} ${mark([citations.number(factId)])}`] : [];
}

/** Written in English only. */
function practical({ gather, steps }: Topic): string[] {
  return [
    section(words.en.gather, gather.slice(0, LIST_AT_MOST)),
    section(words.en.steps, steps.slice(0, LIST_AT_MOST)),
  ];
}

function shortAnswer(topic: Topic, language: Language): readonly Sentence[] {
  return language === 'es' && topic.respuesta.length > 0 ? topic.respuesta : topic.answer;
}

const carriedBy = (topic: Topic) => topic.answer.flatMap(({ facts }) => facts);

/** What has not been told yet of a topic; null when there is nothing more. */
export function composeMore(topic: Topic, context: Context): ComposedAnswer | null {
  const say = words[context.language];
  const rest = topic.facts.filter(({ id }) => !context.told.includes(id)).slice(0, MORE_FACTS_AT_MOST);
  if (rest.length === 0 && !context.extra) return null;
  const citations = createCitations([topic]);
  const law = rest.map((fact) => statement(fact, context.language, citations, say.changed));
  const question = context.question ? `**${say.oneQuestion}:** ${context.question}` : '';
  return {
    markdown: [context.extra, law.map((line) => `- ${line}`).join('\n'), question, `*${say.disclaimer}*`]
      .filter(Boolean)
      .join('\n\n'),
    sources: citations.sources(),
    told: [...context.told, ...rest.map(({ id }) => id)],
  };
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `**${title}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

type Citations = { fact(id: string): Fact; number(factId: string): number; sources(): AnswerSource[] };

/** Numbers facts in the order in which they are cited; facts with the same law and page share a number. */
function createCitations(topics: readonly Topic[]): Citations {
  const known = new Map(
    topics.toReversed().flatMap((topic) => topic.facts.map((fact) => [fact.id, { fact, title: topic.title }])),
  );
  const cited: { fact: Fact; title: string }[] = [];
  const find = (id: string) => {
    const found = known.get(id);
    if (!found) throw new Error(`no fact ${id} to cite`);
    return found;
  };
  return {
    fact: (id) => find(id).fact,
    number(factId) {
      const found = find(factId);
      const at = cited.findIndex(({ fact }) => fact.law === found.fact.law && fact.link === found.fact.link);
      return at >= 0 ? at + 1 : cited.push(found);
    },
    sources: () => cited.map(({ fact, title }, index) => toSource(fact, index + 1, title)),
  };
}

function toSource(fact: Fact, number: number, title: string): AnswerSource {
  const isConfirmed = fact.confidence === 'official' || fact.confidence === 'secondary';
  const cautions = [fact.caution, fact.changed, isConfirmed ? undefined : 'Not yet confirmed on the official page.'];
  const caution = cautions.filter(Boolean).join(' ');
  return { number, title, citation: fact.law, url: fact.link, checked: fact.checked, ...(caution ? { caution } : {}) };
}

const mark = (numbers: readonly number[]) => [...new Set(numbers)].map((n) => `[[${n}]](#source-${n})`).join(' ');

function cited({ text, facts }: Sentence, citations: Citations, changed: string): string {
  const isChanged = facts.some((id) => citations.fact(id).changed);
  return `${text} ${mark(facts.map((id) => citations.number(id)))}${isChanged ? ` *(${changed})*` : ''}`;
}

function statement(fact: Fact, language: Language, citations: Citations, changed: string): string {
  const text = language === 'es' ? (fact.dice ?? fact.says) : fact.says;
  const caution = language === 'en' && fact.caution ? ` ${fact.caution}` : '';
  return `${text}${caution} ${mark([citations.number(fact.id)])}${fact.changed ? ` *(${changed})*` : ''}`;
}
