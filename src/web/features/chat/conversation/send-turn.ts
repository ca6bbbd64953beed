import type { Message, SendMessageChunk } from '#contract/chat.ts';
import type { OutputOf } from '#contract/index.ts';
import { PENDING_CHAT_ID } from '#domain/chat/chat.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import { copy } from '../copy.ts';
import type { TurnEvent } from './turn.ts';

type Answer = OutputOf<'sendMessage'>;

/** What the person sent. `chatId` is null for the first message of a new chat. */
export type Sending = {
  readonly chatId: string | null;
  /** The full chat that a new one goes on from. */
  readonly continues?: string | null | undefined;
  readonly text: string;
  readonly requestId: string;
  readonly signal: AbortSignal;
};

export type TurnDeps = {
  sendMessage: (sending: Sending, onChunk: (chunk: SendMessageChunk) => void) => Promise<Answer>;
  dispatch: (event: TurnEvent) => void;
  /** Puts messages that the server has stored into the chat. */
  add: (chatId: string, ...messages: Message[]) => void;
  /** The server has the message; `isNew` when it made a chat for it. */
  onStored: (chatId: string, isNew: boolean) => void;
  onFinished: (answer: Answer) => void;
  /** The server keeps nothing of a message that it could not answer, nor of a chat that began with it. */
  takeBack: (stored: { chatId: string; messageId: string; isNew: boolean }) => void;
  /** The server knows more than this page: read the chat again. */
  reload: (chatId: string) => void;
  /** Nobody is signed in any more: what was to be sent is kept until they are. */
  onSignedOut: (text: string) => void;
};

/** One message on its way: stored, answered, or given back to the person who wrote it. */
export async function sendTurn(sending: Sending, deps: TurnDeps): Promise<void> {
  const before = sending.chatId ?? PENDING_CHAT_ID;
  const isNew = sending.chatId === null;
  let stored: Message | null = null;

  function keep(chatId: string, message: Message) {
    if (stored) return;
    stored = message;
    deps.add(chatId, message);
    deps.dispatch({ chatId: before, type: 'stored', storedIn: chatId });
    deps.onStored(chatId, isNew);
  }

  try {
    const answer = await deps.sendMessage(sending, (chunk) => {
      if (chunk.type === 'stored') keep(chunk.chatId, chunk.userMessage);
      else {
        const isCrisis = chunk.isCrisis === true;
        deps.dispatch({ chatId: stored?.chatId ?? before, type: 'grew', html: chunk.html, isCrisis });
      }
    });
    const fault = inconsistencyIn(answer, sending.chatId);
    if (fault) throw new InconsistencyError(fault);
    keep(answer.chatId, answer.userMessage);
    deps.add(answer.chatId, answer.userMessage, answer.aiResponse);
    deps.dispatch({ chatId: answer.chatId, type: 'answered' });
    deps.onFinished(answer);
  } catch (error) {
    giveUp(error, { sending, stored, before }, deps);
  }
}

/** A server that answers about another chat, or a new one without a title, is not to be believed (spec §8). */
function inconsistencyIn(answer: Answer, chatId: string | null): string | null {
  if (chatId !== null && answer.chatId !== chatId) return copy.error.wrongChat;
  if (!answer.chatId || !answer.chatTitle) return copy.error.createChat;
  return null;
}

class InconsistencyError extends Error {
  override readonly name = 'InconsistencyError';
}

type Interrupted = { sending: Sending; stored: Message | null; before: string };

function giveUp(error: unknown, { sending, stored, before }: Interrupted, deps: TurnDeps): void {
  const { text, requestId, signal } = sending;
  // The server finishes an answer whose reader is gone: it will be found by looking again, not by sending again.
  const isCutOff = error instanceof CallError && error.code === 'network-request-failed';
  if (stored && (signal.aborted || isCutOff)) {
    deps.dispatch({ chatId: stored.chatId, type: 'lost' });
    deps.reload(stored.chatId);
    return;
  }
  if (signal.aborted) return deps.dispatch({ chatId: before, type: 'cancelled', text, requestId });
  if (error instanceof CallError && error.code === 'unauthenticated') deps.onSignedOut(text);
  if (stored) deps.takeBack({ chatId: stored.chatId, messageId: stored.id, isNew: sending.chatId === null });
  deps.dispatch({ chatId: before, type: 'failed', text, requestId, error: sendErrorText(error) });
}

/** With these codes the server explains what the person can do: wait, or begin another chat. */
const SPEAKING_CODES: ReadonlySet<string> = new Set(['resource-exhausted', 'failed-precondition']);

function sendErrorText(error: unknown): string {
  if (error instanceof InconsistencyError) return error.message;
  if (error instanceof CallError && error.code === 'unauthenticated') return copy.error.signedOut;
  if (error instanceof CallError && error.code === 'unavailable') return error.message || copy.error.messageKept;
  const isExplained = error instanceof CallError && SPEAKING_CODES.has(error.code);
  return (isExplained && error.message) || copy.error.send;
}
