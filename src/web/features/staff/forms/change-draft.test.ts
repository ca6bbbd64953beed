import { expect, test } from 'vitest';
import type { OfficialFormDraft } from '#contract/official-form.ts';
import { changeQuestion, linkedFields, mergeable, mergeQuestion, removeQuestion } from './change-draft.ts';

const question = (id: string) => ({ id, ask: id, label: id, why: 'The form asks for it.', type: 'text' as const });
const draft: OfficialFormDraft = {
  title: 'Form',
  category: 'courts',
  kind: 'form',
  summary: '',
  purpose: '',
  notFor: [],
  law: [],
  ask: [],
  pide: [],
  steps: [],
  sections: [
    { title: 'Page 1', fields: [question('name'), question('address')] },
    { title: 'Page 2', fields: [question('nameAgain')] },
  ],
  links: [
    { field: 'a', question: 'name' },
    { field: 'b', question: 'address' },
    { field: 'c', question: 'nameAgain' },
  ],
};

test('one question is changed, and no other', () => {
  const changed = changeQuestion(draft, 'name', { ask: 'Your name?', type: 'name' });
  expect(changed.sections[0]?.fields.map(({ ask }) => ask)).toEqual(['Your name?', 'address']);
});

test('a question that goes leaves its field blank', () => {
  const changed = removeQuestion(draft, 'address');
  expect(changed.sections[0]?.fields.map(({ id }) => id)).toEqual(['name']);
  expect(changed.links.map(({ field }) => field)).toEqual(['a', 'c']);
});

test('two questions become one that fills in both fields, and an empty page goes', () => {
  const changed = mergeQuestion(draft, 'nameAgain', 'name');
  expect(changed.sections).toHaveLength(1);
  expect(linkedFields(changed, 'name')).toEqual(['a', 'c']);
});

test('only questions of the same kind can share an answer', () => {
  const dated = changeQuestion(draft, 'address', { type: 'date' });
  expect(mergeable(dated, question('name')).map(({ id }) => id)).toEqual(['nameAgain']);
});
