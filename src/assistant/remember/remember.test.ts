import { expect, test } from 'vitest';
import type { OtherSide } from '#domain/matter/case-file.ts';
import { NOTHING_HEARD, type Reading } from '../read/reading.ts';
import { remember } from './remember.ts';
import { openQuestion, START, stateFrom, withTopic, type ConversationState } from './state.ts';

const reading = (over: Partial<Reading> = {}): Reading => ({
  ...NOTHING_HEARD,
  message: 'words',
  today: '2026-11-15',
  language: 'en',
  ...over,
});
const asking = (pending: string, over: Partial<ConversationState> = {}): ConversationState => ({
  ...START,
  pending,
  ...over,
});

test('silence changes nothing, and a correction replaces what it corrects', () => {
  const first = remember(
    START,
    reading({ told: { dates: { 'moved-out': '2026-10-31' }, amounts: { deposit: 1800 } } }),
  ).state;
  const second = remember(first, reading({ told: { paper: 'summons' } })).state;
  expect(second.file).toMatchObject({
    dates: { 'moved-out': '2026-10-31' },
    amounts: { deposit: 1800 },
    paper: 'summons',
  });
  const third = remember(second, reading({ told: { dates: { 'moved-out': '2026-10-30' } } }));
  expect(third).toMatchObject({ isNews: true, state: { file: { dates: { 'moved-out': '2026-10-30' } } } });
  expect([START, first, second, third.state].map(({ lastDated }) => lastDated)).toEqual([
    null,
    ...Array(3).fill('moved-out'),
  ]);
});

test('whom a talk is about stays when somebody else is mentioned, and changes when it is denied', () => {
  const landlord = withTopic({ ...START, file: { ...START.file, otherSide: 'landlord' } }, 'housing/repairs');
  const after = (message: string, before = landlord) =>
    remember(before, reading({ message, told: { otherSide: 'roommate' } })).state.file.otherSide;
  expect(after('my roommate wants to read it')).toBe('landlord');
  expect(after('no, not my landlord, my roommate')).toBe('roommate');
  expect(after('sorry i meant my roommate')).toBe('roommate');
  expect(after('my roommate wants to read it', withTopic(landlord, 'consumer/gym'))).toBe('roommate');
  expect(after('my roommate wants to read it', START)).toBe('roommate');
  expect(after('its really my roommate, not a landlord')).toBe('roommate');
  expect(after('es mi compañera de cuarto, no es dueña')).toBe('roommate');
  expect(after('el no es el casero, vive conmigo')).toBe('roommate');
  expect(after('hes not the landlord, we share the apartment')).toBe('roommate');
  expect(after('my roommate has no heat')).toBe('landlord');
});

test('who is said not to be the other side is none any more, though nobody says who is', () => {
  const landlord = withTopic({ ...START, file: { ...START.file, otherSide: 'landlord' } }, 'housing/repairs');
  const after = (message: string) => remember(landlord, reading({ message })).state.file.otherSide;
  for (const message of [
    'no es mi casero, es mi compañero',
    'hes not my landlord',
    'el no es el dueño',
    "that isn't my landlord",
  ])
    expect(after(message)).toBeUndefined();
  for (const message of [
    'no es mi jefe',
    'i did not call my landlord',
    'no le pago al casero',
    'not my landlords fault',
  ])
    expect(after(message)).toBe('landlord');
});

test('who rents out a home stays an owner, and who says so becomes one', () => {
  const sides = (before: OtherSide, now: OtherSide, message = 'as i said') => {
    const state = withTopic({ ...START, file: { ...START.file, otherSide: before } }, 'housing/repairs');
    return remember(state, reading({ message, told: { otherSide: now } })).state.file.otherSide;
  };
  expect(sides('tenant', 'landlord')).toBe('tenant');
  expect(sides('worker', 'family')).toBe('worker');
  expect(sides('landlord', 'tenant')).toBe('tenant');
  expect(sides('tenant', 'landlord', 'no, sorry, i meant my landlord')).toBe('landlord');
});

test('of two deaths years apart the one that was told first counts, unless it is corrected', () => {
  const before = { ...START, file: { ...START.file, dates: { death: '2026-09-20' } } };
  const death = (day: string, message: string) =>
    remember(before, reading({ message, told: { dates: { death: day } } })).state.file.dates.death;
  expect(death('2015-03-01', 'mom died in march 2015')).toBe('2026-09-20');
  expect(death('2026-09-21', 'it was the 21st')).toBe('2026-09-21');
  expect(death('2025-09-20', 'sorry, it was 2025')).toBe('2025-09-20');
});

test('a place counts where the dispute is, and not where it is only mentioned', () => {
  const told = remember(START, reading({ place: { usState: 'New York', county: 'Bronx', isNyc: true } }));
  expect(told.state.variables).toMatchObject({ county: 'Bronx', isNyc: true });
  expect(remember(START, reading({ place: { usState: 'Ohio' }, isPlaceAside: true })).state.variables).toEqual({});
});

test.each([
  ['lived', 'More than 2 years', { livedMonths: 36 }],
  ['lived', '8 months', { livedMonths: 8 }],
  ['served', 'Taped up or left at the door', { served: 'posted' }],
  ['served', 'Por correo', { served: 'mailed' }],
  ['paper:eviction', 'A notice from a marshal or sheriff', { paper: 'marshal-notice' }],
  ['paper:letter:social-services', 'Medicaid is cut, changed or denied', { paper: 'medicaid-notice' }],
  ['paper:eviction', '1', { paper: 'rent-demand' }],
  ['paper:eviction', 'Court papers about unpaid rent, it says civil court', { paper: 'petition-nonpayment' }],
  ['nyc', 'aqui en la ciudad', {}],
  ['served', 'x correo', { served: 'mailed' }],
  ['lived', 'desde el 2012', { livedMonths: 168 }],
  ['sum:children', 'dos nenas', { children: 2 }],
  ['sum:household', 'somos 6', { household: 6 }],
])('asked for %s, "%s" fills the case file and is an answer', (pending, message, file) => {
  const remembered = remember(asking(pending), reading({ message }));
  expect(remembered.state.file).toMatchObject(file);
  expect(remembered).toMatchObject({ isAnswer: true, state: { pending: null } });
});

test('yes and no answer what can be answered so', () => {
  expect(remember(asking('regulated'), reading({ message: 'yes', isYes: true })).state.file.isRegulated).toBe(true);
  expect(remember(asking('regulated'), reading({ message: 'no', isNo: true })).state.file.isRegulated).toBe(false);
});

test('a way of counting is chosen by its words', () => {
  const { state } = remember(asking('variant:DL25'), reading({ message: 'Medical malpractice' }));
  expect(state.chosen).toEqual({ DL25: 'malpractice' });
});

test('a question is no answer, even when something was asked', () => {
  expect(remember(asking('lived'), reading({ message: 'why does that matter?', asksSomething: true })).isAnswer).toBe(
    false,
  );
});

test('somebody who does not know has answered too', () => {
  expect(remember(asking('lived'), reading({ message: 'not sure', isUnsure: true })).isAnswer).toBe(true);
});

test('a day that was asked for is understood later too, while only one thing is spoken about', () => {
  const day = reading({ message: 'October 31', told: { dates: { 'moved-out': '2026-10-31' } } });
  const later: ConversationState = { ...START, topics: ['housing/a'], asked: ['date:moved-out'] };
  expect(openQuestion(later)).toBe('date:moved-out');
  expect(remember(later, day).isAnswer).toBe(true);
  expect(openQuestion({ ...later, topics: ['housing/a', 'courts/b'] })).toBeNull();
  expect(openQuestion(remember(later, day).state)).toBeNull();
});

test('a lone day that finds its event is lone no more', () => {
  const lone = remember(START, reading({ told: { loneDay: '2026-11-12' } })).state;
  expect(lone.file.loneDay).toBe('2026-11-12');
  expect(remember(lone, reading({ told: { dates: { served: '2026-11-12' } } })).state.file.loneDay).toBeUndefined();
});

test('a state of another version begins again; the topic spoken about last stands last', () => {
  expect(stateFrom({ scriptVersion: 2, node: 'inform' })).toEqual(START);
  expect(stateFrom(null)).toEqual(START);
  expect(withTopic(withTopic(withTopic(START, 'a'), 'b'), 'a').topics).toEqual(['b', 'a']);
});

test.each([
  ['nyc', 'queens. the loan was never mine'],
  ['lived', 'a little more than 2 years. he only told me, there is no paper'],
  ['variant:DL20', 'Una lesión. la casa es de seis familias'],
])('asked for %s, "%s" answers and says more', (pending, message) => {
  const place = { usState: 'New York', county: 'Queens', isNyc: true };
  const { state, isAnswer, isNews } = remember(
    asking(pending),
    reading({ message, place: pending === 'nyc' ? place : null }),
  );
  expect({ isAnswer, isNews, pending: state.pending }).toEqual({ isAnswer: false, isNews: true, pending: null });
});

test('a bare fact beside it says no more', () => {
  expect(remember(asking('lived'), reading({ message: '3 years. since like november of 2023' })).isAnswer).toBe(true);
});

test('a yes confirms the day that our question named', () => {
  const file = { ...START.file, loneDay: '2026-11-04' };
  const yes = reading({ message: 'yes that was the day', isYes: true });
  const confirmed = remember(asking('date:served', { file }), yes);
  expect(confirmed).toMatchObject({
    isAnswer: true,
    isNews: true,
    state: { file: { dates: { served: '2026-11-04' } } },
  });
  expect(remember(asking('date:incident'), yes).state.file.dates).toEqual({});
  const mailed = { ...START.file, dates: { 'notice-dated': '2026-11-02' } };
  expect(remember(asking('date:notice-mailed', { file: mailed }), yes).state.file.dates).toMatchObject({
    'notice-mailed': '2026-11-02',
  });
});

test('a button of ours is an answer, however long its words are', () => {
  const message = 'A notice to leave: a letter from the landlord with a day to be out, no court named';
  const said = reading({ message, told: { paper: 'notice-to-quit' } });
  expect(remember(asking('paper:eviction', { shown: [message] }), said).isAnswer).toBe(true);
  expect(remember(asking('paper:eviction'), said).isAnswer).toBe(false);
});

test('of what only the year was told, the day is not asked for later either', () => {
  const told = remember({ ...START, asked: ['nyc'] }, reading({ message: 'i last paid in 2020' })).state;
  expect(told.asked).toEqual(['year:last-payment', 'nyc']);
  expect(remember(told, reading()).state.asked).toEqual(['year:last-payment', 'nyc']);
  expect(remember(START, reading({ message: 'i paid it last week' })).state.asked).toEqual([]);
});
