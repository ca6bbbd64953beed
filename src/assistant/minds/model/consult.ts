import { type LanguageModel, Output, streamText } from 'ai';
import { consultInstructions, type Candidate } from './instructions.ts';
import type { Patience } from './model-config.ts';
import { Consulted } from './consulted.ts';
import { openingIn } from './opening-in.ts';
import { tryTwice } from './retry.ts';
import { CutOff, NoForm } from './failure.ts';
import type { Consultation } from '../mind.ts';

/** A full form; with rewordings three statements more. */
const TOKENS_MAX = { plain: 700, rewords: 1200 };
const EARLIER_AT_MOST = 6;
/** The last message goes whole (the door holds it to 4,000 letters); of earlier ones so many letters: what matters of them is in the case file. */
const EARLIER_MAX = 1_200;

/** The form as it was filled in, and what that took. */
export type Answered = { readonly consulted: Consulted; readonly tokensIn: number; readonly tokensOut: number };

type Asking = {
  readonly candidates: readonly Candidate[];
  readonly patience: Patience;
  readonly rewords: boolean;
  /** Called once, as soon as the first statement is known; never after a second try began. */
  readonly onOpening: (opening: Consulted) => void;
};

/** One question to the model: what was said, and which of these statements answer it. */
export async function consult(
  model: LanguageModel,
  { reading, before, turn }: Consultation,
  { candidates, patience, rewords, onOpening }: Asking,
): Promise<Answered> {
  const abortSignal = AbortSignal.any([turn.signal, AbortSignal.timeout(patience.answerMs)]);
  const earlier = ((await turn.earlier?.()) ?? []).slice(-EARLIER_AT_MOST);
  const messages = [
    ...earlier.map(({ role, text }) => ({ role, content: text.slice(0, EARLIER_MAX) })),
    { role: 'user' as const, content: reading.message },
  ];
  const ask = () => {
    const { fullStream } = streamText({
      model,
      instructions: consultInstructions({ before, today: turn.today, candidates, rewords }),
      messages,
      output: Output.object({ schema: Consulted }),
      maxOutputTokens: rewords ? TOKENS_MAX.rewords : TOKENS_MAX.plain,
      maxRetries: 0,
      abortSignal,
      // It would write to the console, and what it writes quotes the chat.
      onError: () => undefined,
    });
    return answerFrom(fullStream, abortSignal, onOpening);
  };
  return tryTwice(ask, abortSignal);
}

type Part = {
  readonly type: string;
  readonly text?: string;
  readonly error?: unknown;
  readonly totalUsage?: { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined };
};

async function answerFrom(
  parts: AsyncIterable<Part>,
  signal: AbortSignal,
  onOpening: (opening: Consulted) => void,
): Promise<Answered> {
  let written = '';
  let isOpen = false;
  let usage: Part['totalUsage'];
  for await (const part of parts) {
    if (part.type === 'abort') throw signal.reason;
    if (part.type === 'error') throw signal.aborted ? signal.reason : part.error;
    if (part.type === 'finish') usage = part.totalUsage;
    if (part.type !== 'text-delta') continue;
    written += part.text ?? '';
    const opening = isOpen ? null : openingIn(written);
    if (opening) {
      isOpen = true;
      onOpening(opening);
    }
  }
  if (usage === undefined) throw new CutOff();
  const consulted = formIn(written);
  if (consulted === null) throw new NoForm();
  return { consulted, tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 };
}

/** Some models wrap their JSON in words. */
function formIn(text: string): Consulted | null {
  const json = /\{[\s\S]*\}/.exec(text)?.[0];
  if (json === undefined) return null;
  try {
    return Consulted.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
