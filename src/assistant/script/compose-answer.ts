import type { Language } from '../language/detect-language.ts';
import { inSpanish } from '../knowledge/in-spanish.ts';
import type { Fact, Sentence, Topic } from '../knowledge/topic.ts';
import type { AnswerSource } from '../reply.ts';
import { createCitations } from './citations.ts';
import type { Question } from './step.ts';
import { createTelling, type Telling } from './telling.ts';
import { words, type Words } from './words.ts';

export type ComposedAnswer = {
  readonly markdown: string;
  readonly sources: readonly AnswerSource[];
  /** The facts that it states. */
  readonly told: readonly string[];
};

type Content = {
  readonly topic: Topic;
  /** What is said of it besides its short answer, the most fitting first. */
  readonly facts: readonly Fact[];
  /** Where those facts come from. */
  readonly near: readonly Topic[];
  /** Topics so near that the person may have meant them as well: their short answers are given too. */
  readonly beside: readonly Topic[];
};
type Context = { readonly language: Language; readonly question: Question | null; readonly extra: string };

const LIST_AT_MOST = 4;

/** Short answer first, then what the law says, what to gather, what is open; every statement with its citation. */
export function composeAnswer({ topic, facts, near, beside }: Content, context: Context): ComposedAnswer {
  const { language } = context;
  const say = words[language];
  const citations = createCitations([topic, ...beside, ...near]);
  const telling = createTelling(citations, language);
  const parts = [
    telling.sentences(shortAnswer(topic, language)).join(' '),
    context.extra,
    section(say.lawSays, [...telling.facts(facts), ...telling.cautions()]),
    ...beside.map((other) => section(say.alsoAbout(other.title), telling.more(shortAnswer(other, language)))),
    ...practical(topic, language),
    ...closing(topic, say),
    questionPart(say, telling, topic, context.question),
    `*${say.disclaimer}*`,
  ];
  return { markdown: joined(parts), sources: citations.sources(), told: telling.told() };
}

/** What fits a further question about the same thing. */
export function composeMore({ topic, facts, near }: Omit<Content, 'beside'>, context: Context): ComposedAnswer {
  const say = words[context.language];
  const citations = createCitations([topic, ...near]);
  const telling = createTelling(citations, context.language);
  const law = telling.facts(facts).map((line) => `- ${line}`);
  const asked = questionPart(say, telling, topic, context.question);
  const parts = [context.extra, law.join('\n'), asked, `*${say.disclaimer}*`];
  return { markdown: joined(parts), sources: citations.sources(), told: telling.told() };
}

export function shortAnswer(topic: Topic, language: Language): readonly Sentence[] {
  return language === 'es' ? topic.respuesta : topic.answer;
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

function practical({ gather, steps }: Topic, language: Language): string[] {
  const say = words[language];
  return [
    section(say.gather, sentencesIn(gather, language).slice(0, LIST_AT_MOST)),
    section(say.steps, sentencesIn(steps, language).slice(0, LIST_AT_MOST)),
  ];
}

/** What nobody has written in a language yet is left out rather than told in another. */
function sentencesIn(english: readonly string[], language: Language): readonly string[] {
  return language === 'en' ? english : english.flatMap((sentence) => inSpanish(sentence) ?? []);
}

function closing(topic: Topic, say: Words): string[] {
  return [
    section(
      say.open,
      topic.open.map(({ question: open, link }) => `${open} ([${new URL(link).hostname}](${link}))`),
    ),
    section(
      say.help,
      topic.help.map(({ name, how, link }) => `${link ? `[${name}](${link})` : name}: ${how}`),
    ),
  ];
}

function questionPart(say: Words, telling: Telling, topic: Topic, question: Question | null): string {
  if (!question) return '';
  return [`**${say.oneQuestion}:** ${question.ask}`, telling.reason(question.why, topic.facts)]
    .filter(Boolean)
    .join(' ');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `**${title}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
