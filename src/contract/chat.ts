import { CHAT_MESSAGE_MAX, CHAT_TITLE_MAX, RATING_REASON_MAX } from '#domain/limits.ts';
import * as z from 'zod';
import { AnswerCard, AnswerDeadline, AnswerSource, Choice } from './answer.ts';
import { Attorney } from './attorneys.ts';
import { callable } from './callable.ts';
import { Done, Id, Language, Nothing, RequestId, Timestamp, optional } from './fields.ts';

export const Chat = z.object({
  id: z.string(),
  title: z.string(),
  terminated: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  lastMessageTime: Timestamp.optional(),
});
export type Chat = z.infer<typeof Chat>;

/** A form or letter under an answer: offered, or being filled in. */
export const DocumentCard = z.object({
  definitionId: z.string(),
  title: z.string(),
  summary: z.string(),
  begun: z
    .object({
      documentId: z.string(),
      progress: z.object({ asked: z.number(), of: z.number() }),
      /** The PDF is there and holds all answers. */
      isMade: z.boolean(),
    })
    .nullable(),
});
export type DocumentCard = z.infer<typeof DocumentCard>;

export const Verdict = z.enum(['up', 'down']);
export type Verdict = z.infer<typeof Verdict>;

/** `content` is sanitized HTML. */
export const Message = z.object({
  id: z.string(),
  chatId: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: Timestamp,
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  shouldShowLoginPrompt: z.boolean(),
  attorneyData: z.array(Attorney).optional(),
  sources: z.array(AnswerSource).optional(),
  /** A document was being filled in: the attorney of a pending lead does not see this. */
  isInterview: z.literal(true).optional(),
  deadlines: z.array(AnswerDeadline).optional(),
  documents: z.array(DocumentCard).optional(),
  /** The answer in its parts, where it has a day, a step or something folded. */
  card: AnswerCard.optional(),
  /** The language of the answer. */
  language: Language.optional(),
  /** Answers and questions to tap; those of the last message are shown. */
  choices: z.array(Choice).optional(),
  /** The answer put the person's safety first: the page offers a quick way out. */
  isCrisis: z.literal(true).optional(),
  rating: Verdict.optional(),
  /** The chat's last question has no answer. Unless somebody is at it, sending it again under its key brings one. */
  unanswered: z.object({ requestId: z.string(), text: z.string(), isAnswering: z.boolean() }).optional(),
});
export type Message = z.infer<typeof Message>;

/** What a streaming reader sees before the result: first that the message is stored, then the answer as it grows. */
export const SendMessageChunk = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stored'), chatId: z.string(), isNewChat: z.boolean(), userMessage: Message }),
  z.object({ type: z.literal('answer'), html: z.string(), isCrisis: z.literal(true).optional() }),
]);
export type SendMessageChunk = z.infer<typeof SendMessageChunk>;

export const chat = {
  sendMessage: callable({
    access: 'visitor',
    summary: "Stores the caller's message and the assistant's answer. Without a chatId a new chat begins.",
    input: z.object({
      message: z
        .string({ error: 'Message is required' })
        .trim()
        .min(1)
        .max(CHAT_MESSAGE_MAX, { error: `Message must be at most ${CHAT_MESSAGE_MAX} characters` }),
      chatId: optional(Id),
      /** A chat that has ended: the new one begins with what was told there. */
      continues: optional(Id),
      requestId: RequestId,
    }),
    output: z.object({
      isNewChat: z.boolean(),
      chatId: z.string(),
      userMessage: Message,
      aiResponse: Message,
      chatTitle: z.string(),
      terminated: z.boolean(),
    }),
    chunk: SendMessageChunk,
  }),
  stopAnswer: callable({
    access: 'visitor',
    summary: 'Ends an answer that is being made: what has been said so far becomes the answer.',
    input: z.object({ requestId: Id }),
    output: Done,
  }),
  rateAnswer: callable({
    access: 'visitor',
    summary: 'Keeps what the reader thinks of an answer, for staff. Without a verdict it is taken back.',
    input: z.object({
      messageId: Id,
      verdict: optional(Verdict),
      reason: optional(
        z
          .string()
          .trim()
          .max(RATING_REASON_MAX, { error: `Reason must be at most ${RATING_REASON_MAX} characters` }),
      ),
    }),
    output: Done,
  }),
  getChatMessages: callable({
    access: 'visitor',
    summary: "The messages of one of the caller's chats, oldest first.",
    input: z.object({ chatId: Id }),
    output: z.object({ messages: z.array(Message) }),
  }),
  getUserChats: callable({
    access: 'visitor',
    summary: "The caller's chats, oldest first.",
    input: Nothing,
    output: z.object({ chats: z.array(Chat) }),
  }),
  deleteChat: callable({
    access: 'visitor',
    summary: 'Deletes a chat with its messages, attorney contacts and threads.',
    input: z.object({ chatId: Id }),
    output: Done,
  }),
  renameChat: callable({
    access: 'visitor',
    summary: 'Gives a chat a title of its own.',
    input: z.object({
      chatId: Id,
      newTitle: z
        .string({ error: 'Title is required' })
        .trim()
        .min(1)
        .max(CHAT_TITLE_MAX, { error: `Title must be at most ${CHAT_TITLE_MAX} characters` }),
    }),
    output: Done,
  }),
  transferAnonymousChats: callable({
    access: 'account',
    summary: 'Moves the chats of the anonymous account that this person held before signing in.',
    input: z.object({ anonymousUserId: z.string().min(1).max(64) }),
    output: z.object({ success: z.literal(true), moved: z.number() }),
  }),
  chatWasReset: callable({
    access: 'visitor',
    summary: 'Discards a chat at the wish of its owner.',
    input: z.object({ chatId: Id }),
    output: Done,
  }),
};
