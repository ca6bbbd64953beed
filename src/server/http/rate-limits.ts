import type { CallableName } from '#contract/index.ts';
import type { Limit } from '#server/platform/rate-limit/rate-limit-repo.ts';

/** `caller` counts a session's user, or the network address where there is none; `email` the address in the input. */
export type LimitRule = Limit & { readonly by: 'caller' | 'network' | 'email' };

const MINUTE = 60;
const HOUR = 3600;

const reading: readonly LimitRule[] = [{ by: 'caller', max: 240, seconds: MINUTE }];
const writing: readonly LimitRule[] = [{ by: 'caller', max: 60, seconds: MINUTE }];
/** Each of these sends mail to an address that somebody typed. */
const mailing: readonly LimitRule[] = [
  { by: 'email', max: 5, seconds: 15 * MINUTE },
  { by: 'network', max: 20, seconds: 15 * MINUTE },
];
const guessing: readonly LimitRule[] = [{ by: 'network', max: 30, seconds: 15 * MINUTE }];

export const rateLimits: { readonly [Name in CallableName]: readonly LimitRule[] } = {
  acceptTos: writing,
  attorneyAcceptLead: writing,
  attorneyDeclineLead: writing,
  attorneyStartSignup: [...mailing, ...guessing],
  attorneyVerifyEmail: guessing,
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
  getMailChoice: guessing,
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
  setMailAboutLeads: writing,
  setMailChoice: guessing,
  signOutBrowser: writing,
  staffCreateAttorney: writing,
  staffDeleteOfficialForm: writing,
  staffFindRegistration: reading,
  staffGetAttorney: reading,
  staffGetLeadOutcomes: reading,
  staffGetMessage: reading,
  staffGetOverview: reading,
  staffGetRegister: reading,
  staffGetOfficialForm: reading,
  staffIssueInvite: writing,
  staffListActions: reading,
  staffListAttorneys: reading,
  staffListFeedback: reading,
  staffListImports: reading,
  staffListInvites: reading,
  staffListMessages: reading,
  staffListShowings: reading,
  staffListWrongAnswers: reading,
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
  submitIssue: [
    { by: 'email', max: 5, seconds: HOUR },
    { by: 'network', max: 20, seconds: HOUR },
  ],
  transferAnonymousChats: writing,
  validatePasswordResetToken: guessing,
  withdrawContact: writing,
};

/** Sign-in by password, and how often one network address may open a new anonymous session. */
export const signInLimits = {
  password: [
    { by: 'email', max: 10, seconds: 15 * MINUTE },
    { by: 'network', max: 30, seconds: 15 * MINUTE },
  ],
  magicLink: [
    { by: 'email', max: 10, seconds: 15 * MINUTE },
    { by: 'network', max: 30, seconds: 15 * MINUTE },
  ],
  anonymous: [{ by: 'network', max: 120, seconds: HOUR }],
  social: [{ by: 'network', max: 60, seconds: 15 * MINUTE }],
} as const satisfies Record<string, readonly LimitRule[]>;
