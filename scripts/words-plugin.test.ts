import { expect, test } from 'vitest';
import { compile } from './words-plugin.ts';

const SOURCE = `
import { words } from '#web/lib/words.ts';
const name = 'ñandú';
export const copy = words({
  title: { en: 'Hello', es: 'Hola' },
  form: { sent: { en: (email: string) => \`Sent to \${email}\`, es: (email: string) => \`Enviado a \${email}\` } },
  list: [{ to: 'faq', words: { en: 'Questions', es: 'Preguntas' } }],
});
export const kept = { en: 'not ours', es: 'no es nuestro' };
`;

test('one language stands in the place of all', () => {
  expect(compile(SOURCE, 'copy.ts', ({ es }) => es)).toBe(`
import { words } from '#web/lib/words.ts';
const name = 'ñandú';
export const copy = ({
  title: 'Hola',
  form: { sent: (email: string) => \`Enviado a \${email}\` },
  list: [{ to: 'faq', words: 'Preguntas' }],
});
export const kept = { en: 'not ours', es: 'no es nuestro' };
`);
});

test('the other language does not travel', () => {
  const english = compile(SOURCE, 'copy.ts', ({ en }) => en);
  expect(english).toContain("title: 'Hello'");
  expect(english).not.toMatch(/Hola|Enviado|Preguntas/);
});
