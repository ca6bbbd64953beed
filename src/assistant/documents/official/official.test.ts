import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { makeForm } from '#test/make-form.ts';
import { pdfFaults } from '#test/pdf-faults.ts';
import { readFields } from '#test/read-fields.ts';
import { fillForm } from './fill-form.ts';
import { readForm } from './read-form.ts';

describe('reading', () => {
  test('every kind of field is found, with what it can hold; locked ones stay out', async () => {
    const { pages, fields } = await readForm(await makeForm());
    expect(pages).toBe(1);
    expect(fields).toEqual([
      {
        name: 'applicant.name',
        kind: 'text',
        hint: 'Full name of the applicant',
        page: 1,
        maxLength: null,
        values: [],
      },
      { name: 'reason', kind: 'lines', hint: null, page: 1, maxLength: null, values: [] },
      { name: 'zip', kind: 'text', hint: null, page: 1, maxLength: 5, values: [] },
      { name: 'employed', kind: 'check', hint: null, page: 1, maxLength: null, values: [] },
      { name: 'status', kind: 'radio', hint: null, page: 1, maxLength: null, values: ['single', 'married'] },
      { name: 'county', kind: 'choice', hint: null, page: 1, maxLength: null, values: ['Kings', 'Queens', 'Bronx'] },
      {
        name: 'languages',
        kind: 'choices',
        hint: null,
        page: 1,
        maxLength: null,
        values: ['English', 'Spanish', 'Chinese'],
      },
    ]);
  });

  const flat = async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    return pdf.save();
  };
  const xfaOnly = async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.getForm().acroForm.dict.set(PDFName.of('XFA'), pdf.context.obj('<xdp/>'));
    return pdf.save();
  };
  const locked = async () => {
    const pdf = await PDFDocument.load(await makeForm());
    pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    return pdf.save();
  };
  const readOnly = () =>
    makeForm((pdf) =>
      pdf
        .getForm()
        .getFields()
        .forEach((field) => field.enableReadOnly()),
    );

  test.each([
    ['no PDF', async () => Buffer.from('GIF89a'), 'This file is not a PDF.'],
    ['nothing', async () => new Uint8Array(), 'This file is not a PDF.'],
    ['a torn PDF', async () => (await makeForm()).slice(0, 900), /damaged|no fields/],
    ['a flat PDF', flat, 'This PDF has no fields to fill in.'],
    ['an XFA form without fields', xfaOnly, /^This PDF is an XFA form/],
    ['a PDF with a password', locked, 'This PDF is locked with a password. Please save a copy without it.'],
    ['a PDF whose fields are all locked', readOnly, 'All fields of this PDF are locked.'],
  ])('%s is refused in words', async (_what, make, words) => {
    await expect(readForm(await make())).rejects.toThrow(words);
  });

  test('one that is locked against changes only, with an empty password, is opened', async () => {
    const pdf = await PDFDocument.load(await makeForm());
    pdf.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { modifying: false } });
    const bytes = await pdf.save();
    expect((await readForm(bytes)).fields).toHaveLength(7);
    expect(await readFields(await fillForm(bytes, { zip: '11375' }))).toMatchObject({ zip: '11375' });
  });
});

describe('a form that was locked with an empty password', () => {
  // Made of `makeForm` by another program, with `0 a) or ( or \\` as the hint of its first field, and so on.
  const locked = () => readFileSync('test/fixtures/locked-form.pdf');

  test('keeps its fields, its hints and what is filled in, as two other readers see it', async () => {
    const { pdf, fields } = await readForm(locked());
    expect(fields[0]?.hint).toBe('0 a) or ( or \\');
    expect(await pdfFaults(pdf)).toEqual([]);
    const filled = await fillForm(pdf, {
      'applicant.name': 'Ann (called \\ "Nan") Lee)',
      zip: '11375',
      employed: true,
    });
    expect(await pdfFaults(filled)).toEqual([]);
    expect(await readFields(filled)).toMatchObject({
      'applicant.name': 'Ann (called \\ "Nan") Lee)',
      zip: '11375',
      employed: 'Yes',
    });
    expect((await readForm(filled)).fields).toEqual(fields);
  });

  test('says nothing about its lock any more', async () => {
    const { pdf } = await readForm(locked());
    const copy = await PDFDocument.load(pdf);
    const left = copy.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object.toString().includes('/Standard'));
    expect(left).toEqual([]);
  });
});

describe('filling in', () => {
  test('each kind of field holds its value, as other programs read it', async () => {
    const filled = await fillForm(await makeForm(), {
      'applicant.name': 'José Nuñez-O’Brien',
      reason: 'First line\nSecond line',
      zip: '11375',
      employed: true,
      status: 'married',
      county: 'Queens',
      languages: ['Spanish', 'Chinese'],
      'office.use': 'forged',
      nowhere: 'x',
    });
    expect(await readFields(filled)).toEqual({
      'applicant.name': 'José Nuñez-O’Brien',
      reason: 'First line\nSecond line',
      zip: '11375',
      employed: 'Yes',
      // The second of its circles.
      status: '1',
      county: 'Queens',
      languages: expect.anything(),
      'office.use': '0001',
    });
    expect(await pdfFaults(filled)).toEqual([]);
    const form = (await PDFDocument.load(filled)).getForm();
    expect(form.getRadioGroup('status').getSelected()).toBe('married');
    expect(form.getOptionList('languages').getSelected()).toEqual(['Spanish', 'Chinese']);
  });

  test('what has no answer stays blank, and a value that the form does not know is not set', async () => {
    const filled = await fillForm(await makeForm(), { status: 'divorced', county: 'Nowhere', languages: ['Latin'] });
    expect(await readFields(filled)).toMatchObject({
      'applicant.name': '',
      employed: 'Off',
      status: 'Off',
      county: null,
    });
  });

  test.each([
    ['李小龍', '李小龍'],
    ['Ελένη Ковальчук', 'Ελένη Ковальчук'],
    ['Ann 🎉', 'Ann □'],
    ['a\u0000b\u0007c', 'a b c'],
    ['one\ntwo', 'one, two'],
    ['=SUM(A1)', '=SUM(A1)'],
    ['x'.repeat(10_000), 'x'.repeat(10_000)],
    ['שלום', 'שלום'],
    ['محمد علي', 'محمد علي'],
    ['김민준', '김민준'],
    ['শেখ রহমান', 'শেখ রহমান'],
    ['राजेश', 'राजेश'],
    ['สมชาย', '□□□□□'],
  ])('a name such as %s is kept or boxed, and never breaks the form', async (given, kept) => {
    const filled = await fillForm(await makeForm(), { 'applicant.name': given });
    expect((await readFields(filled))['applicant.name']).toBe(kept);
    expect(await pdfFaults(filled)).toEqual([]);
  });

  test('a field takes no more than it has room for', async () => {
    expect(await readFields(await fillForm(await makeForm(), { zip: '113750001' }))).toMatchObject({ zip: '11375' });
  });

  test('what an XFA form would show in place of our values is gone', async () => {
    const hybrid = await makeForm((pdf) =>
      pdf.getForm().acroForm.dict.set(PDFName.of('XFA'), pdf.context.obj('<xdp/>')),
    );
    const filled = await PDFDocument.load(await fillForm(hybrid, { zip: '11375' }), { preserveXFA: true });
    expect(filled.getForm().hasXFA()).toBe(false);
  });
});
