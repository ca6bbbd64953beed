import { applicable, conditionHolds, isAnswered, type Answer, type Answers } from '#domain/documents/answers.ts';
import type { Block, Line } from '#domain/documents/template/blocks.ts';
import type { Field } from '#domain/documents/definition.ts';
import { formatAnswer } from '#domain/documents/format-answer.ts';
import type { Language } from '../content/words.ts';
import { computeDeadline } from '../deadlines/compute.ts';
import { dayInWords } from '../deadlines/day-words.ts';
import { findRule } from '../deadlines/find-rule.ts';
import type { Definition } from './definition.ts';
import { guideWords } from './guide-words.ts';
import { inSpanish } from './in-spanish.ts';

type Occasion = { readonly answers: Answers; readonly language: Language };
export type Guide = { readonly title: string; readonly blocks: readonly Block[] };

/** The page for the person: what to do with the paper, the day that is counted, and in Spanish what was answered. */
export function guideOf(definition: Definition, { answers, language }: Occasion): Guide {
  const said = language === 'es' ? inSpanish(definition) : definition;
  const words = guideWords[language];
  return {
    title: words.title,
    blocks: [
      { type: 'title', line: [{ text: words.title }] },
      { type: 'paragraph', line: [{ text: `${words.forYou} `, bold: true }, { text: words.notPart(said.title) }] },
      ...daysOf(definition, { answers, language }),
      { type: 'numbers', first: 1, lines: said.steps.map((step) => stepLine(step, words.steps[step.do])) },
      { type: 'paragraph', line: [{ text: words.notAdvice, italic: true }] },
      ...(language === 'es' ? readingCopy(said, answers) : []),
    ],
  };
}

function stepLine({ text, link, linkText }: Definition['steps'][number], action: string): Line {
  const where = link === undefined ? [] : [{ text: ` ${linkText ?? ''}: ${link}` }];
  return [{ text: `${action}. `, bold: true }, { text }, ...where];
}

/** Only where the day it is counted from was told, and by the rules that the deadlines are counted by. */
function daysOf(definition: Definition, { answers, language }: Occasion): Block[] {
  const applying = applicable(definition, answers).answers;
  const lines = (definition.counts ?? []).flatMap(({ rule: named, from, when = [] }): Line[] => {
    const day = applying[from];
    if (typeof day !== 'string' || !when.every((condition) => conditionHolds(condition, applying))) return [];
    const [id = '', variant = ''] = named.split(':');
    const rule = findRule(id);
    const result = rule && computeDeadline(rule, { variant, triggerDate: day });
    if (!result?.ok) return [];
    const { dates, law, assumption } = result.deadline;
    return dates.map(({ what, date }) => [
      { text: `${what[language]}: ${dayInWords(date, language)}`, bold: true },
      { text: ` (${law}). ${assumption[language]}` },
    ]);
  });
  return lines.length === 0 ? [] : [{ type: 'box', blocks: lines.map((line) => ({ type: 'paragraph', line })) }];
}

/** The paper stays English: beside it, each question in Spanish with what was answered. */
function readingCopy(spanish: Definition, answers: Answers): Block[] {
  const applying = applicable(spanish, answers);
  const words = guideWords.es;
  const sections = spanish.sections.flatMap(({ title, fields }): Block[] => {
    const rows = fields
      .filter((field) => applying.fields.includes(field) && isAnswered(applying.answers[field.id]))
      .map((field): [Line, Line] => [[{ text: field.label }], [{ text: inWords(field, applying.answers[field.id]) }]]);
    if (rows.length === 0) return [];
    return [
      { type: 'heading', line: [{ text: title }] },
      { type: 'table', head: [[], []], rows },
    ];
  });
  if (sections.length === 0) return [];
  return [
    { type: 'page' },
    { type: 'title', line: [{ text: words.readingCopy }] },
    { type: 'paragraph', line: [{ text: words.readingCopyIs(spanish.title) }] },
    ...sections,
  ];
}

/** As it was asked and answered, not as the paper prints it. */
function inWords(field: Field, answer: Answer | undefined): string {
  if (field.type === 'yes-no') return answer === 'yes' ? guideWords.es.yes : guideWords.es.no;
  if (field.type === 'date' && typeof answer === 'string') return dayInWords(answer, 'es');
  const asked = { ...field, options: field.options?.map(({ id, label }) => ({ id, label })) };
  if (answer === null || answer === undefined || typeof answer === 'string') return formatAnswer(asked, answer);
  // Each on its own line: run together, nobody sees where one row ends.
  return answer
    .map((one) =>
      typeof one === 'string' ? formatAnswer({ ...asked, type: 'choice' }, one) : formatAnswer(asked, [one]),
    )
    .join('\n');
}
