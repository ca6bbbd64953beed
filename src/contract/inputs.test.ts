import { describe, expect, test } from 'vitest';
import { contract, type CallableName } from './index.ts';

/** What each input lets through at its edges (spec §5 and §9), with the numbers and sentences written out. */
const ID = '00000000-0000-4000-8000-000000000000';
const of = (length: number) => 'x'.repeat(length);

function faultOf(name: CallableName, data: unknown): string | null {
  const parsed = contract[name].input.safeParse(data);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '');
}

const signup = { email: 'a@b.co', password: of(8), attorneyId: 'X' };
const issue = { email: 'a@b.co', message: 'Hello', contactMethods: { email: true, phone: false, text: false } };
const decision = { attorneyLeadId: ID, messageToClient: of(35), declineCategory: 'Other' };

describe('at its edge', () => {
  test.each<[CallableName, object]>([
    ['attorneyAcceptLead', { ...decision, messageToClient: ` ${of(35)} ` }],
    ['attorneyAcceptLead', { ...decision, messageToClient: of(2000), messageToAdmin: of(2000) }],
    ['attorneyDeclineLead', { ...decision, messageToAdmin: null }],
    ['sendMessage', { message: of(4000) }],
    ['sendMessage', { message: 'x', chatId: null, requestId: null }],
    ['renameChat', { chatId: ID, newTitle: of(50) }],
    ['sendMessageToUser', { leadId: ID, content: of(1000) }],
    ['sendMessageToAttorney', { leadId: ID, content: of(1000) }],
    ['contactAttorney', { attorneyId: ID, chatId: ID, firstMessage: of(700) }],
    ['attorneyStartSignup', signup],
    ['attorneyStartSignup', { ...signup, password: of(128) }],
    ['completePasswordReset', { token: 'x', password: of(6) }],
    ['submitIssue', issue],
    ['submitIssue', { ...issue, phone: '(212) 555-0100' }],
    ['submitIssue', { ...issue, phone: '' }],
    ['submitIssue', { ...issue, contactMethods: { email: false, phone: false, text: true } }],
    ['submitIssue', { ...issue, contactMethods: { email: false, phone: true, text: false } }],
    ['sendEmailLoginLink', { email: `  ${of(64)}@${of(60)}.co ` }],
  ])('%s takes %j', (name, data) => {
    expect(faultOf(name, data)).toBeNull();
  });
});

describe('beyond it', () => {
  test.each<[CallableName, unknown, string]>([
    ['attorneyAcceptLead', { ...decision, messageToClient: ` ${of(34)} ` }, 'at least 35 characters'],
    ['attorneyAcceptLead', { ...decision, messageToClient: of(2001) }, 'at most 2000 characters'],
    ['attorneyAcceptLead', { ...decision, messageToAdmin: of(2001) }, 'at most 2000 characters'],
    ['attorneyAcceptLead', { ...decision, attorneyLeadId: 'x' }, 'Malformed id'],
    ['attorneyDeclineLead', { ...decision, messageToClient: of(34) }, 'at least 35 characters'],
    ['attorneyDeclineLead', { ...decision, declineCategory: 'Boring' }, 'Please choose a reason'],
    ['sendMessage', { message: '  ' }, 'Message is required'],
    ['sendMessage', {}, 'Message is required'],
    ['sendMessage', { message: of(4001) }, 'at most 4000 characters'],
    ['renameChat', { chatId: ID, newTitle: ' ' }, 'Title is required'],
    ['renameChat', { chatId: ID, newTitle: of(51) }, 'at most 50 characters'],
    ['sendMessageToUser', { leadId: ID, content: of(1001) }, 'at most 1000 characters'],
    ['sendMessageToAttorney', { leadId: ID, content: ' \n ' }, 'Message is required'],
    ['contactAttorney', { attorneyId: ID, chatId: ID, firstMessage: of(701) }, 'at most 500 characters'],
    ['contactAttorney', { attorneyId: ID, chatId: ID, firstMessage: ' ' }, 'A first message is required'],
    ['attorneyStartSignup', { ...signup, password: of(7) }, 'Password must be at least 8 characters'],
    ['attorneyStartSignup', { ...signup, password: of(129) }, 'Password must be at most 128 characters'],
    ['attorneyStartSignup', { ...signup, password: '' }, 'All fields are required'],
    ['attorneyStartSignup', { ...signup, email: '' }, 'All fields are required'],
    ['attorneyStartSignup', { ...signup, email: 'a@b' }, 'Please enter a valid email address'],
    ['attorneyStartSignup', { ...signup, attorneyId: ' ' }, 'All fields are required'],
    ['attorneyStartSignup', { ...signup, attorneyId: of(65) }, 'Unknown attorney ID'],
    ['completePasswordReset', { token: 'x', password: of(5) }, 'Password must be at least 6 characters'],
    ['attorneyVerifyEmail', { token: ' ' }, 'Invalid verification token.'],
    ['attorneyVerifyEmail', { token: of(257) }, 'Invalid verification token.'],
    ['submitIssue', { ...issue, email: 'nobody' }, 'Please provide a valid email address'],
    ['submitIssue', { ...issue, message: ' ' }, 'Please describe how we can help you'],
    ['submitIssue', { ...issue, message: of(5001) }, 'Please use at most 5000 characters'],
    ['submitIssue', { ...issue, phone: '12' }, 'Please provide a valid US phone number'],
    [
      'submitIssue',
      { ...issue, contactMethods: { email: false, phone: false, text: false } },
      'Please select at least one preferred contact method',
    ],
    ['sendEmailLoginLink', { email: `${of(250)}@b.co` }, 'valid email address'],
    ['setLanguage', { language: 'fr' }, 'language must be en or es'],
  ])('%s refuses %j: %s', (name, data, words) => {
    expect(faultOf(name, data)).toContain(words);
  });
});

test('an address is kept in small letters, without spaces', () => {
  expect(contract.sendEmailLoginLink.input.parse({ email: ' Ana@Example.COM ' })).toMatchObject({
    email: 'ana@example.com',
  });
});

test('what a public client leaves out arrives as null, and is left out', () => {
  expect(contract.sendMessage.input.parse({ message: ' Hi ', chatId: null })).toEqual({ message: 'Hi' });
});

describe('who may call', () => {
  test.each<[CallableName, string]>([
    ['sendMessage', 'visitor'],
    ['contactAttorney', 'consumer'],
    ['acceptTos', 'account'],
    ['attorneyAcceptLead', 'attorney'],
    ['attorneyDeclineLead', 'attorney'],
    ['getAttorneyLeads', 'attorney'],
    ['getChatMessagesAttorneySide', 'attorney'],
    ['submitIssue', 'public'],
  ])('%s: %s', (name, access) => {
    expect(contract[name].access).toBe(access);
  });

  test('nothing of staff’s is open to anybody else', () => {
    const names = Object.keys(contract) as CallableName[];
    const staffs = names.filter((name) => name.startsWith('staff'));
    expect(staffs.length).toBeGreaterThan(10);
    expect(staffs.filter((name) => contract[name].access !== 'staff')).toEqual([]);
  });
});
