import type { Answer } from '#domain/documents/answers.ts';
import type { DocumentDefinition } from '#contract/documents/document-definition.ts';
import { fieldsOf, type Field, type Option } from '#domain/documents/definition.ts';
import { readAnswer, type ReadAnswer } from '#domain/documents/read-answer.ts';
import type { Answers } from '#domain/documents/answers.ts';
import { formatAnswer } from '#domain/documents/format-answer.ts';
import type { Language } from '../../content/words.ts';
import { dayInWords } from '../../deadlines/day-words.ts';
import { daysIn, nearestOf, type NamedDay } from '../../read/days/days.ts';
import { withoutDeniedDays, withThatDay } from '../../read/days/that-day.ts';
import { pickedFrom } from '../../read/picked.ts';
import { withoutNegated } from '../../read/correcting.ts';
import { plain, sentencesOf } from '../../read/sentences.ts';
import { asWritten } from './as-written.ts';
import { saidInOtherWords } from './other-words.ts';
import { sumInWords } from './sum-in-words.ts';
import { numberWithin } from './told-within.ts';

const YES = /^\W*(?:yes|yeah|yep|yup|yea|ya|correct|right|si|claro|correcto|asi es)\b/;
const NO = /^\W*(?:no|nope|nah|not|never|nada|nunca)\b/;
const NONE = /^\W*(?:none|nothing|no one|ningun[oa]?|nada)\W*$/;
/** Before the answer itself: "it's nonpayment". */
const IT_IS = /^\W*(?:it'?s|it is|that'?s|i think(?: it'?s)?|es|fue|creo que(?: es)?|by|por)\s+(?:(?:an?|una?) )?/;
/** A whole number with its marks and what hangs on it: of "1.200" or "12k" the beginning is another amount. */
const FIGURE = /(?<dollars>\$\s?)?(?<figure>\d(?:[\d.,]*\d)?)(?<tail>\w*)/g;
const EMAIL = /[^\s<>()]+@[^\s<>()]+/;
/** Whatever is said beside it. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g;
export const isYes = (message: string): boolean => YES.test(plain(message));
export const isNo = (message: string): boolean => NO.test(plain(message));

/** Reads a message as the answer to a question: what people say in a chat is looser than what they type in a field. */
export function spokenAnswer(field: Field, message: string, heard: Heard): ReadAnswer {
  return readAnswer(field, meant(field, message.trim(), heard), heard.today, heard.language);
}

export type Heard = {
  readonly answers: Answers;
  readonly today: string;
  readonly language: Language;
  /** For what stands before a question. */
  readonly definition?: Pick<DocumentDefinition, 'sections'>;
};

/** "The same day": the one that was asked for just before, or the only one on the paper. Of two days nobody can tell which is meant. */
function dayMeant(field: Field, message: string, heard: Heard): string | null {
  const { today } = heard;
  const named = daysIn(
    withThatDay(SAME_DAY.test(plain(message)) ? 'that day' : message, today, dayBefore(field, heard)),
    today,
  );
  // "From March till Halloween": the end is no beginning.
  const days = field.day === 'future' ? named : named.filter(({ at }) => !UNTIL.test(plain(message).slice(0, at)));
  // "A week ago today, so the 11th": today is only counted from.
  const told = days.length > 1 ? days.filter(({ at, end }) => !TODAY.test(plain(message).slice(at, end))) : days;
  const [first, ...others] = withoutDeniedDays(plain(message), told);
  // "In March 2024" names no day: none is put on a paper for it.
  const isOther = ({ past, future }: NamedDay) => past !== first?.past && (future !== first?.future || future === null);
  if (!first || first.isWholeMonth || others.some(isOther)) return null;
  if (field.day === undefined) return nearestOf(first, today);
  return field.day === 'future' ? (first.future ?? first.past) : (first.past ?? first.future);
}
const TODAY = /^(?:today|hoy)$/;
const UNTIL = /\b(?:till?|until|to|through|hasta|al)(?: (?:the|like|about|el))* $/;
const SAME_DAY =
  /^\W*(?:(?:on |it was |was |fue |era )*(?:the |that |el )?(?:very )?(?:same|mismo)(?: (?:day|date|one|dia|fecha))?|igual)\W*$/;

function dayBefore({ id }: Field, { answers, definition }: Heard): string | undefined {
  const isDay = (answer: Answer | undefined): answer is string => typeof answer === 'string' && DAY.test(answer);
  const fields = definition ? fieldsOf(definition) : [];
  const place = fields.findIndex((one) => one.id === id);
  const before = fields.slice(0, Math.max(0, place));
  const last = before.findLast((one) => isDay(answers[one.id]));
  const [only, ...others] = new Set(Object.values(answers).filter(isDay));
  const day = last ? answers[last.id] : others.length === 0 ? only : undefined;
  return isDay(day) ? day : undefined;
}
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "Maria88 at gmail dot com". */
const inSigns = (message: string): string =>
  message.replace(SPELLED, (said) =>
    said.replace(/\s+(?:arroba|at)\s+/i, '@').replaceAll(/\s+(?:punto|dot)\s+/gi, '.'),
  );
const SPELLED = /\S+\s+(?:arroba|at)\s+\S+(?:\s+(?:punto|dot)\s+\w+)*/i;

/** What was written down, where it is not what was typed: said, so that nobody has to wonder. */
export function echoOf(field: Field, message: string, answer: Answer, language: Language): string | undefined {
  const typed = message.trim();
  if (isInOtherWords(field, typed)) return labelsOf(field, answer);
  if (!ECHOED.includes(field.type) || typeof answer !== 'string' || answer === typed) return undefined;
  if (field.type !== 'date') return answer.replaceAll('\n', ', ');
  return typed.includes(formatAnswer(field, answer)) ? undefined : dayInWords(answer, language);
}
/** As it was asked, in the language of the talk; what is printed is in English. */
const labelsOf = ({ options = [] }: Field, answer: Answer): string | undefined => {
  const ids = (Array.isArray(answer) ? answer : [answer]).map(String);
  return (
    options
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join('; ') || undefined
  );
};

const isInOtherWords = (field: Field, typed: string): boolean =>
  (field.type === 'choice' && chosen(field.options ?? [], typed) === undefined) ||
  (field.type === 'several' &&
    !/\d/.test(typed) &&
    !(field.options ?? []).some(
      ({ label }) => inWords(typed).includes(inWords(label)) || inWords(label).includes(inWords(typed)),
    ));

const ECHOED: readonly Field['type'][] = ['name', 'address', 'text', 'email', 'date'];

function meant(field: Field, message: string, heard: Heard): unknown {
  switch (field.type) {
    case 'date':
      return dayMeant(field, message, heard) ?? message;
    case 'money':
      return onlyFigure(message) ?? sumInWords(message) ?? message;
    case 'number':
      return onlyFigure(message)?.replaceAll(',', '') ?? sumInWords(message) ?? message;
    case 'phone':
      return onlyOne(message.match(PHONE) ?? []) ?? message;
    case 'email':
      return EMAIL.exec(inSigns(message))?.[0].replace(/[.,;]+$/, '') ?? message;
    case 'yes-no':
      return yesOrNo(message) ?? message;
    case 'choice':
      return chosen(field.options ?? [], message) ?? onlyOne(byWords(field, message)) ?? message;
    case 'index-number':
      return numberWithin(message) ?? message;
    case 'several':
      return severalChosen(field, message);
    case 'name':
    case 'text':
    case 'address':
      return asWritten(field, message).value;
    case 'paragraph':
    case 'list':
      return message;
  }
}

/** The one number that was said, or the one with a dollar sign. Of several, nobody can tell which is meant. */
function onlyFigure(message: string): string | null {
  const said = [...message.matchAll(FIGURE)].map(({ groups }) => groups ?? {});
  const inDollars = said.filter(({ dollars }) => dollars);
  // "Like 3 thousand something, 3,412.77": the exact one.
  const exact = said.filter(({ figure = '' }) => /\.\d{2}$/.test(figure));
  const [one, ...others] = [inDollars, exact].find(({ length }) => length === 1) ?? said;
  return one && others.length === 0 && one['tail'] === '' ? (one['figure'] ?? null) : null;
}

function chosen(options: readonly Option[], message: string): string | undefined {
  const number = /^\W*(\d{1,2})\W*$/.exec(message)?.[1];
  if (number !== undefined) return options[Number(number) - 1]?.id;
  const picked = pickedFrom(
    options.map(({ id }) => id),
    message,
  );
  if (picked !== null) return picked;
  const said = inWords(plain(message).replace(IT_IS, ''));
  const exact = options.find(({ id, label }) => inWords(id) === said || inWords(label) === said);
  // "No" is in "not sure" and in "none of these": only whole words count, and only if one answer has them.
  const within = options.filter(({ label }) => inWords(label).includes(said));
  // "Money. He charged me 1,800": the answer stands first, and more is told.
  const begun = options.filter(({ label }) => said.startsWith(inWords(label)));
  const [one, ...others] = exact ? [exact] : within.length > 0 ? within : begun;
  return others.length === 0 && said.trim() !== '' ? one?.id : undefined;
}

/** "Im 34 so yes", "que yo sepa no": at the end of the first sentence, where its beginning says neither. */
function yesOrNo(message: string): 'yes' | 'no' | null {
  if (isYes(message)) return 'yes';
  if (isNo(message)) return 'no';
  const [first = ''] = sentencesOf(message);
  const said = plain(first);
  if (YES_AT_LAST.test(said)) return 'yes';
  return NO_AT_LAST.test(said) ? 'no' : null;
}
const YES_AT_LAST =
  /\b(?:yes|yeah|yep|yea|si)\W*$|^\W*(?:sure|of course|definitely|absolutely|for sure|oh (?:yes|yeah)|por supuesto|desde luego|obvio|tons|plenty|lots|bastantes?|muchas?|muchos)\b/;
const NO_AT_LAST =
  /(?:[,.;] |\b(?:so|sepa|que|pues|guess|think|creo que) )(?:no|nope|nah)\W*$|^\W*(?:none|jamas|para nada|ningun[oa]?|en absoluto|absolutely not|of course not|claro que no|todavia no|aun no|nobody|nadie)\b/;

/** By what people say for it, or by a word of its own. */
function byWords(field: Field, message: string): readonly string[] {
  const inOthers = saidInOtherWords(field, withoutNegated(message));
  return inOthers.length > 0 ? inOthers : byOwnWord(field.options ?? [], message);
}

/** A word that only one of the answers has; what it is said not to be does not count. */
function byOwnWord(options: readonly Option[], message: string): string[] {
  const said = new Set(longWords(withoutNegated(message)));
  const words = options.map(({ label }) => new Set(longWords(label)));
  const isOwn = (word: string) => !COMMON.has(word) && words.filter((of) => of.has(word)).length === 1;
  return options
    .filter((_, at) => [...(words[at] ?? [])].some((word) => said.has(word) && isOwn(word)))
    .map(({ id }) => id);
}
const COMMON = new Set(
  'dentro este esta para como that this with have from will they them what when your otro otra another'.split(' '),
);
const longWords = (text: string): string[] =>
  (plain(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{4})s$/u, ''));

const inWords = (text: string): string =>
  ` ${plain(text)
    .replaceAll('e-mail', 'email')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const onlyOne = ([one, ...others]: readonly string[]): string | undefined => (others.length === 0 ? one : undefined);

/** Numbers, or the words of the options; an answer that names none of them is no answer. */
function severalChosen(field: Field, message: string): Answer | string {
  const { options = [] } = field;
  if (NONE.test(plain(message))) return null;
  // "I never got the 14 day letter" names no answer by its number.
  const isNumbers = longWords(message).length <= WORDS_BESIDE_NUMBERS;
  const numbers = isNumbers ? [...message.matchAll(/\d{1,2}/g)].map(([digits]) => options[Number(digits) - 1]?.id) : [];
  if (numbers.length > 0) return numbers.every((id) => id !== undefined) ? numbers : message;
  const places = placesIn(options, message);
  const said = message.toLowerCase();
  const named = options.filter(({ label }) => said.includes(label.toLowerCase())).map(({ id }) => id);
  const one = chosen(options, message);
  // "The lease and texts with him": by its own words and by others.
  const meant = new Set([...named, ...places, ...(one ? [one] : []), ...saidInOtherWords(field, message)]);
  return meant.size > 0 ? [...meant] : message;
}

const WORDS_BESIDE_NUMBERS = 3;

/** "The first and the last". */
function placesIn(options: readonly Option[], message: string): string[] {
  const said = plain(message);
  return PLACES.flatMap(([word, at]) => (word.test(said) ? (options.at(at)?.id ?? []) : []));
}
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|primer[ao]?)\b/, 0],
  [/\b(?:second|segund[ao])\b/, 1],
  [/\b(?:third|tercer[ao]?)\b/, 2],
  [/\b(?:last|ultim[ao])(?: one)?\b(?! (?:week|month|year|semana|mes|año))/, -1],
];
