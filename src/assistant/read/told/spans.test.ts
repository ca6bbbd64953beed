import { expect, test } from 'vitest';
import { factsTold } from './told-facts.ts';

test.each([
  ['ive been here 3 and a half years in this apartment', 'livedMonths', 42],
  ['llevo un año y 6 meses rentando el cuarto', 'livedMonths', 18],
  ['they fired me, i was there 2 years', 'workedMonths', 24],
  ['llevaba año y medio viviendo ahi', 'livedMonths', 18],
  ['i lived here 2 years and six months', 'livedMonths', 30],
  ['me corrieron del trabajo, tenia 4 años ahi', 'workedMonths', 48],
  ['apenas tengo un año rentando con ella', 'livedMonths', 12],
  ['ya tenemos 6 años en este edificio', 'livedMonths', 72],
  ['i have 9 years in this building', 'livedMonths', 108],
  ['tengo dos años laborando con ellos', 'workedMonths', 24],
  ['dure 7 meses trabajando alli', 'workedMonths', 7],
  ['duré casi un año en esa compañía', 'workedMonths', 12],
  ['tenia 10 meses en la factoria cuando me botaron', 'workedMonths', 10],
  ['llevaba 3 meses en el trabajo', 'workedMonths', 3],
  ['i have 3 years with this company', 'workedMonths', 36],
  ['my family has lived here 12 years', 'livedMonths', 144],
  ['mi esposo y yo llevamos 6 años viviendo aqui', 'livedMonths', 72],
  ['me and my son lived there 3 years', 'livedMonths', 36],
  ['llevo 4 años con el mismo casero', 'livedMonths', 48],
  ['had been with the company for 14 months', 'workedMonths', 14],
] as const)('%j: %s %i', (message, field, months) => {
  expect(factsTold(message)[field]).toBe(months);
});

test.each([
  'vivo sola y tengo 70 años',
  'vivo con mi abuela de 81 años',
  'tengo 45 años y rento un cuarto',
  'tengo 5 años en este pais',
  'dure 3 meses sin pagar',
  'llevaba 3 meses en el trabajo',
  'tengo 2 años trabajando aqui',
  'llevo 3 meses sin pagar la renta',
  'llevamos 2 meses esperando que arregle el techo',
  'llevo un año peleando con el casero',
  'the ceiling has leaked for 2 years in my apartment',
  'no heat for 3 months in this building',
  'we have been living without gas for 2 months',
  'my mother lived here 40 years',
  'mi vecino lleva 30 años viviendo aqui',
  'the super has lived here for 9 years',
])('%j: not how long somebody has lived there', (message) => {
  expect(factsTold(message).livedMonths).toBeUndefined();
});

test.each(['me deben 3 meses de trabajo', 'llevo 3 meses sin trabajo', 'they owe me 2 months at that job', 'tengo 3 meses en este apartamento'])(
  '%j: not how long somebody has worked there',
  (message) => {
    expect(factsTold(message).workedMonths).toBeUndefined();
  },
); // prettier-ignore

test('in a talk a bare span is one of what is spoken about, or corrects it', () => {
  const home = { about: 'housing/rent-increase', file: { amounts: {}, dates: {} } };
  expect(factsTold('19 years here', { talk: home }).livedMonths).toBe(228);
  expect(factsTold('im 3 months behind', { talk: home }).livedMonths).toBeUndefined();
  expect(factsTold('its 1,250 a month', { talk: home }).livedMonths).toBeUndefined();
  expect(factsTold('900 dollars a year', { talk: home }).livedMonths).toBeUndefined();
  const job = { about: 'employment/final-pay', file: { amounts: {}, dates: {}, workedMonths: 10 } };
  expect(factsTold('no, 16 months', { talk: job }).workedMonths).toBe(16);
});

test.each([
  ['in brooklyn, 3 years here no lease', 36],
  ['8 meses aqui sin contrato', 8],
  ['i been paying on time, 5 years here', 60],
] as const)('%j, in a talk about a home: %j months', (message, months) => {
  const talk = { about: 'housing/eviction-needs-a-court', file: { amounts: {}, dates: {} } };
  expect(factsTold(message, { talk }).livedMonths).toBe(months);
  expect(factsTold('3 years here').livedMonths).toBeUndefined();
});
