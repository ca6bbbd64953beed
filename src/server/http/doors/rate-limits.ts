import type { CallableName } from '#contract/index.ts';
import type { Limit } from '#server/platform/rate-limit/rate-limit-repo.ts';

/**
 * `caller` counts a session's user, or the network where there is none; `email` the address in the input;
 * `email-and-network` that address as named from one network, so that a stranger elsewhere does not use up its owner's.
 */
export type LimitRule = Limit & { readonly by: 'caller' | 'network' | 'email' | 'email-and-network' };

const MINUTE = 60;
const HOUR = 3600;

/** A network is a library, a shelter or a law school as often as it is one person. */
const reading: readonly LimitRule[] = [
  { by: 'network', max: 2400, seconds: MINUTE },
  { by: 'caller', max: 240, seconds: MINUTE },
];
const writing: readonly LimitRule[] = [
  { by: 'network', max: 600, seconds: MINUTE },
  { by: 'caller', max: 60, seconds: MINUTE },
];
/** Each of these sends mail to an address that somebody typed. */
const mailing: readonly LimitRule[] = [
  { by: 'email-and-network', max: 5, seconds: 15 * MINUTE },
  // A mailbox must not be flooded either; it takes many networks to come this far.
  { by: 'email', max: 30, seconds: 15 * MINUTE },
  { by: 'network', max: 20, seconds: 15 * MINUTE },
];
const guessing: readonly LimitRule[] = [{ by: 'network', max: 30, seconds: 15 * MINUTE }];

export const rateLimits: { readonly [Name in CallableName]: readonly LimitRule[] } = {
  acceptTos: writing,
  attorneyAcceptLead: writing,
  attorneyDeclineLead: writing,
  attorneyStartSignup: [...mailing, ...guessing],
  attorneyVerifyEmail: guessing,
  changeMatterFact: writing,
  chatWasReset: writing,
  completePasswordReset: guessing,
  contactAttorney: [{ by: 'caller', max: 20, seconds: HOUR }],
  countDeadline: reading,
  deleteAccount: guessing,
  deleteChat: writing,
  getAccount: reading,
  getDocument: reading,
  getDocumentDefinition: reading,
  getUserDocuments: reading,
  listDocumentDefinitions: reading,
  deleteDocument: writing,
  makeDocument: [
    { by: 'caller', max: 10, seconds: MINUTE },
    { by: 'caller', max: 100, seconds: HOUR },
    { by: 'network', max: 60, seconds: MINUTE },
  ],
  renameDocument: writing,
  saveDocumentAnswers: [{ by: 'caller', max: 120, seconds: MINUTE }],
  startDocument: [
    { by: 'caller', max: 20, seconds: MINUTE },
    { by: 'network', max: 300, seconds: HOUR },
  ],
  getAttorneyChatMessages: reading,
  getAttorneyLeads: reading,
  getChatMessages: reading,
  getChatMessagesAttorneySide: reading,
  getContactedAttorneys: reading,
  getDeclinedLeads: reading,
  getMailChoice: guessing,
  getMatters: reading,
  getUserChats: reading,
  listDeadlineRules: reading,
  markThreadRead: reading,
  rateAnswer: writing,
  renameChat: writing,
  sendEmailLoginLink: mailing,
  sendMessage: [
    { by: 'caller', max: 20, seconds: MINUTE },
    { by: 'caller', max: 200, seconds: HOUR },
    { by: 'network', max: 600, seconds: HOUR },
  ],
  sendMessageToAttorney: writing,
  sendMessageToUser: writing,
  sendPasswordResetEmail: mailing,
  setLanguage: writing,
  setMailAboutLeads: writing,
  setMailChoice: guessing,
  setMatterReminders: writing,
  setMatterTask: writing,
  signOutBrowser: writing,
  staffCreateAttorney: writing,
  staffDisableAccount: writing,
  staffFindAccount: writing,
  staffDeleteOfficialForm: writing,
  staffFindRegistration: reading,
  staffGetAttorney: reading,
  staffGetLeadOutcomes: reading,
  staffGetMessage: reading,
  staffGetOverview: reading,
  staffGetRegister: reading,
  staffGetWrongTrend: reading,
  staffGetOfficialForm: reading,
  staffIssueInvite: writing,
  staffListActions: reading,
  staffListAttorneys: reading,
  staffListFeedback: reading,
  staffListImports: reading,
  staffListInvites: reading,
  staffListMessages: reading,
  staffListShowings: reading,
  staffListUnansweredLeads: reading,
  staffListWrongAnswers: reading,
  staffNoteMessage: writing,
  staffTakeMessage: writing,
  staffOfferOthers: writing,
  staffRemindAttorney: writing,
  staffListOfficialForms: reading,
  staffPauseAttorney: writing,
  staffPublishOfficialForm: writing,
  staffSaveOfficialForm: writing,
  staffRemovePhoto: writing,
  staffReplyToMessage: writing,
  staffReviewAnswer: writing,
  staffRevokeInvite: writing,
  staffSetMessageStatus: writing,
  staffUpdateAttorney: writing,
  stopAnswer: writing,
  stopMatterReminders: guessing,
  submitIssue: [
    { by: 'email-and-network', max: 5, seconds: HOUR },
    { by: 'email', max: 30, seconds: HOUR },
    { by: 'network', max: 20, seconds: HOUR },
  ],
  transferAnonymousChats: writing,
  validatePasswordResetToken: guessing,
  withdrawContact: writing,
};

/** Ten tries from one network; the second number stops guessing from many, and only that locks an owner out. */
const proving: readonly LimitRule[] = [
  { by: 'email-and-network', max: 10, seconds: 15 * MINUTE },
  { by: 'email', max: 100, seconds: 15 * MINUTE },
  { by: 'network', max: 30, seconds: 15 * MINUTE },
];

/** Sign-in by password, and how often one network may open a new anonymous session. */
export const signInLimits = {
  password: proving,
  magicLink: proving,
  anonymous: [{ by: 'network', max: 120, seconds: HOUR }],
  social: [{ by: 'network', max: 60, seconds: 15 * MINUTE }],
  signOut: writing,
} as const satisfies Record<string, readonly LimitRule[]>;

/** What travels as a file. */
export const fileLimits = {
  reading,
  staff: [
    { by: 'network', max: 600, seconds: MINUTE },
    { by: 'caller', max: 60, seconds: MINUTE },
  ],
  /** A blank document costs a moment of work each time, and everybody's papers come from one press. */
  printing: [{ by: 'network', max: 30, seconds: MINUTE }],
  exporting: [
    { by: 'network', max: 100, seconds: HOUR },
    { by: 'caller', max: 10, seconds: HOUR },
  ],
  /** Mail services ask for many people from one address. */
  unsubscribing: [{ by: 'network', max: 600, seconds: 15 * MINUTE }],
} as const satisfies Record<string, readonly LimitRule[]>;
