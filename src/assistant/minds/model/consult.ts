import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { consultInstructions, type Candidate } from './instructions.ts';
import type { Patience } from './model-config.ts';
import { Consulted } from './consulted.ts';
import { tryTwice } from './retry.ts';
import type { Consultation } from '../mind.ts';

const TOKENS_MAX = 700;
const EARLIER_AT_MOST = 6;

/** One question to the model: what was said, and which of these statements answer it. */
export async function consult(
  model: LanguageModel,
  { reading, before, turn }: Consultation,
  { candidates, patience, rewords }: { candidates: readonly Candidate[]; patience: Patience; rewords: boolean },
): Promise<Consulted> {
  const abortSignal = AbortSignal.any([turn.signal, AbortSignal.timeout(patience.answerMs)]);
  const earlier = ((await turn.earlier?.()) ?? []).slice(-EARLIER_AT_MOST);
  const messages = [
    ...earlier.map(({ role, text }) => ({ role, content: text })),
    { role: 'user' as const, content: reading.message },
  ];
  try {
    const ask = async () => {
      const { output } = await generateText({
        model,
        instructions: consultInstructions({ before, today: turn.today, candidates, rewords }),
        messages,
        output: Output.object({ schema: Consulted }),
        maxOutputTokens: TOKENS_MAX,
        maxRetries: 0,
        abortSignal,
      });
      return output;
    };
    return await tryTwice(ask, abortSignal);
  } catch (error) {
    const found = NoObjectGeneratedError.isInstance(error) ? objectIn(error.text ?? '') : null;
    if (found === null) throw error;
    return found;
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
