import { AMOUNT_ROLES, type AmountRole, type CaseFile, type PaperKind } from '#domain/matter/case-file.ts';
import { HOME_STATE, type Variables } from '#domain/chat/script.ts';
import type { Words } from '../content/words.ts';
import { findRule } from '../deadlines/find-rule.ts';
import { choiceWords } from '../papers/find-paper.ts';
import { isPaperKind, lettersOf } from '../papers/senders.ts';
import { plain, sentencesOf, tidy } from '../read/sentences.ts';
import type { Askable } from './sums/sum-rule.ts';
import type { Sender } from '../read/told/papers/senders.ts';

/** What an answer adds to what is known. */
export type Learned = {
  readonly file?: Partial<CaseFile>;
  readonly variables?: Partial<Variables>;
  readonly chosen?: Readonly<Record<string, string>>;
};
type Option = { readonly label: Words; readonly means: Learned };
type Asked = { readonly ask: Words; readonly options: readonly Option[]; readonly isDate?: true };

const words = (en: string, es: string): Words => ({ en, es });

const ONE_TO_FIVE = [1, 2, 3, 4, 5];
const WORK_DAYS = [3, 4, 5, 6, 7];

const FIXED: Readonly<Record<string, Asked>> = {
  nyc: {
    ask: words('Where in New York is this?', '¿En qué parte de Nueva York es?'),
    options: [
      { label: words('New York City', 'La ciudad de Nueva York'), means: { variables: { usState: HOME_STATE, isNyc: true } } },
      { label: words('Elsewhere in New York', 'Otra parte de Nueva York'), means: { variables: { usState: HOME_STATE, isNyc: false } } },
      { label: words('Another state', 'Otro estado'), means: {} },
    ],
  },
  lived: {
    ask: words('How long have you lived there?', '¿Cuánto tiempo lleva viviendo ahí?'),
    options: [
      { label: words('Less than 1 year', 'Menos de 1 año'), means: { file: { livedMonths: 6 } } },
      { label: words('1 to 2 years', 'De 1 a 2 años'), means: { file: { livedMonths: 18 } } },
      { label: words('More than 2 years', 'Más de 2 años'), means: { file: { livedMonths: 36 } } },
    ],
  },
  served: {
    ask: words('How did the papers reach you?', '¿Cómo le llegaron los papeles?'),
    options: [
      { label: words('Handed to me', 'Me los dieron en la mano'), means: { file: { served: 'in-hand' } } },
      { label: words('Given to somebody else at home', 'Se los dieron a otra persona en casa'), means: { file: { served: 'other-person' } } },
      { label: words('Taped up or left at the door', 'Pegados o dejados en la puerta'), means: { file: { served: 'posted' } } },
      { label: words('By mail', 'Por correo'), means: { file: { served: 'mailed' } } },
    ],
  },
  programme: {
    ask: words('Which program is it about?', '¿De qué programa se trata?'),
    options: [
      { label: words('SNAP (food stamps)', 'SNAP (estampillas de comida)'), means: { file: { programme: 'snap' } } },
      { label: words('Cash assistance', 'Ayuda en efectivo'), means: { file: { programme: 'cash' } } },
      { label: words('Medicaid', 'Medicaid'), means: { file: { programme: 'medicaid' } } },
      { label: words('Another one', 'Otro'), means: {} },
    ],
  },
  'sum:children': {
    ask: words('How many children is it for?', '¿Por cuántos hijos es?'),
    options: ONE_TO_FIVE.map((count) => ({ label: words(`${count}`, `${count}`), means: { file: { children: count } } })),
  },
  'sum:household': {
    ask: words('How many people live in your home, you counted in?', '¿Cuántas personas viven en su hogar, con usted?'),
    options: ONE_TO_FIVE.map((count) => ({ label: words(`${count}`, `${count}`), means: { file: { household: count } } })),
  },
  'sum:hours': { ask: words('How many hours is it in a week?', '¿Cuántas horas son en una semana?'), options: [] },
  'sum:hoursADay': { ask: words('How many hours is it in a day?', '¿Cuántas horas son en un día?'), options: [] },
  'sum:daysAWeek': {
    ask: words('How many days a week is it?', '¿Cuántos días por semana son?'),
    options: WORK_DAYS.map((count) => ({ label: words(`${count}`, `${count}`), means: { file: { daysAWeek: count } } })),
  },
  'sum:earned': {
    ask: words('How much is earned before taxes? For example: $640 a week.', '¿Cuánto se gana antes de impuestos? Por ejemplo: $640 por semana.'),
    options: [],
  },
  'sum:rent': { ask: words('How much is the rent a month?', '¿De cuánto es la renta al mes?'), options: [] },
  'sum:debt': { ask: words('How much is owed?', '¿Cuánto se debe?'), options: [] },
  spouse: {
    ask: words('Is there a husband or wife?', '¿Hay esposo o esposa?'),
    options: [
      { label: words('Yes', 'Sí'), means: { file: { leftSpouse: true } } },
      { label: words('No', 'No'), means: { file: { leftSpouse: false } } },
    ],
  },
  regulated: {
    ask: words('Is the apartment rent-stabilized?', '¿El apartamento tiene renta estabilizada?'),
    options: [
      { label: words('Yes, rent-stabilized', 'Sí, renta estabilizada'), means: { file: { isRegulated: true } } },
      { label: words('No, it is not', 'No, no lo es'), means: { file: { isRegulated: false } } },
      { label: words('I do not know', 'No sé'), means: {} },
    ],
  },
}; // prettier-ignore

const SUM = 'sum:';
export const sumKey = (name: Askable): string => `${SUM}${name}`;
export const isOfSum = (key: string | null): boolean => key?.startsWith(SUM) === true;
/** The sum that was asked for; undefined where something else was. */
export function amountAsked(key: string | null): AmountRole | undefined {
  const name = isOfSum(key) ? key?.slice(SUM.length) : undefined;
  return AMOUNT_ROLES.find((role) => role === name);
}

const EVICTION_PAPERS: readonly PaperKind[] = [
  'rent-demand',
  'notice-to-quit',
  'petition-nonpayment',
  'petition-holdover',
  'marshal-notice',
];
const COURT_PAPERS: readonly PaperKind[] = [
  'summons',
  'petition-nonpayment',
  'petition-holdover',
  'judgment',
  'collector-letter',
];

const paperQuestion = (kinds: readonly PaperKind[]): Asked => ({
  ask: words(
    'Which paper is it? Look at the top of the first page.',
    '¿Qué papel es? Mire la parte de arriba de la primera página.',
  ),
  options: kinds.map((kind) => ({ label: choiceWords(kind), means: { file: { paper: kind } } })),
});

/** Whether a petition is about rent. */
export const PETITION_KEY = 'paper:petition';
/** Which letter of a sender it is. */
const LETTER = 'paper:letter:';
export const letterKey = (sender: Sender): string => `${LETTER}${sender}`;

/** A question by what it asks for: a condition, `paper:eviction`, `paper:letter:school`, `date:served` or `variant:DL25`. */
export function questionFor(key: string, rulesAsk?: Words): Asked | null {
  if (key === 'paper' || key === 'paper:eviction') return paperQuestion(EVICTION_PAPERS);
  if (key === PETITION_KEY) return paperQuestion(['petition-nonpayment', 'petition-holdover']);
  if (key === 'paper:court') return paperQuestion(COURT_PAPERS);
  if (key.startsWith(LETTER)) return paperQuestion(lettersOf(key.slice(LETTER.length) as Sender).filter(isPaperKind));
  if (key.startsWith('date:')) return rulesAsk ? { ask: rulesAsk, options: [], isDate: true } : null;
  if (key.startsWith(VARIANT)) {
    const rule = findRule(key.slice(VARIANT.length));
    if (!rule) return null;
    return {
      ask: words(`${rule.title.en}: which of these is it?`, `${rule.title.es}: ¿cuál de estos es?`),
      options: rule.variants.map(({ id, when }) => ({ label: when, means: { chosen: { [rule.id]: id } } })),
    };
  }
  return FIXED[key] ?? null;
}

/** The option that a message names: its very words, its number, or words that only one option has. */
export function optionChosen(key: string, message: string): Learned | null {
  const options = questionFor(key)?.options ?? [];
  const [first = ''] = sentencesOf(message);
  // "A court case, it says Kings County": what comes after it says more.
  const [head = ''] = first.split(',');
  return (
    [message, first, head].map((words) => optionIn(options, words)).find((found) => found !== null) ??
    bySigns(key, message)
  );
}

/** "It says Civil Court of the City of New York": the only way to count whose words were said. */
function bySigns(key: string, message: string): Learned | null {
  const rule = key.startsWith(VARIANT) ? findRule(key.slice(VARIANT.length)) : undefined;
  const [one, ...others] = (rule?.variants ?? []).filter(({ signs }) => hasSign(message, signs));
  return rule && one && others.length === 0 ? { chosen: { [rule.id]: one.id } } : null;
}
const VARIANT = 'variant:';

/** Whether a word of a text begins so, or several words stand in it. */
export function hasSign(text: string, signs: readonly string[]): boolean {
  const said = plain(text);
  const words = said.match(/\p{L}+/gu) ?? [];
  return signs.some((sign) => (sign.includes(' ') ? said.includes(sign) : words.some((word) => word.startsWith(sign))));
}

function optionIn(options: readonly Option[], words: string): Learned | null {
  const said = tidy(words);
  const number = /^(\d)$/.exec(said)?.[1];
  if (number !== undefined) return options[Number(number) - 1]?.means ?? null;
  const exact = options.find(({ label }) => tidy(label.en) === said || tidy(label.es) === said);
  if (exact) return exact.means;
  const [one, ...others] = options.filter(
    ({ label }) => tidy(label.en).includes(said) || tidy(label.es).includes(said),
  );
  return one && others.length === 0 && said.length > 2 ? one.means : null;
}
