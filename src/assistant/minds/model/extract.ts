import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import type { ConversationState } from '../../script/state.ts';
import type { Learned } from '../mind.ts';
import { Extraction, learnedFrom } from './extraction.ts';
import { extractInstructions } from './instructions.ts';
import type { Patience } from './model-config.ts';
import { tryTwice } from './retry.ts';

type Reading = {
  readonly message: string;
  readonly state: ConversationState;
  readonly today: string;
  readonly signal: AbortSignal;
};

const TOKENS_MAX = 1_000;

/** The script's variables, as the model reads them out of a message. */
export async function extract(model: LanguageModel, reading: Reading, { extractMs }: Patience): Promise<Learned> {
  const { message, state, today, signal } = reading;
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(extractMs)]);
  try {
    const ask = async () => {
      const { output } = await generateText({
        model,
        instructions: extractInstructions(state, today),
        messages: [{ role: 'user', content: message }],
        output: Output.object({ schema: Extraction }),
        maxOutputTokens: TOKENS_MAX,
        maxRetries: 0,
        abortSignal,
      });
      return output;
    };
    return learnedFrom(await tryTwice(ask, abortSignal), today);
  } catch (error) {
    const found = NoObjectGeneratedError.isInstance(error) ? objectIn(error.text ?? '') : null;
    if (found === null) throw error;
    return learnedFrom(found, today);
  }
}

/** Some models wrap their JSON in words. */
function objectIn(text: string): Extraction | null {
  const json = /\{[\s\S]*\}/.exec(text)?.[0];
  if (json === undefined) return null;
  try {
    return Extraction.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
