import type { FormField } from '#domain/documents/official-form.ts';
import { headingFor, wordsFor, wordsIn } from './field-words.ts';

export type CheckSet = {
  readonly words: string;
  /** One of them, or any of them. */
  readonly type: 'choice' | 'several';
  readonly boxes: readonly { readonly field: FormField; readonly option: string; readonly label: string }[];
};

/** Of these only one can be true. */
const OPPOSITES = [
  ['yes', 'no'],
  ['male', 'female', 'x'],
  ['single', 'married', 'divorced', 'widowed', 'separated'],
  ['citizen', 'noncitizen'],
  ['own', 'rent'],
];
const LAST_WORD = /^(?<stem>.*?)[\s_.\-[\]0-9]*(?<word>[A-Za-z]+)[\s_.\-[\]0-9]*$/;
const SHORT = 70;

/** Boxes that stand for one question, by their names or by how they stand on the paper: without this somebody ticks both. */
export function checkOneSets(fields: readonly FormField[]): CheckSet[] {
  const boxes = fields.filter(({ kind }) => kind === 'check');
  const named = setsByName(boxes);
  const taken = new Set(named.flatMap((set) => set.boxes.map(({ field }) => field)));
  return [...named, ...setsByPlace(boxes.filter((box) => !taken.has(box)))];
}

function setsByName(boxes: readonly FormField[]): CheckSet[] {
  const groups = new Map<string, { field: FormField; option: string; label: string }[]>();
  for (const field of boxes) {
    const { stem = '', word = '' } = LAST_WORD.exec(field.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))?.groups ?? {};
    const set = OPPOSITES.find((words) => words.includes(word.toLowerCase()));
    if (!set || stem.trim() === '') continue;
    const key = `${field.page}/${set[0]}/${stem.trim().toLowerCase()}`;
    const option = word.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), { field, option, label: capital(option) }]);
  }
  return [...groups]
    .filter(([, all]) => all.length > 1 && new Set(all.map(({ option }) => option)).size === all.length)
    .map(([key, all]) => ({ words: stemWords(key.split('/').slice(2).join('/'), all), type: 'choice', boxes: all }));
}

/** "is" of "isMale" says nothing: then the paper does. */
function stemWords(stem: string, boxes: readonly { readonly field: FormField }[]): string {
  const words = wordsIn(stem);
  return words.length > 2 ? words : ((boxes[0] && headingFor(boxes[0].field)) ?? words);
}

const ONLY_ONE = /\b(?:check|select|choose|mark) (?:only )?one\b(?! or more)|\bone of the following|\bis:?$/i;
const ANY = /\bone or more\b|\ball that apply\b/i;
const YES_NO = /^(?:yes|no|unknown|don[’']t know|not sure)\b/i;

/** Boxes under one heading, each with a few words beside it and no sentence of its own. */
function setsByPlace(boxes: readonly FormField[]): CheckSet[] {
  const groups = new Map<string, FormField[]>();
  for (const field of boxes) {
    if (field.under === undefined || field.beside === undefined || field.beside.length > SHORT) continue;
    if (/^(?:please )?check this box\b/i.test(field.hint ?? '')) continue;
    const key = `${field.page}/${field.under}`;
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()].flatMap((all) => setOf(all) ?? []);
}

function setOf(fields: readonly FormField[]): CheckSet | null {
  const [first] = fields;
  if (!first || fields.length < 2) return null;
  const said = `${first.under ?? ''} ${fields.map(({ hint }) => hint ?? '').join(' ')}`;
  const isYesNo = fields.every(({ beside = '' }) => YES_NO.test(beside));
  const isOne = isYesNo || (ONLY_ONE.test(said) && !ANY.test(said));
  if (!isOne && !ANY.test(said) && fields.length < 3) return null;
  const boxes = fields.map((field, index) => ({
    field,
    option: idOf(field.beside ?? '') || `option-${index + 1}`,
    label: tidyLabel(field.beside ?? ''),
  }));
  if (new Set(boxes.map(({ option }) => option)).size !== boxes.length) return null;
  return { words: headingFor(first) ?? wordsFor(first), type: isOne ? 'choice' : 'several', boxes };
}

const tidyLabel = (text: string) =>
  text
    .replaceAll(/\s*\((?:if|see)\b[^)]*\)?/gi, '')
    .replace(/[\s:;,]+$/, '')
    .trim() || text;
const idOf = (text: string) =>
  tidyLabel(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
