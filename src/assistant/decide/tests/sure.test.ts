import { describe, expect, test } from 'vitest';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import type { Statement } from '../../knowledge/topic.ts';
import type { Unit } from '../../read/reading.ts';
import { isDoubted, isOnlyTold, isSure } from '../sure.ts';

/** From which signs something is said at all, with the numbers written out: below them it is somebody else's answer. */
type Over = NonNullable<Parameters<typeof aScene>[0]>;
type Found = Parameters<typeof aFound>[0];

const HERE = aTopic();
const ELSEWHERE = aTopic({ id: 'work/other' });
const ASKED = { asksSomething: true };
const sure = (found: Found, over: Over = {}) => isSure(aFound({ topic: HERE, ...found }), aScene(over));

describe('at the beginning of a talk', () => {
  const near = { score: 0.8, likely: 0.5 };

  test('a likely topic, from a share of .08', () => {
    expect(sure({ ...near, likely: 0.08 })).toBe(true);
    expect(sure({ ...near, likely: 0.079 })).toBe(false);
  });

  test('and near, from .48', () => {
    expect(sure({ ...near, score: 0.48 })).toBe(true);
    expect(sure({ ...near, score: 0.479 })).toBe(false);
  });

  test('where something else is as near, within .03, it has to be .75', () => {
    expect(sure({ ...near, score: 0.749, ahead: 0.029 })).toBe(false);
    expect(sure({ ...near, score: 0.75, ahead: 0.029 })).toBe(true);
    expect(sure({ ...near, score: 0.749, ahead: 0.03 })).toBe(true);
  });
});

describe('a story', () => {
  test('is believed from a lead of .03 where the judge of topics is certain of it', () => {
    const story = { score: 0.48, likely: 0.48, lead: 0.03, ahead: 0 };
    expect(sure(story)).toBe(true);
    expect(sure({ ...story, lead: 0.029 })).toBe(false);
    expect(sure({ ...story, likely: 0.479 })).toBe(false);
    expect(sure({ ...story, score: 0.479 })).toBe(false);
  });

  test('is believed from a lead of .15, near and likely as anything else', () => {
    const story = { score: 0.48, likely: 0.08, lead: 0.15, ahead: 0 };
    expect(sure(story)).toBe(true);
    expect(sure({ ...story, lead: 0.149 })).toBe(false);
    expect(sure({ ...story, score: 0.479 })).toBe(false);
    expect(sure({ ...story, likely: 0.079 })).toBe(false);
  });
});

describe('a story by all its words', () => {
  const doubtful = { score: 0.48, likely: 0, lead: 0, ahead: 0 };
  const led = { score: 0.48, likely: 0.9, lead: 0.9, ahead: 0 };

  test('is believed from a share of .2, as long as it is near', () => {
    expect(sure({ ...doubtful, named: 0.2 })).toBe(true);
    expect(sure({ ...doubtful, named: 0.199 })).toBe(false);
    expect(sure({ ...doubtful, named: 0.2, score: 0.479 })).toBe(false);
  });

  test('is not below .06, whatever its pieces say', () => {
    expect(sure({ ...led, named: 0.06 })).toBe(true);
    expect(sure({ ...led, named: 0.059 })).toBe(false);
  });
});

describe('asked in a talk', () => {
  const of = (found: Found, topic = HERE) => sure(found, { topic, reading: ASKED });

  test('from a share of .15', () => {
    expect(of({ score: 0.15 })).toBe(true);
    expect(of({ score: 0.149 })).toBe(false);
  });

  test('about something that was not spoken of, from .25', () => {
    expect(of({ score: 0.25 }, ELSEWHERE)).toBe(true);
    expect(of({ score: 0.249 }, ELSEWHERE)).toBe(false);
  });

  test('and near at all: everything may be far from a question about something else', () => {
    expect(of({ score: 0.2, nearness: 0.4 })).toBe(true);
    expect(of({ score: 0.2, nearness: 0.399 })).toBe(false);
  });

  test('unless it is likelier than .75 that nothing we know is meant; .65 about something else', () => {
    expect(of({ unknown: 0.75 })).toBe(true);
    expect(of({ unknown: 0.751 })).toBe(false);
    expect(of({ unknown: 0.65 }, ELSEWHERE)).toBe(true);
    expect(of({ unknown: 0.651 }, ELSEWHERE)).toBe(false);
  });

  test('what leans on it and asks for just what the statement settles, from .15', () => {
    const unit = (kind: Unit['kind']): Unit => ({ text: 'x', isQuestion: true, kind, vector: null, inTalk: [] });
    const settles: Statement['settles'] = ['how-long', 'yes-no', 'what-if'];
    const form = (score: number, kind: Unit['kind'], over: Over = {}) =>
      isSure(
        aFound({ topic: HERE, score, unknown: 0.9, statement: aStatement({ settles }) }),
        aScene({ topic: HERE, ...over, reading: { ...ASKED, isFollowUp: true, units: [unit(kind)], ...over.reading } }),
      );
    expect(form(0.15, 'how-long')).toBe(true);
    expect(form(0.149, 'how-long')).toBe(false);
    expect(form(0.9, 'how-much')).toBe(false);
    expect(form(0.9, 'yes-no')).toBe(false);
    expect(form(0.9, 'what-if')).toBe(false);
    expect(form(0.9, null)).toBe(false);
    expect(form(0.9, 'how-long', { reading: { isFollowUp: false } })).toBe(false);
    expect(form(0.9, 'how-long', { topic: ELSEWHERE })).toBe(false);
    expect(form(0.15, null, { reading: { units: [unit('how-much'), unit('how-long')] } })).toBe(true);
    expect(form(0.9, 'how-long', { topic: null })).toBe(true);
  });

  test('below .6 there is doubt, at the beginning of a talk there is none', () => {
    expect(isDoubted(aScene({ topic: HERE }), aFound({ score: 0.599 }))).toBe(true);
    expect(isDoubted(aScene({ topic: HERE }), aFound({ score: 0.6 }))).toBe(false);
    expect(isDoubted(aScene(), aFound({ score: 0.1 }))).toBe(false);
  });
});

describe('only told in a talk', () => {
  const of = (found: Found, over: Over = {}) => sure(found, { topic: HERE, ...over });

  test('about what is spoken of from .3, after "noted" from .2, about something else from .52', () => {
    expect(of({ score: 0.3 })).toBe(true);
    expect(of({ score: 0.299 })).toBe(false);
    expect(of({ score: 0.2 }, { before: { noted: 1 } })).toBe(true);
    expect(of({ score: 0.199 }, { before: { noted: 1 } })).toBe(false);
    expect(of({ score: 0.52 }, { topic: ELSEWHERE })).toBe(true);
    expect(of({ score: 0.519 }, { topic: ELSEWHERE })).toBe(false);
  });

  test('unless it is likelier than .65 that nothing we know is meant', () => {
    expect(of({ unknown: 0.65 })).toBe(true);
    expect(of({ unknown: 0.651 })).toBe(false);
  });

  test('a bare fact asks for nothing', () => {
    expect(of({ score: 1 }, { reading: { isBareFact: true } })).toBe(false);
  });

  test('whoever asks, fears or is in danger does more than tell', () => {
    expect(isOnlyTold(aScene())).toBe(true);
    for (const over of [
      { reading: ASKED },
      { reading: { impliesQuestion: true } },
      { before: { inCrisis: true } },
      { before: { emergency: 'lockout' } },
    ])
      expect(isOnlyTold(aScene(over))).toBe(false);
  });
});

test('in a talk what the message alone is far from answers where all that was written speaks for it, from .3', () => {
  const over = { topic: HERE, reading: ASKED };
  expect(sure({ score: 0.15, nearness: 0.4, unknown: 0 }, over)).toBe(true);
  expect(sure({ score: 0.29, nearness: 0.39, unknown: 0 }, over)).toBe(false);
  expect(sure({ score: 0.3, nearness: 0.39, unknown: 0 }, over)).toBe(true);
});
