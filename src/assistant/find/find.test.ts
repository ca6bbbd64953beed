import { NO_STORY } from './learned/story.ts';
import { expect, test } from 'vitest';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { judge, train } from './learned/judgement.ts';
import { readJudges, writeJudges } from './learned/judges.ts';
import { createNearestEmergency } from './nearest-emergency.ts';
import { createStatementIndex } from './statement-index.ts';
import { readVectorFile, writeVectorFile } from './vectors/vector-file.ts';
import { DIMENSIONS, between, cosine, unit } from './vectors/vectors.ts';

/** A direction of its own for every number, with a little of the next. */
const pointing = (at: number, aside = 0) => {
  const vector = new Float32Array(DIMENSIONS);
  vector[at] = 1;
  vector[at + 1] = aside;
  return unit(vector);
};

const saying = (vector: Float32Array) => ({ vector, text: '' });

test('a file of vectors gives back what was put in, as it lies', () => {
  const groups = [
    { id: 'a', vectors: [pointing(0), pointing(0, 0.2)] },
    { id: 'b#x', vectors: [pointing(50)] },
  ];
  const file = readVectorFile(writeVectorFile('stamp', groups));
  expect(file.stamp).toBe('stamp');
  expect(file.groups).toEqual([
    { id: 'a', from: 0, count: 2 },
    { id: 'b#x', from: 2, count: 1 },
  ]);
  expect(file.rows.count).toBe(3);
  expect(cosine(file.rows.middle({ from: 1, count: 1 }), pointing(0, 0.2))).toBeCloseTo(1, 2);
});

test('the nearest phrase decides, a phrase about the topic speaks for its first statement, and in a talk what was spoken about can tip it', () => {
  const lead = aStatement({ id: 'housing/made-up#lead' });
  const next = aStatement({ id: 'housing/made-up#next' });
  const first = aTopic({ statements: [lead, next] });
  const second = aTopic({
    id: 'courts/other',
    category: 'courts',
    statements: [aStatement({ id: 'courts/other#one', topicId: 'courts/other' })],
  });
  const topics = new Map([first, second].map((topic) => [topic.id, topic]));
  const index = createStatementIndex({
    topics,
    file: readVectorFile(
      writeVectorFile('s', [
        { id: 'housing/made-up', vectors: [pointing(0)] },
        { id: 'housing/made-up#next', vectors: [pointing(10)] },
        { id: 'courts/other#one', vectors: [pointing(20)] },
      ]),
    ),
    // Only how near it is together with what is spoken about counts.
    meant: { option: { hidden: [[0, 0, 10]], out: [0, 1] }, none: { hidden: [], out: [4] } },
  });
  expect(index.search(saying(pointing(0)))[0]).toMatchObject({ statement: { id: lead.id } });
  expect(index.search(saying(pointing(10)))[0]).toMatchObject({ statement: { id: next.id } });
  const inTalk = {
    ...saying(pointing(10)),
    inTalk: pointing(20),
    pieces: [],
    kind: null,
    isQuestion: true,
    talk: { about: first, earlier: [], told: new Set<string>(), story: NO_STORY },
  };
  expect(index.searchInTalk(inTalk)[0]?.topic.id).toBe('courts/other');
  // Of a message that says two things, the one that is nearest to something counts for more than the whole.
  const twoThings = { ...inTalk, inTalk: between(pointing(10), pointing(20), 0.48) };
  expect(index.searchInTalk(twoThings)[0]?.statement.id).toBe(next.id);
  expect(index.searchInTalk({ ...twoThings, pieces: [pointing(30), pointing(20)] })[0]?.topic.id).toBe('courts/other');
  // As near to both: what was said before and not understood tips it, and no more than tips it.
  const both = saying(between(pointing(10), pointing(20), 0.48));
  const story = { 'courts/other': 0.4 };
  expect(index.search(both)[0]?.topic.id).toBe('housing/made-up');
  expect(index.search({ ...both, story })[0]?.topic.id).toBe('courts/other');
  expect(index.search({ ...saying(pointing(10)), story })[0]?.topic.id).toBe('housing/made-up');
});

test('a judge learns from examples, the same every time, and survives its file', () => {
  const examples = Array.from({ length: 30 }, (_, at) => ({
    vector: pointing((at % 3) * 40, (at % 7) / 10),
    label: `label-${at % 3}`,
  }));
  const trained = train(examples);
  expect(judge(trained, pointing(40, 0.3))[0]?.label).toBe('label-1');
  expect(train(examples)).toEqual(trained);
  const all = {
    acts: trained,
    emergencies: trained,
    elsewhere: trained,
    followUp: trained,
    aspects: trained,
    events: trained,
    topics: trained,
    meant: { option: { hidden: [[1, -0.5]], out: [0, 1] }, none: { hidden: [], out: [2] } },
    yesNo: { option: { hidden: [[3, 0.5]], out: [1, 1] }, none: { hidden: [], out: [4] } },
  };
  const back = readJudges(writeJudges(all));
  expect(judge(back.acts, pointing(80))[0]?.label).toBe('label-2');
  expect(back).toMatchObject({ meant: all.meant, yesNo: all.yesNo });
});

test('halfway between two directions is as near to the one as to the other', () => {
  const middle = between(pointing(0), pointing(10), 0.5);
  expect(cosine(middle, pointing(0))).toBeCloseTo(cosine(middle, pointing(10)), 5);
});

test('the nearest emergency is named with how near it is, whatever else lies in the file', () => {
  const nearest = createNearestEmergency(
    readVectorFile(
      writeVectorFile('s', [
        { id: 'housing/made-up', vectors: [pointing(0)] },
        { id: 'emergency:lockout', vectors: [pointing(0, 0.9), pointing(1)] },
        { id: 'emergency:overdose', vectors: [pointing(50)] },
      ]),
    ),
  );
  expect(nearest(pointing(0))).toMatchObject({ id: 'lockout' });
  expect(nearest(pointing(50, 0.2)).id).toBe('overdose');
  expect(nearest(pointing(50)).nearness).toBeGreaterThan(nearest(pointing(50, 0.8)).nearness);
});

test('how likely a topic is by the words of a text counts those that are related to it', () => {
  const heat = aTopic({ id: 'housing/heat', related: ['housing/repairs'] });
  const topics = new Map([[heat.id, heat]]);
  // A grade stands for a share: 1 for all of it, .75 for a tenth, .5 for a hundredth.
  const grades = new Map([
    ['housing/heat', 0.75],
    ['housing/repairs', 0.5],
    ['courts/other', 1],
  ]);
  const signs = { judged: () => new Map(), worded: () => grades, toldIn: () => new Map(), askedIn: () => new Map() };
  const index = createStatementIndex({ topics, file: readVectorFile(writeVectorFile('s', [])), signs });
  expect(index.named('no heat')(heat)).toBeCloseTo(0.11);
  expect(index.named('no heat')(aTopic({ id: 'courts/other', related: [] }))).toBeCloseTo(1);
});
