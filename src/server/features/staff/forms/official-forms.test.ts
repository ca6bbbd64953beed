import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { findFormPdf } from '#server/platform/official-forms/official-forms-repo.ts';
import type { Client } from '#test/client.ts';
import { makeForm } from '#test/make-form.ts';
import { attorneyPerson, consumer, staff, visitor } from '#test/people.ts';
import { readFields } from '#test/read-fields.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let asStaff: Client;
beforeAll(async () => {
  server = await startTestServer();
  asStaff = await staff(server);
});
afterAll(() => server.close());

const upload = (client: Client, body: Uint8Array, name = 'Fee Waiver.pdf') =>
  client.request('/api/staff/official-forms', {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', 'x-file-name': encodeURIComponent(name) },
    body: Buffer.from(body),
  });

async function addForm(name?: string): Promise<string> {
  const response = await upload(asStaff, await makeForm(), name);
  const { result } = (await response.json()) as { result: { formId: string } };
  return result.formId;
}

const formOf = async (formId: string) => (await asStaff.must('staffGetOfficialForm', { formId })).form;

/** Everything that a lawyer would want to read before it is offered. */
const ABOUT = {
  title: 'Fee waiver form',
  category: 'courts',
  summary: 'Asks the court to waive its fees.',
  purpose: 'It asks a court to let somebody go on without paying fees.',
  notFor: ['Criminal cases.'],
  law: [{ name: 'CPLR 1101' }],
  ask: ['official fee waiver'],
  pide: ['exención oficial de pago'],
  steps: [{ do: 'sign', text: 'Sign it.' }],
} satisfies Partial<OfficialFormDraft>;

async function publish(formId: string) {
  const { draft, version } = await formOf(formId);
  await asStaff.must('staffSaveOfficialForm', { formId, version, draft: { ...draft, ...ABOUT } });
  return asStaff.must('staffPublishOfficialForm', { formId, published: true });
}

describe('adding a PDF', () => {
  test('reads its fields and gives each a question in its own words', async () => {
    const form = await formOf(await addForm('My_Form-2026.pdf'));
    expect(form).toMatchObject({ id: 'official-my-form-2026', pages: 1, published: false, version: 1 });
    expect(form.draft.title).toBe('My Form 2026');
    expect(form.draft.sections).toEqual([
      {
        title: 'Page 1',
        fields: [
          expect.objectContaining({
            id: 'applicantName',
            ask: 'Full name of the applicant',
            type: 'name',
            prefill: 'name',
          }),
          expect.objectContaining({ id: 'reason', type: 'paragraph' }),
          expect.objectContaining({ id: 'zip', type: 'text', max: 5 }),
          expect.objectContaining({ id: 'employed', type: 'yes-no' }),
          expect.objectContaining({ id: 'status', type: 'choice' }),
          expect.objectContaining({ id: 'county', type: 'choice' }),
          expect.objectContaining({ id: 'languages', type: 'several' }),
        ],
      },
    ]);
    expect(form.draft.links).toContainEqual({ field: 'employed', question: 'employed', ticks: 'yes' });
    expect(form.faults.length).toBeGreaterThan(0);
  });

  test('twice under the same name makes two', async () => {
    const [first, second] = [await addForm('Same.pdf'), await addForm('Same.pdf')];
    expect([first, second]).toEqual(['official-same', 'official-same-2']);
  });

  test('what is no fillable PDF is refused in words', async () => {
    const response = await upload(asStaff, Buffer.from('not a pdf'));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { status: 'INVALID_ARGUMENT', message: 'This file is not a PDF.' },
    });
    const large = await upload(asStaff, Buffer.alloc(10_000_001, '%PDF-'));
    expect(await large.json()).toMatchObject({ error: { message: 'This PDF is larger than 10 MB.' } });
  });

  test('is for staff alone, and so is its preview', async () => {
    const formId = await addForm('Private.pdf');
    for (const person of [await visitor(server), await consumer(server), await attorneyPerson(server)]) {
      expect([401, 403]).toContain((await upload(person, await makeForm())).status);
      expect([401, 403]).toContain((await person.request(`/api/staff/official-forms/${formId}/preview.pdf`)).status);
    }
  });
});

test('the preview holds something in every field', async () => {
  const formId = await addForm('Preview.pdf');
  const response = await asStaff.request(`/api/staff/official-forms/${formId}/preview.pdf`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const fields = await readFields(new Uint8Array(await response.arrayBuffer()));
  expect(fields).toMatchObject({ 'applicant.name': 'Full name of the applicant', zip: 'Zip', employed: 'Yes' });
  expect((await asStaff.request('/api/staff/official-forms/official-nothing/preview.pdf')).status).toBe(404);
});

describe('publishing', () => {
  test('waits until nothing is missing', async () => {
    const formId = await addForm('Unfinished.pdf');
    const { error } = await asStaff.call('staffPublishOfficialForm', { formId, published: true });
    expect(error?.status).toBe('FAILED_PRECONDITION');
    expect(error?.message).toMatch(/^This is not ready yet\. /);
  });

  test('offers it to everybody, who get the PDF itself, filled in', async () => {
    const formId = await addForm('Waiver.pdf');
    const person = await visitor(server);
    expect((await person.call('startDocument', { definitionId: formId })).error?.status).toBe('NOT_FOUND');
    await publish(formId);
    const { definitions } = await person.must('listDocumentDefinitions', null);
    expect(definitions.find(({ id }) => id === formId)).toMatchObject({ title: 'Fee waiver form', category: 'courts' });
    const { documentId } = await person.must('startDocument', { definitionId: formId });
    const answers = {
      applicantName: '李小龍',
      zip: '11375',
      employed: 'no',
      status: 'married',
      languages: ['spanish'],
    };
    await person.must('saveDocumentAnswers', { documentId, revision: 0, answers });
    await person.must('makeDocument', { documentId });
    const pdf = await person.request(`/api/documents/${documentId}.pdf`);
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    // The last page is for the person: what to do with it.
    expect((await readPdf(bytes)).text).toContain('What to do with this');
    expect(await readFields(bytes)).toMatchObject({
      'applicant.name': '李小龍',
      zip: '11375',
      employed: 'Off',
      status: '1',
      reason: '',
    });
    expect(await (await person.request(`/api/documents/${documentId}.txt`)).text()).toContain('李小龍');
    const tooLong = await person.call('saveDocumentAnswers', { documentId, revision: 1, answers: { zip: '113755' } });
    expect(tooLong.error?.status).toBe('INVALID_ARGUMENT');
  });

  test('taken back, it is offered no more; who has begun may finish', async () => {
    const formId = await addForm('Taken back.pdf');
    await publish(formId);
    const person = await visitor(server);
    const { documentId } = await person.must('startDocument', { definitionId: formId });
    expect((await asStaff.call('staffDeleteOfficialForm', { formId })).error?.message).toBe(
      'Please take it back before you delete it.',
    );
    await asStaff.must('staffPublishOfficialForm', { formId, published: false });
    expect((await person.call('getDocumentDefinition', { definitionId: formId })).error?.status).toBe('NOT_FOUND');
    const { form } = await asStaff.must('staffGetOfficialForm', { formId });
    const rewritten = { ...form.draft, notFor: [], sections: [] };
    await asStaff.must('staffSaveOfficialForm', { formId, version: form.version, draft: rewritten });
    await person.must('saveDocumentAnswers', { documentId, revision: 0, answers: { zip: '11375' } });
    await person.must('makeDocument', { documentId });
    const pdf = await person.request(`/api/documents/${documentId}.pdf`);
    expect(await readFields(new Uint8Array(await pdf.arrayBuffer()))).toMatchObject({ zip: '11375' });
    await asStaff.must('staffDeleteOfficialForm', { formId });
    expect((await person.call('getDocument', { documentId })).error?.message).toBe(
      'This document is no longer offered.',
    );
    expect((await person.must('getUserDocuments', null)).documents).toHaveLength(1);
  });

  test('a published form stays whole, and of two editors the second is told', async () => {
    const formId = await addForm('Whole.pdf');
    const { form } = await publish(formId);
    const broken = { ...form.draft, notFor: [] };
    const { error } = await asStaff.call('staffSaveOfficialForm', { formId, version: form.version, draft: broken });
    expect(error?.message).toMatch(/^This form is published and must stay whole\. /);
    const late = { formId, version: form.version - 1, draft: form.draft };
    expect((await asStaff.call('staffSaveOfficialForm', late)).error).toMatchObject({
      status: 'ABORTED',
      message: 'Somebody else has changed this form. Please reload before you save.',
    });
  });
});

/** Everything in a PDF that a reader would come across, written out. */
async function insideOf(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
}

describe('a PDF that means harm', () => {
  test('loses its scripts, actions and embedded files when it is added', async () => {
    const armed = await makeForm(async (pdf) => {
      pdf.addJavaScript('start', 'app.alert("from the names")');
      pdf.catalog.set(
        PDFName.of('OpenAction'),
        pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("when opened")') }),
      );
      const launch = pdf.context.register(pdf.context.obj({ S: 'Launch', F: PDFString.of('evil.exe') }));
      const field = pdf.getForm().getTextField('zip').acroField.dict;
      field.set(PDFName.of('AA'), pdf.context.obj({ K: { S: 'JavaScript', JS: PDFString.of('app.alert("a key")') } }));
      field.set(PDFName.of('A'), launch);
      await pdf.attach(Buffer.from('MZ evil'), 'evil.exe');
    });
    expect(await insideOf(armed)).toMatch(/app\.alert|Launch/);
    const response = await upload(asStaff, armed, 'Armed.pdf');
    const { result } = (await response.json()) as { result: { formId: string } };
    const stored = await findFormPdf(server.app.deps.db, result.formId);
    const preview = await asStaff.request(`/api/staff/official-forms/${result.formId}/preview.pdf`);
    for (const pdf of [new Uint8Array(stored!), new Uint8Array(await preview.arrayBuffer())]) {
      expect(await insideOf(pdf)).not.toMatch(/app\.alert|JavaScript|Launch|evil|EmbeddedFile|OpenAction/);
      expect(Object.keys(await readFields(pdf)).length).toBeGreaterThan(5);
    }
  });

  test.each([
    ['cut off', async () => (await makeForm()).subarray(0, 900)],
    [
      'nested too deeply',
      async () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}\nendobj\ntrailer<</Root 1 0 R>>`),
    ],
    ['of nothing but a beginning', async () => Buffer.from('%PDF-1.7')],
    ['packed into itself', bomb],
  ])('%s is refused, and everybody else is answered meanwhile', async (_, make) => {
    const sent = upload(asStaff, await make());
    expect((await asStaff.call('getAccount', null)).status).toBe(200);
    const response = await sent;
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});

/** A few kilobytes that unpack to gigabytes. */
async function bomb(): Promise<Buffer> {
  let packed: Buffer = Buffer.alloc(256 * 1024 * 1024, 0x20);
  // Off this thread, on which the server answers too: for as long as that stood still, its connections would time out.
  for (let layer = 0; layer < 2; layer++) packed = await promisify(deflate)(packed);
  const filters = '/FlateDecode '.repeat(2);
  const objects = Array.from(
    { length: 40 },
    (_, n) => `${n + 2} 0 obj\n<</Type/ObjStm/N 1/First 4/Filter[${filters}]/Length ${packed.length}>>\nstream\n`,
  );
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
    ...objects.flatMap((head) => [Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]),
    Buffer.from('trailer<</Root 1 0 R>>'),
  ]);
}

test('every step is in the log of staff actions', async () => {
  const formId = await addForm('Logged.pdf');
  await publish(formId);
  await asStaff.must('staffPublishOfficialForm', { formId, published: false });
  await asStaff.must('staffDeleteOfficialForm', { formId });
  const { rows } = await asStaff.must('staffListActions', {});
  expect(rows.slice(0, 5).map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
    'form-deleted: Fee waiver form',
    'form-withdrawn: Fee waiver form',
    'form-published: Fee waiver form',
    'form-changed: Fee waiver form',
    'form-added: Logged',
  ]);
});

test('who has begun a form stays with what they saw; who begins now gets the new one', async () => {
  const formId = await addForm('Edition.pdf');
  await publish(formId);
  const client = await consumer(server);
  const begun = await client.must('startDocument', { definitionId: formId });
  const { draft, version } = await formOf(formId);
  const [section] = draft.sections;
  const fields = section!.fields.map((field) =>
    field.id === 'applicantName' ? { ...field, ask: 'Who are you?' } : field,
  );
  const changed = { ...draft, sections: [{ ...section!, fields: fields.filter(({ id }) => id !== 'zip') }] };
  const links = draft.links.filter(({ question }) => question !== 'zip');
  await asStaff.must('staffSaveOfficialForm', { formId, version, draft: { ...changed, links } });

  const open = async (documentId: string) => (await client.must('getDocument', { documentId })).document;
  const asks = async (documentId: string) =>
    (await open(documentId)).definition.sections.flatMap((part) => part.fields.map(({ ask }) => ask));
  expect(await asks(begun.documentId)).toContain('Full name of the applicant');
  const fresh = await client.must('startDocument', { definitionId: formId });
  expect(await asks(fresh.documentId)).toContain('Who are you?');

  const { revision } = await open(begun.documentId);
  await client.must('saveDocumentAnswers', { documentId: begun.documentId, revision, answers: { zip: '11375' } });
  await client.must('makeDocument', { documentId: begun.documentId });
  const pdf = await client.request(`/api/documents/${begun.documentId}.pdf`);
  expect(await readFields(new Uint8Array(await pdf.arrayBuffer()))).toMatchObject({ zip: '11375' });
  const { forms } = await asStaff.must('staffListOfficialForms', null);
  expect(forms.filter(({ id }) => id.startsWith(formId)).map(({ id }) => id)).toEqual([formId]);
});

describe('in the chat', () => {
  const say = (client: Client, chatId: string | undefined, message: string) =>
    client.must('sendMessage', { message, chatId });

  test('a published form is found by its words, asked for question by question, and filled in', async () => {
    const formId = await addForm('Chat Form.pdf');
    const { draft, version } = await formOf(formId);
    const about = { ...ABOUT, title: 'Zoning board form', ask: ['zoning board form'], pide: ['junta de zonificación'] };
    await asStaff.must('staffSaveOfficialForm', { formId, version, draft: { ...draft, ...about } });
    await asStaff.must('staffPublishOfficialForm', { formId, published: true });
    const client = await consumer(server);
    const begun = await say(client, undefined, 'Fill in: Zoning board form');
    expect(begun.aiResponse.documents?.[0]).toMatchObject({ definitionId: formId, begun: { isMade: false } });
    let last = await say(client, begun.chatId, 'Ana Ruiz');
    for (let turn = 0; turn < 20 && !last.aiResponse.documents?.[0]?.begun?.isMade; turn++) {
      last = await say(client, begun.chatId, 'I don’t know');
    }
    const documentId = last.aiResponse.documents![0]!.begun!.documentId;
    const pdf = await client.request(`/api/documents/${documentId}.pdf`);
    expect(await readFields(new Uint8Array(await pdf.arrayBuffer()))).toMatchObject({ 'applicant.name': 'Ana Ruiz' });
  });

  test('it comes before the paper of ours that it replaces, and is gone when it is taken back', async () => {
    const formId = await addForm('Stop Calls.pdf');
    const { draft, version } = await formOf(formId);
    const about = { ...ABOUT, title: 'Official stop-contact form', replaces: 'cease-contact-letter' };
    await asStaff.must('staffSaveOfficialForm', { formId, version, draft: { ...draft, ...about } });
    await asStaff.must('staffPublishOfficialForm', { formId, published: true });
    const offered = async () => {
      const asked = await say(
        await consumer(server),
        undefined,
        'I want a letter to make a debt collector stop calling me',
      );
      return asked.aiResponse.documents?.map(({ definitionId }) => definitionId);
    };
    expect((await offered())?.[0]).toBe(formId);
    await asStaff.must('staffPublishOfficialForm', { formId, published: false });
    expect((await offered())?.[0]).toBe('cease-contact-letter');
  });
});
