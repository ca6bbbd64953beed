import { expect, test } from 'vitest';
import { cardWithin, type AnswerCard } from './card.ts';

const card: AnswerCard = {
  whole: 'Fourteen days. **Which day?**',
  lead: '',
  answer: 'Fourteen days.',
  days: [],
  step: null,
  question: 'Which day?',
  folds: [],
  closing: '',
};

test('what was said before and after an answer stands before and after its card', () => {
  const said = `Noted.\n\n${card.whole}\n\nIf you feel unsafe: 911.`;
  expect(cardWithin(said, card)).toEqual({ ...card, lead: 'Noted.', closing: 'If you feel unsafe: 911.' });
});

test('an answer in other words has no card', () => {
  expect(cardWithin('In short: two weeks.', card)).toBeNull();
  expect(cardWithin('Hello.', null)).toBeNull();
});
