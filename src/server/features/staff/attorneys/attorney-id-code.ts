import { randomInt } from 'node:crypto';

/** Without the letters and digits that are mistaken for each other when read aloud or copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** Such as NY-7K4M-QX9P: nobody guesses it within the limits of signing up, and it can be told by phone. */
export function newAttorneyIdCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return ['NY', ...Array.from({ length: GROUPS }, group)].join('-');
}
