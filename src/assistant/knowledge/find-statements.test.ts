import { expect, test } from 'vitest';
import { createStatementFinder } from './find-statements.ts';
import { loadTopics } from './load-topics.ts';

const topics = loadTopics();
const find = createStatementFinder(topics);
const [topic] = topics;
const statement = topic!.answer[0]!.text;

test('our own statement is found in the words around it, and the words are not', () => {
  const answer = `My cousin Zebedee owes me $500. ${statement} [1] Zebedee!`;
  expect(find(answer, [])).toContainEqual({ topic: topic!.title, text: statement });
  expect(JSON.stringify(find(answer, []))).not.toContain('Zebedee');
});

test('an answer that cites topics is compared with those alone', () => {
  expect(find(statement, ['Another topic'])).toEqual([]);
  expect(find(statement, [topic!.title])).toEqual([{ topic: topic!.title, text: statement }]);
});

test('nothing of ours, nothing found; and what is found is told once', () => {
  expect(find('The date of the lease', [])).toEqual([]);
  const everything = topics.flatMap(({ answer }) => answer.map(({ text }) => text)).join(' ');
  const texts = find(everything, []).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});
