import { applicable, isAnswered, type Answers } from '#domain/documents/answers.ts';
import { fieldsOf, type Field } from '#domain/documents/definition.ts';
import { formatAnswer } from '#domain/documents/format-answer.ts';
import { isSecretQuestion } from '#domain/documents/secret-answer.ts';
import type { Language } from '../../content/words.ts';
import { detectLanguage } from '../../read/detect-language.ts';
import type { Definition } from '../definition.ts';
import { inLine, inMarkdown } from './question-for.ts';
import { interviewWords } from './words.ts';

type Paper = { readonly definition: Definition; readonly answers: Answers; readonly language: Language };

/** What was answered, line by line. */
export function writtenSoFar({ definition, answers, language }: Paper): string {
  const lines = applicable(definition, answers)
    .fields.filter((field) => isAnswered(answers[field.id]) && !isSecretQuestion(field))
    .map((field) => `- ${inMarkdown(field.label)}: ${inLine(field, answers[field.id])}`);
  const text = interviewWords[language];
  return lines.length > 0 ? `${text.soFar}\n\n${lines.join('\n')}` : text.nothingYet;
}

/** "All of it", where a sum is asked for: the largest that stands on the paper. */
export function allOfIt({ definition, answers }: Paper, { type }: Field, message: string): string | null {
  if (type !== 'money' || !ALL.test(message)) return null;
  const sums = fieldsOf(definition)
    .filter((one) => one.type === 'money')
    .map(({ id }) => answers[id])
    .filter((sum) => typeof sum === 'string');
  return sums.toSorted((a, b) => Number(b) - Number(a))[0] ?? null;
}
const ALL =
  /^\W*(?:i (?:want|ask for) )?(?:all(?: of (?:it|the money|my money))?|everything|the (?:whole|full) (?:thing|amount|sum|deposit)|todo(?: el dinero)?|completo|la cantidad completa)(?: back| please| por favor)?\W*$/i;

const IN_OWN_WORDS: readonly Field['type'][] = ['text', 'paragraph', 'list'];

/** The paper is English: says which of its lines were told in Spanish; null where none was. */
export function linesInSpanish({ definition, answers, language }: Paper): string | null {
  const isSpanish = (field: Field) => detectLanguage(formatAnswer(field, answers[field.id]), 'en') === 'es';
  const labels = applicable(definition, answers)
    .fields.filter((field) => IN_OWN_WORDS.includes(field.type) && isAnswered(answers[field.id]) && isSpanish(field))
    .map(({ label }) => inMarkdown(label));
  return labels.length > 0 ? interviewWords[language].linesInSpanish(labels.join(', ')) : null;
}
