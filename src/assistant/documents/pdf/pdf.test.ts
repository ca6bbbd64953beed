import type { Answers } from '#domain/document/answers.ts';
import { textOf } from '#domain/document/blocks.ts';
import { fieldsOf } from '#domain/document/definition.ts';
import { fillTemplate } from '#domain/document/fill-template.ts';
import { parseTemplate } from '#domain/document/parse-template.ts';
import { readAnswer } from '#domain/document/read-answer.ts';
import { readPdf } from '#test/read-pdf.ts';
import { hostile, ordinary, sampleAnswers } from '#test/sample-answers.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { Definition } from '../definition.ts';
import { loadDefinitions } from '../load-definitions.ts';
import { linesOf } from './content.ts';
import { createPdfPrinter } from './pdf-printer.ts';
import { inPieces, unprintableIn } from './printable.ts';

const printer = createPdfPrinter();
afterAll(() => printer.close());
const today = '2026-11-15';

/** As the product does it: each answer is read before it is kept. */
function accepted(definition: Definition, answers: Answers): Answers {
  const read = fieldsOf(definition).map((field) => ({ field, read: readAnswer(field, answers[field.id]) }));
  expect(read.filter((entry) => !entry.read.ok)).toEqual([]);
  return Object.fromEntries(read.map((entry) => [entry.field.id, entry.read.ok ? entry.read.answer : null]));
}

async function print(definition: Definition, answers: Answers) {
  const blocks = fillTemplate(definition, definition.template, { answers, today });
  const { pdf } = await printer.run({ paper: { title: definition.title, blocks } });
  return { ...(await readPdf(pdf)), size: pdf.length, lines: linesOf(blocks).map(textOf) };
}

const squeezed = (text: string) => text.replace(/\s+/g, '').toUpperCase();

describe.each(loadDefinitions().map((definition) => [definition.id, definition] as const))('%s', (_id, definition) => {
  test('prints every answer', async () => {
    const answers = accepted(definition, sampleAnswers(definition, ordinary));
    const { text, pages, title, language, size } = await print(definition, answers);
    expect(text).toContain("José Nuñez-O'Brien");
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    expect(text).not.toContain('{{');
    expect({ title, language }).toEqual({ title: definition.title, language: 'en-US' });
    expect(size).toBeLessThan(200_000);
  });

  test('prints blanks where nothing was said', async () => {
    const { text, lines } = await print(definition, {});
    expect(text).toContain('__________');
    expect(text).not.toMatch(/undefined|null|\{\{|NaN/);
    const printed = squeezed(text);
    expect(lines.map(squeezed).filter((line) => line.length < 60 && !printed.includes(line))).toEqual([]);
  });

  test('prints hostile answers as they are', async () => {
    const answers = accepted(definition, sampleAnswers(definition, hostile));
    const { text } = await print(definition, answers);
    expect(squeezed(text)).toContain('{{TODAY}}**B**<I>X</I>#:::PAGE|=1+1ABC□□□□');
    expect(text).not.toContain('\u202e');
  });
});

test('Chinese names print, and can be copied out again', async () => {
  const questions = { sections: [{ title: '', fields: [] }] };
  const blocks = fillTemplate(questions, parseTemplate('李小龍 and **李小龍** and *Нюра*'), { answers: {}, today });
  const { text } = await readPdf((await printer.run({ paper: { title: 't', blocks } })).pdf);
  expect(text).toContain('李小龍 and 李小龍 and Нюра');
});

describe('what no font can draw', () => {
  test('becomes a box for each character that is seen', () => {
    expect(inPieces('a👩‍👩‍👧b')).toEqual([
      { text: 'a', font: 'Noto' },
      { text: '□', font: 'NotoChinese' },
      { text: 'b', font: 'Noto' },
    ]);
  });

  test('is told, each once', () => {
    expect(unprintableIn('José 李 🙂🙂 שלום')).toEqual(['🙂', 'ש', 'ל', 'ו', 'ם']);
    expect(unprintableIn("José Nuñez-O'Brien — “x” § 1")).toEqual([]);
  });
});

test('a document that takes too long is given up, and the next one is printed', async () => {
  const impatient = createPdfPrinter({ timeLimitMs: 1 });
  const paper = { title: 't', blocks: [{ type: 'paragraph' as const, line: [{ text: 'x' }] }] };
  await expect(impatient.run({ paper })).rejects.toThrow('The PDF took too long');
  await impatient.close();
  expect((await printer.run({ paper })).pdf.length).toBeGreaterThan(1000);
});

test('each has its own time: one that takes too long takes nobody with it', async () => {
  const impatient = createPdfPrinter({ timeLimitMs: 1 });
  const paper = { title: 't', blocks: [{ type: 'paragraph' as const, line: [{ text: 'x' }] }] };
  const faults = await Promise.all([1, 2].map(() => impatient.run({ paper }).catch((error: unknown) => error)));
  expect(faults).toEqual([new Error('The PDF took too long'), new Error('The PDF took too long')]);
  expect(faults[0]).not.toBe(faults[1]);
  const late = impatient.run({ paper });
  await impatient.close();
  await expect(late).rejects.toThrow();
  await expect(impatient.run({ paper })).rejects.toThrow('The server is stopping');
});
