import { describe, expect, test } from 'vitest';
import type { Found } from '#assistant/find/statement-index.ts';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { saysTheSame } from '../answering/several.ts';
import { question } from '../question.ts';

const WORDS = [
  'Apples ripen slowly. They need sun.',
  'Bridges carry trains.',
  'Candles flicker often.',
  'Dragons guard castles.',
];
const [A, B, C, D] = WORDS.map((en, at) =>
  aStatement({
    id: `housing/made-up#${at}`,
    en,
    es: `ES ${en}`,
    ask: { en: `Question ${at}?`, es: `¿Pregunta ${at}?` },
  }),
) as [Found['statement'], Found['statement'], Found['statement'], Found['statement']];
const HERE = aTopic({ statements: [A, B, C, D] });
const here = (statement: Found['statement'], score = 0.8) =>
  aFound({ statement, topic: HERE, score, nearness: 0.9, likely: 0.9, unknown: 0 });

/** In a talk, a message with several questions and what is likeliest for each. */
async function said(asked: readonly (readonly Found[])[], told: readonly string[] = []) {
  const ranked = [here(B), here(A)];
  const before = { topics: [HERE.id], told: ['x#y', ...told], answers: 1 };
  const scene = aScene({ topic: HERE, topics: new Map([[HERE.id, HERE]]), before, reading: { asksSomething: true } });
  const step = await question({ ...scene, find: () => ({ ranked, second: null, asked }) });
  const [visible = ''] = step.markdown.split('<details>');
  return { ...step, order: visible.match(/Apples|Bridges|Candles|Dragons/g) ?? [], visible };
}

test('each of several questions has its answer, in the order in which they were asked', async () => {
  const both = await said([[here(A)], [here(B)]]);
  expect(both.order).toEqual(['Apples', 'Bridges']);
  expect(both.visible).toMatch(/^Apples.+\n\n\*\*Question 1\?\*\*\n\nBridges/);
  expect((await said([[here(B)], [here(A)]])).order).toEqual(['Bridges', 'Apples']);
  expect(both.state.last).toEqual([A.id, B.id]);
});

test('two are enough, and the same is told once', async () => {
  expect((await said([[here(A)], [here(B)], [here(C)]])).order).toEqual(['Apples', 'Bridges']);
  expect((await said([[here(A)], [here(A)], [here(C)]])).order).toEqual(['Apples', 'Candles']);
});

test('what was told before is said in one sentence, and only beside something new', async () => {
  const again = await said([[here(A)], [here(B)]], [A.id]);
  expect(again.visible).toMatch(/^As I said: Apples ripen slowly\. They .+\n\n\*\*Question 1\?\*\*\n\nBridges/);
  expect(again.state.repeated).toEqual([A.id]);
  const second = await said([[here(A)], [here(B)]], [B.id]);
  expect(second.visible).toMatch(/^Apples.+\n\n\*\*Question 1\?\*\*\n\nAs I said: Bridges/);
  expect((await said([[here(A)], [here(B)]], [A.id, B.id])).order).not.toEqual(['Apples', 'Bridges']);
});

test('a question that is not plain is not passed over: what it may mean can be tapped', async () => {
  const one = await said([[here(B)], [here(C, 0.29), here(D, 0.1)]]);
  expect(one.order[0]).toBe('Bridges');
  expect(one.visible).toContain('You asked something else too. Is it one of these?');
  expect(one.choices.map(({ label }) => label).slice(0, 2)).toEqual(['Question 2?', 'Question 3?']);
  const labels = one.choices.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('nothing is said of a question that is like nothing we know, or that is answered', async () => {
  const line = 'You asked something else too';
  expect((await said([[here(B)], [here(C, 0.09)]])).visible).not.toContain(line);
  expect((await said([[here(B)], [here(C, 0.2), here(B, 0.15)]])).visible).not.toContain(line);
  expect((await said([[here(B)]])).visible).not.toContain(line);
});

test('whether a lawyer is needed is asked about what is spoken of', async () => {
  const lawyer = aStatement({
    id: 'courts/representing-yourself#yourself',
    en: 'Everybody may speak alone.',
    es: 'ES',
  });
  const alone = aTopic({ id: 'courts/representing-yourself', statements: [lawyer] });
  const will = aStatement({ id: 'estates/will#lawyer', en: 'No lawyer makes a will.', es: 'ES' });
  const elsewhere = { ...here(will), topic: aTopic({ id: 'estates/will', statements: [will] }) };
  const unit = (text: string) => ({ text, isQuestion: true, kind: null, vector: null, inTalk: [] });
  const units = [unit('both'), unit('how long does it take'), unit('do i need a lawyer for it')];
  const scene = aScene({
    topic: HERE,
    topics: new Map([HERE, alone].map((topic) => [topic.id, topic])),
    before: { topics: [HERE.id], told: ['x#y'], answers: 1 },
    reading: { asksSomething: true, units },
  });
  const asked = [[here(A)], [elsewhere]];
  const step = await question({ ...scene, find: () => ({ ranked: [here(A)], second: null, asked }) });
  expect(step.state.last).toEqual([A.id, lawyer.id]);
});

test('how long something else takes is no answer to "how long does it take"', async () => {
  const elsewhere = { ...here(D), topic: aTopic({ id: 'family/other', statements: [D] }) };
  const unit = (text: string) => ({ text, isQuestion: true, kind: null, vector: null, inTalk: [] });
  const last = async (text: string) => {
    const units = [unit('both'), unit('what does a copy cost'), unit(text)];
    const scene = aScene({
      topic: HERE,
      topics: new Map([[HERE.id, HERE]]),
      before: { topics: [HERE.id], told: ['x#y'], answers: 1 },
      reading: { asksSomething: true, units },
    });
    const asked = [[here(A)], [elsewhere]];
    const step = await question({ ...scene, find: () => ({ ranked: [here(A)], second: elsewhere, asked }) });
    return step.state.last;
  };
  expect(await last('and how long does it take')).toEqual([A.id]);
  expect(await last('how long does a divorce last')).toEqual([A.id, D.id]);
});

describe('what is asked of every problem', () => {
  const unit = (text: string) => ({ text, isQuestion: true, kind: null, vector: null, inTalk: [] });
  const known = (id: string, en: string) =>
    aTopic({ id, statements: [aStatement({ id: `${id}#first`, en, es: 'ES' })] });
  const free = known('family/free-lawyer-in-family-court', 'The court gives a lawyer.');
  const cost = known('courts/small-claims-cost', 'It costs $15.');
  const unsure = { ...here(D, 0.1), topic: aTopic({ id: 'family/other', statements: [D] }) };

  async function last(text: string, over: Parameters<typeof aTopic>[0]) {
    const topic = aTopic({ statements: [A, B, C, D], ...over });
    const units = [unit('both'), unit('who decides'), unit(text)];
    const scene = aScene({
      topic,
      topics: new Map([topic, free, cost].map((one) => [one.id, one])),
      before: { topics: [topic.id], told: ['x#y'], answers: 1 },
      reading: { message: `who decides. ${text}`, asksSomething: true, units },
    });
    const first = { ...here(A), topic };
    const find = () => ({ ranked: [first], second: null, asked: [[first], [unsure]] });
    return (await question({ ...scene, find })).state.last;
  }

  test('a lawyer who costs nothing is one of the area', async () => {
    expect(await last('what about a lawyer i cant pay one', { category: 'family' })).toEqual([
      A.id,
      free.statements[0]?.id,
    ]);
  });

  test('what it costs is what small claims court takes, where a paper goes there', async () => {
    const documents = ['small-claims-statement'];
    expect(await last('how much does it cost', { documents })).toEqual([A.id, cost.statements[0]?.id]);
    expect(await last('how much does it cost', {})).toEqual([A.id]);
  });

  test('of two that name the same courts and other sums both are told', () => {
    const both = ['$15 in town and village courts.', '$3,000 in town and village courts.'].map((en) =>
      aStatement({ en }),
    );
    expect(saysTheSame(both[0] ?? A, both[1] ?? A)).toBe(false);
    expect(saysTheSame(both[0] ?? A, aStatement({ en: 'In town and village courts.' }))).toBe(true);
  });
});
