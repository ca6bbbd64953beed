import { expect, test } from 'vitest';
import { contract, type CallableName } from './index.ts';

test.each<[CallableName, string]>([
  ['sendMessage', 'visitor'],
  ['contactAttorney', 'consumer'],
  ['acceptTos', 'account'],
  ['attorneyAcceptLead', 'attorney'],
  ['attorneyDeclineLead', 'attorney'],
  ['getAttorneyLeads', 'attorney'],
  ['getChatMessagesAttorneySide', 'attorney'],
  ['submitIssue', 'public'],
])('%s may be called by: %s', (name, access) => {
  expect(contract[name].access).toBe(access);
});

test('nothing of staff’s is open to anybody else', () => {
  const names = Object.keys(contract) as CallableName[];
  const staffs = names.filter((name) => name.startsWith('staff'));
  expect(staffs.length).toBeGreaterThan(10);
  expect(staffs.filter((name) => contract[name].access !== 'staff')).toEqual([]);
});
