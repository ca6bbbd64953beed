import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { formValues } from '#domain/documents/official-form.ts';
import { textsToTranslate } from '#domain/documents/translated.ts';
import { makeFormOf, type FieldOf } from '#test/make-form-of.ts';
import { readFields } from '#test/read-fields.ts';
import { fillForm } from '../official/fill-form.ts';
import { formDefinition, formFaults } from '../official/form-definition.ts';
import { readForm } from '../official/read-form.ts';
import { inSpanish } from '../in-spanish.ts';
import { loadTopics } from '../../knowledge/load-topics.ts';
import { draftForKnown, fieldsFingerprint, loadKnownForms } from './known-forms.ts';

const NAMES = ['ucs-fw1-fee-waiver', 'ss-5-social-security-card', 'mv-44-license'];

async function opened(name: string) {
  const fields = JSON.parse(readFileSync(`test/fixtures/form-fields/${name}.json`, 'utf8')) as FieldOf[];
  const reading = await readForm(await makeFormOf(fields));
  return { ...reading, draft: draftForKnown(reading.fields)! };
}

const figures = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted().join(' ');

describe.each(NAMES)('%s', (name) => {
  test('is known by its fields, and could be published as it comes', async () => {
    const { draft, fields } = await opened(name);
    expect(() => OfficialFormDraft.parse(draft)).not.toThrow();
    expect(formFaults({ id: 'official-x', draft, fields, checked: '2026-11-15' })).toEqual([]);
  });

  test('has a question for every field, and only values that the PDF has', async () => {
    const { draft, fields } = await opened(name);
    const linked = new Set(draft.links.map(({ field }) => field));
    expect(fields.filter((field) => !linked.has(field.name))).toEqual([]);
    const unknown = draft.links.flatMap(({ field, values = {} }) => {
      const known = fields.find((one) => one.name === field)?.values ?? [];
      return Object.values(values).filter((value) => !known.includes(value));
    });
    expect(unknown).toEqual([]);
  });

  test('says every sentence in Spanish too, with the same figures', async () => {
    const { draft, fields } = await opened(name);
    const { spanish = {} } = draft;
    expect(textsToTranslate(draft).filter((sentence) => !Object.hasOwn(spanish, sentence))).toEqual([]);
    expect(Object.entries(spanish).filter(([english, said]) => figures(english) !== figures(said))).toEqual([]);
    const definition = formDefinition({ id: 'official-x', draft, fields, checked: '2026-11-15' });
    expect(inSpanish(definition).title).toBe(spanish[definition.title]);
  });
});

test('every form says where it is found, under a fingerprint and topics that are there', () => {
  const topics = new Set(loadTopics().map(({ id }) => id));
  const known = loadKnownForms();
  expect(known.map(({ knownBy }) => knownBy).every((print) => /^[0-9a-f]{64}$/.test(print))).toBe(true);
  expect(known.flatMap((form) => form.topics ?? []).filter((topic) => !topics.has(topic))).toEqual([]);
});

test('a form that we do not know is left to the proposal', async () => {
  const { fields } = await readForm(await makeFormOf([{ name: 'a', kind: 'text' }]));
  expect(draftForKnown(fields)).toBeNull();
  expect(fieldsFingerprint(fields)).not.toBe(fieldsFingerprint([{ ...fields[0]!, kind: 'check' }]));
});

describe('filled in', () => {
  test('the fee waiver: sources tick their boxes and the one over them, amounts have no second dollar sign', async () => {
    const { draft, pdf } = await opened('ucs-fw1-fee-waiver');
    const values = formValues(draft, draft.links, {
      courtCounty: 'kings',
      incomeSources: ['wages'],
      wagesAmount: '1200.00',
      ownsVehicles: 'yes',
      vehicles: [{ make: 'Ford', model: 'Focus', year: '2009', value: '900.00' }],
      request: 'appeal',
      signedOn: '2026-11-02',
    });
    const filled = await readFields(await fillForm(pdf, values));
    expect(filled).toMatchObject({
      Income: 'Yes',
      Wages: 'Yes',
      WagesAmount: '1,200.00',
      SpousalSupport: 'Off',
      Vehicle1Make: 'Ford',
      Vehicle1Value: '900.00',
      Vehicle2Make: '',
      Request: '1',
      AffirmationYear: '26',
    });
    expect([filled['CourtCounty'], filled['AffirmationDay'], filled['AffirmationMonth']].flat()).toEqual([
      'KINGS',
      '2nd',
      'November',
    ]);
  });

  test('the card: a number in three parts, and the other parent’s stays blank where nobody knows it', async () => {
    const { draft, pdf } = await opened('ss-5-social-security-card');
    const values = formValues(draft, draft.links, {
      earlierNumber: '219-09-9999',
      bornOn: '1990-03-01',
      citizenship: 'allowed',
      race: ['asian', 'white'],
      fatherNumberKnown: 'no',
      fatherNumber: '219-09-9999',
      phone: '(212) 555-0123',
    });
    expect(await readFields(await fillForm(pdf, values))).toMatchObject({
      previousSSN1: '219',
      previousSSN2: '09',
      previousSSN3: '9999',
      dateOfBirth: '03/01/1990',
      usCitizen: 'Off',
      legalAlienAllowedToWork: 'Yes',
      isAsian: 'Yes',
      isWhite: 'Yes',
      isBlack: 'Off',
      isFatherSSNUnknown: 'Yes',
      fatherSSN1: '',
      areaCode: '212',
      phoneNumber: '555-0123',
    });
  });
});
