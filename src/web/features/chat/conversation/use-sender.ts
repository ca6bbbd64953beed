import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CurrentUser } from '#contract/account.ts';
import type { Message } from '#contract/chat.ts';
import { DEFAULT_CHAT_TITLE, PENDING_CHAT_ID } from '#domain/chat/chat.ts';
import { call } from '#web/lib/call/call.ts';
import { keepDraft } from '#web/lib/form/kept-draft.ts';
import { newId } from '#web/lib/call/new-id.ts';
import { announceChange } from './chat-channel.ts';
import { pendingMessage } from '../messages/message-list-state.ts';
import { addMessages, changeChats, messagesKey, refreshEverywhere, removeChat, removeMessage } from '../queries.ts';
import { sendTurn } from './send-turn.ts';
import type { Sending, TurnDeps } from './send-turn.ts';
import type { Turn, TurnEvent } from './turn.ts';

type Running = { readonly controller: AbortController; readonly requestId: string };

type SenderOptions = {
  chatId: string | null;
  continues: string | null;
  author: CurrentUser | null;
  turn: Turn;
  dispatch: (event: TurnEvent) => void;
  onCreated?: ((chatId: string) => void) | undefined;
  /** A chat that could not be answered at all is gone again. */
  onTakenBack?: ((chatId: string) => void) | undefined;
};

/** Sends into the chat that is open, and goes on receiving when the person looks at another one. */
export function useSender({ chatId, continues, author, turn, dispatch, onCreated, onTakenBack }: SenderOptions) {
  const queries = useQueryClient();
  const running = useRef(new Map<string, Running>());
  const place = chatId ?? PENDING_CHAT_ID;

  function depsFor(sending: Running): TurnDeps {
    return {
      sendMessage,
      dispatch,
      onSignedOut: (text) => author && keepDraft({ text, chatId, uid: author.uid }, new Date()),
      reload: (id) => void queries.invalidateQueries({ queryKey: messagesKey(id) }),
      add: (id, ...messages) => addMessages(queries, id, ...messages),
      onStored: (id, isNew) => {
        running.current.set(id, sending);
        announceChange();
        if (!isNew) return;
        running.current.delete(PENDING_CHAT_ID);
        changeChats(queries, (chats) => [...chats, newChat(id)]);
        onCreated?.(id);
      },
      takeBack: ({ chatId: id, messageId, isNew }) => {
        announceChange();
        if (!isNew) return removeMessage(queries, id, messageId);
        onTakenBack?.(id);
        dispatch({ chatId: id, type: 'forgotten' });
        removeChat(queries, id);
      },
      onFinished: ({ chatId: id, chatTitle: title, terminated }) => {
        changeChats(queries, (chats) => chats.map((chat) => (chat.id === id ? { ...chat, title, terminated } : chat)));
        refreshEverywhere(queries);
      },
    };
  }

  function send(text: string) {
    if (text === '' || !author) return;
    const requestId = turn.retry?.text === text ? turn.retry.requestId : newId();
    start(text, requestId, pendingMessage(text, author, { id: requestId, at: new Date() }));
  }

  function start(text: string, requestId: string, pending: Message | null) {
    // The map knows of a double click before the screen does.
    if (running.current.has(place)) return;
    const controller = new AbortController();
    const sending = { controller, requestId };
    running.current.set(place, sending);
    dispatch({ chatId: place, type: 'sent', pending });
    void sendTurn({ chatId, continues, text, requestId, signal: controller.signal }, depsFor(sending)).finally(() => {
      for (const [id, other] of running.current) if (other === sending) running.current.delete(id);
    });
  }

  /** A message that the server has not got yet is taken back; an answer ends with what has been said. */
  function stop() {
    const sending = running.current.get(place);
    if (!sending) return;
    if (turn.phase !== 'answering') return sending.controller.abort();
    // It may have ended by itself in the meantime; what cannot be stopped is at least no longer waited for.
    call('stopAnswer', { requestId: sending.requestId }).catch(() => sending.controller.abort());
  }

  /** A question that is stored without an answer is asked once more under its own key. */
  const resume = ({ text, requestId }: { text: string; requestId: string }) => start(text, requestId, null);

  return { send, resume, stop, leave: () => running.current.get(place)?.controller.abort() };
}

function sendMessage(
  { text, chatId, continues, requestId, signal }: Sending,
  onChunk: Parameters<TurnDeps['sendMessage']>[1],
) {
  return call(
    'sendMessage',
    { message: text, chatId, continues: chatId === null ? continues : null, requestId },
    { onChunk, signal },
  );
}

function newChat(id: string) {
  const now = new Date().toISOString();
  return { id, title: DEFAULT_CHAT_TITLE, terminated: false, createdAt: now, updatedAt: now };
}
