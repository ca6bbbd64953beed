import type { Answer, Answers } from '#domain/documents/answers.ts';
import { textOf } from '#domain/documents/template/blocks.ts';
import { fieldsOf } from '#domain/documents/definition.ts';
import { fillTemplate } from '#domain/documents/template/fill-template.ts';
import { parseTemplate } from '#domain/documents/template/parse-template.ts';
import { readAnswer } from '#domain/documents/read-answer.ts';
import { pdfFaults } from '#test/pdf-faults.ts';
import { readPdf } from '#test/read-pdf.ts';
import { readTags } from '#test/read-tags.ts';
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

/** Looked at in several ways, printed and read once. */
const kept = new Map<string, ReturnType<typeof printAndRead>>();
function print(definition: Definition, answers: Answers) {
  const key = `${definition.id} ${JSON.stringify(fieldsOf(definition).map((field) => answers[field.id] ?? null))}`;
  const printed = kept.get(key) ?? printAndRead(definition, answers);
  kept.set(key, printed);
  return printed;
}

async function printAndRead(definition: Definition, answers: Answers) {
  const blocks = fillTemplate(definition, definition.template, { answers, today });
  const { title, spacing } = definition;
  const { yourName } = answers;
  const name = typeof yourName === 'string' ? yourName : undefined;
  const { pdf } = await printer.run({ paper: { title, name, isDouble: spacing === 'double', blocks } });
  return { ...(await readPdf(pdf)), pdf, size: pdf.length, lines: linesOf(blocks).map(textOf) };
}

/** Who is asked to sign a lost page knows what it belongs to. */
const FOOT = / · Page \d+ of \d+$/;
const SIGNED = /Notary Public|Witness 1|\bDate\b.{0,200} Page \d+ of \d+$/;
const THREE_LINES = 220;

/** Every "no", every last choice, and nothing that is optional. */
function ofTheOtherWay(definition: Definition): Answers {
  return Object.fromEntries(
    fieldsOf(definition).map((field): [string, Answer] => {
      if (field.optional) return [field.id, null];
      if (field.type === 'yes-no') return [field.id, 'no'];
      if (field.type === 'choice') return [field.id, field.options?.at(-1)?.id ?? null];
      return [field.id, sampleAnswers({ sections: [{ title: '', fields: [field] }] }, ordinary)[field.id] ?? null];
    }),
  );
}

const squeezed = (text: string) => text.replace(/\s+/g, '').toUpperCase();

describe.each(loadDefinitions().map((definition) => [definition.id, definition] as const))('%s', (_id, definition) => {
  test('prints every answer', async () => {
    const answers = accepted(definition, sampleAnswers(definition, ordinary));
    const { text, pages, title, language, size } = await print(definition, answers);
    expect(text).toContain("José Nuñez-O'Brien");
    expect(pages.filter((page) => !FOOT.test(page))).toEqual([]);
    expect(text).not.toContain('{{');
    expect({ title, language }).toEqual({ title: definition.title, language: 'en-US' });
    expect(size).toBeLessThan(200_000);
  });

  test('is whole, and nothing to sign, swear or witness stands on a page without its text', async () => {
    for (const answers of [accepted(definition, sampleAnswers(definition, ordinary)), ofTheOtherWay(definition), {}]) {
      const { pdf, pages } = await print(definition, answers);
      expect(await pdfFaults(pdf)).toEqual([]);
      expect(pages.filter((page) => SIGNED.test(page) && page.length < THREE_LINES)).toEqual([]);
    }
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
    expect(squeezed(text)).toContain('{{TODAY}}**B**<I>X</I>#:::PAGE|=1+1ABCשלום');
    expect(text).not.toContain('\u202e');
  });
});

test('Chinese names print, and can be copied out again', async () => {
  const questions = { sections: [{ title: '', fields: [] }] };
  const blocks = fillTemplate(questions, parseTemplate('李小龍 and **李小龍** and *Нюра*'), { answers: {}, today });
  const { text } = await readPdf((await printer.run({ paper: { title: 't', blocks } })).pdf);
  expect(text).toContain('李小龍 and 李小龍 and Нюра');
});

describe('names in the scripts that New Yorkers write them in', () => {
  test.each([
    ['Arabic', 'محمد عبد الرحمن', 'NotoArabic'],
    ['Hebrew', 'דוד כהן', 'NotoHebrew'],
    ['Korean', '김민준', 'NotoKorean'],
    ['Bengali', 'শেখ রহমান', 'NotoBengali'],
    ['Devanagari', 'राजेश कुमार', 'Noto'],
    ['simplified Chinese', '张学友', 'NotoChinese'],
    ['traditional Chinese', '張學友', 'NotoChinese'],
  ])('%s is drawn, and nothing of it is a box', (_script, name, font) => {
    expect(unprintableIn(name)).toEqual([]);
    const pieces = inPieces(`I am ${name}.`);
    expect(pieces.map((piece) => piece.text).join('')).not.toContain('□');
    expect(pieces.some((piece) => piece.font === font)).toBe(true);
  });

  test('the words of one that is read from the right stay one piece, so that the first comes first', () => {
    expect(inPieces('of محمد عبد الرحمن here')).toEqual([
      { text: 'of ', font: 'Noto' },
      { text: 'محمد\u00a0عبد\u00a0الرحمن', font: 'NotoArabic' },
      { text: ' here', font: 'Noto' },
    ]);
  });

  test('letters that join are joined: the glyphs differ from those of the letters alone', async () => {
    const blocks = [{ type: 'paragraph' as const, line: [{ text: 'محمد' }] }];
    const { text } = await readPdf((await printer.run({ paper: { title: 't', blocks } })).pdf);
    // A reader gets the letters back; their order on the paper is from the right.
    const letters = Array.from(text.normalize('NFKC')).filter((letter) => 'محمد'.includes(letter));
    expect(letters.toSorted()).toEqual(Array.from('محمد').toSorted());
  });

  test('a long text that is read from the right is broken into lines of its own', () => {
    const [piece] = inPieces('محمد عبد الرحمن علي '.repeat(8).trim());
    expect(piece?.text.split('\n').every((line) => line.length < 80)).toBe(true);
    expect(piece?.text.split('\n').length).toBeGreaterThan(1);
  });
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
    expect(unprintableIn('José 李 🙂🙂 สม שלום')).toEqual(['🙂', 'ส', 'ม']);
    expect(unprintableIn("José Nuñez-O'Brien — “x” § 1")).toEqual([]);
  });
});

test('how long the thread takes to start is not held against a file', async () => {
  const impatient = createPdfPrinter({ timeLimitMs: 100 });
  await expect(impatient.run({ upload: Buffer.from('GIF89a') })).rejects.toThrow('This file is not a PDF.');
  await impatient.close();
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

describe('a packet', () => {
  const words = (text: string) => ({ type: 'paragraph' as const, line: [{ text }] });
  const part = (text: string) => ({ type: 'part' as const, line: [{ text }] });
  const paper = {
    title: 'Packet',
    name: 'Ana Ruiz',
    blocks: [part('Order'), words('One.'), { type: 'page' as const }, words('Two.'), part('Answer'), words('Three.')],
    guide: { title: 'What to do with this', blocks: [words('Four.')] },
  };

  test('counts the pages of each paper, and the page for the person is none of them', async () => {
    const { pages } = await readPdf((await printer.run({ paper })).pdf);
    expect(pages).toEqual([
      'One. Order · Ana Ruiz · Page 1 of 2',
      'Two. Order · Ana Ruiz · Page 2 of 2',
      'Three. Answer · Ana Ruiz · Page 1 of 1',
      'Four. What to do with this · Page 1 of 1',
    ]);
  });
});

test('the PDF tells what is a heading, a list and a table, and its foot is not read out', async () => {
  const source = '# Title\n\n## Heading\n\nWords.\n\n1. one\n1. two\n1. three\n\n::: table\nA | B\na | b\n:::';
  const blocks = fillTemplate({ sections: [] }, parseTemplate(source), { answers: {}, today });
  const { pdf } = await printer.run({ paper: { title: 't', blocks } });
  expect(await readTags(pdf)).toEqual([
    ['H1', 'Title'],
    ['H2', 'Heading'],
    ['P', 'Words.'],
    [
      'L',
      [
        ['LI', [['LBody', '1. one']]],
        ['LI', [['LBody', '2. two']]],
        ['LI', [['LBody', '3. three']]],
      ],
    ],
    [
      'Table',
      [
        [
          'TR',
          [
            ['TH', 'A'],
            ['TH', 'B'],
          ],
        ],
        [
          'TR',
          [
            ['TD', 'a'],
            ['TD', 'b'],
          ],
        ],
      ],
    ],
  ]);
});

test('a link is not torn after its first letter, and what is left of a blank can be written on', async () => {
  const link = 'https://nycourts.gov/COURTS/nyc/housing/heatrequirements.shtml';
  const words = (text: string) => ({ type: 'paragraph' as const, line: [{ text }] });
  const blocks = [
    words(`In New York City, Housing Court hears repair cases. Heat requirements, Housing Court: ${link}`),
    words(`${'I live here '.repeat(4)}: ${'_'.repeat(56)}`),
  ];
  const { pdf } = await printer.run({ paper: { title: 't', blocks } });
  const { text } = await readPdf(pdf);
  expect(text).not.toMatch(/\bh\s+ttps/);
  const strokes = [...text.matchAll(/_+/g)].map(([all]) => all.length);
  expect(strokes.length).toBeGreaterThan(1);
  expect(Math.min(...strokes)).toBeGreaterThanOrEqual(16);
});
