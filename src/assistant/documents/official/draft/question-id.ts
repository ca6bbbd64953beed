import { wordsIn } from './field-words.ts';

const ID_MAX = 40;

/** `USCitizen` → `usCitizen`: an id for a question, made of the name of a field. */
export function idFrom(name: string): string {
  const words = wordsIn(name).toLowerCase().split(' ').filter(Boolean);
  const [first = 'field', ...rest] = words;
  const id = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('').slice(0, ID_MAX);
  return /^[a-z]/.test(id) ? id : `field${id}`;
}

/** `Kings County` → `kings-county`: an id for one of several answers. */
export const optionIdFrom = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, ID_MAX) || 'option';

export function uniqueIn(taken: Set<string>, id: string): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}${number}`;
  taken.add(free);
  return free;
}
