import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallableName } from '#contract/index.ts';
import { contract } from '#contract/index.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, consumer, newAddress, signInByLink, staff, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

type Person = 'nobody' | 'visitor' | 'newcomer' | 'consumer' | 'attorney' | 'newAttorney' | 'staff';

let server: TestServer;
let people: Record<Person, Client>;
beforeAll(async () => {
  server = await startTestServer();
  const newcomer = await visitor(server);
  await signInByLink(server, newcomer, newAddress('newcomer'));
  people = {
    nobody: createClient(server.url),
    visitor: await visitor(server),
    newcomer,
    consumer: await consumer(server),
    attorney: await attorneyPerson(server),
    newAttorney: await attorneyPerson(server, { terms: false }),
    staff: await staff(server),
  };
});
afterAll(() => server.close());

/** What each kind of caller may reach, written out: a change of access has to be made here too. */
const PUBLIC = [
  'sendEmailLoginLink',
  'sendPasswordResetEmail',
  'validatePasswordResetToken',
  'completePasswordReset',
  'attorneyStartSignup',
  'attorneyVerifyEmail',
  'submitIssue',
  'getMailChoice',
  'setMailChoice',
  'listDocumentDefinitions',
  'getDocumentDefinition',
  'listDeadlineRules',
  'countDeadline',
  'stopMatterReminders',
] as const;
const CHAT = [
  'sendMessage',
  'getChatMessages',
  'getUserChats',
  'deleteChat',
  'renameChat',
  'chatWasReset',
  'stopAnswer',
  'rateAnswer',
  'startDocument',
  'getUserDocuments',
  'getDocument',
  'saveDocumentAnswers',
  'renameDocument',
  'deleteDocument',
  'makeDocument',
  'getMatters',
  'changeMatterFact',
  'setMatterTask',
] as const;
const CONSUMER = [
  'setMatterReminders',
  'getContactedAttorneys',
  'contactAttorney',
  'withdrawContact',
  'sendMessageToAttorney',
] as const;
const ATTORNEY = [
  'sendMessageToUser',
  'getAttorneyLeads',
  'getDeclinedLeads',
  'getChatMessagesAttorneySide',
  'attorneyAcceptLead',
  'attorneyDeclineLead',
] as const;
const BOTH_SIDES = ['getAttorneyChatMessages', 'markThreadRead'] as const;
const STAFF = [
  'staffListAttorneys',
  'staffGetAttorney',
  'staffCreateAttorney',
  'staffUpdateAttorney',
  'staffPauseAttorney',
  'staffRemovePhoto',
  'staffFindRegistration',
  'staffListInvites',
  'staffIssueInvite',
  'staffRevokeInvite',
  'staffListOfficialForms',
  'staffGetOfficialForm',
  'staffSaveOfficialForm',
  'staffPublishOfficialForm',
  'staffDeleteOfficialForm',
  'staffGetRegister',
  'staffListImports',
  'staffGetOverview',
  'staffGetLeadOutcomes',
  'staffListFeedback',
  'staffListMessages',
  'staffGetMessage',
  'staffSetMessageStatus',
  'staffReplyToMessage',
  'staffTakeMessage',
  'staffNoteMessage',
  'staffListUnansweredLeads',
  'staffRemindAttorney',
  'staffOfferOthers',
  'staffListWrongAnswers',
  'staffGetWrongTrend',
  'staffReviewAnswer',
  'staffListShowings',
  'staffListActions',
  'staffFindAccount',
  'staffDisableAccount',
] as const;
const ACCOUNT = [
  'acceptTos',
  'transferAnonymousChats',
  'getAccount',
  'setLanguage',
  'setMailAboutLeads',
  'signOutBrowser',
  'deleteAccount',
] as const;

const ALLOWED: Record<Person, readonly CallableName[]> = {
  nobody: PUBLIC,
  visitor: [...PUBLIC, ...CHAT],
  newcomer: [...PUBLIC, ...ACCOUNT],
  consumer: [...PUBLIC, ...CHAT, ...CONSUMER, ...BOTH_SIDES, ...ACCOUNT],
  attorney: [...PUBLIC, ...ATTORNEY, ...BOTH_SIDES, ...ACCOUNT],
  newAttorney: [...PUBLIC, ...ACCOUNT],
  staff: [...PUBLIC, ...CHAT, ...CONSUMER, ...BOTH_SIDES, ...ACCOUNT, ...STAFF],
};

/** The refusal that each kind of caller meets where they may not go. */
const REFUSED: Record<Person, string> = {
  nobody: 'UNAUTHENTICATED',
  visitor: 'PERMISSION_DENIED',
  newcomer: 'FAILED_PRECONDITION',
  consumer: 'PERMISSION_DENIED',
  attorney: 'PERMISSION_DENIED',
  newAttorney: 'FAILED_PRECONDITION',
  staff: 'PERMISSION_DENIED',
};

/** These take no input, so nothing in it can be wrong. `acceptTos` would change the caller: its own test accepts. */
const WITHOUT_INPUT: readonly CallableName[] = [
  'getUserChats',
  'getContactedAttorneys',
  'getDeclinedLeads',
  'getAttorneyLeads',
  'staffGetRegister',
  'staffListImports',
  'getAccount',
  'staffGetOverview',
  'staffListOfficialForms',
];
const names = (Object.keys(contract) as CallableName[]).filter((name) => name !== 'acceptTos');

test('every callable stands in one of the lists above', () => {
  const listed = new Set(Object.values(ALLOWED).flat());
  expect(names.filter((name) => !listed.has(name)).map((name) => `write down here who may call ${name}`)).toEqual([]);
});

describe.each(Object.keys(ALLOWED) as Person[])('%s', (person) => {
  test.each(names)('%s', async (name) => {
    // Input that no callable accepts: whoever passes the door is stopped by what they said, and nothing happens.
    const { error, result } = await people[person].call(name, 0);
    const isAllowed = ALLOWED[person].includes(name);
    if (!isAllowed) expect(error?.status, `${name} is not among what this person may call`).toBe(REFUSED[person]);
    else if (WITHOUT_INPUT.includes(name)) expect(result).toBeDefined();
    else expect(error?.status, `${name} takes any input; or is it one WITHOUT_INPUT?`).toBe('INVALID_ARGUMENT');
  });
});

test('contacting attorneys has its own words for those who have not signed in', async () => {
  expect((await people.nobody.call('contactAttorney', {})).error?.message).toBe('Please sign in to contact attorneys.');
  expect((await people.visitor.call('contactAttorney', {})).error?.message).toBe(
    'You must sign in to contact attorneys.',
  );
});

test('a visitor cannot accept the terms', async () => {
  expect((await people.visitor.call('acceptTos', null)).error).toEqual({
    status: 'PERMISSION_DENIED',
    message: 'You must be logged in to accept the Terms of Service',
  });
});
