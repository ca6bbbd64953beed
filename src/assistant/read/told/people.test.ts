import { describe, expect, test } from 'vitest';
import { peopleTold } from './people.ts';

describe('how old somebody is', () => {
  test.each([
    ['im 15 and my boss wont pay me', 15],
    ["I'm 67 years old and live alone", 67],
    ['I am a 72 year old widow', 72],
    ['i just turned 62, do i get scrie', 62],
    ['tengo 70 años y no tengo papeles', 70],
    ['soy una señora de 81 años', 81],
    ['we are 80 and 78, our son took the deed', 80],
    ['im only 16', 16],
    ["i'm 17 can i move out", 17],
    ['im 16 need working papers', 16],
    ['as a 67 year old can i', 67],
    ['(17F) my parents kicked me out', 17],
    ['tengo 67 y vivo solo', 67],
    ['tengo 16', 16],
    ['soy mayor de 65', 65],
    ['80 year old man here, no heat', 80],
    ['66 yr old lady here on ssi', 66],
  ])('%s: %i', (message, age) => {
    expect(peopleTold(message).age).toBe(age);
  });

  test.each([
    'im 3 months behind',
    'I am 2 payments late on 15 bills',
    'tengo 5 años viviendo aquí',
    'tengo 12 años de casada',
    'tengo 3 años trabajando ahí',
    'my mom is 82',
    'i am 500 dollars short',
    'llevo 20 años',
    'i am 10 minutes away',
    'im 100% sure',
    'im 12 payments behind',
    'im 20 years into my mortgage',
    'i am 25 or 30 hours short',
    'tengo 15 dias para salir',
    'tengo 2 hijos y 15 nietos',
    'ya tengo 14 años ahi rentando',
    'tengo 20 años alli',
    'a 72 year old woman hit my car',
  ])('%s tells no age of the person', (message) => {
    expect(peopleTold(message).age).toBeUndefined();
  });
});

describe('how old the child is', () => {
  test.each([
    ['my son is 17 and wants to live with me', 17],
    ['my daughter, 9, was suspended', 9],
    ['my 8 year old got bit by a dog', 8],
    ['my 16yo son got arrested', 16],
    ['our oldest kid just turned 19', 19],
    ['mi hija de 15 años quiere trabajar', 15],
    ['mi hijo tiene 4 años', 4],
    ['my kid (12) was hit', 12],
    ["my son's 19 and in college", 19],
    ['my stepdaughter age 16 ran off', 16],
    ['our 14 year old was suspended', 14],
    ['i got a 7 yr old son with asthma', 7],
    ['i have a 3 year old little girl', 3],
    ['tengo una nena de 6 años', 6],
    ['mi nene de 3 años se cayo', 3],
    ['my 15 y/o daughter', 15],
    ['mi hijo tiene 17 y quiere irse', 17],
    ['mi hija de 15 que quiere trabajar', 15],
    ['my oldest is 20', 20],
    ['the kid is 7', 7],
    ['mi hija 9 y no la dejan entrar', 9],
  ])('%s: %i', (message, age) => {
    expect(peopleTold(message)).toEqual({ childAge: age });
  });

  test.each([
    'my baby is 4 months old',
    'my son is 5th in line',
    'my kid is in 9th grade',
    'my daughter is 3 weeks old',
    'mi hijo gana 15 la hora',
    'my daughter turns 21 next month',
    'my son will be 18 in june',
    'my son is 20 minutes away',
    'my sons 3 kids',
    'mi hijo tiene un iep',
    'mi hija tiene una cita',
  ])('%s tells no age in years', (message) => {
    expect(peopleTold(message).childAge).toBeUndefined();
  });
});

describe('which program', () => {
  test.each([
    ['they cut my food stamps', 'snap'],
    ['me quitaron los cupones', 'snap'],
    ['my cash assistance case was closed', 'cash'],
    ['medicaid says i make too much', 'medicaid'],
    ['they want my ssi back', 'ssi'],
    ['denied SSDI twice', 'ssd'],
    ['me negaron el desempleo', 'unemployment'],
  ])('%s: %s', (message, programme) => {
    expect(peopleTold(message).programme).toBe(programme);
  });

  test.each([
    ['its not medicaid, its thru my wifes job', undefined],
    ['this isnt about unemployment', undefined],
    ['no es medicaid es el plan del trabajo', undefined],
    ['ssd, not ssi', 'ssd'],
    ['im not getting my snap', 'snap'],
    ['no me dieron desempleo', 'unemployment'],
  ])('%s: %s, for what is denied is not told', (message, programme) => {
    expect(peopleTold(message).programme).toBe(programme);
  });

  test('two at once leave it open', () => {
    expect(peopleTold('they cut my snap and medicaid').programme).toBeUndefined();
  });
});

describe('what a relative is who could ask for somebody', () => {
  test.each([
    ['my husband is a US citizen and i overstayed', 'citizen'],
    ['mi esposa es ciudadana', 'citizen'],
    ['my daughter was born here', 'citizen'],
    ['my us citizen brother wants to ask for me', 'citizen'],
    ['i married a us citizen last year', 'citizen'],
    ['estoy casada con un ciudadano', 'citizen'],
    ["i'm not a citizen but my wife is a citizen", 'citizen'],
    ['my husband has a green card', 'green-card'],
    ['my wife just got her green card', 'green-card'],
    ['mi mamá ya tiene la residencia', 'green-card'],
    ['mi papá es residente permanente', 'green-card'],
  ])('%s: %s', (message, sponsor) => {
    expect(peopleTold(message).sponsor).toBe(sponsor);
  });

  test.each([
    'i am a citizen',
    'if my husband becomes a citizen',
    'my husband is not a citizen',
    'my boss is american express',
    'mi esposo no tiene residencia',
    'when my wife is a citizen can i apply',
    'my landlord is a citizen',
  ])('%s says nothing of it', (message) => {
    expect(peopleTold(message).sponsor).toBeUndefined();
  });
});

describe('how far a car has run', () => {
  test.each([
    ['dealer in hempstead, 52k miles, paid 9000', 52_000],
    ['it had 98,500 miles on it', 98_500],
    ['tenia 120 mil millas', 120_000],
    ['120000 millas', 120_000],
  ])('%s: %i', (message, miles) => {
    expect(peopleTold(message).miles).toBe(miles);
  });

  test.each(['i live 20 miles away', 'they gave me a 3,000 miles warranty', '52k dollars'])(
    '%s says nothing of it',
    (message) => {
      expect(peopleTold(message).miles).toBeUndefined();
    },
  );
});

test('what the person is themselves is never written down', () => {
  expect(peopleTold('i have no papers and i am undocumented')).toEqual({});
  expect(peopleTold('soy residente permanente')).toEqual({});
});
