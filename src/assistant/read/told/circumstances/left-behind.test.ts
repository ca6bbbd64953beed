import { describe, expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { plain } from '../../sentences.ts';
import { spouseLeft } from './left-behind.ts';

const ESTATE = { file: EMPTY_CASE, about: 'estates/no-will' };
const left = (message: string, talk?: typeof ESTATE) => spouseLeft(plain(message), talk);

describe('whether whoever died left a husband or a wife', () => {
  test.each([
    'my mom died with no will and no husband',
    'my dad passed in may, he was divorced. three kids',
    'my aunt passed, she never married',
    'mi tio murio y no tenia esposa',
    'mi mama murio, era viuda',
    'my mom passed last month, my dad died years ago',
    'mi mama murio en enero, mi papa ya murio',
    'mi mamá murió en mayo y mi papá murió hace unos años',
  ])('no: %s', (message) => expect(left(message)).toBe(false));

  test.each(["she wasn't married", 'ok no spouse', 'no había cónyuge, somos tres', 'dad died before her', 'he was a widower'])(
    'no, in a talk about what somebody left: %s',
    (message) => {
      expect(left(message, ESTATE)).toBe(false);
      expect(left(message)).toBeUndefined();
    },
  ); // prettier-ignore

  test.each([
    'my husband died in march without a will',
    'mi esposo falleció y la casa está a su nombre',
    'my dad died and his new wife wants the house',
    "she passed away and i'm the widower",
    'my dad died no will he had 90000 and a wife and 2 kids',
    'mi hermano murió y dejó a su esposa',
    'murió mi papá y su esposa se quedo en la casa',
  ])('yes: %s', (message) => expect(left(message)).toBe(true));

  test.each([
    'my dad died 3 years ago with no will',
    'who inherits if there is no spouse',
    'i have no husband and my landlord wants me out',
    'my mother died and left a house',
    'my dad died years ago',
    'qué pasa si no hay esposa, murió sin testamento',
  ])('nobody says: %s', (message) => expect(left(message)).toBeUndefined());
});
