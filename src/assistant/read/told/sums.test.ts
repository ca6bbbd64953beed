import { expect, test } from 'vitest';
import type { CaseFile } from '#domain/matter/case-file.ts';
import { factsTold } from './told-facts.ts';

const talk = (about: string, file: Partial<CaseFile> = {}) => ({
  talk: { about, file: { amounts: {}, dates: {}, ...file } },
});

test.each([
  ['the judgment is for 4,310 from some card', { debt: 4310 }],
  ['debo cuatro mil quinientos de renta', { debt: 4500 }],
  ['el deposito fue 2000', { deposit: 2000 }],
  ['la señora de la casa no me pagó 300', { pay: 300 }],
  ['mi renta son 1950', { rent: 1950 }],
  ['my rent is 21 hundred a month', { rent: 2100 }],
  ['mi patron me debe como 2 mil dolares', { pay: 2000 }],
  ['i get 780 a week at the restaurant', { earned: 780 }],
  ['she died and left 140k', { estate: 140_000 }],
  ['he died and the card says his estate owes 30k', { debt: 30_000 }],
  ['they charged me 80 for paying late', { fee: 80 }],
  ['late fee of 250 every month on my rent of 1,500', { fee: 250, rent: 1500 }],
  ['i pay 1,240/mo for the apartment', { rent: 1240 }],
  ['i lent my cousin 2,000, he paid back 600 so im suing for 1,400', { claim: 1400 }],
  ['my neighbor broke my fence and wont pay, it cost 1,800', { claim: 1800 }],
  ['my neighbor pays 1,100 and i pay 1,900 rent', { rent: 1900 }],
  ['our household income is 3,100 a month', { earned: 3100 }],
  ['i got a summons from a collector, they claim 2,300', { debt: 2300 }],
  ['no me han pagado 1,400', { pay: 1400 }],
])('%j', (message, amounts) => {
  expect(factsTold(message).amounts).toMatchObject(amounts);
});

test.each([
  'i live at 3500 east 5th street',
  'call me at 718 555 0142',
  'i called 311 about the rent',
  'since 2019 i pay rent on time',
  'courtroom 1204 for my rent case',
  'the car has 108,000 miles',
  'i lived there for 120 days',
  'if the rent were 2,000 could i stay',
])('%j names no sum', (message) => {
  expect(factsTold(message).amounts).toBeUndefined();
});

test('a bare sum is one of what is spoken about', () => {
  expect(factsTold('3,300', talk('consumer/debt-lawsuit-answer')).amounts).toEqual({ debt: 3300 });
  expect(factsTold('mil novecientos', talk('housing/security-deposit')).amounts).toEqual({ deposit: 1900 });
  expect(factsTold('son 1,350', talk('employment/unpaid-wages', { otherSide: 'employer' })).amounts).toEqual({ pay: 1350 }); // prettier-ignore
  expect(factsTold('3,300').amounts).toBeUndefined();
});

test.each([
  ['no wait its 1,080', 1080],
  ['its not 900 its 1900', 1900],
  ['perdon son 1,500, 900 era antes', 1500],
  ['i counted again its 1,080', 1080],
])('%j corrects the only sum that was told', (message, pay) => {
  expect(factsTold(message, talk('employment/unpaid-wages', { amounts: { pay: 900 } })).amounts).toEqual({ pay });
});

test('a pay by the hour is corrected too, and no other small number is', () => {
  const known = talk('employment/minimum-wage', { amounts: { hourly: 18 } });
  expect(factsTold('18.50 since september actually', known).amounts).toEqual({ hourly: 18.5 });
  expect(factsTold('40 hours a week', known).amounts).toBeUndefined();
});

test('what somebody lives on takes the place of no sum that was told', () => {
  const known = talk('benefits/social-security-overpayment', { amounts: { debt: 8400 } });
  expect(factsTold('i only get 1,150', known).amounts).toEqual({ income: 1150 });
  expect(factsTold('solo recibo 950', known).amounts).toEqual({ income: 950 });
  expect(factsTold('my check is 1,150', known).amounts?.debt).toBeUndefined();
  expect(factsTold('sorry, its 8,100', known).amounts).toEqual({ debt: 8100 });
});

test.each([
  ['i get 780 a week at the restaurant', 'week'],
  ['they pay me 1,200 every two weeks', 'two-weeks'],
  ['me pagan 900 quincenal', 'two-weeks'],
  ['i make 2,400 a month', 'month'],
  ['gano 2400 al mes', 'month'],
  ['my salary is 62,000 a year', 'year'],
  ['trabajo limpiando y me dan 650 en efectivo por semana', 'week'],
  ['my weekly check is 640', 'week'],
])('%j: what is earned, and for how long', (message, paidEvery) => {
  expect(factsTold(message)).toMatchObject({ paidEvery, amounts: { earned: expect.any(Number) as number } });
});

test('pay that is owed is nothing that comes every week', () => {
  expect(factsTold('my boss owes me 2,400 for the last three weeks')).toMatchObject({ amounts: { pay: 2400 } });
  expect(factsTold('my boss owes me 2,400 for the last three weeks').paidEvery).toBeUndefined();
  expect(factsTold('i work 50 hours a week, he owes me 1800').amounts).toEqual({ pay: 1800 });
  const support = talk('family/child-support-amount', { amounts: { earned: 62_000 }, paidEvery: 'year' });
  expect(factsTold('he says 300 a month is that fair', support).amounts?.earned).toBeUndefined();
  expect(factsTold('dice que 300 al mes', support).amounts?.earned).toBeUndefined();
});

test('how often a sum comes can be corrected without it', () => {
  const earned = talk('', { amounts: { earned: 900 }, paidEvery: 'week' });
  expect(factsTold('no its every two weeks not a week', earned).paidEvery).toBe('two-weeks');
  expect(factsTold('it is every two weeks').paidEvery).toBeUndefined();
});

test.each([
  ['he wants to raise it from 1,400 to 1,650, the rent', { 'new-rent': 1650 }],
  ['the new rent is 2,100 and my rent was 1,900', { 'new-rent': 2100, rent: 1900 }],
  ['me quieren subir la renta a 1,800', { 'new-rent': 1800 }],
])('%j: what the rent is to be', (message, amounts) => {
  expect(factsTold(message).amounts).toMatchObject(amounts);
});

test.each([
  ['daycare wants $410 a week and i make 21.50 an hr', { hourly: 21.5 }, undefined],
  ['mi esposo gana 1100 a la semana y yo 480', { earned: 1580 }, 'week'],
  ['my ex makes 900 a week and i make 500 a week, what would he pay', { earned: 900 }, 'week'],
  ['i make 500 a week and my ex makes 900 a week', { earned: 900 }, 'week'],
  ['i make 500 a week and my ex makes 900 a week, how much do i have to pay', { earned: 500 }, 'week'],
  ['el papa de mi hijo gana 700 a la semana y yo gano 450 a la semana', { earned: 700 }, 'week'],
  ['el papá de los niños gana 800 a la semana y yo gano 400 a la semana', { earned: 800 }, 'week'],
  ['yo gano 450 a la semana y la mama de mis hijos gana 300 a la semana, cuanto pago yo', { earned: 450 }, 'week'],
  ['i work 12 hours 6 days they pay me 750 cash', { earned: 750 }, 'week'],
  ['me pagan 700 por 6 dias de 11 horas', { earned: 700 }, 'week'],
  ['750 es lo que me pagan a la semana por 72 horas', { earned: 750 }, 'week'],
  ['i make 52k, just me', { earned: 52_000 }, 'year'],
  ['her social security is 1,640 a month', { earned: 1640 }, 'month'],
  ['my paycheck is direct deposit 1,260 every other friday', { earned: 1260 }, 'two-weeks'],
  ['el paga 95 por semana de manutencion', {}, undefined],
  ['i pay 164 a month for the storage', {}, undefined],
  ['my boss only pays cash, 480 a week', { earned: 480 }, 'week'],
  ['gano 820 bruto y me quedan 640 limpio a la semana', {}, undefined],
  ['i make 820 a week gross and bring home 640 a week', { earned: 820 }, 'week'],
  ['i make 2,450 a month, no sorry 2,540', { earned: 2540 }, 'month'],
  ['dad gets 1980 and mom 1105 a month', { earned: 3085 }, 'month'],
  ['antes ganaba 30 mil y ahora tiene 2 trabajos, como 52 mil', { earned: 52_000 }, 'year'],
  ['he makes 1,300 a wk at con ed', { earned: 1300 }, 'week'],
])('%j: what comes in, and not what goes out', (message, amounts, paidEvery) => {
  const told = factsTold(message);
  expect(told.amounts ?? {}).toMatchObject(amounts);
  expect(told.amounts?.earned).toBe((amounts as { earned?: number }).earned);
  expect(told.paidEvery).toBe(paidEvery);
});

test('a few dollars of pay are for an hour', () => {
  const owed = talk('employment/unpaid-wages');
  expect(factsTold('45 hrs a week, 15 bucks, how much does he owe me', owed)).toMatchObject({
    hoursAWeek: 45,
    amounts: { hourly: 15 },
  });
  expect(factsTold('con 800 a la semana cuanto seria', talk('family/child-support-amount'))).toMatchObject({
    amounts: { earned: 800 },
    paidEvery: 'week',
  });
});

test.each([
  ['220 el día, 5 días', 220],
  ['he paid me $120 a day', 120],
  ['eran 90 por turno', 90],
])('pay for a day is nothing that is owed, nor earned in a week: %j', (said, daily) => {
  expect(factsTold(said, talk('employment/unpaid-wages')).amounts).toEqual({ daily });
});

test('what people earn beside others, and pay after a question, is theirs', () => {
  expect(factsTold('we are 3 people and i make $2,400 a month').amounts).toEqual({ earned: 2400 });
  expect(factsTold('how much can the rent go up? i pay $1,400').amounts).toEqual({ rent: 1400 });
});

test('a rent that goes from one sum to another', () => {
  expect(factsTold('mine goes 1,120 to 1,215', talk('housing/rent-increase-limits')).amounts).toEqual({ rent: 1120, 'new-rent': 1215 }); // prettier-ignore
});

test.each([
  ['mi casero me cobra 1,150 de alquiler', { rent: 1150 }],
  ['nos cobran 900 al mes por el cuarto', { rent: 900 }],
  ['he charges us 1,400 for the apartment', { rent: 1400 }],
  ['pago 1.300 al mes por un studio', { rent: 1300 }],
  ['pago 850 por el basement', { rent: 850 }],
  ['me cobraron 50 de recargo', { fee: 50 }],
  ['they charged me 60 for a key', { fee: 60 }],
  ['debo 900 de alquiler', { debt: 900 }],
  ['le di 1,500 de deposito y 1,500 de renta', { deposit: 1500, rent: 1500 }],
])('%j: what stands right behind a sum says what it is for', (message, amounts) => {
  expect(factsTold(message).amounts).toEqual(amounts);
});

test.each(['pago 250 a la semana por un cuarto', 'i pay 250 a week for the room', 'la renta son 300 semanales'])(
  '%j: what is paid for a week is not the rent of a month',
  (message) => {
    expect(factsTold(message).amounts?.rent).toBeUndefined();
  },
);

test.each([
  ['antes pagaba 1,100 de renta y ahora me piden 1,450', { rent: 1100, 'new-rent': 1450 }],
  ['my rent was 1,300, now they want 1,550', { rent: 1300, 'new-rent': 1550 }],
  ['i used to pay 980 rent and now its 1,240', { rent: 980, 'new-rent': 1240 }],
  ['la renta estaba en 1,200 y me la pusieron en 1,500', { rent: 1200, 'new-rent': 1500 }],
  ['i was paying 1,300 rent and now i owe 2,600', { rent: 1300, debt: 2600 }],
])('%j: what the rent was, and what it is to be', (message, amounts) => {
  expect(factsTold(message).amounts).toEqual(amounts);
});

test.each([
  ['saco 720 semanal manejando', 'week', 720],
  ['hago unos 600 a la semana en uber', 'week', 600],
  ['yo cobro 1,300 quincenal', 'two-weeks', 1300],
  ['me llegan 967 del ssi cada mes', 'month', 967],
  ['i get a check of 967 from ssi every month', 'month', 967],
])('%j: earned, in the words of every day', (message, paidEvery, earned) => {
  expect(factsTold(message)).toMatchObject({ paidEvery, amounts: { earned } });
});

test.each(['me cobra 200 a la semana por el cuarto', 'le cobro 700 al mes al muchacho', 'saque 700 del banco este mes'])(
  '%j: nothing that is earned',
  (message) => {
    expect(factsTold(message).amounts?.earned).toBeUndefined();
  },
); // prettier-ignore

test.each(['dije 900 pero eran 950', 'i put 900 but its 950', 'puse 900, son 950', 'realmente son 950', 'perdon escribi 900 y es 950'])(
  '%j corrects the only sum that was told, too',
  (message) => {
    expect(factsTold(message, talk('', { amounts: { pay: 900 } })).amounts).toEqual({ pay: 950 });
  },
); // prettier-ignore

test('what somebody else said is corrected by nobody', () => {
  expect(factsTold('he said 900 but he never paid', talk('', { amounts: { pay: 900 } })).amounts?.pay ?? 900).toBe(900);
});

test.each([
  "i don't owe that hospital 2,500",
  'yo no les debo 1,800 de renta',
  'nunca debi 900',
  'mi hermana paga 1,300 de renta',
  'my uncle makes 900 a week',
  'is the minimum wage 16.50 an hour',
  'el salario minimo es 17 la hora',
  'what if they paid me 20 an hour',
  'si ganara 20 la hora',
])('%j: no sum of theirs', (message) => {
  expect(factsTold(message).amounts).toBeUndefined();
});

test('what the law pays at least is told of one only by whoever earns it', () => {
  expect(factsTold('gano el minimo, 16.50 la hora').amounts).toEqual({ hourly: 16.5 });
  expect(factsTold('i get paid minimum wage, 16.50 an hour').amounts).toEqual({ hourly: 16.5 });
});

test.each([
  ['1500', 'rent', 'housing/nonpayment-case-answer', { rent: 1500 }],
  ['como 1,650', 'rent', 'housing/nonpayment-case-answer', { rent: 1650 }],
  ['its 4200', 'debt', 'employment/unpaid-wages', { debt: 4200 }],
  // What says of itself what it is, is that.
  ['the deposit was 900', 'rent', 'housing/security-deposit-return', { deposit: 900 }],
] as const)('%j, asked for the %s in a talk about %s, is just that', (message, amount, about, amounts) => {
  expect(factsTold(message, { ...talk(about), amount }).amounts).toEqual(amounts);
});
