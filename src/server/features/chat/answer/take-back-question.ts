import type { Transaction } from '#server/platform/db/connect.ts';
import { abandonAnswer, deleteOwnedChat, lockOwnedChat } from '../chats-repo.ts';
import type { Answering } from './hold-question.ts';
import { deleteMessage, deleteRequest, findRequest } from '../messages-repo.ts';
import { findAnswered, type Answered } from './take-question.ts';

/** A question that could not be answered is taken back, and whoever asked is told why. */
export async function orTakeBack(answering: Answering, work: () => Promise<Answered>): Promise<Answered> {
  try {
    return await work();
  } catch (error) {
    const answered = await afterFailure(answering);
    if (answered) return answered;
    throw error;
  }
}

/** A connection can be lost just after the answer was committed: then it is there. Otherwise the question is taken back. */
async function afterFailure(answering: Answering): Promise<Answered | undefined> {
  const { deps, caller, requestId } = answering;
  try {
    const request = await findRequest(deps.db, caller.userId, requestId);
    const answered = request && (await findAnswered(deps, caller, request));
    if (!answered) await deps.db.transaction((tx) => takeBack(tx, answering));
    return answered;
  } catch (error) {
    // It stays, and the same request again takes it up.
    deps.log.warn({ err: error }, 'question not taken back');
    return undefined;
  }
}

/** As if it had never been sent: the person has their text back and sends it again. Unless somebody else is at it by now. */
async function takeBack(tx: Transaction, { caller, question, requestId }: Answering): Promise<void> {
  const chat = await lockOwnedChat(tx, question.chat.id, caller.userId);
  if (chat?.answeringBy !== question.by) return;
  if (question.isNewChat) {
    await deleteOwnedChat(tx, question.chat.id, caller.userId);
    return;
  }
  await deleteMessage(tx, question.message.id);
  await deleteRequest(tx, caller.userId, requestId);
  await abandonAnswer(tx, question.chat.id);
}
