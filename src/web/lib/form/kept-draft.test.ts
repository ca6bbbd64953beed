import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, takeDraft } from './kept-draft.ts';

const now = new Date('2026-11-15T12:00:00Z');
const draft = { text: 'and if he refuses?', chatId: 'c1', uid: 'ana' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('it comes back once, in its chat', () => {
  keepDraft(draft, now);
  expect(takeDraft({ uid: 'ana', chatId: 'c2' }, now)).toBeNull();
  expect(takeDraft({ uid: 'ana', chatId: 'c1' }, now)).toBe('and if he refuses?');
  expect(takeDraft({ uid: 'ana', chatId: 'c1' }, now)).toBeNull();
});

test('somebody else who signs in here never sees it, and neither does its owner afterwards', () => {
  keepDraft(draft, now);
  expect(takeDraft({ uid: 'bo', chatId: 'c1' }, now)).toBeNull();
  expect(takeDraft({ uid: 'ana', chatId: 'c1' }, now)).toBeNull();
});

test('after an hour it is forgotten, and nothing is kept of an empty box', () => {
  keepDraft(draft, now);
  expect(takeDraft({ uid: 'ana', chatId: 'c1' }, new Date(now.getTime() + 3_600_000))).toBeNull();
  keepDraft({ ...draft, text: '  ' }, now);
  expect(takeDraft({ uid: 'ana', chatId: 'c1' }, now)).toBeNull();
});
