import { describe, expect, test } from 'vitest';
import { STORY_LEAD_AT, STORY_WHOLE_AT } from '../numbers.ts';
import { aStatement } from '#test/builders/topic.ts';
import type { Topic } from '../knowledge/topic.ts';
import { rankStory } from './rank-story.ts';
import type { Found } from './statement-index.ts';

const topics = new Map(
  ['rent', 'crash', 'school'].map((id) => [
    id,
    {
      id,
      related: [] as string[],
      statements: [0, 1].map((at) => aStatement({ id: `${id}#${at}` })),
    } as unknown as Topic,
  ]),
);
function found(id: string, score: number, at = 0, likely = 0.2): Found {
  const topic = topics.get(id);
  const statement = topic?.statements[at];
  if (!topic || !statement) throw new Error(id);
  return { topic, statement, nearness: score, score, likely };
}
const order = (ranked: readonly Found[]) => ranked.map(({ statement }) => statement.id);

describe('a story', () => {
  test('is about what its pieces speak for, and not about what it is half like as a whole', () => {
    const ranked = rankStory(
      [found('school', 0.6), found('rent', 0.55)],
      [[found('rent', 0.9), found('school', 0.3)], [found('crash', 0.5)], [found('rent', 0.7)]],
    );
    expect(order(ranked)).toEqual(['rent#0', 'school#0', 'crash#0']);
    expect(ranked[0]?.lead).toBeGreaterThan(STORY_LEAD_AT);
  });

  test('one piece that is very near counts more than several that are half near', () => {
    const halves = Array.from({ length: 3 }, () => [found('school', 0.35)]);
    expect(order(rankStory([found('school', 0.35)], [[found('rent', 0.95)], ...halves]))[0]).toBe('rent#0');
  });

  test('is rather about what is told in its own words', () => {
    const pieces = [[found('rent', 0.8), found('crash', 0.78)]];
    expect(order(rankStory([found('rent', 0.5)], pieces))[0]).toBe('rent#0');
    expect(order(rankStory([found('rent', 0.5)], pieces, { toldIn: new Map([['crash#0', 0.3]]) }))[0]).toBe('crash#0');
  });

  test('carries how likely its topic is by all its words, where that is known', () => {
    const pieces = [[found('rent', 0.8)]];
    const named = (topic: { id: string }) => (topic.id === 'rent' ? 0.4 : 0);
    expect(rankStory([found('rent', 0.5)], pieces, { toldIn: new Map(), named })[0]?.named).toBe(0.4);
    expect(rankStory([found('rent', 0.5)], pieces)[0]).not.toHaveProperty('named');
  });

  test('is left in doubt where two things are spoken for alike', () => {
    const [first] = rankStory([found('school', 0.5)], [[found('rent', 0.8)], [found('crash', 0.79)]]);
    expect(first?.lead).toBeLessThan(STORY_LEAD_AT);
  });

  test('that is very like something as a whole is that', () => {
    const pieces = [[found('rent', 0.9)], [found('rent', 0.9)], [found('rent', 0.9)]];
    expect(order(rankStory([found('crash', STORY_WHOLE_AT)], pieces))[0]).toBe('crash#0');
    expect(order(rankStory([found('crash', STORY_WHOLE_AT - 0.05)], pieces))[0]).toBe('rent#0');
  });

  test('asks for what the whole of it asks for, and its topic is as likely as its likeliest piece', () => {
    const [first] = rankStory([{ ...found('rent', 0.6, 1), ahead: 0.2 }], [[found('rent', 0.9, 0, 0.7)]]);
    expect(first).toMatchObject({ statement: { id: 'rent#1' }, likely: 0.7, lead: 1 });
    expect(first).toMatchObject({ score: 0.9, nearness: 0.6 });
  });

  test('that is near to several things about the same is told what is written first', () => {
    const lead = (later: number) =>
      order(rankStory([found('rent', later, 1), found('rent', 0.6)], [[found('rent', 0.9)]]))[0];
    expect(lead(0.66)).toBe('rent#0');
    expect(lead(0.68)).toBe('rent#1');
  });

  test('what several pieces say of one topic is said by the nearest of them', () => {
    for (const pieces of [
      [[found('rent', 0.7, 0)], [found('rent', 0.9, 1)]],
      [[found('rent', 0.9, 1)], [found('rent', 0.7, 0)]],
    ])
      expect(order(rankStory([found('school', 0.3)], pieces))).toEqual(['rent#1', 'rent#0', 'school#0']);
  });

  test('a statement is as near as the whole of it says, where that found it', () => {
    const [first] = rankStory([found('rent', 0.6)], [[found('rent', 0.9)]]);
    expect(first).toMatchObject({ nearness: 0.6, score: 0.9 });
  });

  test('is no nearer to its topic than a piece of it is', () => {
    const rent = [found('rent', 0.6)];
    const [first] = rankStory(rent, [rent, rent, [found('crash', 0.84)]]);
    expect(first).toMatchObject({ statement: { id: 'rent#0' }, score: 0.6 });
  });

  test('that nothing was found for as a whole is about nothing', () => {
    expect(rankStory([], [])).toEqual([]);
    expect(rankStory([], [[found('rent', 0.9)]])).toEqual([]);
  });
});

describe('a story is plainly about its topic', () => {
  const leadOf = (whole: Found) => rankStory([whole], [[found('rent', 0.9)], [found('crash', 0.8)]])[0]?.lead;

  test('where as a whole it is very near to it, or far ahead of others', () => {
    expect(leadOf(found('rent', 0.85))).toBe(1);
    expect(leadOf({ ...found('rent', 0.6), ahead: 0.12 })).toBe(1);
  });

  test('and not where it is neither, or as a whole about something else', () => {
    expect(leadOf(found('rent', 0.849))).toBeLessThan(1);
    expect(leadOf({ ...found('rent', 0.6), ahead: 0.119 })).toBeLessThan(1);
    expect(leadOf({ ...found('school', 0.6), ahead: 0.5 })).toBeLessThan(1);
  });
});
