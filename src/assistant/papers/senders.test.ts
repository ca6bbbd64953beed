import { expect, test } from 'vitest';
import { loadTopics } from '../knowledge/load-topics.ts';
import { SENDERS } from '../read/told/papers/senders.ts';
import { isPaperKind, lettersOf } from './senders.ts';

const topics = new Set(loadTopics().map(({ id }) => id));

test.each(SENDERS)('%s: what its letters are about is known', (sender) => {
  const unknown = lettersOf(sender).filter((one) => !isPaperKind(one) && !topics.has(one));
  expect(unknown).toEqual([]);
});
