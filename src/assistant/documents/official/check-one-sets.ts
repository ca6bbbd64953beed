import type { FormField } from '#domain/document/official-form.ts';

export type CheckOne = {
  readonly stem: string;
  readonly boxes: readonly { readonly field: FormField; readonly option: string }[];
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

/** Boxes that stand for one question, such as "citizenYes" and "citizenNo": without this somebody ticks both. */
export function checkOneSets(fields: readonly FormField[]): CheckOne[] {
  const groups = new Map<string, { field: FormField; option: string }[]>();
  for (const field of fields.filter(({ kind }) => kind === 'check')) {
    const { stem = '', word = '' } = LAST_WORD.exec(field.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))?.groups ?? {};
    const set = OPPOSITES.find((words) => words.includes(word.toLowerCase()));
    if (!set || stem.trim() === '') continue;
    const key = `${field.page}/${set[0]}/${stem.trim().toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), { field, option: word.toLowerCase() }]);
  }
  return [...groups]
    .filter(([, boxes]) => boxes.length > 1 && new Set(boxes.map(({ option }) => option)).size === boxes.length)
    .map(([key, boxes]) => ({ stem: key.split('/').slice(2).join('/'), boxes }));
}
