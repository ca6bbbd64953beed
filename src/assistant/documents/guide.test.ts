import { textOf, type Block } from '#domain/documents/template/blocks.ts';
import { expect, test } from 'vitest';
import { linesOf } from './pdf/content.ts';
import { guideOf } from './guide.ts';
import { loadDefinitions } from './load-definitions.ts';

const answer = loadDefinitions().find(({ id }) => id === 'consumer-credit-answer')!;
const said = (blocks: readonly Block[]) => linesOf(blocks).map(textOf).join('\n');
const guide = (answers: Record<string, string | string[]>, language: 'en' | 'es' = 'en') =>
  said(guideOf(answer, { answers, language }).blocks);

test('the day is counted from what was told, by the rule that fits it', () => {
  const handed = guide({ receivedOn: '2026-11-02', howReceived: 'hand' });
  expect(handed).toContain('Last day to answer the summons: Monday, November 23, 2026');
  expect(guide({ receivedOn: '2026-11-02', howReceived: 'mail' })).not.toContain('Last day');
  expect(guide({})).not.toContain('Last day');
});

test('the page says that it is no part of the paper, and names each step', () => {
  const text = guide({});
  expect(text).toContain('do not file it or send it');
  expect(text).toContain('Serve. Make two copies.');
});

test('in Spanish it repeats what was answered, in Spanish', () => {
  const text = guide({ judgment: 'no', receivedOn: '2026-11-02', defenses: ['paid', 'amount'] }, 'es');
  expect(text).toContain('Ya hay sentencia\nNo');
  expect(text).toContain('2 de noviembre de 2026');
  expect(text).toContain('Pagué toda la deuda o parte de ella, o se llegó a un acuerdo.\nLa cantidad está mal.');
});

test('rows of a list stand each on a line of its own', () => {
  const wages = loadDefinitions().find(({ id }) => id === 'wage-claim-letter')!;
  const rows = ['First week', 'Second week'].map((period) => ({ period, hours: '40', owed: '600.00' }));
  const text = said(guideOf(wages, { answers: { weeks: rows }, language: 'es' }).blocks);
  expect(text).toMatch(/First week[^\n]*\nSecond week/);
});
