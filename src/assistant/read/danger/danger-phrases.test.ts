import { describe, expect, test } from 'vitest';
import { CALMED, CALMED_IF_JUDGED, everyWriting, HALF, NO_ALARM, NOTHING, SURE } from '#test/danger-phrases.ts';
import { calmed, dangerIn } from './danger-words.ts';

describe('leaves no doubt', () => {
  test.each(SURE)('%s: %s', (id, phrase) => {
    for (const message of everyWriting(phrase))
      expect([message, dangerIn(message)]).toEqual([message, { level: 'sure', id }]);
  });
});

describe('is half heard', () => {
  test.each(HALF)('%s', (phrase) => {
    for (const message of everyWriting(phrase))
      expect([message, dangerIn(message)?.level]).toEqual([message, 'unsure']);
  });
});

describe('is no alarm', () => {
  test.each(NO_ALARM)('%s', (phrase) => {
    for (const message of everyWriting(phrase))
      expect([message, dangerIn(message)?.level ?? null]).not.toEqual([message, 'sure']);
  });
});

describe('is nothing of the kind', () => {
  test.each(NOTHING)('%s', (phrase) => {
    for (const message of everyWriting(phrase)) expect([message, dangerIn(message)]).toEqual([message, null]);
  });
});

describe('what calms', () => {
  test.each(CALMED_IF_JUDGED)('%s, heard by nearness alone, becomes %s: %s', (id, level, phrase) => {
    for (const message of everyWriting(phrase))
      expect([message, calmed(message, { level: 'sure', id, nearness: 0.8 })?.level ?? null]).toEqual([message, level]);
  });

  test.each(CALMED)('%s becomes %s: %s', (id, level, phrase) => {
    for (const message of everyWriting(phrase))
      expect([message, calmed(message, { level: 'sure', id })?.level ?? null]).toEqual([message, level]);
  });
});
