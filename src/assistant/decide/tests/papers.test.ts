import { describe, expect, test } from 'vitest';
import type { DocumentTools } from '#assistant/tools/document-tools.ts';
import { EMPTY_CASE, type CaseFile } from '#domain/matter/case-file.ts';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { papers } from '../papers/papers.ts';
import { shownPaper } from '../papers/shown-paper.ts';
import type { Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const RENT = aTopic({
  id: 'housing/nonpayment-case-answer',
  statements: [aStatement({ id: 'rent#first', en: 'Answer in court.', es: 'Conteste en la corte.' }), aStatement()],
});
const COURT = aTopic({
  id: 'housing/eviction-needs-a-court',
  statements: [aStatement({ id: 'court#first', en: 'Only a court evicts.', es: 'Solo una corte desaloja.' })],
});
const topics = new Map([RENT, COURT].map((topic) => [topic.id, topic]));
const documents = { find: () => [], get: () => undefined, of: () => [{ id: 'a-letter', title: 'Letter' }] } as unknown as DocumentTools; // prettier-ignore
const fileOf = (file: Partial<CaseFile>) => ({ file: { ...EMPTY_CASE, ...file } });
const PAPERS = { paper: 'petition-nonpayment' as const };

const said = (over: Over = {}) => papers(aScene({ topics, documents, ...over })) as Step | null;
const WHICH = 'Which paper is it?';

describe('a paper whose name means several', () => {
  const named = (unclearPaper: 'eviction' | 'court' | 'home', over: Over = {}) =>
    said({ ...over, reading: { unclearPaper, ...over.reading } });

  test('an eviction notice: that only a court evicts, and which paper it is, before any day is counted', () => {
    const step = named('eviction');
    expect(step?.markdown).toMatch(/^That name is used for several papers, and they mean different things\./);
    expect(step?.markdown).toContain('Only a court evicts.');
    expect(step?.markdown).toContain(WHICH);
    expect(step?.choices.length).toBeGreaterThan(3);
    expect(step).toMatchObject({
      offers: [],
      showAttorneys: false,
      state: { pending: 'paper:eviction', asked: ['paper:eviction'], told: ['court#first'], topics: [COURT.id] },
    });
  });

  test('whoever does not know which it is hears once by what to know it, and can still say so', () => {
    const unsure = { reading: { isUnsure: true }, before: { pending: 'paper:eviction', topics: [COURT.id] } };
    const step = said(unsure);
    expect(step?.markdown).toMatch(/^That is all right\./);
    expect(step?.markdown).toContain('A court’s name and an index number: court papers.');
    expect(step?.state.pending).toBe('paper:eviction');
    expect(step?.choices.length).toBeGreaterThan(3);
    const again = said({ ...unsure, before: { ...unsure.before, told: step?.state.told ?? [] } });
    expect(again?.markdown ?? '').not.toContain('index number: court papers');
  });

  test('what it is stays open while something else is asked, and is asked once more in other words', () => {
    const open = {
      reading: { message: 'how long do i have', asksSomething: true },
      before: { pending: 'paper:petition' },
    };
    const step = said(open);
    expect(step?.markdown).toMatch(/^How long there is, and what to do, hangs on just this\./);
    expect(step?.markdown).toContain(WHICH);
    expect(step?.state.pending).toBe('paper:petition');
    expect(said({ ...open, before: { ...open.before, told: step?.state.told ?? [] } })).toBeNull();
    expect(said({ ...open, state: fileOf({ paper: 'petition-holdover' }) })?.markdown ?? '').not.toContain(WHICH);
  });

  test('a paper on the door: the same, but no name was used for it', () => {
    const step = named('home');
    expect(step?.markdown).toMatch(/^What counts depends on which paper it is\./);
    expect(step?.markdown).toContain('Only a court evicts.');
    expect(step?.state.pending).toBe('paper:eviction');
  });

  test('papers from a court: which one, and nothing about evictions, for it may be a debt', () => {
    const step = named('court', { before: { topics: ['consumer/debt'] } });
    expect(step?.markdown).toMatch(/^What counts depends on which paper it is\./);
    expect(step?.markdown).toContain(WHICH);
    expect(step?.markdown).not.toContain('Only a court evicts.');
    expect(step).toMatchObject({
      offers: [],
      showAttorneys: false,
      state: { pending: 'paper:court', told: [], topics: ['consumer/debt'] },
    });
  });

  test('it is not asked where the question is plain and the answer is the same whatever paper it is', () => {
    const paying = aTopic({ id: 'housing/paying', statements: [aStatement({ id: 'housing/paying#ends' })] });
    const asks = (over: Partial<Parameters<typeof aFound>[0]> = {}, isQuestion = true) =>
      named('eviction', {
        reading: { asksSomething: isQuestion },
        ranked: [aFound({ topic: paying, lead: 0.9, nearness: 0.9, ...over })],
      });
    expect(asks()).toBeNull();
    expect(asks({ lead: 0.29 })?.markdown).toContain(WHICH);
    expect(asks({ topic: COURT })?.markdown).toContain(WHICH);
    expect(asks({}, false)?.markdown).toContain(WHICH);
  });

  test('it is not asked of whoever answers our own question', () => {
    expect(named('home', { isAnswer: true })).toBeNull();
    expect(named('court', { isAnswer: true })).toBeNull();
  });

  test('it is asked once', () => {
    expect(named('eviction', { before: { asked: ['paper:eviction'] } })).toBeNull();
    expect(named('home', { before: { asked: ['paper:eviction'] } })).toBeNull();
    expect(named('court', { before: { asked: ['paper:court'] } })).toBeNull();
    expect(named('court', { before: { asked: ['paper:eviction'] } })).not.toBeNull();
  });

  test('without one nothing is asked', () => {
    expect(said()).toBeNull();
  });

  test('while the rule that stands before it is not there, nothing is asked', () => {
    expect(named('eviction', { topics: new Map() })).toBeNull();
    expect(named('eviction', { topics: new Map([[COURT.id, { ...COURT, statements: [] }]]) })).toBeNull();
    expect(named('court', { topics: new Map() })).toBeNull();
  });
});

describe('a letter of which only the sender is told', () => {
  const LICENSE = aTopic({
    id: 'traffic/suspended-license',
    title: { en: 'A suspended license', es: 'Una licencia suspendida' },
  });
  const letter = (over: Over = {}) =>
    said({
      topics: new Map([[LICENSE.id, LICENSE]]),
      ...over,
      reading: { unclearPaper: 'motor-vehicles', ...over.reading },
    });

  test('what it may be can be tapped, and no law is told', () => {
    const step = letter();
    expect(step?.choices).toEqual([{ label: 'A suspended license', message: 'A suspended license' }]);
    expect(step).toMatchObject({
      sources: [],
      deadlines: [],
      state: { pending: 'paper:letter:motor-vehicles', told: [] },
    });
  });

  test('kinds of papers in plain words', () => {
    const labels = letter({ reading: { unclearPaper: 'social-services' } })?.choices.map(({ label }) => label);
    expect(labels).toContain('SNAP (food stamps) is cut, changed or denied');
  });

  test('it is asked once, and not in a talk that says what it is about', () => {
    expect(letter({ before: { asked: ['paper:letter:motor-vehicles'] } })).toBeNull();
    expect(letter({ topic: LICENSE })).toBeNull();
  });
});

describe('a story that says what the papers are about', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  const sure = aFound({ topic: RENT, score: 0.9, nearness: 0.9, likely: 0.9, ahead: 1 });
  const story = (over: Over = {}, unclearPaper: 'eviction' | 'court' | 'home' = 'court') =>
    said({ ranked: [sure], ...over, reading: { unclearPaper, message: words(15), ...over.reading } });

  test('is not asked which they are', () => {
    expect(story()).toBeNull();
    expect(story({}, 'home')).toBeNull();
  });

  test('about an eviction notice it is asked all the same: its days depend on it', () => {
    expect(story({}, 'eviction')).not.toBeNull();
  });

  test('in fourteen words, about how courts work, in doubt, or near to nothing it is asked', () => {
    expect(story({ reading: { message: words(14) } })).not.toBeNull();
    expect(story({ reading: { message: `${words(9)}. I do not understand it. What should I do?` } })).not.toBeNull();
    expect(story({ reading: { message: `${words(15)}. No la entiendo. ¿Qué hago?` } })).toBeNull();
    expect(story({ ranked: [{ ...sure, topic: { ...RENT, category: 'courts' } }] })).not.toBeNull();
    expect(story({ ranked: [] })).not.toBeNull();
    expect(story({ ranked: [{ ...sure, score: 0.1 }] })).not.toBeNull();
    const likely = (share: number) => story({ ranked: [{ ...sure, likely: share }], topic: RENT, reading: { asksSomething: true } });
    expect(likely(0.19)).toBeNull();
    expect(likely(0.189)).not.toBeNull();
  }); // prettier-ignore
});

describe('which paper it is was answered', () => {
  const answered = (over: Over = {}) =>
    said({
      ...over,
      before: { pending: 'paper:eviction', ...over.before },
      state: { ...fileOf(PAPERS), ...over.state },
    });

  test('what it means is told', () => {
    const step = answered();
    expect(step?.markdown).toContain('Answer in court.');
    expect(step?.state).toMatchObject({ last: ['rent#first'], topics: [RENT.id] });
  });

  test('the answer is heard also where the message names an unclear paper again', () => {
    expect(answered({ reading: { unclearPaper: 'eviction' } })?.markdown).toContain('Answer in court.');
  });

  test('not where another thing was asked, none was named, or it was known before', () => {
    expect(answered({ before: { pending: 'date:served' } })).toBeNull();
    expect(answered({ before: { pending: null } })).toBeNull();
    expect(answered({ state: fileOf({}) })).toBeNull();
    expect(answered({ before: fileOf(PAPERS) })).toBeNull();
  });

  test('of a word for several papers, or one of which nothing is known, nothing is told', () => {
    expect(answered({ state: fileOf({ paper: 'ticket' }) })).toBeNull();
    expect(answered({ topics: new Map() })).toBeNull();
    expect(answered({ topics: new Map([[RENT.id, { ...RENT, statements: [] }]]) })).toBeNull();
  });
});

describe('a paper that was shown', () => {
  const shown = (over: Over = {}, topic = RENT) =>
    shownPaper(
      aScene({ topics: new Map([[topic.id, topic]]), ...over, reading: { shownPaper: PAPERS.paper, ...over.reading } }),
    ) as Step | null;

  test('is explained: what it is, what it is not, where more stands, and the rule', () => {
    const step = shown();
    expect(step?.markdown).toMatch(
      /^A notice of petition and a petition .+ It is not an order to leave\. .+ \[More about this kind of paper\]\(\/papers\/petition-nonpayment\)/,
    );
    expect(step?.markdown).toContain('Answer in court.');
    expect(step?.state.last).toEqual(['rent#first']);
    expect(shown({ state: { language: 'es' } })?.markdown).toMatch(
      /^Un aviso de petición .+ No es una orden de irse\./,
    );
  });

  test('its own rule is counted although its topic does not count it, and not twice', () => {
    const rules = (...deadlines: string[]) => shown({}, { ...RENT, deadlines })?.plan?.blocks[0]?.topic.deadlines;
    expect(rules()).toEqual(['DL11']);
    expect(rules('DL99')).toEqual(['DL11', 'DL99']);
    expect(rules('DL99', 'DL11:nyc')).toEqual(['DL99', 'DL11:nyc']);
  });

  test('one without a rule leaves its topic as it is', () => {
    const jury = aTopic({ id: 'courts/jury-duty', deadlines: ['DL99'] });
    const step = shown({ reading: { shownPaper: 'jury-summons' } }, jury);
    expect(step?.plan?.blocks[0]?.topic.deadlines).toEqual(['DL99']);
  });

  test('none, a word for several, or one of which nothing is known is left to others', () => {
    expect(shown({ reading: { shownPaper: null } })).toBeNull();
    expect(shown({ reading: { shownPaper: 'ticket' } })).toBeNull();
    expect(shown({ topics: new Map() })).toBeNull();
    expect(shown({}, { ...RENT, statements: [] })).toBeNull();
  });
});
