import { expect, test } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { answerText, answerWithSources, spokenText } from './answer-text.ts';
import { pendingMessage } from '../messages/message-list-state.ts';

const plain: Message = {
  ...pendingMessage('', { uid: 'u', displayName: 'Ana', email: 'a@example.com' }, { id: '1', at: new Date() }),
  role: 'assistant',
  content:
    '<p>Fourteen days. <a href="#source-1">[1]</a></p><ul><li>one</li><li>two</li></ul><details>folded</details>',
};
const withCard: Message = {
  ...plain,
  language: 'es',
  sources: [{ number: 1, title: 'T', citation: 'GOL § 7-108', url: 'https://example.com', checked: '2026-11-01' }],
  card: {
    lead: '',
    answer: '<p>14 días. <a href="#source-1">[1]</a></p>',
    days: [
      {
        rule: 'DL08',
        variant: 'v',
        triggerDate: '2026-10-31',
        label: 'El depósito vence',
        day: 'lunes, 16 de noviembre de 2026',
        iso: '2026-11-16',
        means: 'by',
        isTheirs: true,
      },
    ],
    step: '<p>Escriba una carta.</p>',
    question: '¿Cuándo?',
    folds: [{ kind: 'law', title: 'Ley', html: '<p>más</p>' }],
    closing: '',
  },
};

test('an answer becomes lines; what is folded stays folded', () => {
  expect(answerText(plain)).toBe('Fourteen days. [1]\n- one\n- two');
});

test('a card is told in its order and its language, with the day and the step', () => {
  expect(answerText(withCard)).toBe(
    '14 días. [1]\n\nEl depósito vence: lunes, 16 de noviembre de 2026.\n\nUn primer paso: Escriba una carta.\n\n¿Cuándo?',
  );
});

test('what is shared names its sources and is no advice', () => {
  const text = answerWithSources(withCard);
  expect(text).toContain('Fuentes:\n\n[1] GOL § 7-108\nhttps://example.com');
  expect(text).toMatch(/Información general sobre la ley de Nueva York, no asesoría legal\.$/);
});

test('numbers of sources are not read aloud', () => {
  expect(spokenText(withCard)).toMatch(/^14 días\.\n/);
});
