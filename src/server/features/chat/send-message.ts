import type { OutputOf } from '#contract/index.ts';
import type { Caller } from '#domain/roles.ts';
import type { Call, Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';
import { documentCardsFor } from './document-cards.ts';
import { holdQuestion } from './hold-question.ts';
import { makeAnswer } from './make-answer.ts';
import { findRequest } from './messages-repo.ts';
import { findShownAttorneys } from './pick-attorneys.ts';
import { storeAnswer, takeBackQuestion } from './store-answer.ts';
import { makeFinished } from './store-document.ts';
import type { Question } from './store-question.ts';
import { findGiven, takeQuestion, type Given } from './take-question.ts';
import { toMessage } from './to-message.ts';

type Sent = OutputOf<'sendMessage'>;

/** The question is stored before the answer is made, and the answer is stored even if its reader has left. */
export const sendMessage: Handler<'sendMessage'> = async ({ data, caller, deps, send }) => {
  const requestId = data.requestId ?? crypto.randomUUID();
  const taken = await takeQuestion(deps, caller, {
    text: data.message,
    chatId: data.chatId,
    continues: data.continues,
    requestId,
  });
  const given = 'by' in taken ? await answer({ deps, caller, send, question: taken, requestId }) : taken;
  // Whatever goes wrong from here on, question and answer are stored: the same request again brings them.
  return toSent(deps, caller, given);
};

type Asking = Pick<Call<'sendMessage'>, 'deps' | 'caller' | 'send'> & {
  readonly question: Question;
  readonly requestId: string;
};

async function answer(asking: Asking): Promise<Given> {
  const { deps, caller, send, question, requestId } = asking;
  const userMessage = toMessage(question.message, caller);
  await send({ type: 'stored', chatId: question.chat.id, isNewChat: question.isNewChat, userMessage });
  const held = holdQuestion({ deps, caller, question, requestId });
  try {
    const made = await makeAnswer({ deps, caller, question, signal: held.signal }, (html, isCrisis) =>
      send({ type: 'answer', html, ...(isCrisis ? { isCrisis } : {}) }),
    );
    const finished = made.document && (await makeFinished(deps, made.document, question.chat));
    const stored = await deps.db.transaction((tx) =>
      storeAnswer(tx, { caller, question, requestId, deps, finished }, made, deps.now()),
    );
    deps.numbers.answer(currentRequest()?.isByModel ? 'model' : 'built-in', made.isCrisis);
    return { ...stored, userMessage: question.message, isNewChat: question.isNewChat };
  } catch (error) {
    const given = await afterFailure(asking);
    if (given) return given;
    throw error;
  } finally {
    held.end();
  }
}

/** A connection can be lost just after the answer was committed: then it is there. Otherwise the question is taken back. */
async function afterFailure({ deps, caller, question, requestId }: Asking): Promise<Given | undefined> {
  try {
    const request = await findRequest(deps.db, caller.userId, requestId);
    const given = request && (await findGiven(deps, caller, request));
    if (!given) await deps.db.transaction((tx) => takeBackQuestion(tx, caller, question, requestId));
    return given;
  } catch (error) {
    // It stays, and the same request again takes it up.
    deps.log.warn({ err: error }, 'question not taken back');
    return undefined;
  }
}

async function toSent(deps: Deps, caller: Caller, stored: Given): Promise<Sent> {
  const attorneys = await findShownAttorneys(deps.db, stored.message.attorneyIds ?? [], deps.now());
  const documentsOf = await documentCardsFor(deps, [stored.message]);
  return {
    isNewChat: stored.isNewChat,
    chatId: stored.chat.id,
    userMessage: toMessage(stored.userMessage, caller),
    aiResponse: toMessage(stored.message, caller, { attorneys, documents: documentsOf(stored.message) }),
    chatTitle: stored.chat.title,
    terminated: stored.chat.terminated,
  };
}
