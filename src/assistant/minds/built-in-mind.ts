import type { Classifier } from '../search/classify.ts';
import type { FactIndex } from '../search/fact-index.ts';
import type { Embedder } from '../search/embedder.ts';
import type { Hit, KnowledgeIndex } from '../search/knowledge-index.ts';
import type { Mind } from './mind.ts';
import type { Crisis } from '../safety/crisis.ts';
import { toEnglish } from '../language/glossary.ts';

/** The nearest category must lead the next by this much to be taken without asking. */
const CLEAR_LEAD = 0.05;
/** Below this the message is nearer to what we do not help with. */
const LEGAL_AT = 0.0;
const OFF_TOPIC_AT = -0.12;
const NEAR_ENOUGH_TO_BE_LEGAL = 0.5;
/** A follow-up such as "and if he ignores it?" belongs to what was spoken about. */
const CONTEXT_BONUS = 0.05;
const SHORT_WORDS = 7;

type Parts = {
  readonly classifier: Classifier;
  readonly index: KnowledgeIndex;
  readonly facts: FactIndex;
  readonly embedder: Embedder;
};

/** Works with no key and no network. */
export function createBuiltInMind({ classifier, index, facts, embedder }: Parts): Mind {
  return {
    async understand(message, state, context) {
      const text = state.language === 'es' ? toEnglish(message) : message;
      const vector = await embedder.embed(text);
      const { ranking, legality, danger } = classifier.classify({ text, vector });
      const found = index.search({ text: message, vector });
      const hits = context ? await inContext(message, found) : found;
      const lead = (ranking[0]?.score ?? 0) - (ranking[1]?.score ?? 0);
      const best = found[0];
      return {
        categories: ranking.map(({ category }) => category),
        isCategoryClear: lead >= CLEAR_LEAD || (best !== undefined && best.score >= NEAR_ENOUGH_TO_BE_LEGAL),
        isLegal: legality > LEGAL_AT || (best?.score ?? 0) >= NEAR_ENOUGH_TO_BE_LEGAL,
        isOffTopic: legality < OFF_TOPIC_AT && (best?.score ?? 0) < NEAR_ENOUGH_TO_BE_LEGAL,
        crisis: crisisFrom(danger),
        hits,
        learned: null,
        facts: facts.nearness({ text: message, vector }),
      };

      async function inContext(words: string, plain: readonly Hit[]): Promise<Hit[]> {
        if (!context) return [...plain];
        const isShort = words.trim().split(/\s+/).length <= SHORT_WORDS;
        const wide = isShort ? `${context.title}. ${text}` : text;
        const again = isShort ? index.search({ text: wide, vector: await embedder.embed(wide) }) : plain;
        const near = new Set([context.id, ...context.related]);
        return again
          .map(({ topic, score }) => ({ topic, score: near.has(topic.id) ? score + CONTEXT_BONUS : score }))
          .toSorted((a, b) => b.score - a.score);
      }
    },
  };
}

/** Words that nobody foresaw, near enough to those of people in danger; half as near is worth a quiet line. */
const DANGER_AT = 0.55;
const UNEASE_AT = 0.47;

function crisisFrom({ selfHarm, violence }: { selfHarm: number; violence: number }): Crisis | null {
  const nearest = Math.max(selfHarm, violence);
  if (nearest < UNEASE_AT) return null;
  return { level: nearest >= DANGER_AT ? 'explicit' : 'soft', kind: selfHarm > violence ? 'self-harm' : 'violence' };
}
