import type { Classifier } from '../search/classify.ts';
import type { FactIndex } from '../search/fact-index.ts';
import type { Embedder } from '../search/embedder.ts';
import type { Hit, KnowledgeIndex, Query } from '../search/knowledge-index.ts';
import type { Mind } from './mind.ts';
import type { Crisis } from '../safety/crisis.ts';
import { toEnglish } from '../language/glossary.ts';
import { withoutPlaces } from '../understanding/places.ts';
import { blended, followUpHits } from './follow-up.ts';

/** The nearest category must lead the next by this much to be taken without asking. */
const CLEAR_LEAD = 0.05;
/** Below this the message is nearer to what we do not help with. */
const LEGAL_AT = 0.0;
const OFF_TOPIC_AT = -0.12;
const NEAR_ENOUGH_TO_BE_LEGAL = 0.5;
/** So many topics are looked at, and so many handed on. */
const CANDIDATES = 16;
const HITS_AT_MOST = 8;
const WEIGHT_OF_FACTS = 0.3;

type Parts = {
  readonly classifier: Classifier;
  readonly index: KnowledgeIndex;
  readonly facts: FactIndex;
  readonly embedder: Embedder;
};

/** Works with no key and no network. */
export function createBuiltInMind({ classifier, index, facts, embedder }: Parts): Mind {
  return {
    async understand(said, state, context) {
      const message = withoutPlaces(said);
      const text = state.language === 'es' ? toEnglish(message) : message;
      const alone: Query = { text: message, vector: await embedder.embed(text) };
      const { ranking, legality, danger } = classifier.classify({ text, vector: alone.vector });
      const inContext = context && blended(alone, index.middleOf(context.id));
      const near = facts.nearness(inContext ?? alone);
      const found = index.search(alone, CANDIDATES);
      const hits = inContext ? followUpHits(found, index.search(inContext, CANDIDATES), context) : found;
      const best = found[0]?.score ?? 0;
      const lead = (ranking[0]?.score ?? 0) - (ranking[1]?.score ?? 0);
      return {
        categories: ranking.map(({ category }) => category),
        isCategoryClear: lead >= CLEAR_LEAD || best >= NEAR_ENOUGH_TO_BE_LEGAL,
        isLegal: legality > LEGAL_AT || best >= NEAR_ENOUGH_TO_BE_LEGAL,
        isOffTopic: legality < OFF_TOPIC_AT && best < NEAR_ENOUGH_TO_BE_LEGAL,
        crisis: crisisFrom(danger, ranking[0]?.score ?? 0),
        hits: byFacts(hits, near).slice(0, HITS_AT_MOST),
        facts: near,
        learned: null,
      };
    },
  };
}

/** Among topics that are asked about in similar ways, the one whose facts are nearer is meant. */
function byFacts(hits: readonly Hit[], near: ReadonlyMap<string, number>): Hit[] {
  const nearest = ({ topic }: Hit) => Math.max(...topic.facts.map(({ id }) => near.get(id) ?? 0));
  return hits
    .map((hit) => ({ hit, rank: hit.score + WEIGHT_OF_FACTS * nearest(hit) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit);
}

/** Words that nobody foresaw, near enough to those of people in danger; half as near is worth a quiet line. */
const DANGER_AT = 0.55;
const UNEASE_AT = 0.47;

/** What is nearer still to an everyday question of law is asked by somebody who wants it answered. */
function crisisFrom({ selfHarm, violence }: { selfHarm: number; violence: number }, everyday: number): Crisis | null {
  const nearest = Math.max(selfHarm, violence);
  if (nearest < UNEASE_AT) return null;
  const level = nearest >= Math.max(DANGER_AT, everyday) ? 'explicit' : 'soft';
  return { level, kind: selfHarm > violence ? 'self-harm' : 'violence' };
}
