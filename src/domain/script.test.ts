import { expect, test } from 'vitest';
import { needsMet, nextNode, NODE_IDS, SCRIPT } from './script.ts';

test('the root needs the issue, its category and its enum', () => {
  expect(SCRIPT.root).toMatchObject({ type: 'regular', needs: ['issueSummary', 'issueCategory', 'issueCategoryEnum'] });
  expect(needsMet('root', { issueSummary: 'x', issueCategory: 'housing' })).toBe(false);
  expect(needsMet('root', { issueSummary: 'x', issueCategory: 'housing', issueCategoryEnum: 'housing' })).toBe(true);
});

test('"not an issue" goes to help, every other case to the state', () => {
  expect(nextNode('root', { issueSummary: 'not an issue' })).toBe('cant_understand_contact_help');
  expect(nextNode('root', { issueSummary: 'my deposit' })).toBe('check_state');
});

test('New York is informed, elsewhere is sent on', () => {
  expect(nextNode('check_state', { usState: 'New York' })).toBe('inform');
  expect(nextNode('check_state', { usState: 'Ohio' })).toBe('out_of_state');
});

test('every branch leads to a node', () => {
  for (const node of NODE_IDS) for (const { to } of SCRIPT[node].branches) expect(NODE_IDS).toContain(to);
});
