import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeDraft } from '#web/lib/form/kept-draft.ts';
import { copy } from '../copy.ts';
import type { Conversation } from '../conversation/use-conversation.ts';

type Visit = { readonly uid: string | null; readonly chatId: string | null };

/**
 * A visitor whose session was lost is a new one, whose chat is gone. Whatever noticed it first, sending or something else that the
 * page asked: the words that had not been stored go into the new chat, and it is said why.
 */
export function useVisitLost(uid: string | null, conversation: Conversation): void {
  const { chatId } = conversation;
  const before = useRef<Visit>({ uid, chatId });
  const [lost, setLost] = useState<Visit | null>(null);
  // Three effects, because all three moments come from the server and none from a click: another visitor is here, their chats are
  // known, and a message that was on its way has failed. This one only compares; the reference is never drawn.
  useEffect(() => {
    const visit = before.current;
    const isOther = visit.uid !== null && uid !== null && visit.uid !== uid;
    before.current = { uid: uid ?? visit.uid, chatId: isOther ? null : (chatId ?? visit.chatId) };
    if (isOther) setLost(visit);
  }, [uid, chatId]);

  const unsent = lost ? conversation.unsentIn(lost.chatId) : '';
  const goOn = useEffectEvent((visit: Visit) => {
    const text = (visit.uid === null ? null : takeDraft({ ...visit, uid: visit.uid }, new Date())) ?? unsent;
    conversation.forgetIn(visit.chatId);
    if (text !== '') conversation.type(text);
    if (text !== '' || visit.chatId !== null)
      conversation.report(text === '' ? copy.error.visitOver : copy.error.visitEnded);
  });
  // The list of chats is read again a moment after it is known who is here.
  const left = lost !== null && (lost.chatId === null || lost.chatId !== chatId) ? lost : null;
  useEffect(() => {
    if (left) goOn(left);
  }, [left]);
  // A message that was on its way is given back later than that.
  useEffect(() => {
    if (left && unsent !== '') goOn(left);
  }, [left, unsent]);
}
