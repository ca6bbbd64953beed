import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { consultInstructions, type Candidate } from './instructions.ts';
import type { Patience } from './model-config.ts';
import { Consulted } from './consulted.ts';
import { tryTwice } from './retry.ts';
import type { Consultation } from '../mind.ts';

/** A full form; with rewordings three statements more. */
const TOKENS_MAX = { plain: 700, rewords: 1200 };
const EARLIER_AT_MOST = 6;

/** The form as it was filled in, and what that took. */
export type Answered = { readonly consulted: Consulted; readonly tokensIn: number; readonly tokensOut: number };

/** One question to the model: what was said, and which of these statements answer it. */
export async function consult(
  model: LanguageModel,
  { reading, before, turn }: Consultation,
  { candidates, patience, rewords }: { candidates: readonly Candidate[]; patience: Patience; rewords: boolean },
): Promise<Answered> {
  const abortSignal = AbortSignal.any([turn.signal, AbortSignal.timeout(patience.answerMs)]);
  const earlier = ((await turn.earlier?.()) ?? []).slice(-EARLIER_AT_MOST);
  const messages = [
    ...earlier.map(({ role, text }) => ({ role, content: text })),
    { role: 'user' as const, content: reading.message },
  ];
  try {
    const ask = async () => {
      const { output, usage } = await generateText({
        model,
        instructions: consultInstructions({ before, today: turn.today, candidates, rewords }),
        messages,
        output: Output.object({ schema: Consulted }),
        maxOutputTokens: rewords ? TOKENS_MAX.rewords : TOKENS_MAX.plain,
        maxRetries: 0,
        abortSignal,
      });
      return { consulted: output, tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 };
    };
    return await tryTwice(ask, abortSignal);
  } catch (error) {
    const found = NoObjectGeneratedError.isInstance(error) ? objectIn(error.text ?? '') : null;
    if (found === null) throw error;
    const { inputTokens = 0, outputTokens = 0 } = NoObjectGeneratedError.isInstance(error) ? (error.usage ?? {}) : {};
    return { consulted: found, tokensIn: inputTokens, tokensOut: outputTokens };
  }
}

/** Some models wrap their JSON in words. */
function objectIn(text: string): Consulted | null {
  const json = /\{[\s\S]*\}/.exec(text)?.[0];
  if (json === undefined) return null;
  try {
    return Consulted.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
