import type { CallableName } from '#contract/index.ts';
import type { Handler } from '#server/callable/handler.ts';
import { acceptTos } from '#server/features/account/accept-tos.ts';
import { deleteAccount } from '#server/features/account/delete-account.ts';
import { getAccount } from '#server/features/account/get-account.ts';
import { setLanguage } from '#server/features/account/set-language.ts';
import { getMailChoice, setMailAboutLeads, setMailChoice } from '#server/features/account/mail-choice.ts';
import { completePasswordReset, validatePasswordResetToken } from '#server/features/account/password-reset.ts';
import { sendEmailLoginLink } from '#server/features/account/send-email-login-link.ts';
import { sendPasswordResetEmail } from '#server/features/account/send-password-reset-email.ts';
import { signOutBrowser } from '#server/features/account/sign-out-browser.ts';
import { attorneyStartSignup } from '#server/features/attorneys/attorney-start-signup.ts';
import { attorneyVerifyEmail } from '#server/features/attorneys/attorney-verify-email.ts';
import { chatWasReset } from '#server/features/chat/chat-was-reset.ts';
import { deleteChat } from '#server/features/chat/delete-chat.ts';
import { getChatMessages } from '#server/features/chat/get-chat-messages.ts';
import { getUserChats } from '#server/features/chat/get-user-chats.ts';
import { rateAnswer } from '#server/features/chat/rate-answer.ts';
import { renameChat } from '#server/features/chat/rename-chat.ts';
import { sendMessage } from '#server/features/chat/answer/send-message.ts';
import { stopAnswer } from '#server/features/chat/answer/stop-answer.ts';
import { transferAnonymousChats } from '#server/features/chat/transfer-anonymous-chats.ts';
import { deleteDocument, renameDocument } from '#server/features/documents/change-document.ts';
import { getDocument, getUserDocuments } from '#server/features/documents/get-document.ts';
import { getDocumentDefinition, listDocumentDefinitions } from '#server/features/documents/library.ts';
import { makeDocument } from '#server/features/documents/make-document.ts';
import { saveDocumentAnswers } from '#server/features/documents/save-document-answers.ts';
import { startDocument } from '#server/features/documents/start-document.ts';
import { countDeadline } from '#server/features/deadlines/count-deadline.ts';
import { listDeadlineRules } from '#server/features/deadlines/list-deadline-rules.ts';
import { contactAttorney } from '#server/features/leads/contact/contact-attorney.ts';
import { attorneyAcceptLead, attorneyDeclineLead } from '#server/features/leads/decide-lead.ts';
import { getAttorneyChatMessages } from '#server/features/leads/thread/get-attorney-chat-messages.ts';
import { getAttorneyLeads, getDeclinedLeads } from '#server/features/leads/get-attorney-leads.ts';
import { getChatMessagesAttorneySide } from '#server/features/leads/thread/get-chat-messages-attorney-side.ts';
import { getContactedAttorneys } from '#server/features/leads/contact/get-contacted-attorneys.ts';
import { markThreadRead } from '#server/features/leads/thread/mark-thread-read.ts';
import { sendMessageToAttorney, sendMessageToUser } from '#server/features/leads/thread/send-thread-message.ts';
import { withdrawContact } from '#server/features/leads/contact/withdraw-contact.ts';
import {
  changeMatterFact,
  setMatterReminders,
  setMatterTask,
  stopMatterReminders,
} from '#server/features/matter/change-matter.ts';
import { getMatters } from '#server/features/matter/get-matters.ts';
import { staffHandlers } from '#server/features/staff/handlers.ts';
import { submitIssue } from '#server/features/support/submit-issue.ts';

/** Complete by type: a contract entry without its handler does not compile. */
export const handlers: { readonly [Name in CallableName]: Handler<Name> } = {
  acceptTos,
  attorneyAcceptLead,
  attorneyDeclineLead,
  attorneyStartSignup,
  attorneyVerifyEmail,
  changeMatterFact,
  chatWasReset,
  completePasswordReset,
  contactAttorney,
  countDeadline,
  deleteAccount,
  deleteChat,
  getAccount,
  deleteDocument,
  getAttorneyChatMessages,
  getAttorneyLeads,
  getChatMessages,
  getChatMessagesAttorneySide,
  getContactedAttorneys,
  getDeclinedLeads,
  getDocument,
  getDocumentDefinition,
  getMailChoice,
  getMatters,
  getUserChats,
  getUserDocuments,
  listDocumentDefinitions,
  makeDocument,
  listDeadlineRules,
  markThreadRead,
  rateAnswer,
  renameChat,
  renameDocument,
  saveDocumentAnswers,
  sendEmailLoginLink,
  sendMessage,
  sendMessageToAttorney,
  sendMessageToUser,
  sendPasswordResetEmail,
  setLanguage,
  setMailAboutLeads,
  setMailChoice,
  setMatterReminders,
  setMatterTask,
  signOutBrowser,
  ...staffHandlers,
  startDocument,
  stopAnswer,
  stopMatterReminders,
  submitIssue,
  transferAnonymousChats,
  validatePasswordResetToken,
  withdrawContact,
};
