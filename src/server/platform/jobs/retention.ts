/** How many days each thing is kept. The privacy policy names the same numbers: a test compares them. */
export const DAYS_KEPT = {
  visitor: 30,
  mail: 30,
  signedInLink: 30,
  answeredRequest: 7,
  rateLimit: 1,
  supportMessage: 365,
  showing: 730,
  registerImport: 730,
} as const;

/** Where the policy speaks of a table: the words in its first column, and how long. */
type Line = readonly [what: string, howLong: string];

const OWNER: Line = ['Chats, documents and contacts of account holders', 'until you delete them, or your account'];
const ACCOUNT: Line = ['Your account and how you sign in', 'until you delete it'];
const SIGN_IN: Line = ['Sessions, and links we mailed to you', 'until they expire; removed the night after'];
const PROFILE: Line = ['Attorney profiles', 'as long as the attorney takes part'];
const SUPPORT: Line = ['Messages from the contact form', '1 year'];
const STAFF: Line = ['The record of what our staff did, which names no user', 'as long as the service runs'];
const NOBODY: Line = [
  'Public records: the state’s register of attorneys, official forms',
  'as long as they are current',
];

/** Every table, and what the policy says about it. Deleting a chat or an account takes what hangs on it along. */
export const RETENTION: Readonly<Record<string, Line>> = {
  account: ACCOUNT,
  anonymous_link: ['The note that a visitor’s chats became yours', `${DAYS_KEPT.signedInLink} days`],
  answer_rating: OWNER,
  attorney: PROFILE,
  attorney_invite: PROFILE,
  attorney_photo: PROFILE,
  attorney_showing: ['The record of which attorneys were shown', '2 years'],
  chat: OWNER,
  chat_request: [
    'The note that a message was answered, so that none is stored twice',
    `${DAYS_KEPT.answeredRequest} days`,
  ],
  contact_notice: OWNER,
  day_reminder: OWNER,
  document: OWNER,
  document_file: OWNER,
  email_token: SIGN_IN,
  lead: OWNER,
  lead_snapshot: OWNER,
  mail: ['E-mails that we sent you', `${DAYS_KEPT.mail} days`],
  mail_choice: ACCOUNT,
  message: OWNER,
  official_form: NOBODY,
  rate_limit: ['Counts that stop abuse, under a hash', '1 day'],
  rating_review: OWNER,
  registration: NOBODY,
  registry_import: ['The record of imports of that register', '2 years'],
  session: SIGN_IN,
  staff_action: STAFF,
  support_message: SUPPORT,
  support_note: SUPPORT,
  support_reply: SUPPORT,
  thread_message: OWNER,
  user: ACCOUNT,
  verification: SIGN_IN,
};
