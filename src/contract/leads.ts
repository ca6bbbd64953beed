import { DECLINE_REASONS } from '#domain/leads/decline-reason.ts';
import { LEAD_STATUSES } from '#domain/leads/lead.ts';
import {
  ADDITIONAL_INFO_MAX,
  CHAT_MESSAGES_MAX,
  DECISION_MESSAGE_MIN,
  FEEDBACK_MAX,
  THREAD_MESSAGE_MAX,
} from '#domain/limits.ts';
import * as z from 'zod';
import { callable } from './callable.ts';
import { Done, DoneWithMessage, Id, Language, Nothing, optional, RequestId, Timestamp } from './fields.ts';

const GREETING_MAX = 200;
const EXCLUDED_MAX = CHAT_MESSAGES_MAX;

/** A contact as its user sees it. The attorney's private feedback has no place in this shape. */
export const AttorneyContact = z.object({
  id: z.string(),
  chatId: z.string(),
  chatTitle: z.string(),
  attorneyId: z.string(),
  attorneyFirstName: z.string(),
  attorneyLastName: z.string(),
  status: z.enum(LEAD_STATUSES),
  createdAt: Timestamp,
  declineCategory: z.enum(DECLINE_REASONS).nullable(),
  messageToClient: z.string().nullable(),
  /** A message or a decision that the user has not looked at yet. */
  unread: z.boolean(),
});
export type AttorneyContact = z.infer<typeof AttorneyContact>;

const LeadBase = z.object({
  id: z.string(),
  chatId: z.string(),
  chatTitle: z.string(),
  additionalInfo: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** A new lead, or a message that the attorney has not looked at yet. */
  unread: z.boolean(),
  /** What a list is sorted and filtered by, as far as the client shared it. */
  category: z.string().nullable(),
  county: z.string().nullable(),
  /** In which the client was answered; null where it was not kept. */
  language: Language.nullable(),
  /** The client's next day that counts. */
  deadline: z.object({ label: z.string(), iso: z.iso.date() }).nullable(),
});
const Decided = { messageToClient: z.string(), messageToAdmin: z.string() };

/** Contact fields exist on accepted leads and nowhere else: what is not in the shape cannot leave the server. */
export const Lead = z.discriminatedUnion('status', [
  LeadBase.extend({ status: z.literal('pending') }),
  LeadBase.extend({
    status: z.literal('accepted'),
    ...Decided,
    clientName: z.string().nullable(),
    clientEmail: z.string().nullable(),
  }),
  LeadBase.extend({ status: z.literal('declined'), ...Decided, declineCategory: z.enum(DECLINE_REASONS) }),
]);
export type Lead = z.infer<typeof Lead>;

/** A message between a user and an attorney. */
export const ThreadMessage = z.object({
  id: z.string(),
  senderRole: z.enum(['user', 'attorney']),
  content: z.string(),
  timestamp: Timestamp,
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** The AI conversation as an attorney reads it. */
export const LeadChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: Timestamp,
});
export type LeadChatMessage = z.infer<typeof LeadChatMessage>;

/** What the attorney reads first: what was said about place, time and the other side, for a conflict check. */
export const LeadBrief = z.object({
  category: z.string().nullable(),
  county: z.string().nullable(),
  dates: z.array(z.object({ date: z.string(), sentence: z.string() })),
  /** Days that the assistant counted for the client, each with the day it was counted from. */
  deadlines: z.array(z.object({ label: z.string(), day: z.string(), iso: z.iso.date(), from: z.iso.date() })),
  otherSide: z.string().nullable(),
  /** The language that the client writes in, where it is not English. */
  writesIn: z.string().nullable(),
});
export type LeadBrief = z.infer<typeof LeadBrief>;

const ThreadText = z
  .string({ error: 'Message is required' })
  .trim()
  .min(1)
  .max(THREAD_MESSAGE_MAX, { error: `Message must be at most ${THREAD_MESSAGE_MAX} characters` });

const MessageToClient = z
  .string({ error: 'Message to User is required' })
  .trim()
  .min(DECISION_MESSAGE_MIN, { error: `Message to User must be at least ${DECISION_MESSAGE_MIN} characters` })
  .max(FEEDBACK_MAX, { error: `Message to User must be at most ${FEEDBACK_MAX} characters` });

const MessageToAdmin = z
  .string()
  .trim()
  .max(FEEDBACK_MAX, { error: `Feedback must be at most ${FEEDBACK_MAX} characters` });

export const leads = {
  getContactedAttorneys: callable({
    access: 'consumer',
    summary: 'The attorneys the caller has contacted, with the state of each contact.',
    input: Nothing,
    output: z.object({ success: z.literal(true), attorneyContacts: z.array(AttorneyContact) }),
  }),
  contactAttorney: callable({
    access: 'consumer',
    summary: 'Offers a chat to an attorney as a lead. The attorney sees the chat up to this moment, redacted.',
    input: z.object({
      attorneyId: Id,
      chatId: Id,
      firstMessage: z
        .string({ error: 'A first message is required' })
        .trim()
        .min(1)
        .max(GREETING_MAX + ADDITIONAL_INFO_MAX, {
          error: `Additional info must be at most ${ADDITIONAL_INFO_MAX} characters`,
        }),
      /** Messages of the chat that the attorney is not to see. */
      excludedMessageIds: optional(z.array(Id).max(EXCLUDED_MAX)),
    }),
    output: z.object({ success: z.literal(true), message: z.string(), leadId: z.string() }),
  }),
  withdrawContact: callable({
    access: 'consumer',
    summary: 'Takes a contact back. The attorney then sees nothing of it, neither chat nor thread.',
    input: z.object({ leadId: Id }),
    output: Done,
  }),
  markThreadRead: callable({
    access: 'member',
    summary: 'Says that the caller has looked at a lead and its thread: it is no longer marked as unread.',
    input: z.object({ leadId: Id }),
    output: Done,
  }),
  sendMessageToAttorney: callable({
    access: 'consumer',
    summary: "Adds the user's message to the thread of a lead.",
    input: z.object({ leadId: Id, content: ThreadText, requestId: RequestId }),
    output: DoneWithMessage,
  }),
  sendMessageToUser: callable({
    access: 'attorney',
    summary: "Adds the attorney's message to the thread of a lead.",
    input: z.object({ leadId: Id, content: ThreadText, requestId: RequestId }),
    output: Done,
  }),
  getAttorneyChatMessages: callable({
    access: 'member',
    summary: 'The thread of a lead, for its user and its attorney. Redacted for the attorney until accepted.',
    input: z.object({ leadId: Id }),
    output: z.object({ success: z.literal(true), messages: z.array(ThreadMessage) }),
  }),
  getAttorneyLeads: callable({
    access: 'attorney',
    summary: "The attorney's leads: pending, accepted, and those declined within the last day.",
    input: Nothing,
    output: z.object({
      success: z.literal(true),
      leads: z.array(Lead),
      /** False while paused or without a current license: then pending leads are not in the list. */
      takesLeads: z.boolean(),
    }),
  }),
  getDeclinedLeads: callable({
    access: 'attorney',
    summary: 'All leads that the attorney declined, the newest first: those of the last day too.',
    input: Nothing,
    output: z.object({ leads: z.array(Lead) }),
  }),
  getChatMessagesAttorneySide: callable({
    access: 'attorney',
    summary:
      'The AI conversation behind a lead and a brief of it, up to the moment of contact, redacted until accepted.',
    input: z.object({ chatId: Id }),
    output: z.object({ success: z.literal(true), brief: LeadBrief, messages: z.array(LeadChatMessage) }),
  }),
  attorneyAcceptLead: callable({
    access: 'attorney',
    summary: 'Approves a pending lead. From then on the attorney sees how to reach the user.',
    input: z.object({ attorneyLeadId: Id, messageToClient: MessageToClient, messageToAdmin: optional(MessageToAdmin) }),
    output: Done,
  }),
  attorneyDeclineLead: callable({
    access: 'attorney',
    summary: 'Declines a pending lead with a reason.',
    input: z.object({
      attorneyLeadId: Id,
      declineCategory: z.enum(DECLINE_REASONS, { error: 'Please choose a reason' }),
      messageToClient: MessageToClient,
      messageToAdmin: optional(MessageToAdmin),
    }),
    output: Done,
  }),
};
