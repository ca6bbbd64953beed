import { isStepCount, type ModelMessage, streamText } from 'ai';
import type { ClaimFilter } from '../../claims/claim-filter.ts';
import { coalesce } from './coalesce.ts';
import { finishAnswer, stoppedAnswer, type Worded } from './finish-answer.ts';
import { answerInstructions } from './instructions.ts';
import { modelTools } from './model-tools.ts';
import { openDesk } from './open-desk.ts';
import { streamTwice } from './retry.ts';
import { createWatch } from './watch.ts';
import type { Task } from './task.ts';
import { CutOff, troubleFrom } from './trouble.ts';

const STEPS_AT_MOST = 4;
const TOKENS_MAX = 2_000;
/** Not every server keeps to the number of tokens that it was given. */
const CHARACTERS_MAX = 12_000;
const FRAME_MS = 30;

/** Lets the model speak, and passes on each sentence once it was compared with what the model was given. */
export async function* wordAnswer(task: Task): AsyncGenerator<string, Worded> {
  const { step, plan, turn } = task;
  const desk = await openDesk(task);
  const instructions = answerInstructions({ state: step.state, today: turn.today, plan, given: desk.given });
  const held = { text: '' };
  let shown = '';
  try {
    const speech = { instructions, messages: desk.messages, tools: modelTools(desk) };
    const parts = streamTwice(() => speak(task, speech), turn.signal);
    for await (const piece of coalesce(checked(parts, desk.filter, held), FRAME_MS)) {
      shown += piece;
      yield piece;
    }
    return yield* finishAnswer({ step, plan, desk, shown, held: held.text + desk.filter.end(), trouble: null });
  } catch (error) {
    if (turn.signal.aborted) return stoppedAnswer(step, desk, shown);
    return yield* finishAnswer({ step, plan, desk, shown, held: '', trouble: troubleFrom(error) });
  }
}

type Part = { readonly type: 'text'; readonly text: string } | { readonly type: 'tool' };

/** Nothing is passed on before something in it is proven: until then the built-in answer can still take its place. */
async function* checked(
  parts: AsyncIterable<Part>,
  filter: ClaimFilter,
  held: { text: string },
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    // Words before a tool is used announce it, and say nothing.
    const text = filter.push(part.type === 'tool' ? '\n\n' : part.text);
    held.text = part.type === 'tool' && !filter.hasProof ? '' : held.text + text;
    if (!filter.hasProof || held.text === '') continue;
    yield isFirst ? held.text.trimStart() : held.text;
    isFirst = false;
    held.text = '';
  }
}

type Speech = {
  readonly instructions: string;
  readonly messages: ModelMessage[];
  readonly tools: ReturnType<typeof modelTools>;
};

async function* speak({ model, turn, patience }: Task, speech: Speech): AsyncGenerator<Part> {
  const watch = createWatch(patience);
  const result = streamText({
    model,
    ...speech,
    stopWhen: isStepCount(STEPS_AT_MOST),
    maxOutputTokens: TOKENS_MAX,
    maxRetries: 0,
    abortSignal: AbortSignal.any([turn.signal, watch.signal]),
    // Errors come as parts; the default writes them, and with them the chat, to the console.
    onError: () => undefined,
  });
  let hasSpoken = false;
  let said = 0;
  try {
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new DOMException('The model took too long', 'TimeoutError');
      if (part.type === 'finish' && part.finishReason === 'length') throw new CutOff();
      if (part.type === 'tool-call') yield { type: 'tool' };
      if (part.type === 'start-step') watch.begin();
      if (part.type === 'text-start' && hasSpoken) yield { type: 'text', text: '\n\n' };
      if (part.type !== 'text-delta') continue;
      watch.heard();
      hasSpoken = true;
      said += part.text.length;
      if (said > CHARACTERS_MAX) throw new CutOff();
      yield { type: 'text', text: part.text };
    }
  } finally {
    watch.end();
  }
}
