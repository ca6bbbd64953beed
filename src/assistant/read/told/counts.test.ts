import { expect, test } from 'vitest';
import { countsTold } from './counts.ts';
import { factsTold } from './told-facts.ts';
import { NO_TALK, type Talk } from './sums.ts';

const inTalk = (file: Partial<Talk['file']>, about = ''): Talk => ({
  file: { amounts: {}, dates: {}, ...file },
  about,
});

test.each([
  ['i pay support for 2 kids', 2],
  ['we have three small children', 3],
  ['tenemos dos niños', 2],
  ['its for one child', 1],
  ['son 4 hijos', 4],
  ['my ex and i got 3 kids', 3],
])('%s: so many children', (said, children) => {
  expect(countsTold(said, NO_TALK).children).toBe(children);
});

test.each([
  'there are 25 kids in the class',
  'my son is 7',
  'he owes me 2 weeks',
  'the landlord has 2 kids',
  'a kid hit me',
])('%s: no number of children', (said) => {
  expect(countsTold(said, NO_TALK).children).toBeUndefined();
});

test('one child, in the words of a talk about children', () => {
  expect(countsTold('solo tenemos una niña', NO_TALK).children).toBe(1);
  expect(countsTold('es una sola, ya le dije', inTalk({}, 'family/child-support-amount')).children).toBe(1);
  expect(countsTold('es una sola, ya le dije', NO_TALK).children).toBeUndefined();
});

test('a bare number corrects the children that were counted, and nothing else', () => {
  expect(countsTold('no, 3', inTalk({ children: 2 })).children).toBe(3);
  expect(countsTold('no, 3', NO_TALK).children).toBeUndefined();
});

test.each([
  ['family of 4', 4],
  ['we are five in the apartment', 5],
  ['somos 6 en la casa', 6],
  ['just me and my two kids', 3],
  ['single mom of 3 kids', 4],
  ['my husband and i and 2 kids', 4],
  ['vivo sola', 1],
  ['i live alone', 1],
  ['its just me', 1],
  ['on disability and live alone', 1],
  ['me and my daughter', 2],
  ['mi esposo y yo', 2],
  ['vivo con mi hija y mi nieto', 3],
  ['its me, my mom and my son', 3],
  ['household size is 3', 3],
  ['we are 3 and i make 2,400 a month', 3],
  ['somos 4 y yo gano 500', 4],
  ['somos 4 y ganamos 2,500 al mes', 4],
])('%s: so many at home', (said, household) => {
  expect(countsTold(said, NO_TALK).household).toBe(household);
});

test.each(['my husband hit me', 'we are 4 months behind', 'they are 2 blocks away', 'were 10 days late'])(
  '%s: no household',
  (said) => {
    expect(countsTold(said, NO_TALK).household).toBeUndefined();
  },
);

test.each([
  ['i work 65 hours a week', 65],
  ['trabajo 60 horas por semana', 60],
  ['he has me working 50 hrs/week', 50],
  ['12 hours a day 6 days a week', 72],
  ['6 dias a la semana 11 horas', 66],
  ['i do like 45 hours', 45],
  ['trabajo unas 70 horas', 70],
  ['trabajo en una pizzeria, 58 horas, seis dias', 58],
  ['trabajo 16 horas a la semana, 4 dias', 16],
  ['480 a week for 34 hours', 34],
  ['gano 22 la hora 40 horas', 40],
])('%s: hours of a week', (said, hours) => {
  expect(countsTold(said, NO_TALK).hoursAWeek).toBe(hours);
});

test.each([
  'i waited 6 hours',
  'i worked 24 hours straight',
  'i worked 16 hours a day',
  'my boss wants 48 hours notice',
  'within 48 hours',
])('%s: no hours of a week', (said) => {
  expect(countsTold(said, NO_TALK).hoursAWeek).toBeUndefined();
});

test('numbers in words are understood where they are told', () => {
  expect(factsTold('I work sixty five hours a week')).toMatchObject({ hoursAWeek: 65 });
  expect(factsTold('trabajo once horas al dia, seis dias')).toMatchObject({ hoursAWeek: 66 });
  expect(factsTold('gano once dolares la hora')).toMatchObject({ amounts: { hourly: 11 } });
  expect(factsTold('they pay me nine an hour')).toMatchObject({ amounts: { hourly: 9 } });
  expect(factsTold('the bus bit my five year old')).toMatchObject({ childAge: 5 });
  expect(factsTold('once me cobraron de mas')).toEqual({});
});

test.each([
  'do they owe overtime past 40 hours a week',
  'el overtime es despues de 40 horas semanales?',
  'overtime empieza a partir de 40 horas a la semana',
])('%s: after how many hours something begins', (said) => {
  expect(countsTold(said, NO_TALK).hoursAWeek).toBeUndefined();
});

test.each([
  ['tengo un nene y una nena', 2],
  ['i have a son and a daughter', 2],
  ['tenemos una hija de 4 años y un hijo', 2],
  ['tengo un nene', 1],
])('%s: children one by one', (said, children) => {
  expect(countsTold(said, NO_TALK).children).toBe(children);
});

test.each([
  ['vivo con mi esposo y mis tres nenes', 5],
  ['i live with my mom and my two kids', 4],
  ['vivo con mi hermana y mis hijos', undefined],
])('%s: all of them', (said, household) => {
  expect(countsTold(said, NO_TALK).household).toBe(household);
});

test('of three children that are named one by one nobody says one', () => {
  expect(countsTold('tengo un hijo, una hija y un bebe', NO_TALK).children).not.toBe(1);
});

test.each(['the deli is open 24 hours a day 7 days a week', 'la tienda abre 12 horas al dia 7 dias a la semana'])(
  '%s: hours of a door',
  (said) => {
    expect(countsTold(said, NO_TALK).hoursAWeek).toBeUndefined();
  },
);
