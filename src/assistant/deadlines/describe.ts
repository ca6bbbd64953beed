import { PHRASES } from './copy.ts';
import type { Deadline, DeadlineDate } from './compute.ts';
import { dayInWords } from './day-words.ts';
import type { Rule } from './rule.ts';
import { workingOf } from './working.ts';
import type { Language } from '../content/words.ts';

export type DescribeOptions = {
  readonly language: Language;
  /** `YYYY-MM-DD`: with it, a last day that is over is told as such. */
  readonly today?: string;
};

const UNCONFIRMED: ReadonlySet<Rule['confidence']> = new Set(['partial', 'knowledge']);

/** A computed deadline as Markdown for the chat. */
export function describeDeadline(deadline: Deadline, { language, today }: DescribeOptions): string {
  const phrases = PHRASES[language];
  const isOver = deadline.dates.some(({ means, date }) => means === 'by' && today !== undefined && date < today);
  return [
    ...deadline.dates.map((date) => datePart(deadline, date, language)),
    ...(isOver ? [`**${phrases.passed}**`] : []),
    ...underTheDates(deadline, language),
  ].join('\n\n');
}

/** How the days were counted, what was assumed and what else can cost the time: for whoever wants to know. */
export function describeWorking(deadline: Deadline, { language }: DescribeOptions): string {
  return [
    ...deadline.dates.map((date) => workingPart(deadline, date, language)),
    ...underTheDates(deadline, language),
  ].join('\n\n');
}

/** What is assumed and what else can cost the time are statements of law too. */
function underTheDates(deadline: Deadline, language: Language): string[] {
  const phrases = PHRASES[language];
  return [
    `${phrases.assumed} ${deadline.assumption[language]} (${deadline.law})`,
    ...deadline.warnings.map((warning) => `${phrases.careful} ${warning[language]} (${deadline.law})`),
    ...openPart(deadline.rule, language),
    ...(UNCONFIRMED.has(deadline.rule.confidence) ? [phrases.unconfirmed] : []),
    [phrases.notAdvice, ...(deadline.link === undefined ? [] : [`[${phrases.officialPage}](${deadline.link})`])].join(
      ' ',
    ),
  ];
}

function workingPart(deadline: Deadline, date: DeadlineDate, language: Language): string {
  const steps = workingOf(deadline, date, language).map((step, index) => `${index + 1}. ${step}`);
  return [`${date.what[language]}:`, '', ...steps].join('\n');
}

/** What can be said about a rule whose time we do not count. */
export function describeOpenRule(rule: Rule, language: Language): string {
  const { careful } = PHRASES[language];
  const warning = rule.warning === undefined ? [] : [`${careful} ${rule.warning[language]} (${rule.law})`];
  return [`**${rule.title[language]}**`, ...openPart(rule, language), ...warning].join('\n\n');
}

function datePart(deadline: Deadline, date: DeadlineDate, language: Language): string {
  const { working, ends } = PHRASES[language];
  const onEarlierDay = date.date < date.counted ? ` (${ends(dayInWords(date.counted, language))})` : '';
  const steps = workingOf(deadline, date, language).map((step, index) => `${index + 1}. ${step}`);
  const headline = `**${dayInWords(date.date, language)}**: ${date.what[language]}${onEarlierDay}.`;
  return [headline, '', working, '', ...steps].join('\n');
}

function openPart({ open }: Rule, language: Language): string[] {
  if (open.length === 0) return [];
  const questions = open.map(({ question, link }) =>
    link === undefined ? `- ${question[language]}` : `- ${question[language]} ([${new URL(link).hostname}](${link}))`,
  );
  return [[PHRASES[language].open, '', ...questions].join('\n')];
}
