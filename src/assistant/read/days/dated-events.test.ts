import { describe, expect, test } from 'vitest';
import type { DatedEvent } from '#domain/matter/case-file.ts';
import { datedEventsIn, tellsYearOf, undatedEventIn } from './dated-events.ts';

const TODAY = '2026-11-15';

test.each([
  ['i moved out on october 31', { 'moved-out': '2026-10-31' }],
  ["it's been 3 weeks since i moved out", { 'moved-out': '2026-10-25' }],
  ['its been like 10 days since they fired me', { fired: '2026-11-05' }],
  ['two months since the accident and nobody pays', { incident: '2026-09-15' }],
  ['ya van 3 semanas que me mudé', { 'moved-out': '2026-10-25' }],
  ['hace dos semanas que me despidieron', { fired: '2026-11-01' }],
  ['got served with the papers on november 9', { served: '2026-11-09' }],
  ['got court papers monday at my door', { served: '2026-11-09' }],
  ['my car got hit on november 9, no note', { incident: '2026-11-09' }],
  ['i was hit on november 9 by a truck', { incident: '2026-11-09' }],
  ['i got it on november 9', { served: '2026-11-09' }],
  ['el choque fue el 9 de sept', { incident: '2026-09-09' }],
  ['me caí en la acera en septiembre 9', { incident: '2026-09-09' }],
  ['he gave it to my roommate on nov 3 and then a copy came in the mail nov 9', { served: '2026-11-03' }],
  ['the court website says affidavit of service filed november 12', { 'proof-filed': '2026-11-12' }],
  ['mom died, sister appointed administrator october 20', { appointed: '2026-10-20' }],
  ['i need food november 20 for my kids not a hearing', {}],
  ['the roommate got it november 9 i looked at my texts', { served: '2026-11-09' }],
  ['mi vecina la recibió el 9 de noviembre', { served: '2026-11-09' }],
  [
    'it says i got it november 10 but actually my neighbor gave it to me he got it november 9',
    { served: '2026-11-09' },
  ],
  ['i got court monday', { 'court-date': '2026-11-16' }],
  ['my court date is december 3', { 'court-date': '2026-12-03' }],
  ['tengo corte el 3 de diciembre', { 'court-date': '2026-12-03' }],
  ['i finished july 20 and he never paid', { 'work-done': '2026-07-20' }],
  ['the rent goes up to 1800 starting january 1', { 'takes-effect': '2027-01-01' }],
  ['i was fired on friday', { fired: '2026-11-13' }],
  ['me despidieron el viernes', { fired: '2026-11-13' }],
  ['she passed away on september 2', { death: '2026-09-02' }],
  ['i fell on the sidewalk on 8/20', { incident: '2026-08-20' }],
  ['the letter is dated november 5', { 'notice-dated': '2026-11-05' }],
  ['me mudé el 30 de junio', { 'moved-out': '2026-06-30' }],
  ['i bought the car on october 1', { purchase: '2026-10-01' }],
  ['i mailed the exemption claim form on november 6', { 'form-sent': '2026-11-06' }],
  ['envié el formulario el 6 de noviembre', { 'form-sent': '2026-11-06' }],
  ['i found out about it on september 8', { learned: '2026-09-08' }],
  ['me enteré el 8 de septiembre', { learned: '2026-09-08' }],
  ['i came to the united states on march 3, 2026', { arrived: '2026-03-03' }],
  ['llegué a estados unidos el 3 de marzo de 2026', { arrived: '2026-03-03' }],
  ['i have a green card since march 3, 2021', { 'resident-since': '2021-03-03' }],
  ['got my green card on 3/3/2021', { 'resident-since': '2021-03-03' }],
  ['la residencia me llegó el 3 de marzo de 2021', { 'resident-since': '2021-03-03' }],
  ['soy residente desde el 3 de marzo de 2021', { 'resident-since': '2021-03-03' }],
  ['my green card expires on march 3, 2027', { 'takes-effect': '2027-03-03' }],
  ['i applied for snap on november 2', { applied: '2026-11-02' }],
  ['solicité snap el 2 de noviembre', { applied: '2026-11-02' }],
  ['i filed for divorce on october 5', { filed: '2026-10-05' }],
  ['presenté el divorcio el 5 de octubre', { filed: '2026-10-05' }],
  ['i served my answer on october 20', { answered: '2026-10-20' }],
  ['entregué mi respuesta el 20 de octubre', { answered: '2026-10-20' }],
  ['finished the project on october 9 and no pay', { 'work-done': '2026-10-09' }],
  ['terminé el trabajo el 9 de octubre', { 'work-done': '2026-10-09' }],
  ['i missed my oath hearing on october 1', { 'missed-hearing': '2026-10-01' }],
  ['falté a la audiencia el 1 de octubre', { 'missed-hearing': '2026-10-01' }],
  ['last payment was march 3, 2024', { 'last-payment': '2024-03-03' }],
  ['they gave me a desk appearance ticket for december 3', { 'court-date': '2026-12-03' }],
  ['me dieron una citación para el 3 de diciembre', { 'court-date': '2026-12-03' }],
  ['the hearing notice is set for nov 30', { 'court-date': '2026-11-30' }],
  ['i got a speeding ticket on november 2', { violation: '2026-11-02' }],
  ['the transmission died on october 30', {}],
  ['tengo otra carta del 10 de noviembre que dice que debo dinero', { 'notice-dated': '2026-11-10' }],
  ['there is another letter of november 10 about money', { 'notice-dated': '2026-11-10' }],
  ['me llego la carta del desempleo el 3 de noviembre diciendo que me negaron', { served: '2026-11-03' }],
  ['me negaron el desempleo el 3 de noviembre', { 'notice-dated': '2026-11-03' }],
  ['i got the letter november 3 that denied me', { served: '2026-11-03' }],
  ['me llegó la carta, dice enviada el 20 de octubre', { 'notice-mailed': '2026-10-20' }],
  ['i was served the monday before, nov 9', { served: '2026-11-09' }],
  ['court is monday and i got the papers november 9', { 'court-date': '2026-11-16', served: '2026-11-09' }],
])('%j', (message, dates) => {
  expect(datedEventsIn({ message, today: TODAY }, null).dates).toEqual(dates);
});

test('two days in one message each keep their own event', () => {
  const { dates } = datedEventsIn(
    { message: 'i got the papers on november 9 and court is november 24', today: TODAY },
    null,
  );
  expect(dates).toEqual({ served: '2026-11-09', 'court-date': '2026-11-24' });
});

test('a day whose event is not said is kept apart', () => {
  expect(datedEventsIn({ message: 'november 12', today: TODAY }, null)).toEqual({
    dates: {},
    loneDay: '2026-11-12',
    isMonthOnly: false,
  });
});

test('a month that has passed is counted from its first day, and said to be a month; one to come is no day', () => {
  const paid = datedEventsIn({ message: 'i think my last payment was in march 2017', today: TODAY }, null);
  expect(paid).toEqual({ dates: { 'last-payment': '2017-03-01' }, loneDay: null, isMonthOnly: true });
  expect(datedEventsIn({ message: 'en marzo de 2024', today: TODAY }, 'last-payment').dates).toEqual({
    'last-payment': '2024-03-01',
  });
  expect(datedEventsIn({ message: 'we moved out in june', today: TODAY }, null).dates).toEqual({
    'moved-out': '2026-06-01',
  });
  expect(datedEventsIn({ message: 'my lease ends in march', today: TODAY }, null).dates).toEqual({});
  expect(datedEventsIn({ message: 'they may 2 me later', today: TODAY }, null).isMonthOnly).toBe(false);
});

test.each([
  'no letter yet it only happened this morning',
  'not yet, yesterday he only called',
  'todavia no, ayer solo me llamaron',
  'no me ha llegado, fue ayer',
])('%s: what was asked for has not come', (message) => {
  expect(datedEventsIn({ message, today: TODAY }, 'served').dates).not.toHaveProperty('served');
});

test('a bare day answers the event that was asked for', () => {
  expect(datedEventsIn({ message: 'november 12', today: TODAY }, 'moved-out').dates).toEqual({
    'moved-out': '2026-11-12',
  });
  expect(datedEventsIn({ message: 'the 3rd of december', today: TODAY }, 'court-date').dates).toEqual({
    'court-date': '2026-12-03',
  });
});

test('a day that has passed answers nothing about a day to come', () => {
  expect(
    datedEventsIn({ message: 'no hay contrato. me lo dijo de palabra, ayer', today: TODAY }, 'court-date').dates,
  ).toEqual({});
  expect(
    datedEventsIn({ message: 'no hay contrato. me lo dijo de palabra, ayer', today: TODAY }, 'served').dates,
  ).not.toEqual({});
});

test.each([
  ['fue el sabado pasado. yo rento y no tengo seguro', '2026-11-14'],
  ['last saturday. i rent and there is no insurance', '2026-11-14'],
  ['no one told us anything before that! it was november 3', '2026-11-03'],
])('%j: a bare day in a sentence of its own answers it too', (message, day) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, 'incident').dates).toEqual({ incident: day });
});

test.each([
  'ya encontre una carta, dice 3 de noviembre que no mande los papeles',
  'el aviso es del 3 de noviembre',
  'i found the letter it says november 3 that i did not recertify',
])('%j tells the date of a letter', (message) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null).dates).toEqual({ 'notice-dated': '2026-11-03' });
});

test('a day in a sentence that tells something else answers nothing', () => {
  const message = 'no idea. my cousin got married and we were all there on november 3';
  expect(datedEventsIn({ message, today: '2026-11-16' }, 'incident').dates).toEqual({});
});

test('what the person says happened that day counts more than what was asked for', () => {
  expect(datedEventsIn({ message: 'court is november 24', today: TODAY }, 'served').dates).toEqual({
    'court-date': '2026-11-24',
  });
});

test.each([
  ['el papá está en santo domingo', null],
  ['él entró hace 12 años sin visa', null],
  ['so what do i do tomorrow', null],
])('%s: no day that could be asked about', (message, day) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null).loneDay).toBe(day);
});

test('a day that belongs to what is told answers no question', () => {
  expect(
    datedEventsIn({ message: 'anoche me cortó la luz el dueño otra vez', today: '2026-11-16' }, 'takes-effect').dates,
  ).toEqual({});
  expect(datedEventsIn({ message: 'it was last night i think', today: '2026-11-16' }, 'served').dates).toEqual({
    served: '2026-11-15',
  });
});

test('a visit is no paper', () => {
  expect(datedEventsIn({ message: 'acs came to my house yesterday', today: '2026-11-16' }, null).dates).toEqual({});
  expect(datedEventsIn({ message: 'she left last night with the kids', today: '2026-11-16' }, null).dates).toEqual({});
  expect(datedEventsIn({ message: 'the letter came yesterday', today: '2026-11-16' }, null).dates).toEqual({
    served: '2026-11-15',
  });
});

test.each([
  'his kids want me out, they gave me till friday',
  'me dieron hasta el viernes',
  'the letter says to leave before nov 30',
  'la carta dice que salga antes del 30 de noviembre',
  'they served me and said pay by december 1',
])('a day until which there is time is none on which something happened: %j', (message) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null)).toMatchObject({ dates: {}, loneDay: null });
});

test('what went on until a day ended on it', () => {
  expect(
    datedEventsIn({ message: 'i got fired, they kept me until november 6', today: '2026-11-16' }, null).dates,
  ).toEqual({
    fired: '2026-11-06',
  });
});

test.each([
  'he is gonna change the locks on friday',
  'i can pay 600 on thursday',
  'hes taking my paper back, he will sign it wednesday',
  'el domingo nos saca',
])('what is yet to come is nothing that happened: %j', (message) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null)).toMatchObject({ dates: {}, loneDay: null });
});

test.each([
  'hace 3 semanas que no me paga',
  'hace dos meses q no tengo luz',
  '3 weeks since he paid me',
  'ya van 3 semanas que no me paga',
])('how long something lasts names no day: %j', (message) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null)).toMatchObject({ dates: {}, loneDay: null });
});

test('what happened three weeks ago was on a day', () => {
  expect(datedEventsIn({ message: 'fue hace 3 semanas', today: '2026-11-16' }, null).loneDay).toBe('2026-10-26');
});

test.each<[string, object]>([
  ['la carta dice que empieza el 23 de noviembre', { dates: { 'takes-effect': '2026-11-23' } }],
  ['the notice says it starts on november 23', { dates: { 'takes-effect': '2026-11-23' } }],
  ['the letter is dated november 23', { dates: {}, loneDay: '2026-11-23' }],
  ['the letter is dated november 23, 2025', { dates: { 'notice-dated': '2025-11-23' } }],
  ['the letter is dated march 3', { dates: { 'notice-dated': '2026-03-03' } }],
])('a day that is soon to come is not taken for the one a year ago: %s', (message, read) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null)).toMatchObject(read);
});

test.each(['the baby has no formula tonight', 'hoy no comimos', 'no trabajo desde hace 3 semanas'])(
  'now is no day to ask about, and neither is how long it goes on: %j',
  (message) => {
    expect(datedEventsIn({ message, today: '2026-11-16' }, null)).toMatchObject({ dates: {}, loneDay: null });
  },
);

test('what is wanted from a day on begins on it', () => {
  const message = 'me lo dio el 9 de noviembre y quiere 300 mas de renta desde el primero de diciembre';
  expect(datedEventsIn({ message, today: '2026-11-16' }, null).dates).toMatchObject({ 'takes-effect': '2026-12-01' });
});

test('what was left with somebody was served on that day', () => {
  expect(datedEventsIn({ message: 'me los dejaron con mi vecina ayer', today: '2026-11-16' }, null).dates).toEqual({
    served: '2026-11-15',
  });
});

test('a day that is soon to come is not the one a year ago, also where nothing says what happens on it', () => {
  expect(datedEventsIn({ message: 'ella nombro el 30 de noviembre', today: '2026-11-16' }, null).loneDay).toBe(
    '2026-11-30',
  );
  expect(
    datedEventsIn({ message: 'el medicaid se acaba el 30 de noviembre', today: '2026-11-16' }, null).dates,
  ).toEqual({
    'takes-effect': '2026-11-30',
  });
  expect(
    datedEventsIn({ message: 'el aviso tiene fecha del 5 de noviembre', today: '2026-11-16' }, null).dates,
  ).toEqual({
    'notice-dated': '2026-11-05',
  });
});

describe('what was not done, and what whoever writes has sent', () => {
  const certain = (event: DatedEvent) => () => ({ event, share: 0.99, shareOf: () => 0.99 });
  const dates = (message: string, event: DatedEvent) =>
    datedEventsIn({ message, today: '2026-11-16' }, null, certain(event)).dates;

  test.each<[string, DatedEvent]>([
    ['i never signed the lease on november 3', 'signed'],
    ['nunca firmé el contrato el 3 de noviembre', 'signed'],
    ['yo jamas compre ese carro el 3 de noviembre', 'purchase'],
    ['nobody ever served me on november 3', 'served'],
  ])('%j: has no day', (message, event) => {
    expect(dates(message, event)).toEqual({});
  });

  test.each<[string, DatedEvent]>([
    ['i never got the summons until november 3', 'served'],
    ['nunca me llego la carta hasta el 3 de noviembre', 'served'],
    ['they never paid me on november 3', 'payday'],
  ])('%j: has its day', (message, event) => {
    expect(dates(message, event)).toEqual({ [event]: '2026-11-03' });
  });

  test.each(['le mandé los papeles al dueño el 3 de noviembre', 'el 3 de noviembre yo le envie la carta', 'i mailed him the papers on november 3', 'we sent the letter november 3'])(
    '%j: was served on nobody here',
    (message) => {
      expect(dates(message, 'served')).toEqual({});
      expect(dates(message, 'notice-mailed')).toEqual({});
    },
  ); // prettier-ignore

  test.each(['i was sent the papers on november 3', 'me mandaron los papeles el 3 de noviembre'])(
    '%j: came to them',
    (message) => {
      expect(dates(message, 'served')).not.toEqual({});
    },
  );
});

test.each<[string, DatedEvent]>([
  ['nos suben el alquiler el 1 de enero', 'takes-effect'],
  ['me cierran el caso el 1 de enero', 'takes-effect'],
  ['they are gonna stop my stamps january 1', 'takes-effect'],
  ['gave us until january 1 to move out', 'takes-effect'],
  ['me dio hasta el 1 de enero para mudarme', 'takes-effect'],
  ['me citaron para el 1 de enero', 'court-date'],
])('%j lies ahead', (message, event) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null).dates).toEqual({ [event]: '2027-01-01' });
});

test.each(['me subieron la renta el 3 de noviembre', 'they gave me until friday to pay'])(
  '%j takes no effect on a day to come',
  (message) => {
    expect(datedEventsIn({ message, today: '2026-11-16' }, null).dates).not.toHaveProperty('takes-effect');
  },
);

test.each(['falte a corte el 3 de noviembre', 'me perdi la audiencia el 3 de noviembre', "i didn't make it to court november 3"])(
  '%j was missed',
  (message) => {
    expect(datedEventsIn({ message, today: '2026-11-16' }, null).dates).toEqual({ 'missed-hearing': '2026-11-03' });
  },
); // prettier-ignore

test.each<[string, DatedEvent]>([
  ['hace 3 meses que no pago la renta', 'payday'],
  ['hace dos semanas no me pagan', 'payday'],
  ['hace 5 meses que vivo aqui', 'moved-out'],
  ['hace 2 meses que trabajo ahi', 'fired'],
])('%j: how long it has gone on, and no day of anything', (message, event) => {
  const certain = () => ({ event, share: 0.99, shareOf: () => 0.99 });
  expect(datedEventsIn({ message, today: '2026-11-16' }, null, certain)).toEqual({
    dates: {},
    loneDay: null,
    isMonthOnly: false,
  });
});

describe('moving in is not moving out, and what has begun takes no effect any more', () => {
  const certain = (event: DatedEvent) => () => ({ event, share: 0.99, shareOf: () => 0.99 });
  const dates = (message: string, event: DatedEvent) =>
    datedEventsIn({ message, today: '2026-11-16' }, null, certain(event)).dates;

  test.each<[string, DatedEvent]>([
    ['we moved in on november 3', 'moved-out'],
    ['i moved into this place november 3', 'moved-out'],
    ['nos mudamos aqui el 3 de noviembre', 'moved-out'],
    ['me mude pa ca el 3 de noviembre', 'moved-out'],
    ['the lease began june 3', 'takes-effect'],
    ['el contrato empezo el 3 de junio', 'takes-effect'],
  ])('%j', (message, event) => {
    expect(dates(message, event)).toEqual({});
  });

  test.each<[string, DatedEvent, string]>([
    ['i moved in november', 'moved-out', '2026-11-01'],
    ['me mude el 3 de noviembre', 'moved-out', '2026-11-03'],
    ['the new lease begins june 3', 'takes-effect', '2027-06-03'],
  ])('but %j: %s', (message, event, day) => {
    expect(dates(message, event)).toEqual({ [event]: day });
  });
});

test.each<[string, DatedEvent]>([
  ['she wants us to move out january 1', 'takes-effect'],
  ['me quieren fuera para el 1 de enero', 'takes-effect'],
  ['quiere q nos salgamos el 1 de enero', 'takes-effect'],
  ['they pushed my case to january 1', 'court-date'],
])('%j: what is wanted of somebody', (message, event) => {
  expect(datedEventsIn({ message, today: '2026-11-16' }, null).dates).toEqual({ [event]: '2027-01-01' });
});

test('the year of something is told without its day', () => {
  expect(tellsYearOf('last-payment', 'i last paid in 2020')).toBe(true);
  expect(tellsYearOf('last-payment', 'dejé de pagar en 2019')).toBe(true);
  expect(tellsYearOf('last-payment', 'i last paid a while ago')).toBe(false);
  expect(tellsYearOf('last-payment', 'i moved here in 2020')).toBe(false);
  expect(tellsYearOf('moved-out', 'i last paid in 2020')).toBe(false);
});

describe('what was heard of a day', () => {
  const heard =
    (event: DatedEvent | null, share: number, others: Partial<Record<DatedEvent, number>> = {}) =>
    () => ({
      event,
      share,
      shareOf: (one: DatedEvent) => others[one] ?? (one === event ? share : 0),
    });
  const told = (message: string, hear: Parameters<typeof datedEventsIn>[2]) =>
    datedEventsIn({ message, today: '2026-11-16' }, null, hear);

  test('tells what the form of the words does not', () => {
    expect(told('she took her own life on november 3', heard('death', 0.95)).dates).toEqual({ death: '2026-11-03' });
    expect(told('she took her own life on november 3', heard('death', 0.8))).toMatchObject({
      dates: {},
      loneDay: '2026-11-03',
    });
  });

  test('and overrules it only where it is certain, or knows nothing of it', () => {
    const said = 'i got a ticket on november 3';
    expect(told(said, heard('served', 0.95)).dates).toEqual({ served: '2026-11-03' });
    expect(told(said, heard('served', 0.6, { violation: 0.3 })).dates).toEqual({ violation: '2026-11-03' });
    expect(told(said, heard('served', 0.6, { violation: 0.05 })).dates).toEqual({});
    expect(told(said, heard(null, 0.95))).toMatchObject({ dates: {}, loneDay: '2026-11-03' });
  });

  test('but not what stands right before the day', () => {
    const said = 'the letter came, it says mailed november 3';
    expect(told(said, heard('served', 0.99)).dates).toEqual({ 'notice-mailed': '2026-11-03' });
    expect(
      told('they mailed the letter to my old place and it came here november 3', heard('served', 0.99)).dates,
    ).toEqual({
      served: '2026-11-03',
    });
  });

  test('a day that lies ahead is never one on which something happened', () => {
    expect(told('they gave me until november 20', heard('served', 0.99)).dates).toEqual({});
    expect(told('my hearing is november 20', heard('court-date', 0.99)).dates).toEqual({ 'court-date': '2026-11-20' });
  });
});

test.each(['if i get fired on friday can i collect', 'si me botan el viernes puedo pedir desempleo'])(
  '%j: nothing has happened yet',
  (message) => {
    expect(datedEventsIn({ message, today: '2026-11-16' }, null)).toMatchObject({ dates: {}, loneDay: null });
  },
);

test('"I do not know if it came on Friday" tells of that day all the same', () => {
  expect(
    datedEventsIn({ message: 'i dont know if it came on november 13 or later', today: '2026-11-16' }, null).dates,
  ).toEqual({
    served: '2026-11-13',
  });
});

test.each([
  'is there anything for today?',
  'can i be served on november 9',
  '¿hay comida hoy?',
  'so do i have to answer it today',
])('%s tells of nothing that happened on that day', (message) => {
  const hear = () => ({ event: 'served' as const, share: 1, shareOf: () => 1 });
  expect(datedEventsIn({ message, today: TODAY }, 'notice-dated', hear).dates).toEqual({});
});

test('whoever is asked and tells before asking is believed', () => {
  const hear = () => ({ event: 'served' as const, share: 1, shareOf: () => 1 });
  const message = 'i got it on november 9. is there anything for today?';
  expect(datedEventsIn({ message, today: TODAY }, null, hear).dates).toEqual({ served: '2026-11-09' });
});

test('the day of a wrong is the one that was asked for, whether it was done or happened', () => {
  const message = 'how long do i have, the first post was on march 3 this year';
  const heard = (event: DatedEvent) => () => ({ event, share: 1, shareOf: () => 1 });
  const dates = (asked: DatedEvent | null, event: DatedEvent) =>
    datedEventsIn({ message, today: TODAY }, asked, heard(event)).dates;
  expect(dates('incident', 'act')).toEqual({ incident: '2026-03-03' });
  expect(dates('act', 'incident')).toEqual({ act: '2026-03-03' });
  expect(dates(null, 'act')).toEqual({ act: '2026-03-03' });
  expect(dates('served', 'act')).toEqual({ act: '2026-03-03' });
});

test('"el corte" is what is cut off, and "la corte" the court', () => {
  const on = (message: string) => datedEventsIn({ message, today: '2026-11-15' }, null).dates;
  expect(on('dice que el corte es el 1 de diciembre')).toEqual({ 'takes-effect': '2026-12-01' });
  expect(on('la corte es el 1 de diciembre')).toEqual({ 'court-date': '2026-12-01' });
  expect(on('my court date was november 9')).toEqual({ 'court-date': '2026-11-09' });
});

describe('how a paper came is told right before the day', () => {
  const unsure = () => ({ event: 'arrived' as const, share: 0.95, shareOf: () => 0 });
  const on = (message: string, asked: DatedEvent | null = null) =>
    datedEventsIn({ message, today: '2026-11-18' }, asked, unsure).dates;

  test.each([
    'it came on november 4',
    'i got it in the mail nov 4',
    'i just received the letter nov 4',
    'la carta me llego el 4 de noviembre',
    'they taped it to my door nov 4',
  ])('%j', (message) => {
    expect(on(message)).toEqual({ served: '2026-11-04' });
    // Counted from the day on which it came, a day would be too late.
    expect(on(message, 'notice-mailed')).toEqual({ served: '2026-11-04' });
    expect(on(message, 'proof-filed')).toEqual({ served: '2026-11-04' });
  });

  test('and nothing else is taken for it', () => {
    expect(on('got the apartment on nov 4')).toEqual({ arrived: '2026-11-04' });
    expect(on('nov 4', 'notice-mailed')).toEqual({ arrived: '2026-11-04' });
  });
});

test('what is supposed of a letter is told of it', () => {
  const on = (message: string) => datedEventsIn({ message, today: '2026-11-18' }, null).dates;
  const both = { 'notice-mailed': '2026-10-20', 'notice-dated': '2026-10-18' };
  expect(on('what if they mailed it on oct 20 but dated it oct 18?')).toEqual(both);
  expect(on('if i get fired on oct 20')).toEqual({});
});

test('what is wanted now makes no day to come of one that has passed', () => {
  const on = (message: string) => datedEventsIn({ message, today: '2026-11-18' }, null).dates;
  expect(on('they served me on nov 6, i want to appeal')).toEqual({ served: '2026-11-06' });
  expect(on('he is going to serve me on nov 6')).toEqual({});
});

test('"has not fixed it in 2 weeks" is no day to come', () => {
  const lone = (message: string) => datedEventsIn({ message, today: '2026-11-18' }, null).loneDay;
  expect(lone('my landlord hasnt fixed the heat in 2 weeks')).toBeNull();
  expect(lone('i move in 2 weeks')).toBe('2026-12-02');
});

test('what happened without a day is kept for the day that follows', () => {
  expect(undatedEventIn('i got fired', '2026-11-16')).toBe('fired');
  expect(undatedEventIn('i missed my court date', '2026-11-16')).toBe('missed-hearing');
  expect(undatedEventIn('i got fired on november 3', '2026-11-16')).toBeNull();
  expect(undatedEventIn('what if i get fired', '2026-11-16')).toBeNull();
  expect(undatedEventIn('i was not fired', '2026-11-16')).toBeNull();
});
