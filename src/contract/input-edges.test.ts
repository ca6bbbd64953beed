import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as edge from '#test/edges.ts';
import { contract, type CallableName } from './index.ts';

/** Each field of each input at its edges (spec §5 and §9), with the numbers, values and sentences written out. */
const LANGUAGE = edge.oneOf(['en', 'es'], 'language must be en or es');
const REQUEST = edge.maybe(edge.id);
const EMAIL = edge.email('Please enter a valid email address', 'Email is required');
const VALID_EMAIL = 'Please enter a valid email address';
const CATEGORIES =
  'housing family consumer employment traffic criminal immigration estates benefits torts courts education health business'.split(
    ' ',
  );
const all = (words: string) => ({ missing: words, short: words, long: words });
const required = (what: string, max: number) => ({
  missing: `${what} is required`,
  short: `${what} is required`,
  long: `${what} must be at most ${max} characters`,
});

const RESET_TOKEN = edge.trimmed(1, 256, all('Invalid password reset token'));
const MAIL_TOKEN = edge.trimmed(1, 200, { missing: 'Malformed link', long: 'Malformed link' });
const account = {
  sendEmailLoginLink: { email: EMAIL, language: edge.maybe(LANGUAGE) },
  sendPasswordResetEmail: { email: EMAIL },
  acceptTos: null,
  validatePasswordResetToken: { token: RESET_TOKEN },
  completePasswordReset: {
    token: RESET_TOKEN,
    password: edge.text(6, 128, {
      missing: 'Password is required',
      blank: 'Password is required',
      short: 'Password must be at least 6 characters',
      long: 'Password must be at most 128 characters',
    }),
  },
  getMailChoice: { token: MAIL_TOKEN },
  setMailChoice: { token: MAIL_TOKEN, leads: edge.flag('leads must be true or false') },
  getAccount: null,
  setMailAboutLeads: { wanted: edge.flag('wanted must be true or false'), digest: edge.maybe(edge.flag()) },
  setLanguage: { language: LANGUAGE },
  // Null: all but the one that asks.
  signOutBrowser: { browserId: { ...edge.id, takes: [...edge.id.takes, [null, null]] } },
  deleteAccount: { email: EMAIL },
} as const;

const ALL_REQUIRED = 'All fields are required';
const attorneys = {
  attorneyStartSignup: {
    email: edge.email(VALID_EMAIL, ALL_REQUIRED),
    password: edge.text(8, 128, {
      missing: ALL_REQUIRED,
      blank: ALL_REQUIRED,
      short: 'Password must be at least 8 characters',
      long: 'Password must be at most 128 characters',
    }),
    attorneyId: edge.trimmed(1, 64, { missing: ALL_REQUIRED, short: ALL_REQUIRED, long: 'Unknown attorney ID' }),
  },
  attorneyVerifyEmail: { token: edge.trimmed(1, 256, all('Invalid verification token.')) },
} as const;

const chat = {
  sendMessage: {
    message: edge.trimmed(1, 4000, required('Message', 4000)),
    chatId: edge.maybe(edge.id),
    continues: edge.maybe(edge.id),
    requestId: REQUEST,
  },
  stopAnswer: { requestId: edge.id },
  rateAnswer: {
    messageId: edge.id,
    verdict: edge.maybe(edge.oneOf(['up', 'down'])),
    reason: edge.maybe(edge.trimmed(0, 500, { long: 'Reason must be at most 500 characters' })),
  },
  getChatMessages: { chatId: edge.id },
  getUserChats: null,
  deleteChat: { chatId: edge.id },
  renameChat: { chatId: edge.id, newTitle: edge.trimmed(1, 50, required('Title', 50)) },
  transferAnonymousChats: { anonymousUserId: edge.text(1, 64) },
  chatWasReset: { chatId: edge.id },
} as const;

const deadlines = {
  listDeadlineRules: { language: edge.maybe(LANGUAGE) },
  countDeadline: {
    rule: edge.text(0, 10, { missing: 'Malformed rule' }),
    variant: edge.text(0, 60, { missing: 'Malformed variant' }),
    triggerDate: edge.day('Please give a day.'),
    days: edge.maybe(edge.whole({}, all('Please give the number of days.'))),
    limitDate: edge.maybe(edge.day('Please give a day.')),
    language: edge.maybe(LANGUAGE),
  },
} as const;

const FOR_READER = { language: edge.maybe(LANGUAGE) };
const DEFINITION = edge.matching(
  ['a', 'rent-demand-2', 'x'.repeat(64)],
  ['', 'A', 'a b', 'x'.repeat(65)],
  'Unknown document',
);
const ANSWERS: edge.Edges = {
  takes: [{}, { a: 'x' }, { a: null, b: ['x'], ['k'.repeat(64)]: 1 }].map((answers) => [answers, answers] as const),
  refuses: [
    ['x', 'Answers are required'],
    [{ ['k'.repeat(65)]: 1 }, 'Answers are required'],
  ],
  missing: 'Answers are required',
};
const documents = {
  listDocumentDefinitions: FOR_READER,
  getDocumentDefinition: { definitionId: DEFINITION },
  startDocument: { definitionId: DEFINITION, chatId: edge.maybe(edge.id) },
  getUserDocuments: FOR_READER,
  getDocument: { documentId: edge.id },
  saveDocumentAnswers: {
    documentId: edge.id,
    revision: edge.whole({}, { missing: 'Revision is required', part: 'Revision is required' }),
    answers: ANSWERS,
  },
  renameDocument: { documentId: edge.id, newTitle: edge.trimmed(1, 80, required('Title', 80)) },
  deleteDocument: { documentId: edge.id },
  makeDocument: { documentId: edge.id, language: edge.maybe(LANGUAGE) },
} as const;

const DECISION = {
  attorneyLeadId: edge.id,
  messageToClient: edge.trimmed(35, 2000, {
    missing: 'Message to User is required',
    short: 'Message to User must be at least 35 characters',
    long: 'Message to User must be at most 2000 characters',
  }),
  messageToAdmin: edge.maybe(edge.trimmed(0, 2000, { long: 'Feedback must be at most 2000 characters' })),
};
const THREAD = {
  leadId: edge.id,
  content: edge.trimmed(1, 1000, required('Message', 1000)),
  requestId: REQUEST,
};
const REASONS = [
  'Outside Jurisdiction',
  'Outside Practice Area',
  'Conflict of Interest',
  'Lack of Capacity/Availability',
  'Insufficient Merit',
  'Poor Client Fit',
  'Other',
];
const leads = {
  getContactedAttorneys: null,
  contactAttorney: {
    attorneyId: edge.id,
    chatId: edge.id,
    // The greeting in front of the note takes up to 200 more.
    firstMessage: edge.trimmed(1, 700, {
      missing: 'A first message is required',
      short: 'A first message is required',
      long: 'Additional info must be at most 500 characters',
    }),
    excludedMessageIds: edge.maybe(edge.list(edge.id, { to: 200 })),
  },
  withdrawContact: { leadId: edge.id },
  markThreadRead: { leadId: edge.id },
  sendMessageToAttorney: THREAD,
  sendMessageToUser: THREAD,
  getAttorneyChatMessages: { leadId: edge.id },
  getAttorneyLeads: null,
  getDeclinedLeads: null,
  getChatMessagesAttorneySide: { chatId: edge.id },
  attorneyAcceptLead: DECISION,
  attorneyDeclineLead: { ...DECISION, declineCategory: edge.oneOf(REASONS, 'Please choose a reason') },
} as const;

const matter = {
  getMatters: FOR_READER,
  changeMatterFact: { chatId: edge.id, key: edge.text(0, 60), value: edge.text(0, 120) },
  setMatterTask: { chatId: edge.id, taskId: edge.text(0, 60), isDone: edge.flag() },
  setMatterReminders: { chatId: edge.id, isOn: edge.flag() },
  stopMatterReminders: { token: edge.text(0, 200) },
} as const;

const US_PHONE = 'Please provide a valid US phone number';
const ONE_WAY = 'Please select at least one preferred contact method';
const way = (email: boolean, phone: boolean, sms: boolean) => ({ email, phone, text: sms });
const support = {
  submitIssue: {
    email: edge.email('Please provide a valid email address'),
    phone: {
      takes: [
        [' (212) 555-0100 ', '(212) 555-0100'],
        ['', undefined],
        [' ', undefined],
        [null, undefined],
      ],
      refuses: [
        ['12', US_PHONE],
        ['+44 20 7946 0958', US_PHONE],
      ],
      missing: null,
    },
    message: edge.trimmed(1, 5000, {
      missing: 'Please describe how we can help you',
      short: 'Please describe how we can help you',
      long: 'Please use at most 5000 characters',
    }),
    contactMethods: {
      takes: [way(true, false, false), way(false, true, false), way(false, false, true), way(true, true, true)].map(
        (ways) => [ways, ways] as const,
      ),
      refuses: [
        [way(false, false, false), ONE_WAY],
        [{ email: true, phone: false }, 'expected boolean'],
        [{ email: true, text: false }, 'expected boolean'],
        [{ phone: true, text: false }, 'expected boolean'],
      ],
      missing: 'expected object',
    },
    requestId: REQUEST,
  },
} as const;

const paging = (columns: readonly string[]) => ({
  page: edge.maybe(edge.whole({ from: 1, to: 100_000 }, { missing: 'page must be a number' })),
  sort: edge.maybe(edge.oneOf(columns, `sort must be one of ${columns.join(', ')}`)),
  direction: edge.maybe(edge.oneOf(['asc', 'desc'], 'direction must be asc or desc')),
});
const SEARCH = edge.maybe(edge.trimmed(0, 100, { long: 'Please search for at most 100 characters' }));
const maybeOne = (values: string, words?: string) => edge.maybe(edge.oneOf(values.split(' '), words));
const PERIOD = edge.oneOf(['7-days', '30-days', '90-days', '12-months', 'all'], 'Unknown period');
const DAYS = { from: edge.maybe(edge.day('A day looks like')), to: edge.maybe(edge.day('A day looks like')) };
const ACTIONS =
  'attorney-created attorney-changed attorney-paused attorney-resumed photo-changed photo-removed attorney-id-issued attorney-id-revoked import-started import-finished message-status-changed message-answered message-taken message-given-back message-noted answer-reviewed answer-reopened showings-exported form-added form-changed form-published form-withdrawn form-deleted account-disabled account-enabled attorney-reminded others-offered';
const reports = {
  staffGetOverview: null,
  staffGetLeadOutcomes: { period: PERIOD },
  staffListFeedback: {
    ...paging(['decidedAt', 'attorney']),
    search: SEARCH,
    period: edge.maybe(PERIOD),
    attorneyId: edge.maybe(edge.id),
    decision: maybeOne('accepted declined'),
  },
  staffListShowings: {
    ...paging(['shownAt', 'attorney', 'category', 'county', 'place']),
    search: SEARCH,
    category: edge.maybe(edge.oneOf(CATEGORIES)),
    sponsored: maybeOne('yes no'),
    ...DAYS,
  },
  staffListActions: {
    ...paging(['at', 'staffEmail', 'action']),
    search: SEARCH,
    action: maybeOne(ACTIONS),
    ...DAYS,
  },
} as const;

/** A list in which each of the values may stand, as often as there are values. */
const some = (values: readonly string[], count: number, from: 0 | 1, words: { unknown: string; none?: string }) =>
  edge.list(
    edge.oneOf(values, words.unknown),
    { from, to: count },
    words.none === undefined ? {} : { short: words.none, missing: words.none },
  );
const PROFILE = {
  firstName: edge.trimmed(1, 80, required('First name', 80)),
  lastName: edge.trimmed(1, 80, required('Last name', 80)),
  registrationNumber: edge.trimmed(1, 20, {
    missing: 'Registration number is required',
    short: 'Registration number is required',
    long: 'A registration number has 6 to 8 digits',
  }),
  counties: some(['Albany', 'Kings', 'New York', 'Yates'], 62, 0, { unknown: 'Unknown county' }),
  practiceAreas: some(CATEGORIES, 14, 1, {
    unknown: 'Unknown practice area',
    none: 'Choose at least one practice area',
  }),
  languages: some(['English', 'Spanish', 'American Sign Language'], 25, 1, {
    unknown: 'Unknown language',
    none: 'Choose at least one language',
  }),
  placement: edge.whole(
    { from: 0, to: 10 },
    {
      missing: 'Placement must be a number',
      part: 'Placement must be a whole number',
      short: 'Placement cannot be negative',
      long: 'Placement is at most 10',
    },
  ),
};
const LICENSES = 'current overdue inactive missing mismatch unverified';
const staffAttorneys = {
  staffListAttorneys: {
    ...paging(['name', 'registrationNumber', 'placement', 'license', 'createdAt']),
    search: SEARCH,
    show: maybeOne('shown hidden paused'),
    license: maybeOne(LICENSES),
    area: edge.maybe(edge.oneOf(CATEGORIES)),
  },
  staffGetAttorney: { attorneyId: edge.id },
  staffCreateAttorney: PROFILE,
  staffUpdateAttorney: { ...PROFILE, attorneyId: edge.id, version: edge.whole({}, { missing: 'version is required' }) },
  staffPauseAttorney: { attorneyId: edge.id, paused: edge.flag('paused must be true or false') },
  staffRemovePhoto: { attorneyId: edge.id },
  staffFindRegistration: {
    registrationNumber: edge.trimmed(0, 20, { missing: 'Registration number is required' }),
  },
  staffListInvites: {
    ...paging(['createdAt', 'attorney', 'usedAt']),
    search: SEARCH,
    state: maybeOne('unused used revoked'),
    attorneyId: edge.maybe(edge.id),
  },
  staffIssueInvite: { attorneyId: edge.id },
  staffRevokeInvite: { code: edge.trimmed(1, 64, { missing: 'Attorney ID is required' }) },
} as const;

const STATUSES = 'new open answered closed';
const words = (missing: string) =>
  edge.trimmed(1, 5000, { missing, short: missing, long: 'Please use at most 5000 characters' });
const staffWork = {
  staffListMessages: {
    ...paging(['createdAt', 'email', 'status']),
    search: SEARCH,
    status: maybeOne(STATUSES),
    assigned: maybeOne('me nobody'),
  },
  staffGetMessage: { messageId: edge.id },
  staffSetMessageStatus: { messageId: edge.id, status: edge.oneOf(STATUSES.split(' '), 'Unknown status') },
  staffTakeMessage: { messageId: edge.id, isMine: edge.flag('isMine must be true or false') },
  staffNoteMessage: { messageId: edge.id, text: words('Please write a note') },
  staffReplyToMessage: { messageId: edge.id, text: words('Please write an answer') },
  staffListWrongAnswers: { ...paging(['ratedAt']), state: maybeOne('new reviewed') },
  staffGetWrongTrend: { period: PERIOD },
  staffReviewAnswer: { messageId: edge.id, reviewed: edge.flag('reviewed must be true or false') },
  staffListUnansweredLeads: paging(['since', 'attorney']),
  staffRemindAttorney: { leadId: edge.id },
  staffOfferOthers: { leadId: edge.id },
  staffGetRegister: null,
  staffListImports: null,
  staffFindAccount: { email: edge.email(VALID_EMAIL) },
  staffDisableAccount: {
    accountId: edge.id,
    disabled: edge.flag('disabled must be true or false'),
    reason: edge.trimmed(1, 300, {
      missing: 'A reason is required',
      short: 'A reason is required',
      long: 'The reason must be at most 300 characters',
    }),
  },
} as const;

const LINE = edge.trimmed(0, 300);
const LINES = edge.list(LINE, { to: 30 });
const MAYBE_LINE = edge.unlessLeftOut(LINE);
const QUESTION: edge.Edges = {
  takes: [
    { id: 'name', ask: 'Your name?', label: 'Name', why: 'It is printed.', type: 'name' },
    { id: 'sum', ask: 'How much?', label: 'Sum', why: 'It is printed.', type: 'money', optional: true, max: 10_000 },
  ].map((question) => [question, question] as const),
  refuses: [
    [{ id: 'name', ask: 'Your name?', label: 'Name', why: 'It is printed.', type: 'riddle' }, 'expected one of'],
    [{ id: 'Name', ask: 'Your name?', label: 'Name', why: 'It is printed.', type: 'name' }, 'movedOutOn'],
    [{ id: 'name', ask: ' ', label: 'Name', why: 'It is printed.', type: 'name' }, 'Too small'],
  ],
  missing: 'expected object',
};
const mapping = (keyMax: number, valueMax: number): edge.Edges => {
  const entry = (key: number, value: number) => ({ ['k'.repeat(key)]: 'v'.repeat(value) });
  return {
    takes: [[entry(keyMax, valueMax), entry(keyMax, valueMax)]],
    refuses: [
      [entry(keyMax + 1, valueMax), 'Invalid key'],
      [entry(keyMax, valueMax + 1), 'Too big'],
    ],
    missing: null,
  };
};
const LINK = edge.record({
  field: edge.text(0, 500),
  question: edge.text(0, 64),
  ticks: edge.unlessLeftOut(edge.text(0, 64)),
  values: mapping(64, 500),
  writes: edge.unlessLeftOut(edge.oneOf(['mm/dd/yyyy', 'month', 'last-four'])),
  row: edge.unlessLeftOut(edge.whole({ from: 0, to: 99 })),
  column: edge.unlessLeftOut(edge.text(0, 64)),
});
const STEPS = ['sign', 'notarize', 'witness', 'copy', 'send', 'serve', 'file', 'keep', 'ask'];
const DRAFT = edge.record({
  title: LINE,
  category: edge.oneOf(CATEGORIES),
  kind: edge.oneOf(['letter', 'court', 'form', 'agreement']),
  summary: LINE,
  purpose: edge.trimmed(0, 1000),
  notFor: LINES,
  law: edge.list(edge.record({ name: LINE, link: MAYBE_LINE }), { to: 10 }),
  ask: LINES,
  pide: LINES,
  sections: edge.list(edge.record({ title: LINE, fields: edge.list(QUESTION, { to: 600 }) }), { to: 60 }),
  steps: edge.list(edge.record({ do: edge.oneOf(STEPS), text: LINE, link: MAYBE_LINE, linkText: MAYBE_LINE }), {
    to: 20,
  }),
  links: edge.list(LINK, { to: 1000 }),
  spanish: mapping(1000, 1200),
  topics: edge.unlessLeftOut(LINES),
  replaces: MAYBE_LINE,
});
const FORM_ID = edge.matching(
  ['official-a', 'official-ucs-1', `official-${'x'.repeat(50)}`],
  ['official-', 'ucs', 'official-A', `official-${'x'.repeat(51)}`],
  'Malformed id',
);
const forms = {
  staffListOfficialForms: null,
  staffGetOfficialForm: { formId: FORM_ID },
  staffSaveOfficialForm: {
    formId: FORM_ID,
    version: edge.whole({}, { missing: 'Version is required', part: 'Version is required' }),
    draft: DRAFT,
  },
  staffPublishOfficialForm: { formId: FORM_ID, published: edge.flag('published must be true or false') },
  staffDeleteOfficialForm: { formId: FORM_ID },
} as const;

/** Null: whatever is sent with it is dropped. */
const INPUTS: Record<CallableName, edge.Fields | null> = {
  ...account,
  ...attorneys,
  ...chat,
  ...deadlines,
  ...documents,
  ...leads,
  ...matter,
  ...support,
  ...reports,
  ...staffAttorneys,
  ...staffWork,
  ...forms,
};
/** The whole of it may be left out. */
const FOR_READERS: readonly string[] = ['listDocumentDefinitions', 'getUserDocuments', 'getMatters'];

const names = Object.keys(contract) as CallableName[];
const fieldsOf = names.flatMap((name) => Object.keys(INPUTS[name] ?? {}).map((field) => [name, field] as const));

function outcome(name: CallableName, data: unknown) {
  const parsed = contract[name].input.safeParse(data);
  // One thing at a time is said: whoever left something empty is not told how long it has to be.
  const [issue, ...others] = parsed.error?.issues ?? [];
  return { becomes: parsed.data as unknown, at: issue?.path[0], words: issue?.message ?? null, others };
}

describe('every callable stands in the table with all of its fields', () => {
  test.each(names)('%s', (name) => {
    const { properties, anyOf } = z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' });
    const known = properties ?? anyOf?.find((one) => one.properties)?.properties;
    expect(Object.keys(INPUTS[name] ?? {}).toSorted()).toEqual(Object.keys(known ?? {}).toSorted());
  });
});

describe('at its edges', () => {
  test.each(fieldsOf)('%s takes %s', (name, field) => {
    const { takes } = INPUTS[name]?.[field] ?? edge.id;
    const [[data, becomes] = []] = edge.record(INPUTS[name] ?? {}).takes;
    for (const [value, then] of takes) {
      const found = outcome(name, { ...(data as object), [field]: value });
      expect(found).toEqual({
        becomes: { ...(becomes as object), [field]: then },
        at: undefined,
        words: null,
        others: [],
      });
    }
  });

  test.each(fieldsOf)('%s refuses %s beyond', (name, field) => {
    const { refuses, missing } = INPUTS[name]?.[field] ?? edge.id;
    const [[data] = []] = edge.record(INPUTS[name] ?? {}).takes;
    for (const [value, words] of refuses) {
      const found = outcome(name, { ...(data as object), [field]: value });
      expect({ value, ...found }).toMatchObject({ at: field, words: expect.stringContaining(words), others: [] });
    }
    const without = outcome(name, { ...(data as object), [field]: undefined });
    expect(without.words ?? '').toContain(missing ?? '');
    expect(without.words === null).toBe(missing === null);
  });
});

test.each(names.filter((name) => INPUTS[name] === null))('%s drops whatever is sent with it', (name) => {
  for (const data of [undefined, null, {}, 'x', { a: 1 }])
    expect(outcome(name, data)).toEqual({ becomes: undefined, at: undefined, words: null, others: [] });
});

test.each(names.filter((name) => INPUTS[name] !== null))('%s takes nothing but an object', (name) => {
  expect(outcome(name, 'x').words).toContain('expected object');
  const isLeftOut = FOR_READERS.includes(name);
  expect(outcome(name, null).words).toEqual(isLeftOut ? null : expect.stringContaining('expected object'));
});
