import { describe, expect, test } from 'vitest';
import { EMPTY_CASE, type CaseFile, type DatedEvent } from '#domain/matter/case-file.ts';
import { START } from '../../remember/state.ts';
import { datedEventsIn } from './dated-events.ts';
import { daysTold } from './days-told.ts';
import {
  asInTalk,
  correctedEvent,
  withMonthOf,
  withoutDeniedEvents,
  withoutTakenBack,
  withThatDay,
} from './that-day.ts';

const TODAY = '2026-11-17';

describe('the same day', () => {
  test.each([
    ['dated oct 28 mailed same day', 'dated oct 28 mailed oct 28'],
    [
      'la carta es del 3 de noviembre y la recibí ese mismo día',
      'la carta es del 3 de noviembre y la recibí 3 de noviembre',
    ],
  ])('%j', (message, read) => {
    expect(withThatDay(message, TODAY)).toBe(read);
  });

  test('is the one that was told before, where the message names none', () => {
    expect(withThatDay('it was handed to me in court that day', TODAY, '2026-10-26')).toBe(
      'it was handed to me in court 2026-10-26',
    );
    expect(withThatDay('it was handed to me in court that day', TODAY)).toBe('it was handed to me in court that day');
  });
});

describe('a corrected day', () => {
  const told = (dates: CaseFile['dates'], lastDated: DatedEvent | null = null) => ({
    file: { ...EMPTY_CASE, dates },
    lastDated,
  });
  const fell = told({ incident: '2026-08-30' }, 'incident');

  test.each([
    'sorry it was august 13',
    'wait sorry it was august 13 not 30',
    'Correction: it was August 13.',
    'actually august 13',
    'no it was august 13',
    'i made a mistake, august 13',
    'it was august 13',
    'i think it was actually august 13',
    'creo que fue el 13 de agosto',
    'perdon fue el 13 de agosto',
    'me equivoqué, era el 13 de agosto',
    'not august 30, august 13',
    'august 13 not august 30',
    'no el 30 de agosto, el 13 de agosto',
    'no fue el 30 de agosto, fue el 13 de agosto',
    'im in brooklyn. actually it was august 13',
    'wait it was the thursday before, august 13',
    'vivo en queens. perdon, fue el 13 de agosto',
    'queria poner el 13 de agosto',
    'i meant to put august 13',
    "it wasn't the 30th it was august 13",
    'wasnt august 30, august 13',
    'el 30 no, el 13 de agosto',
    'era el 13 de agosto, no el 30',
  ])('%j is that of the fall', (message) => {
    const event = correctedEvent(message, TODAY, fell);
    expect(event).toBe('incident');
    expect(datedEventsIn({ message, today: TODAY }, event).dates).toEqual({ incident: '2026-08-13' });
  });

  test.each([
    ['sorry im dumb it is august 13 like i said first', '2026-08-13'],
    ['no. august 13. not 30', '2026-08-13'],
    ['no, august 13', '2026-08-13'],
    ['august 29 to be exact', '2026-08-29'],
    ['exactamente el 13 de agosto', '2026-08-13'],
  ])('%j says it once more', (message, day) => {
    const event = correctedEvent(message, TODAY, fell);
    expect(datedEventsIn({ message, today: TODAY }, event).dates).toEqual({ incident: day });
  });

  test('a number alone is of the same month, unless that is still to come', () => {
    expect(withMonthOf('the 13th, not the 30th', TODAY, '2026-08-30')).toBe('2026-08-13, not the 30th');
    expect(withMonthOf('no, el 13, no el 30', TODAY, '2026-08-30')).toBe('no, 2026-08-13, no el 30');
    expect(withMonthOf('the 30th', TODAY, `${TODAY.slice(0, 7)}-02`)).toBe('the 30th');
    expect(withMonthOf('august 13', TODAY, '2026-07-30')).toBe('august 13');
  });

  test.each(['august 13', 'i called them on august 13', 'sorry i do not know', 'my son was there'])(
    '%j corrects nothing',
    (message) => {
      expect(correctedEvent(message, TODAY, fell)).toBeNull();
    },
  );

  test('is the one that was told last, and else the only one', () => {
    const both = { served: '2026-11-12', 'court-date': '2026-12-03' } as const;
    expect(correctedEvent('no it is december 8', TODAY, told(both, 'court-date'))).toBe('court-date');
    const past = { served: '2026-11-12', fired: '2026-11-03' } as const;
    expect(correctedEvent('sorry it was november 10', TODAY, told(past))).toBeNull();
    expect(correctedEvent('sorry it was november 10', TODAY, told({ served: '2026-11-12' }))).toBe('served');
    expect(correctedEvent('sorry it was november 10', TODAY, told({}))).toBeNull();
  });

  test.each(['no espera lei mal, dice 21 de noviembre', 'sept 28 actually', 'wait i misread it, it says november 20'])(
    'is heard in %j',
    (message) => {
      expect(correctedEvent(message, TODAY, told({ 'takes-effect': '2026-12-01' }, 'takes-effect'))).toBe(
        message.startsWith('sept') ? null : 'takes-effect',
      );
      expect(correctedEvent(message, TODAY, told({ 'moved-out': '2026-09-01' }, 'moved-out'))).toBe('moved-out');
    },
  );

  test('is none that is still to come, where the day has passed', () => {
    const both = { served: '2026-11-12', 'court-date': '2026-12-03' } as const;
    expect(correctedEvent('no, the demand was november 9', TODAY, told(both, 'court-date'))).toBe('served');
    expect(correctedEvent('sorry, it was november 10', TODAY, told({ 'court-date': '2026-12-03' }))).toBeNull();
  });

  test('is the day on which a paper came, where the message says how', () => {
    const known = { ...told({ 'notice-mailed': '2026-10-30' }, 'notice-mailed'), isServedTold: true };
    expect(correctedEvent('actually it was handed to me. nov 4', TODAY, known)).toBe('served');
  });

  test('is the one whose day is denied, whatever was told after it', () => {
    const both = { served: '2026-11-12', 'court-date': '2026-12-03' } as const;
    expect(correctedEvent('november 10, not november 12', TODAY, told(both, 'court-date'))).toBe('served');
  });
});

describe('"my last day"', () => {
  const moved = { dates: { 'moved-out': '2026-09-04' } };
  const fired = { dates: { fired: '2026-09-04' } };

  test('is that of the job in a talk about one, and of the home in a talk about a home', () => {
    expect(asInTalk(moved, '4th of sept was my last day', 'employment/final-paycheck')).toEqual(fired);
    expect(asInTalk(fired, 'el 4 de septiembre fue mi último día', 'housing/security-deposit-return')).toEqual(moved);
  });

  test('is what it was taken for elsewhere, and where the words say it', () => {
    expect(asInTalk(moved, '4th of sept was my last day', 'consumer/gym-membership')).toEqual(moved);
    expect(asInTalk(moved, 'i moved out on sept 4', 'employment/final-paycheck')).toEqual(moved);
    expect(asInTalk(fired, 'sept 4 was my last day at work', 'housing/security-deposit-return')).toEqual(fired);
  });
});

describe('what did not happen', () => {
  test.each([
    ['moved-out', 'no!! i never moved out'],
    ['moved-out', "i didn't move out"],
    ['moved-out', 'nunca me mudé'],
    ['fired', 'i was not fired'],
    ['fired', 'no me despidieron'],
  ] as const)('%s has no day after %j', (event, message) => {
    const file = { ...EMPTY_CASE, dates: { [event]: '2026-09-04', served: '2026-09-10' } };
    expect(withoutDeniedEvents(file, message).dates).toEqual({ served: '2026-09-10' });
  });

  test('and everything else keeps its own', () => {
    const file = { ...EMPTY_CASE, dates: { 'moved-out': '2026-09-04', fired: '2026-09-01' } };
    for (const message of ['i moved out and he never paid', 'they never answered', 'no, september 4'])
      expect(withoutDeniedEvents(file, message)).toEqual(file);
  });
});

describe('what was never served', () => {
  const file = { ...EMPTY_CASE, served: 'posted' as const, dates: { served: '2026-11-09', signed: '2026-11-02' } };
  const nothing = { ...EMPTY_CASE, dates: { signed: '2026-11-02' } };

  test.each([
    'they never handed me any papers',
    'no one ever served me',
    'a mi nunca me dieron ningun papel',
    'en verdad no me han entregado nada',
    'nadie me entrego la demanda',
  ])('%j: has no day, and came in no way', (message) => {
    expect(withoutDeniedEvents(file, message)).toEqual(nothing);
  });

  test.each([
    'they never served me in person, only on the door',
    'nunca me dieron mi deposito',
    'no me dieron la demanda en la mano',
    'they never gave me my money',
  ])('%j: denies something else', (message) => {
    expect(withoutDeniedEvents(file, message)).toEqual(file);
  });
});

test.each(['a mi no me botaron', 'no me corrieron del trabajo', 'they did not let me go'])(
  '%j: the job has not ended',
  (message) => {
    const file = { ...EMPTY_CASE, dates: { fired: '2026-09-01' } };
    expect(withoutDeniedEvents(file, message).dates).toEqual({});
  },
);

test.each([
  ['fue el 12, no el 3', 'fue el 12, no el 3'],
  ['el 3 de mayo, no, el 4 de mayo', 'el 4 de mayo'],
])('%j means %j', (message, meant) => {
  expect(withoutTakenBack(message, TODAY)).toBe(meant);
});

describe('a day that is denied by its name', () => {
  const state = (dates: CaseFile['dates']) => ({ ...START, file: { ...EMPTY_CASE, dates } });
  const told = (message: string, dates: CaseFile['dates'], isServedTold = false) =>
    daysTold({ message, today: TODAY, isServedTold }, state(dates), () => null).dates;

  test('is replaced by the other one, whatever else is told with it', () => {
    const incident = '2026-09-02';
    expect(told('it was an MTA bus, and actually it was sept 12 not sept 2', { incident })).toEqual({
      incident: '2026-09-12',
    });
    expect(told('perdon fue ayer, no el 10. y tambien vino por correo', { served: '2026-11-10' }, true)).toEqual({
      served: '2026-11-16',
    });
  });

  test('is the corrected one also where a second arrival is told with it', () => {
    const heard = told(
      'wait it was the tuesday before, nov 3. and they also mailed it',
      { served: '2026-11-10' },
      true,
    );
    expect(heard).toEqual({ served: '2026-11-03' });
  });

  test('a threat moves no day that a notice has named, a correction does', () => {
    const threatened = (message: string) =>
      daysTold({ message, today: TODAY, isServedTold: false }, state({ 'takes-effect': '2026-12-01' }), () => ({
        event: 'takes-effect',
        share: 1,
        shareOf: () => 1,
      })).dates;
    expect(threatened('he says he will get me out by december 25')).toEqual({});
    expect(threatened('sorry, they will cut it by december 25')).toEqual({ 'takes-effect': '2026-12-25' });
    expect(threatened('my rent goes up on december 25')).toEqual({ 'takes-effect': '2026-12-25' });
  });

  test('a day that is known already is no other one', () => {
    const heard = (message: string) =>
      daysTold({ message, today: TODAY, isServedTold: false }, state({ served: '2026-11-03' }), () => null).loneDay;
    expect(heard('but i told you november 3')).toBeNull();
    expect(heard('i called them november 5')).toBe('2026-11-05');
  });

  test('what was asked a while ago is answered by a day alone, and not beside a question', () => {
    const asked = { ...START, topics: ['housing/eviction'], asked: ['date:served'] };
    const heard = (message: string, pending: string | null = null) =>
      daysTold({ message, today: TODAY, isServedTold: false }, { ...asked, pending }, () => null).dates;
    expect(heard('nov 10')).toEqual({ served: '2026-11-10' });
    expect(heard('i need it TODAY. what should the letter say')).toEqual({});
    expect(heard('nov 10. what should the letter say', 'date:served')).toEqual({ served: '2026-11-10' });
  });

  test('that it also came in another way moves no day', () => {
    expect(told('y tambien me llego por correo el viernes 13', { served: '2026-11-10' }, true)).toEqual({});
    expect(told('it also came in the mail on nov 13', { served: '2026-11-10' }, true)).not.toHaveProperty('served');
    const court = told('hoy me llego tambien otro papel de la corte', { served: '2026-11-10' }, true);
    expect(court).toEqual({ served: TODAY });
  });
});
