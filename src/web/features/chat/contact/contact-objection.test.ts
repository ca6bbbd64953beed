import { expect, test } from 'vitest';
import { contactObjection } from './contact-objection.ts';

const fine = {
  isAcknowledged: true,
  chatId: 'chat',
  messages: [{ id: 'a' }, { id: 'b' }],
  excluded: new Set<string>(),
};

test.each([
  ['nothing is amiss', {}, null],
  [
    'without the acknowledgement',
    { isAcknowledged: false },
    'Please accept the acknowledgements to contact an attorney',
  ],
  ['without a chat', { chatId: null }, 'Cannot contact attorney: chat context is missing.'],
  ['with some messages left out', { excluded: new Set(['a']) }, null],
  [
    'with every message left out',
    { excluded: new Set(['a', 'b']) },
    'Please leave at least one message for the attorney to read.',
  ],
])('%s', (_when, change, objection) => {
  expect(contactObjection({ ...fine, ...change })).toBe(objection);
});
