import { expect, test } from 'vitest';
import { testsFor } from './changed-tests.ts';

const ALL = [
  'src/domain/leads/lead.test.ts',
  'src/domain/terms.test.ts',
  'src/server/features/chat/chat.test.ts',
  'src/web/lib/call/call.test.ts',
  'test/documents.test.ts',
  'test/import-rules.test.ts',
  'scripts/licenses.test.ts',
];

test('a file of the product brings the tests of its folder, and the rules of imports', () => {
  expect(testsFor(['src/domain/leads/lead.ts'], ALL)).toEqual([
    'src/domain/leads/lead.test.ts',
    'test/import-rules.test.ts',
  ]);
});

test('a file deep in a feature brings the tests of the whole feature too', () => {
  expect(testsFor(['src/server/features/chat/answer/send-message.ts'], ALL)).toEqual([
    'src/server/features/chat/chat.test.ts',
    'test/import-rules.test.ts',
  ]);
});

test('a changed test brings itself', () => {
  expect(testsFor(['scripts/licenses.test.ts'], ALL)).toEqual(['scripts/licenses.test.ts']);
});

test('a document brings the test of documents', () => {
  expect(testsFor(['README.md'], ALL)).toEqual(['test/documents.test.ts']);
});

test('nothing brings nothing', () => {
  expect(testsFor([], ALL)).toEqual([]);
});
