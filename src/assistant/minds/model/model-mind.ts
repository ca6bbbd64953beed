import type { LanguageModel } from 'ai';
import type { Turn } from '../../reply.ts';
import type { ConversationState } from '../../script/state.ts';
import type { Step } from '../../script/step.ts';
import type { Hit } from '../../search/knowledge-index.ts';
import type { Toolbox } from '../../tools/toolbox.ts';
import type { Learned, ModelMind, Understanding } from '../mind.ts';
import type { ModelConfig, Patience } from './model-config.ts';
import { createModelRest } from './model-rest.ts';
import type { Trouble } from './trouble.ts';

/** What is worth knowing about the model, without a word of the chat. */
export type ModelNews =
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  | { readonly type: 'removed'; readonly claims: number }
  /** The answer is in the model's words. */
  | { readonly type: 'worded' };

type Parts = {
  readonly config: ModelConfig;
  readonly toolbox: Toolbox;
  readonly patience: Patience;
  readonly onNews: (news: ModelNews) => void;
};

/** A hosted or local language model. Whatever goes wrong with it, the built-in mind has already understood and answered. */
export function createModelMind({ config, toolbox, patience, onNews }: Parts): ModelMind {
  const rest = createModelRest();
  let connected: Promise<LanguageModel> | undefined;
  const connect = async () => {
    const { connectModel } = await import('./connect-model.ts');
    return (connected ??= connectModel(config));
  };
  const inTrouble = (trouble: Trouble) => {
    rest.after(trouble);
    onNews({ type: 'trouble', trouble });
  };

  async function refine(understanding: Understanding, state: ConversationState, turn: Turn): Promise<Understanding> {
    if (!rest.isOver() || turn.signal.aborted) return understanding;
    try {
      const { extract } = await import('./extract.ts');
      const { message, today, signal } = turn;
      const learned = await extract(await connect(), { message, state, today, signal }, patience);
      const found = learned.searchWords ? await toolbox.searchKnowledge(learned.searchWords, 'en') : [];
      return withLearned(understanding, learned, found);
    } catch (error) {
      const { troubleFrom } = await import('./trouble.ts');
      if (!turn.signal.aborted) inTrouble(troubleFrom(error));
      return understanding;
    }
  }

  async function* answer(step: Step, turn: Turn): AsyncGenerator<string, Step | null> {
    const { plan } = step;
    if (plan === null || !rest.isOver() || turn.signal.aborted) return null;
    const { wordAnswer } = await import('./answer.ts');
    const worded = yield* wordAnswer({ model: await connect(), step, plan, turn, toolbox, patience });
    if (worded.removed > 0) onNews({ type: 'removed', claims: worded.removed });
    if (worded.trouble && !turn.signal.aborted) inTrouble(worded.trouble);
    if (worded.step && !worded.trouble) onNews({ type: 'worded' });
    return worded.step;
  }

  return { refine, answer };
}

function withLearned(understanding: Understanding, learned: Learned, found: readonly Hit[]): Understanding {
  const others = understanding.categories.filter((category) => !learned.categories.includes(category));
  return {
    ...understanding,
    learned,
    categories: [...learned.categories, ...others],
    isCategoryClear: learned.isCategoryClear,
    isLegal: learned.kind === 'legal',
    isOffTopic: learned.kind === 'not-legal',
    hits: nearestOf([...understanding.hits, ...found]),
  };
}

/** Each topic once, with the better of its scores. */
function nearestOf(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const known = best.get(hit.topic.id);
    if (!known || known.score < hit.score) best.set(hit.topic.id, hit);
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}
