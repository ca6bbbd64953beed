import { expect, test } from 'vitest';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import {
  changeQuestion,
  conditionOf,
  linkedFields,
  mergeable,
  mergeQuestion,
  moveQuestion,
  placeQuestion,
  possibleConditions,
  removeQuestion,
  renameSection,
  withCondition,
} from './change-draft.ts';

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

test('a question moves among those of its section, and no further', () => {
  const ids = (changed: OfficialFormDraft) =>
    changed.sections.map(({ fields }) => fields.map(({ id }) => id).join(' '));
  expect(ids(moveQuestion(draft, 'address', -1))).toEqual(['address name', 'nameAgain']);
  expect(ids(moveQuestion(draft, 'address', 1))).toEqual(['name address', 'nameAgain']);
});

test('a question can depend on an answer that was given before it, and on none after it', () => {
  const asked = changeQuestion(draft, 'name', { type: 'yes-no' });
  expect(possibleConditions(asked, 'nameAgain')).toEqual([
    { value: 'name=yes', label: 'name: Yes' },
    { value: 'name=no', label: 'name: No' },
  ]);
  expect(possibleConditions(asked, 'name')).toEqual([]);
  const dependent = withCondition(question('nameAgain'), 'name=no');
  expect(dependent.when).toEqual([{ field: 'name', is: ['no'] }]);
  expect(conditionOf(dependent)).toBe('name=no');
  expect(withCondition(dependent, '')).toEqual(question('nameAgain'));
});

test('a question is dragged to where another stands, also in another section', () => {
  const ids = (changed: OfficialFormDraft) =>
    changed.sections.map(({ fields }) => fields.map(({ id }) => id).join(' '));
  expect(ids(placeQuestion(draft, 'address', 'name'))).toEqual(['address name', 'nameAgain']);
  expect(ids(placeQuestion(draft, 'name', 'address'))).toEqual(['address name', 'nameAgain']);
  expect(ids(placeQuestion(draft, 'name', 'nameAgain'))).toEqual(['address', 'nameAgain name']);
  expect(ids(placeQuestion(draft, 'nameAgain', 'name'))).toEqual(['nameAgain name address']);
  expect(placeQuestion(draft, 'gone', 'name')).toBe(draft);
});

test('the Spanish of a sentence goes along when its English is rewritten', () => {
  const translated = { ...draft, spanish: { name: 'nombre', 'Page 1': 'Página 1' } };
  expect(changeQuestion(translated, 'name', { ask: 'Your name?' }).spanish).toMatchObject({ 'Your name?': 'nombre' });
  expect(renameSection(translated, 0, 'You').spanish).toMatchObject({ You: 'Página 1' });
  expect(changeQuestion(translated, 'address', { ask: 'Where?' }).spanish).toEqual(translated.spanish);
});
