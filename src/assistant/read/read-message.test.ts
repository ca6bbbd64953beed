import { describe, expect, test } from 'vitest';
import { paperMessage } from '#domain/papers/paper-message.ts';
import { someEars } from '#test/builders/ears.ts';
import { allPapers } from '../papers/find-paper.ts';
import { START, type ConversationState } from '../remember/state.ts';
import { heardAbout, readMessage } from './read-message.ts';

type Sounds = Parameters<typeof someEars>[0];
type Heard = {
  readonly sounds?: Sounds;
  readonly state?: Partial<ConversationState>;
  readonly about?: readonly string[];
  readonly known?: ReadonlyMap<string, string>;
};

const REPAIRS = { topics: ['housing/repairs'] };

/** One message, heard with ears that hear only what is said here. */
async function read(message: string, { sounds = {}, state = {}, about = [], known = new Map() }: Heard = {}) {
  const ears = someEars(sounds);
  const labels = about.map((label) => ({ en: label, es: `es ${label}` }));
  const reading = await readMessage(
    ears,
    { message, today: '2026-11-16', about: labels, known },
    { ...START, ...state },
  );
  return { ...reading, ears, inTalk: reading.units.map(({ inTalk }) => inTalk.map(ears.serialOf)) };
}
const textsOf = async (message: string) => (await read(message)).units.map(({ text }) => text);
const words = (count: number, from = 1) => Array.from({ length: count }, (_, at) => `w${at + from}`).join(' ');

describe('a day that we told', () => {
  const known = new Map([['2026-11-23', 'the last day to answer']]);
  const state = { pending: 'date:served', topics: ['housing/repairs'] };

  test('is looked for by what it is, and who asks about it tells of no day', async () => {
    const asked = await read('what if i miss the 23rd', { known, state });
    expect(asked.units[0]?.text).toBe('what if i miss the last day to answer');
    expect(asked.told).toMatchObject({ dates: {} });
  });

  test('is a day like any other where nothing is asked', async () => {
    expect((await read('the 23rd', { known, state })).told.dates).toEqual({ served: '2026-10-23' });
  });
});

describe('what is looked at', () => {
  test('one sentence is looked at once', async () => {
    expect(await textsOf('There is no heat')).toEqual(['There is no heat']);
  });

  test('of several: the whole, then the questions, then the rest', async () => {
    expect(await textsOf('There is no heat. Can I move? My son is ill.')).toEqual([
      'There is no heat. Can I move? My son is ill.',
      'Can I move?',
      'There is no heat.',
      'My son is ill.',
    ]);
  });

  test('the whole as it was written', async () => {
    expect(await textsOf('There is no heat\nIt is cold')).toEqual([
      'There is no heat\nIt is cold',
      'There is no heat',
      'It is cold',
    ]);
  });

  test('seven at most', async () => {
    const message = Array.from({ length: 9 }, (_, at) => `There was water in room ${at}.`).join(' ');
    expect(await textsOf(message)).toHaveLength(7);
  });

  test('of a long story its first and its last thirty words', async () => {
    expect(await textsOf(words(60))).toEqual([words(60)]);
    expect(await textsOf(words(61))).toEqual([`${words(30)} ${words(30, 32)}`]);
  });

  test('how to reach somebody is left out, unless nothing else was said', async () => {
    expect(await textsOf('There is no heat. Call 917-867-5309.')).toEqual(['There is no heat.']);
    expect(await textsOf('There is no heat. Call 917-867-5309. It is cold here.')).toEqual([
      'There is no heat. It is cold here.',
      'There is no heat.',
      'It is cold here.',
    ]);
    expect(await textsOf('Call 917-867-5309. Write ann@mail.example.')).toEqual([
      'Call 917-867-5309. Write ann@mail.example.',
      'Call 917-867-5309.',
      'Write ann@mail.example.',
    ]);
    expect((await read('  There is no heat  ')).ears.embedded).toHaveLength(1);
  });

  test('what happened, without how somebody feels; danger hears all of it', async () => {
    const { units, ears } = await read('im so scared, my landlord kept the deposit');
    expect(units.map(({ text }) => text)).toEqual(['my landlord kept the deposit']);
    expect(ears.embedded.flat()).toContain('im so scared, my landlord kept the deposit');
  });

  test('in a talk a question without the day that is told beside it, unless more is told', async () => {
    const looked = async (message: string) => (await read(message, { about: ['Heat'] })).units[0]?.text;
    expect(await looked('The letter is dated Nov 12. Do my stamps go on?')).toBe('Do my stamps go on?');
    expect(await looked('He choked me on Nov 3. Can I get custody?')).toBe('He choked me on Nov 3. Can I get custody?');
    expect(await looked('The letter is dated Nov 12.')).toBe('The letter is dated Nov 12.');
    const [first] = await textsOf('The letter is dated Nov 12. Do my stamps go on?');
    expect(first).toBe('The letter is dated Nov 12. Do my stamps go on?');
  });

  test('a question alone is one; a story with a question is none itself', async () => {
    const alone = await read('How long do I have?');
    expect(alone.units).toMatchObject([{ isQuestion: true, kind: 'how-long' }]);
    const story = await read('There is no heat. How long do I have?');
    expect(story.units).toMatchObject([
      { isQuestion: false, kind: null },
      { isQuestion: true, kind: 'how-long' },
      { isQuestion: false, kind: null },
    ]);
    expect((await read('There is no heat')).units).toMatchObject([{ isQuestion: false, kind: null }]);
    expect([alone.asksSomething, story.asksSomething, (await read('There is no heat')).asksSomething]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a story is heard piece by piece as well', async () => {
    const story = 'There is no heat since Monday and the landlord says it is my fault. How long do I have?';
    const { clauses, units, ears } = await read(story);
    expect(clauses.length).toBeGreaterThan(1);
    expect(clauses.map(({ text }) => text)).toEqual(clauses.map(({ vector }) => vector && ears.serialOf(vector)));
    expect(units.map(({ text }) => text)).toEqual(units.map(({ vector }) => vector && ears.serialOf(vector)));
    expect(clauses.at(-1)).toMatchObject({
      text: 'How long do I have',
      isQuestion: true,
      kind: 'how-long',
      inTalk: [],
    });
    expect((await read('There is no heat')).clauses).toEqual([]);
    expect((await read(story, { sounds: { isDeaf: true } })).clauses.every(({ vector }) => vector === null)).toBe(true);
  });

  test('while the model is not there, nothing has a meaning, and words that leave no doubt are heard', async () => {
    const reading = await read('There is no heat. I want to kill myself.', {
      sounds: { isDeaf: true },
      about: ['Heat'],
    });
    expect(reading.units.map(({ vector, inTalk }) => [vector, inTalk])).toEqual(reading.units.map(() => [null, []]));
    expect(reading).toMatchObject({ act: null, isFollowUp: false, danger: { id: 'suicide', level: 'sure' } });
    expect((await read('They told me so in Georgia', { sounds: { isDeaf: true } })).isPlaceAside).toBe(false);
    expect(
      (await read('and when', { sounds: { isDeaf: true, aspects: { cost: 1 } }, state: REPAIRS })).aspect,
    ).toBeNull();
  });
});

describe('beside what is spoken about', () => {
  test('everything is listened to with each of it as well', async () => {
    const { inTalk } = await read('There is no heat. How long?', { about: ['Heat', 'Rent'] });
    expect(inTalk).toEqual([
      ['Heat: There is no heat. How long?', 'Rent: There is no heat. How long?'],
      ['Heat: How long?', 'Rent: How long?'],
      ['Heat: There is no heat.', 'Rent: There is no heat.'],
    ]);
  });

  test('what says several things is listened to thing by thing', async () => {
    const said = 'he never fixed it, and he wants more rent';
    const { units, ears } = await read(said, { about: ['Heat', 'Rent'] });
    expect(units[0]?.pieces?.map(ears.serialOf)).toEqual(['Heat: he never fixed it', 'Heat: he wants more rent']);
    expect(units.slice(1).every(({ pieces }) => pieces === undefined)).toBe(true);
    expect((await read('he never fixed it', { about: ['Heat'] })).units[0]?.pieces).toBeUndefined();
    expect((await read(said)).units[0]?.pieces).toBeUndefined();
    expect((await read(said, { about: ['Heat'], sounds: { isDeaf: true } })).units[0]?.pieces).toBeUndefined();
  });

  test('at the beginning nothing is', async () => {
    const { inTalk, ears } = await read('How long?');
    expect(inTalk).toEqual([[]]);
    expect(ears.embedded).toEqual(['How long?']);
  });

  test('in the language of the message', async () => {
    expect((await read('no tengo calefacción en mi casa', { about: ['Heat'] })).inTalk).toEqual([
      ['es Heat: no tengo calefacción en mi casa'],
    ]);
  });
});

describe('an act', () => {
  const actOf = async (acts: Record<string, number>, message = 'something about it', state = {}) =>
    (await read(message, { sounds: { acts }, state })).act;

  test('is heard from .5, one that sends somebody away from .75', async () => {
    expect(await actOf({ thanks: 0.505, none: 0.495 })).toBe('thanks');
    expect(await actOf({ thanks: 0.495, none: 0.505 })).toBeNull();
    for (const act of ['not-legal', 'misuse', 'human', 'what-can-you-do']) {
      expect(await actOf({ [act]: 0.755, none: 0.245 })).toBe(act);
      expect(await actOf({ [act]: 0.745, none: 0.255 })).toBeNull();
    }
    expect(await actOf({ none: 1 })).toBeNull();
    expect(await actOf({})).toBeNull();
  });

  test('a greeting is the beginning of a longer message, and no more', async () => {
    for (const message of [
      'hola me llegó un papel de la corte',
      'good evening, my landlord changed the locks',
      'buenas, quiero saber de mi depósito',
    ])
      expect(await actOf({ greeting: 1 }, message), message).toBeNull();
    for (const message of [
      'hola buenas',
      'hi there how are you',
      'hello can you help me please',
      'hola necesito ayuda',
    ])
      expect(await actOf({ greeting: 1 }, message), message).toBe('greeting');
  });

  test('is nothing that can only be told, however it sounds', async () => {
    for (const message of [
      'every third week',
      'cada otro fin de semana',
      'we were 6',
      'dos nenas',
      'mi tía',
      'since last summer',
    ])
      expect(await actOf({ bye: 1 }, message), message).toBeNull();
    for (const message of ['one more time', 'two sentences please', 'see you every week, bye', 'hasta luego'])
      expect(await actOf({ bye: 1 }, message), message).toBe('bye');
  });

  test('has sixteen words at most, unless it is none of ours', async () => {
    expect(await actOf({ thanks: 1 }, words(16))).toBe('thanks');
    expect(await actOf({ thanks: 1 }, words(17))).toBeNull();
    expect(await actOf({ misuse: 1 }, words(17))).toBe('misuse');
    expect(await actOf({ 'not-legal': 1 }, words(17))).toBe('not-legal');
    expect(await actOf({ 'not-legal': 1 }, 'who pays the copyright of my song')).toBeNull();
  });

  test('is not heard in a place', async () => {
    expect(await actOf({ thanks: 1 }, 'I live in Queens')).toBeNull();
  });

  test.each(['nov 7', 'the 3rd', 'el 5', '11/7', 'last tuesday the 10th'])('nor in a day: %j', async (day) => {
    expect(await actOf({ shorter: 1 }, day)).toBeNull();
  });

  test.each([
    ['wdym', 'simpler'],
    ['huh?', 'simpler'],
    ['qué?', 'simpler'],
    ['tl;dr', 'shorter'],
    ['tldr', 'shorter'],
    ['que hago', null],
    ['what now', null],
    ['ugh you are useless', 'not-what-i-asked'],
    ['usted no sirve para nada', 'not-what-i-asked'],
    ['tengo ganas de llorar nadie me ayuda', 'distress'],
    ['im so overwhelmed', 'distress'],
    ['nobody helps me, can they take the house?', null],
    ['my boss said this is useless to him and that he will fire me', null],
  ])('that its letters alone say: %j', async (message, act) => {
    expect(await actOf({ none: 1 }, message)).toBe(act);
  });

  test('in the middle of a talk it is about the problem, unless we are named', async () => {
    expect(await actOf({ human: 1 }, 'what number do I call', REPAIRS)).toBeNull();
    expect(await actOf({ human: 1 }, 'what number do I call')).toBe('human');
    expect(await actOf({ human: 1 }, 'are you a person', REPAIRS)).toBe('human');
    expect(await actOf({ thanks: 1 }, 'what number do I call', REPAIRS)).toBe('thanks');
  });

  test('a question that leans on what was said is never sent away', async () => {
    const leaning = { state: REPAIRS, sounds: { followUp: { 'follow-up': 1 }, acts: { human: 1 } } };
    expect((await read('are you a person', leaning)).act).toBeNull();
    expect((await read('thank you', { ...leaning, sounds: { ...leaning.sounds, acts: { thanks: 1 } } })).act).toBe(
      'thanks',
    );
  });

  test('asks for the language it names', async () => {
    const es = await read('something about it', { sounds: { acts: { 'speak-spanish': 1 } } });
    const en = await read('algo sobre mi casa y mi renta', { sounds: { acts: { 'speak-english': 1 } } });
    expect([es.language, en.language]).toEqual(['es', 'en']);
    expect((await read('algo sobre mi casa y mi renta')).language).toBe('es');
    expect((await read('something about it')).language).toBe('en');
  });
});

describe('attorneys that are asked for beside something else', () => {
  const only = { text: 'Please show me attorneys.', act: 'show-attorneys' };

  test('are heard, and the rest is looked up without it', async () => {
    const reading = await read('There is no heat. Please show me attorneys.', { sounds: { only } });
    expect(reading).toMatchObject({ wantsCardsToo: true, act: null });
    expect(reading.units.map(({ text }) => text)).toEqual(['There is no heat.']);
  });

  test('are heard in a sentence even where the whole sounds like that too', async () => {
    const reading = await read('There is no heat. Show me attorneys.', { sounds: { acts: { 'show-attorneys': 1 } } });
    expect(reading.wantsCardsToo).toBe(true);
  });

  test('alone they are the act', async () => {
    const reading = await read('Please show me attorneys.', { sounds: { only } });
    expect(reading).toMatchObject({ wantsCardsToo: false, act: 'show-attorneys' });
    expect((await read('12. Please show me attorneys.', { sounds: { only } })).wantsCardsToo).toBe(false);
  });

  test('nobody asked for them', async () => {
    expect((await read('There is no heat. It is cold.')).wantsCardsToo).toBe(false);
  });
});

describe('leaning on what was said', () => {
  const leans = async (share: number, message = 'tell me more', state = {}) =>
    (await read(message, { sounds: { followUp: { 'follow-up': share, none: 1 - share } }, state })).isFollowUp;

  test('is heard from .15', async () => {
    expect(await leans(0.155)).toBe(true);
    expect(await leans(0.145)).toBe(false);
  });

  test('in the middle of a talk also where the words point back', async () => {
    expect(await leans(0.01, 'how do we put it in our names', REPAIRS)).toBe(true);
    expect(await leans(0.01, 'how do we put it in our names')).toBe(false);
    expect(await leans(0.01, 'how do we pay rent', REPAIRS)).toBe(false);
  });

  test('does not change the subject', async () => {
    const message = 'another question: can I paint my walls';
    expect((await read(message)).changesSubject).toBe(true);
    expect((await read(message, { sounds: { followUp: { 'follow-up': 1 } } })).changesSubject).toBe(false);
    expect((await read('can I paint my walls')).changesSubject).toBe(false);
  });
});

describe('a side of the problem', () => {
  const side = async (message: string, share: number, label = 'cost') =>
    (await read(message, { sounds: { aspects: { [label]: share, other: 1 - share } } })).aspect;

  test('is in the form of the words, whatever it sounds like', async () => {
    expect(await side('how much does it cost', 1, 'where')).toBe('cost');
    expect((await read('how much does it cost')).asksSomething).toBe(true);
    expect((await read('the filing fees for my case')).asksSomething).toBe(true);
    expect((await read('what if he still refuses')).aspect).toBe('refused');
  });

  test('or in the sound of a question, alone or beside what is told, from .75', async () => {
    expect(await side('is there money in it?', 0.755)).toBe('cost');
    expect(await side('is there money in it?', 0.745)).toBeNull();
    expect(await side('there is money in it', 1)).toBeNull();
    expect(await side('There is no heat. Is there money in it?', 1)).toBe('cost');
    expect(await side('is there money in it?', 1, 'none')).toBeNull();
  });
});

describe('danger', () => {
  const heard = async (message: string, plainness: number, over: Heard = {}) => {
    const sounds = { danger: { id: 'suicide', nearness: 0.9, plainness, isAgreed: true } };
    const { danger } = await read(message, { ...over, sounds });
    return danger ? `${danger.level} ${danger.id}` : null;
  };

  test('is not heard in a place', async () => {
    expect(await heard('something about it', 0.9)).toBe('sure suicide');
    expect(await heard('I live in Queens', 0.9)).toBeNull();
  });

  test('nor in a word of four letters, unless the word says it', async () => {
    expect(await heard('me', 0.99)).toBeNull();
    expect(await heard('Ana.', 0.99)).toBeNull();
    expect(await heard('maria', 0.99)).toBe('sure suicide');
  });

  test('what is said in a talk has to be plainer, and six words plainer than seven', async () => {
    expect(await heard(words(6), 0.87, { state: REPAIRS })).toBe('unsure suicide');
    expect(await heard(words(7), 0.9, { state: REPAIRS })).toBe('sure suicide');
    expect(await heard(words(7), 0.6, { state: REPAIRS })).toBe('unsure suicide');
    expect(await heard(words(6), 0.62)).toBe('sure suicide');
  });

  test('what is sure counts more than what is not, in words or in sound', async () => {
    expect(await heard('i am afraid of him', 0.9)).toBe('sure suicide');
    expect(await heard('i am afraid of him', 0.4)).toBe('unsure violence-at-home');
    expect(await heard('he has a gun', 0.9)).toBe('sure violence-now');
    expect(await heard('he has a gun', 0.4)).toBe('sure violence-now');
    expect(await heard('something about it', 0.41)).toBe('unsure suicide');
  });

  test('in a story of more than twenty words it has to be plainer, and both have to name the same', async () => {
    const story = (count: number) => `${words(10)}. ${words(count - 10, 11)}.`;
    expect(await heard(story(20), 0.7)).toBe('sure suicide');
    expect(await heard(story(21), 0.7)).toBe('unsure suicide');
    expect(await heard(words(21), 0.7)).toBe('sure suicide');
    expect(await heard(story(21), 0.7, { state: REPAIRS })).toBe('unsure suicide');
    expect(await heard(story(21), 0.9)).toBe('sure suicide');
    const other = { danger: { id: 'suicide', nearness: 0.9, plainness: 0.9, isAgreed: false } };
    expect((await read(story(21), { sounds: other })).danger).toBeNull();
    expect((await read(story(20), { sounds: other })).danger).toMatchObject({ id: 'suicide', level: 'sure' });
  });

  test('is calmed by words that say whose it was', async () => {
    expect(await heard('my uncle committed suicide', 0.9)).toBeNull();
  });
});

describe('a place', () => {
  const elsewhere = (share: number) => ({ elsewhere: { 'place-elsewhere': share, none: 1 - share } });
  const aside = async (message: string, share: number, state = {}) =>
    (await read(message, { sounds: elsewhere(share), state })).isPlaceAside;

  test('in another state is beside the point unless it sounds as if the dispute were there', async () => {
    expect(await aside('I read it in Georgia', 0.49)).toBe(true);
    expect(await aside('I read it in Georgia', 0.5)).toBe(false);
    expect(await aside('my cousin in Georgia says so', 0.9)).toBe(true);
    expect(await aside('my cousin in Queens says so', 0.9)).toBe(true);
    expect(await aside('my cousin says my apartment in Queens is illegal', 0.1)).toBe(false);
    expect(await aside('my cousin says so', 0.1)).toBe(false);
  });

  test('where somebody else lives is beside the point in the middle of a talk', async () => {
    const state = { topics: ['family/support'] };
    expect(await aside('he lives in Ohio. can they make him pay', 0.9, state)).toBe(true);
    expect(await aside('he lives in Ohio. can they make him pay', 0.9)).toBe(false);
    expect(await aside('the crash was in Ohio', 0.9, state)).toBe(false);
  });

  test('that was asked for is never beside the point, and may be two letters', async () => {
    for (const state of [{ pending: 'place' }, { node: 'out_of_state' as const }]) {
      expect(await aside('my cousin in Georgia says so', 0.1, state)).toBe(false);
      expect((await read('NJ', { state })).place).toEqual({ usState: 'New Jersey' });
    }
    expect((await read('ok', { state: { pending: 'date:served' } })).place).toBeNull();
    expect((await read('OK', { state: { pending: 'place' } })).place).toEqual({ usState: 'Oklahoma' });
  });
});

describe('what is told', () => {
  test('a bare day belongs to the day that was asked for', async () => {
    const asked = await read('November 3', { state: { pending: 'date:served' } });
    expect(asked.told.dates).toEqual({ served: '2026-11-03' });
    const unasked = await read('November 3');
    expect(unasked.told).toMatchObject({ dates: {}, loneDay: '2026-11-03' });
    expect((await read('November 3', { state: { pending: 'place' } })).told.dates).toEqual({});
    expect((await read('There is no heat')).told).not.toHaveProperty('loneDay');
  });

  test('and everything else beside it', async () => {
    expect((await read('my rent is $1500')).told).toMatchObject({ amounts: { rent: 1500 }, dates: {} });
  });

  test('a paper is unclear until its kind is known', async () => {
    const message = 'i got an eviction notice';
    const file = { ...START.file, paper: 'petition-nonpayment' as const };
    expect((await read(message)).unclearPaper).toBe('eviction');
    expect((await read(message, { state: { file } })).unclearPaper).toBeNull();
  });

  test.each([
    ['yes', { isYes: true, isNo: false, isUnsure: false }],
    ['no', { isYes: false, isNo: true, isUnsure: false }],
    ['i don’t know', { isYes: false, isNo: false, isUnsure: true }],
    ['there is no heat', { isYes: false, isNo: false, isUnsure: false }],
  ])('%j', async (message, reply) => {
    expect(await read(message)).toMatchObject(reply);
  });

  test('a paper that was shown is read as nothing else', async () => {
    const paper = {
      kind: 'petition-nonpayment' as const,
      court: 'Housing Court, Bronx County',
      number: null,
      otherSide: 'Kill Myself LLC',
      dates: [],
      amount: null,
      served: '2026-11-09',
      service: 'in-hand' as const,
    };
    const name = allPapers().find(({ id }) => id === paper.kind)?.name.en ?? '';
    const { danger, shownPaper, units } = await read(paperMessage(paper, name, 'en'));
    expect({ danger, shownPaper, units }).toEqual({ danger: null, shownPaper: 'petition-nonpayment', units: [] });
  });
});

describe('whether something is about this chat', () => {
  const actIn = async (message: string, act: string) =>
    (await read(message, { sounds: { acts: { [act]: 0.9, none: 0.1 } } })).act;

  test('at the beginning of a talk a long question that names neither us nor the chat is about the problem', async () => {
    expect(await actIn('if police come will the officers know where', 'privacy')).toBeNull();
    expect(await actIn('if police come will officers know', 'privacy')).toBe('privacy');
    expect(await actIn('will you tell the police where my home is', 'privacy')).toBe('privacy');
    expect(await actIn('if police come will the officers know where', 'identity')).toBe('identity');
  });

  test('who can see it is asked about this chat, whatever was spoken of', async () => {
    for (const message of ['gracias, quien puede ver esto', 'ok who can see this', 'who else can read what i write?'])
      expect((await read(message, { sounds: { acts: { none: 1 } } })).act).toBe('privacy');
  });

  test('whether one has to speak English asks for no other language', async () => {
    for (const message of ['tengo que hablar ingles', 'do i have to speak english', 'no my english is fine'])
      expect(await actIn(message, 'speak-spanish')).toBeNull();
    expect(await actIn('hablame en espanol', 'speak-spanish')).toBe('speak-spanish');
  });

  test('before anything was said there is nothing to complain of, to repeat or to shorten', async () => {
    for (const act of ['not-what-i-asked', 'shorter', 'repeat', 'recap'])
      expect(await actIn('compre un carro usado y no sirve', act)).toBeNull();
  });
});

test('the same message is heard in a talk about something: as a whole, sentence by sentence, and in its pieces', async () => {
  const ears = someEars();
  const message = 'My lease ends in May, he texted me. Can he raise it now?';
  const reading = await readMessage(ears, { message, today: '2026-11-16', about: [] }, START);
  const inTalk = await heardAbout(ears, reading, 'Rent increase');
  const [whole, ...parts] = inTalk.units.map(({ inTalk: heard }) => heard.map(ears.serialOf));
  expect(whole?.[0]).toMatch(/rent increase.*my lease ends in may/i);
  expect(parts[0]?.[0]).toMatch(/rent increase.*can he raise it now/i);
  expect(inTalk.units[0]?.pieces?.map(ears.serialOf).length).toBeGreaterThan(1);
  expect(inTalk.units.map(({ text }) => text)).toEqual(reading.units.map(({ text }) => text));
  const deaf = { ...ears, embedder: { ...ears.embedder, embed: async () => null } };
  expect(await heardAbout(deaf, reading, 'Rent increase')).toBe(reading);
});

describe('one sentence that runs on', () => {
  const heard = async (message: string) => {
    const sounds = { danger: { id: 'suicide', nearness: 0.7, plainness: 0.7, isAgreed: true } };
    return (await read(message, { sounds })).danger?.level ?? null;
  };

  test('is a story from three pieces on, and danger has to be plainer in it', async () => {
    const piece = (from: number) => words(8, from);
    expect(await heard(`${piece(1)}, ${piece(9)}, ${piece(17)}`)).toBe('unsure');
    expect(await heard(words(24))).toBe('sure');
  });
});
