import { parseDay } from '#domain/calendar/calendar-day.ts';
import { isReviewDue } from '#domain/calendar/review-period.ts';
import { factsOf, type Applied } from '../apply/apply-statement.ts';
import type { CountedDay } from '../apply/deadlines.ts';
import type { Language, Words } from '../content/words.ts';
import { dayInWords } from '../deadlines/day-words.ts';
import { describeWorking } from '../deadlines/describe.ts';
import { placeInWords } from '../help/help-for.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { AnswerDeadline, AnswerSource } from '../reply.ts';
import type { AnswerCard, CardDay, Fold, FoldKind } from './card.ts';
import { createCitations, type Citations } from './citations.ts';
import { firstSentence, openedAs, openedFor, withSum, type Opening } from './opening.ts';
import type { Block, Choice, Plan } from './plan.ts';
import { words, type SayWords } from './words.ts';

export type Composed = {
  readonly markdown: string;
  readonly sources: readonly AnswerSource[];
  /** The facts that the visible part states. */
  readonly facts: readonly string[];
  readonly deadlines: readonly AnswerDeadline[];
  readonly choices: readonly Choice[];
  readonly card: AnswerCard | null;
};

export type Reader = {
  readonly language: Language;
  readonly today: string;
  /** How the first sentence begins. */
  readonly opening: Opening;
  readonly isFirst: boolean;
};

/** The answer, the day that counts, the first step and one question; the rest folded, one tap away. */
export function compose(written: Plan, reader: Reader): Composed {
  const plan = { ...written, blocks: withSumsOnce(written.blocks) };
  const say = words[reader.language];
  const citations = createCitations(reader.language);
  const answer = [
    ...plan.blocks.map((block, at) => blockText(block, { citations, reader, at, isLabelled: isLabelled(plan, at) })),
    overdueLine(plan, reader, say),
  ];
  const visible = [
    plan.lead,
    ...answer,
    ...plan.days.flatMap((day) => dayLines(day, reader, say)),
    plan.step ? `**${say.firstStep}:** ${plan.step[reader.language]}` : '',
    plan.question ? `**${plan.question.ask}**` : '',
  ];
  const folds = [...foldedLaw(plan, citations, reader), ...foldedPractical(plan, reader.language, say)];
  const closing = [plan.tail, reader.isFirst && plan.blocks.length > 0 ? `*${say.disclaimer}*` : ''];
  const markdown = joined([...visible, ...folds.map(({ title, markdown: body }) => fold(title, body)), ...closing]);
  return {
    markdown,
    sources: citations.sources(),
    facts: [...new Set(plan.blocks.flatMap(({ statements }) => statements.flatMap(factsOf)))],
    deadlines: plan.days.flatMap((day) => toDeadlines(day, reader)),
    choices: [...(plan.question?.choices ?? []), ...plan.choices],
    card:
      plan.blocks.length === 0
        ? null
        : {
            whole: markdown,
            lead: plan.lead,
            answer: joined(answer),
            days: plan.days.flatMap((day) => toCardDays(day, reader)),
            step: plan.step?.[reader.language] ?? null,
            question: plan.question?.ask ?? null,
            folds,
            closing: joined(closing),
          },
  };
}

/** Two statements of a topic may work out the same: it is said with the first. */
function withSumsOnce(blocks: readonly Block[]): Block[] {
  const said = new Set<string>();
  const once = (applied: Applied): Applied => {
    const words = applied.sum?.says.en;
    if (words === undefined || !said.has(words)) {
      if (words !== undefined) said.add(words);
      return applied;
    }
    return { ...applied, sum: null };
  };
  return blocks.map((block) => ({ ...block, statements: block.statements.map(once) }));
}

/** Of two things each says what it is about, unless its own question or "As I said" stands over it; and what stands first needs no name before others that have one. */
function isLabelled({ blocks, isOpened }: Plan, at: number): boolean {
  const isNamed = blocks.map(({ asked, isAgain }) => asked !== undefined || isAgain !== undefined);
  const areOthersNamed = isNamed.every((named, other) => named || other === at);
  return blocks.length > 1 && !isNamed[at] && !(at === 0 && (isOpened || areOthersNamed));
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

const labelOf = (what: Words, isSafe: boolean | undefined, language: Language) =>
  isSafe ? words[language].safeDay(what[language]) : what[language];

function toCardDays({ deadline, triggerDate, isSafe }: CountedDay, { language }: Reader): CardDay[] {
  const { rule, variant, dates } = deadline;
  return dates.map(({ what, date, means }) => ({
    rule: rule.id,
    variant: variant.id,
    triggerDate,
    label: labelOf(what, isSafe, language),
    day: dayInWords(date, language),
    iso: date,
    means,
    isTheirs: rule.whose === 'theirs',
  }));
}

/** What nobody has compared for too long is still said, and said to be so. */
function overdueLine({ blocks, days }: Plan, { language, today }: Reader, say: SayWords): string {
  const cited = blocks.flatMap(({ topic, statements }) =>
    topic.facts.filter(({ id }) => statements.some((applied) => factsOf(applied).includes(id))),
  );
  const overdue = [...cited, ...days.map(({ deadline }) => deadline.rule)].filter((one) => isReviewDue(one, today));
  const [oldest] = overdue.map(({ checked }) => checked).toSorted();
  return oldest === undefined ? '' : `*${say.overdue(dayInWords(oldest, language))}*`;
}

type InBlock = {
  readonly citations: Citations;
  readonly reader: Reader;
  readonly at: number;
  readonly isLabelled: boolean;
};

function blockText(block: Block, { citations, reader, at, isLabelled }: InBlock): string {
  const { topic, statements, asked, isAgain } = block;
  const { language } = reader;
  const texts = statements.map((applied, index) => {
    const { text, comparison, sum, rewording } = applied;
    const opening = asked ? 'own' : at === 0 && index === 0 ? reader.opening : 'none';
    const opened = withSum(openedAs(rewording ?? text[language], opening, language), sum?.says[language]);
    const mark = citations.mark(topic, factsOf(applied));
    if (isAgain) {
      const whole = openedFor(opened, false);
      return `${words[language].saidBefore} ${isAgain === 'whole' ? whole : firstSentence(whole)} ${mark}`;
    }
    const beside = comparison ? ` ${comparison[language]}` : '';
    return `${opened}${beside} ${mark}`;
  });
  if (asked) return joined([asked.lead, `**${asked.question}**`, ...texts, asked.after ?? '']);
  return isLabelled ? `**${topic.label[language]}:** ${texts.join(' ')}` : texts.join('\n\n');
}

/** The day first, with the days that are left; a day of the other side is told as theirs. */
function dayLines({ deadline, isSafe }: CountedDay, { language, today }: Reader, say: SayWords): string[] {
  return deadline.dates.map(({ date, what, means }) => {
    const left = (parseDay(date) ?? 0) - (parseDay(today) ?? 0);
    const isTheirs = deadline.rule.whose === 'theirs';
    const passed = isTheirs ? say.theirDayPassed : say.dayPassed;
    const note = left >= 0 ? say.daysLeft(left) : means === 'by' ? passed : '';
    return `**${dayInWords(date, language)}**${note ? ` (${note})` : ''}: ${labelOf(what, isSafe, language)}.`;
  });
}

function toDeadlines({ deadline, triggerDate, isSafe }: CountedDay, { language, today }: Reader): AnswerDeadline[] {
  const { rule, variant, dates } = deadline;
  // Nobody wants a day in their calendar that has passed.
  return dates
    .filter(({ date }) => date >= today)
    .map(({ id, what, date }) => ({
      rule: rule.id,
      variant: variant.id,
      triggerDate,
      date: id,
      label: labelOf(what, isSafe, language),
      day: dayInWords(date, language),
      iso: date,
    }));
}

function foldedLaw({ folded, blocks, days }: Plan, citations: Citations, { language, today }: Reader): Fold[] {
  const say = words[language];
  const topicOf = new Map(blocks.map(({ topic }) => [topic.id, topic]));
  const law = folded.flatMap(({ statement, text }) => {
    const topic = topicOf.get(statement.topicId);
    return topic ? [`${openedFor(text[language], false)} ${citations.mark(topic, statement.of)}`] : [];
  });
  const open = [...topicOf.values()].flatMap((topic) =>
    topic.open.map(({ question, link }) => `${question[language]} ([${new URL(link).hostname}](${link}))`),
  );
  const working = days
    .filter(({ isSafe }) => !isSafe)
    .map(({ deadline }) => describeWorking(deadline, { language, today }));
  const [first] = days;
  return [
    ...folding('law', say.moreLaw, list(law)),
    ...folding('working', say.working, working.join('\n\n'), first && say.countedFrom(first.triggerDate)),
    ...folding('open', say.open, days.length === 0 && law.length === 0 ? '' : list(open)),
  ];
}

function foldedPractical({ practical, help }: Plan, language: Language, say: SayWords): Fold[] {
  if (!practical) return [];
  const lines = (all: Topic['gather']) => list(all.map((one) => one[language]));
  return [
    ...folding('gather', say.gather, lines(practical.gather), say.things(practical.gather.length)),
    ...folding('steps', say.steps, lines(practical.steps)),
    ...folding('help', say.help, list(help.map((place) => placeInWords(place, language)))),
  ];
}

/** A part that has nothing in it is none. */
function folding(kind: FoldKind, title: string, markdown: string, note?: string): Fold[] {
  return markdown ? [{ kind, title, markdown, ...(note ? { note } : {}) }] : [];
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Works without a script, and for screen readers; on paper it is open. */
export function fold(title: string, body: string): string {
  return body ? `<details><summary>${title}</summary>\n\n${body}\n\n</details>` : '';
}
