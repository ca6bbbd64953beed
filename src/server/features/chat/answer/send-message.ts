import type { Call, Handler } from '#server/callable/handler.ts';
import { holdQuestion, type Answering } from './hold-question.ts';
import { makeAnswer } from './make-answer.ts';
import { storeAnswer } from './store-answer.ts';
import { orTakeBack } from './take-back-question.ts';
import { takeQuestion, type Answered } from './take-question.ts';
import { toMessage } from '../to-message.ts';
import { toSent } from './to-sent.ts';

/**
 * Stores the question, makes the answer, stores the answer, tells it. The question is stored before the answer is made,
 * and the answer is stored even if its reader has left.
 */
export const sendMessage: Handler<'sendMessage'> = async ({ data, caller, deps, send }) => {
  const requestId = data.requestId ?? crypto.randomUUID();
  const { message: text, chatId, continues } = data;
  const taken = await takeQuestion(deps, caller, { text, chatId, continues, requestId });
  const answered = 'answer' in taken ? taken : await answer({ deps, caller, question: taken, requestId }, send);
  // Whatever goes wrong from here on, question and answer are stored: the same request again brings them.
  return toSent(deps, caller, answered);
};

type Send = Call<'sendMessage'>['send'];

async function answer(answering: Answering, send: Send): Promise<Answered> {
  const { question, caller } = answering;
  const { chat, isNewChat, message } = question;
  await send({ type: 'stored', chatId: chat.id, isNewChat, userMessage: toMessage(message, caller) });
  return holdQuestion(answering, (signal) =>
    orTakeBack(answering, async () => {
      const made = await makeAnswer({ ...answering, signal }, (html, isCrisis) =>
        send({ type: 'answer', html, ...(isCrisis ? { isCrisis } : {}) }),
      );
      return storeAnswer(answering, made);
    }),
  );
}
