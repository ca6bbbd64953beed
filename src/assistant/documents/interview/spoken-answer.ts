import type { Answer } from '#domain/documents/answers.ts';
import type { Field, Option } from '#domain/documents/definition.ts';
import { readAnswer, type ReadAnswer } from '#domain/documents/read-answer.ts';
import { dayIn } from '../../read/days/days.ts';

const YES = /^\W*(?:yes|yeah|yep|yup|correct|right|s[ií]|claro|correcto)\b/i;
const NO = /^\W*(?:no|nope|not)\b/i;
const NONE = /^\W*(?:none|nothing|no one|ningun[oa]?|nada)\W*$/i;
/** A whole number with its marks and what hangs on it: of "1.200" or "12k" the beginning is another amount. */
const FIGURE = /(?<dollars>\$\s?)?(?<figure>\d(?:[\d.,]*\d)?)(?<tail>\w*)/g;
const EMAIL = /[^\s<>()]+@[^\s<>()]+/;
const INTRODUCTION = /^(?:my (?:full )?name is|i am|i'm|me llamo|mi nombre es|soy|it is|it's)\s+/i;

export const isYes = (message: string): boolean => YES.test(message);
export const isNo = (message: string): boolean => NO.test(message);

/** Reads a message as the answer to a question: what people say in a chat is looser than what they type in a field. */
export function spokenAnswer(field: Field, message: string, today: string): ReadAnswer {
  return readAnswer(field, meant(field, message.trim(), today), today);
}

function meant(field: Field, message: string, today: string): unknown {
  switch (field.type) {
    case 'date':
      return dayIn(message, today) ?? message;
    case 'money':
    case 'number':
      return onlyFigure(message) ?? message;
    case 'email':
      return EMAIL.exec(message)?.[0].replace(/[.,;]+$/, '') ?? message;
    case 'yes-no':
      return isYes(message) ? 'yes' : isNo(message) ? 'no' : message;
    case 'choice':
      return chosen(field.options ?? [], message) ?? message;
    case 'several':
      return severalChosen(field.options ?? [], message);
    case 'name':
      return message.replace(INTRODUCTION, '');
    case 'text':
    case 'paragraph':
    case 'address':
    case 'phone':
    case 'index-number':
    case 'list':
      return message;
  }
}

/** The one number that was said, or the one with a dollar sign. Of several, nobody can tell which is meant. */
function onlyFigure(message: string): string | null {
  const said = [...message.matchAll(FIGURE)].map(({ groups }) => groups ?? {});
  const inDollars = said.filter(({ dollars }) => dollars);
  const [one, ...others] = inDollars.length > 0 ? inDollars : said;
  return one && others.length === 0 && one['tail'] === '' ? (one['figure'] ?? null) : null;
}

function chosen(options: readonly Option[], message: string): string | undefined {
  const number = /^\W*(\d{1,2})\W*$/.exec(message)?.[1];
  if (number !== undefined) return options[Number(number) - 1]?.id;
  const said = inWords(message);
  const exact = options.find(({ id, label }) => inWords(id) === said || inWords(label) === said);
  // "No" is in "not sure" and in "none of these": only whole words count, and only if one answer has them.
  const [one, ...others] = exact ? [exact] : options.filter(({ label }) => inWords(label).includes(said));
  return others.length === 0 && said.trim() !== '' ? one?.id : undefined;
}

const inWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Numbers, or the words of the options; an answer that names none of them is no answer. */
function severalChosen(options: readonly Option[], message: string): Answer | string {
  if (NONE.test(message)) return null;
  const numbers = [...message.matchAll(/\d{1,2}/g)].map(([digits]) => options[Number(digits) - 1]?.id);
  if (numbers.length > 0) return numbers.every((id) => id !== undefined) ? numbers : message;
  const said = message.toLowerCase();
  const named = options.filter(({ label }) => said.includes(label.toLowerCase())).map(({ id }) => id);
  const one = chosen(options, message);
  return named.length > 0 ? named : one ? [one] : message;
}
