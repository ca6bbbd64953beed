import { expect, test } from 'vitest';
import { loadTopics } from './load-topics.ts';

const STATEMENTS = loadTopics().flatMap(({ statements }) => statements);
/** On a phone that is three lines at most. */
const LONGEST = 75;

test('every statement has the question for its button, in both languages', () => {
  expect(STATEMENTS.filter(({ ask }) => !ask).map(({ id }) => id)).toEqual([]);
});

test('a button is one whole question, short enough to be read at a glance', () => {
  const badly = STATEMENTS.filter(
    ({ ask }) =>
      !ask ||
      !/^[\p{Lu}\d$"'][^?]*\?$/u.test(ask.en) ||
      !/^[^¿?]*¿[^¿?]+\?$/u.test(ask.es) ||
      !/^[¿\p{Lu}\d$"']/u.test(ask.es) ||
      Math.max(ask.en.length, ask.es.length) > LONGEST,
  );
  expect(badly.map(({ id, ask }) => [id, ask])).toEqual([]);
});

test('no two buttons say the same', () => {
  for (const language of ['en', 'es'] as const) {
    const all = STATEMENTS.map(({ ask }) => ask?.[language].toLowerCase());
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  }
});
