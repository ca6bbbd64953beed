import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AskedAnswer } from '../phrases/phrases.ts';
import { readJudges } from './judges.ts';
import { groundsOf, learnYesNo, sharesOfAnswers, type Precedent, type Question, type Turn } from './yes-no-judge.ts';

const CAN: Turn = { verb: 'may', isTurned: false, of: 'others' };
const CANNOT: Turn = { ...CAN, isTurned: true };
const known = (answer: AskedAnswer | null, nearness: number, turn = CAN): Precedent => ({ turn, nearness, answer });
const TURNED = { yes: 'no', no: 'yes' } as const;

/** What is near and turned in the same way says the same, what is turned the other way the opposite; what is far says nothing. */
const LESSONS = Array.from({ length: 800 }, (_, at): Question & { answer: AskedAnswer | null } => {
  const said = at % 2 === 0 ? 'yes' : 'no';
  const nearness = ((at * 7) % 100) / 100;
  const turn = at % 3 === 0 ? CANNOT : CAN;
  const answer = turn === CAN ? said : TURNED[said];
  return { turn, own: null, precedents: [known(said, nearness)], answer: nearness < 0.5 ? null : answer };
});
const by = learnYesNo(LESSONS);
const shares = (question: Partial<Question>) =>
  sharesOfAnswers(by, { turn: CAN, own: null, precedents: [], ...question });

describe('what is answered to a question', () => {
  test('is what was answered to one that is near', () => {
    expect(shares({ precedents: [known('no', 0.9)] }).get('no')).toBeGreaterThan(0.8);
    expect(shares({ precedents: [known('yes', 0.9)] }).get('yes')).toBeGreaterThan(0.8);
  });

  test('is the opposite for one that is turned the other way round', () => {
    expect(shares({ turn: CANNOT, precedents: [known('no', 0.9)] }).get('yes')).toBeGreaterThan(0.8);
  });

  test('is not known where nothing is near', () => {
    const far = shares({ precedents: [known('no', 0.1)] });
    expect(Math.max(...far.values())).toBeLessThan(0.4);
  });

  test('has a share for each answer, whatever is known', () => {
    expect([...shares({}).keys()]).toEqual(['yes', 'no', 'depends']);
  });
});

test('what is asked of others says little to what is asked of oneself', () => {
  const lessons = LESSONS.map((lesson, at): (typeof LESSONS)[number] => {
    const turn: Turn = at % 2 === 0 ? CAN : { ...CAN, of: 'me' };
    return { ...lesson, turn, precedents: [known('no', 0.9)], answer: turn === CAN ? 'no' : null };
  });
  const learned = learnYesNo(lessons);
  const heard = (turn: Turn) => sharesOfAnswers(learned, { turn, own: null, precedents: [known('no', 0.9)] }).get('no');
  expect(heard(CAN)).toBeGreaterThan(0.8);
  expect(heard({ ...CAN, of: 'me' })).toBeLessThan(0.2);
});

test('what counts less often teaches less', () => {
  const both = (times: number) => LESSONS.flatMap((lesson) => [lesson, { ...lesson, answer: null, times }] as const);
  const share = (times: number) =>
    sharesOfAnswers(learnYesNo(both(times)), { turn: CAN, own: null, precedents: [known('no', 0.9)] }).get('no') ?? 0;
  expect(share(0.1)).toBeGreaterThan(share(1));
});

test('what the text says by itself counts, turned where the question is', () => {
  const lessons = LESSONS.map((lesson, at) => {
    const own = at % 2 === 0 ? ('yes' as const) : ('no' as const);
    return { ...lesson, precedents: [], own, answer: lesson.turn === CAN ? own : TURNED[own] };
  });
  const learned = learnYesNo(lessons);
  const heard = (turn: Turn) => sharesOfAnswers(learned, { turn, own: 'no', precedents: [] });
  expect(heard(CAN).get('no')).toBeGreaterThan(0.8);
  expect(heard(CANNOT).get('yes')).toBeGreaterThan(0.8);
});

test('what was learned and is stored was learned from what is weighed now', () => {
  const { yesNo } = readJudges(readFileSync('content/judges.json', 'utf8'));
  const { rows, none } = groundsOf({ turn: CAN, own: null, precedents: [] });
  expect(yesNo.option.hidden.map((row) => row.length)).toEqual(
    yesNo.option.hidden.map(() => (rows[0]?.length ?? 0) + 1),
  );
  expect(yesNo.none.hidden.map((row) => row.length)).toEqual(yesNo.none.hidden.map(() => none.length + 1));
});
