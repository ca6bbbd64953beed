import { describe, expect, test } from 'vitest';
import { fieldsOf } from '#domain/documents/definition.ts';
import { formValues } from '#domain/documents/official-form.ts';
import { makePrintedForm } from '#test/make-printed-form.ts';
import { readFields } from '#test/read-fields.ts';
import { draftQuestions } from '../draft/draft-questions.ts';
import { fillForm } from '../fill-form.ts';
import { readForm } from '../read-form.ts';

const draft = async () => draftQuestions((await readForm(await makePrintedForm())).fields);

describe('a form whose fields say nothing of themselves', () => {
  test('is asked in the words that are printed beside them', async () => {
    const asked = fieldsOf(await draft());
    expect(asked.map(({ ask, type }) => `${type}: ${ask}`)).toEqual([
      'name: Your full name',
      'date: Date of birth',
      'several: Household income',
      'money: Monthly total',
      'choice: Are you a tenant?',
      'list: Child: please list each one',
    ]);
  });

  test('goes by the headings of the paper', async () => {
    expect((await draft()).sections.map(({ title }) => title)).toEqual(['About you', 'Household income']);
  });

  test('says where on the paper each answer stands', async () => {
    expect(fieldsOf(await draft())[0]?.why).toBe('The form asks for it on page 1, at “Your full name”.');
  });

  test('has the answers where they belong: boxes, circles that only differ in place, rows, and no second dollar sign', async () => {
    const { sections, links } = await draft();
    const [name, born, income, total, tenant, children] = fieldsOf({ sections });
    expect(tenant?.options?.map(({ label }) => label)).toEqual(['Yes, with a lease', 'Yes, without a lease', 'No']);
    const values = formValues({ sections }, links, {
      [name?.id ?? '']: 'Ann Lee',
      [born?.id ?? '']: '1990-03-01',
      [income?.id ?? '']: ['pension', 'child-support'],
      [total?.id ?? '']: '1200.00',
      [tenant?.id ?? '']: tenant?.options?.[1]?.id ?? '',
      [children?.id ?? '']: [{ name: 'Bo', age: '7' }],
    });
    expect(await readFields(await fillForm(await makePrintedForm(), values))).toEqual({
      Text1: 'Ann Lee',
      Text2: 'March 1, 1990',
      Text3: '1,200.00',
      Box1: 'Off',
      Box2: 'Yes',
      Box3: 'Yes',
      Group1: '1',
      Child1Name: 'Bo',
      Child1Age: '7',
      Child2Name: '',
      Child2Age: '',
    });
  });
});
