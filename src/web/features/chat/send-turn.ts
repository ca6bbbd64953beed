import type { Message, SendMessageChunk } from '#contract/chat.ts';
import type { OutputOf } from '#contract/index.ts';
import { PENDING_CHAT_ID } from '#domain/chat.ts';
import { CallError } from '#web/lib/call-error.ts';
import { copy } from './copy.ts';
import type { TurnEvent } from './turn.ts';

type Answer = OutputOf<'sendMessage'>;

/** What the person sent. `chatId` is null for the first message of a new chat. */
export type Sending = {
  readonly chatId: string | null;
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
  /** The server may know more than this page: read the chat again. */
  reload: (chatId: string) => void;
};

/** One message on its way: stored, answered, or given back to the person who wrote it. */
export async function sendTurn(sending: Sending, deps: TurnDeps): Promise<void> {
  const place = { chatId: sending.chatId ?? PENDING_CHAT_ID, isStored: false };

  function receive(chunk: SendMessageChunk) {
    if (chunk.type === 'stored') keep(chunk.chatId, chunk.userMessage);
    else deps.dispatch({ chatId: place.chatId, type: 'grew', html: chunk.html });
  }

  function keep(chatId: string, message: Message) {
    if (place.isStored) return;
    deps.add(chatId, message);
    deps.dispatch({ chatId: place.chatId, type: 'stored', storedIn: chatId });
    place.chatId = chatId;
    place.isStored = true;
    deps.onStored(chatId, sending.chatId === null);
  }

  try {
    const answer = await deps.sendMessage(sending, receive);
    const fault = inconsistencyIn(answer, sending.chatId);
    if (fault) throw new InconsistencyError(fault);
    keep(answer.chatId, answer.userMessage);
    deps.add(answer.chatId, answer.userMessage, answer.aiResponse);
    deps.dispatch({ chatId: answer.chatId, type: 'answered' });
    deps.onFinished(answer);
  } catch (error) {
    deps.dispatch(eventAfter(error, sending, place));
    if (place.isStored) deps.reload(place.chatId);
  }
}

/** A server that answers about another chat, or a new one without a title, is not to be believed (spec §8). */
export function inconsistencyIn(answer: Answer, chatId: string | null): string | null {
  if (chatId !== null && answer.chatId !== chatId) return copy.error.wrongChat;
  if (!answer.chatId || !answer.chatTitle) return copy.error.createChat;
  return null;
}

class InconsistencyError extends Error {
  override readonly name = 'InconsistencyError';
}

function eventAfter(error: unknown, sending: Sending, place: { chatId: string; isStored: boolean }): TurnEvent {
  const { chatId, isStored } = place;
  const { text, requestId, signal } = sending;
  if (signal.aborted) return isStored ? { chatId, type: 'stopped' } : { chatId, type: 'cancelled', text, requestId };
  if (error instanceof InconsistencyError) return { chatId, type: 'failed', text, requestId, error: error.message };
  // The server finishes an answer whose reader is gone: it will be found by looking again, not by sending again.
  const isCutOff = error instanceof CallError && error.code === 'network-request-failed';
  if (isStored && isCutOff) return { chatId, type: 'lost' };
  return { chatId, type: 'failed', text, requestId, error: sendErrorText(error) };
}

function sendErrorText(error: unknown): string {
  const isTooMuch = error instanceof CallError && error.code === 'resource-exhausted';
  return (isTooMuch && error.message) || copy.error.send;
}
