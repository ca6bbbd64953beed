import type { Message } from '#contract/chat.ts';
import { PENDING_CHAT_ID } from '#domain/chat/chat.ts';

/** One chat's side of the conversation that the server does not know yet: the box, the message under way, the answer so far. */
export type Turn = {
  readonly text: string;
  readonly phase: 'idle' | 'sending' | 'answering';
  readonly pending: Message | null;
  /** HTML that has arrived of an answer that is not finished. */
  readonly answer: string;
  /** The answer under way puts somebody's safety first. */
  readonly isCrisis: boolean;
  readonly error: string | null;
  /** The error that the person has read and closed. */
  readonly dismissed: string | null;
  /** Repeating a failed message under its old key cannot store it twice. */
  readonly retry: { readonly text: string; readonly requestId: string } | null;
};

/** Turns by chat id; the chat that has none yet is `pending`. A person may read one chat while another is answered. */
export type Turns = Readonly<Record<string, Turn>>;

export type TurnEvent = { readonly chatId: string } & (
  | { type: 'typed'; text: string }
  /** A question that the server has already needs no place of its own. */
  | { type: 'sent'; pending: Message | null }
  | { type: 'stored'; storedIn: string }
  | { type: 'grew'; html: string; isCrisis: boolean }
  | { type: 'answered' }
  | { type: 'failed'; text: string; requestId: string; error: string }
  | { type: 'cancelled'; text: string; requestId: string }
  | { type: 'lost' }
  | { type: 'reported'; error: string }
  | { type: 'dismissed'; error: string }
  | { type: 'forgotten' }
);

const FRESH: Turn = {
  text: '',
  phase: 'idle',
  pending: null,
  answer: '',
  isCrisis: false,
  error: null,
  dismissed: null,
  retry: null,
};
const AT_REST = { phase: 'idle', pending: null, answer: '', isCrisis: false } as const;

export function turnOf(turns: Turns, chatId: string): Turn {
  return turns[chatId] ?? FRESH;
}

export function turnsReducer(turns: Turns, event: TurnEvent): Turns {
  if (event.type === 'stored') return storedTurn(turns, event);
  if (event.type === 'forgotten') return { ...turns, [event.chatId]: FRESH };
  return { ...turns, [event.chatId]: nextTurn(turnOf(turns, event.chatId), event) };
}

/** A new chat gets its id here, and a fresh pending chat is prepared behind it (spec §4). */
function storedTurn(turns: Turns, { chatId, storedIn }: { chatId: string; storedIn: string }): Turns {
  const turn: Turn = { ...turnOf(turns, chatId), phase: 'answering', pending: null, retry: null };
  const others = chatId === PENDING_CHAT_ID ? { ...turns, [PENDING_CHAT_ID]: FRESH } : turns;
  return { ...others, [storedIn]: turn };
}

function nextTurn(turn: Turn, event: Exclude<TurnEvent, { type: 'stored' | 'forgotten' }>): Turn {
  switch (event.type) {
    case 'typed':
      return { ...turn, text: event.text };
    case 'sent':
      return { ...turn, ...AT_REST, text: '', phase: 'sending', pending: event.pending, error: null, dismissed: null };
    case 'grew':
      return { ...turn, answer: event.html, isCrisis: event.isCrisis };
    case 'answered':
    case 'lost':
      return { ...turn, ...AT_REST };
    case 'failed':
    case 'cancelled':
      return {
        ...turn,
        ...AT_REST,
        text: restored(event.text, turn.text),
        error: event.type === 'failed' ? event.error : null,
        dismissed: null,
        retry: { text: event.text, requestId: event.requestId },
      };
    case 'reported':
      return { ...turn, error: event.error, dismissed: null };
    case 'dismissed':
      return { ...turn, error: null, dismissed: event.error };
  }
}

/** What failed comes back in front of whatever was typed in the meantime: neither is lost. */
function restored(failed: string, typedSince: string): string {
  return typedSince.trim() === '' ? failed : `${failed}\n${typedSince}`;
}
