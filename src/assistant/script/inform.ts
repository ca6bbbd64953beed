import type { Topic } from '../knowledge/topic.ts';
import type { Hit } from '../search/knowledge-index.ts';
import { chooseFacts } from './choose-facts.ts';
import { composeAnswer, composeMore, shortAnswer } from './compose-answer.ts';
import { deadlinePart, withCounted } from './deadline-part.ts';
import { isAnswerToQuestion, nextQuestion, withAnswer } from './questions.ts';
import type { ConversationState } from './state.ts';
import { saidInFull } from './said-in-full.ts';
import { say, type Situation, type Step } from './step.ts';
import { words } from './words.ts';

/** Below this we do not know it well enough to say anything. */
const KNOWN_AT = 0.42;
const STRANGE_AT = 0.6;
const LIKELY_CATEGORIES = 3;
const BESIDE_WITHIN = 0.08;
const BESIDE_AT_MOST = 2;
/** A second topic this near is named as well. */
const ALSO_AT = 0.62;
const FACTS_AT_MOST = 4;
const FACTS_OF_A_FOLLOW_UP = 3;

/** Answers from what is known, or says that nothing is. */
export function inform(state: ConversationState, situation: Situation): Step {
  const { context } = situation;
  const isAnswer = context !== null && isAnswerToQuestion(state, situation);
  if (context && isAnswer) return tellMore(withAnswer(state, situation), context, situation);
  const best = bestHit(situation);
  if (context && (!best || best.id === context.id)) return tellMore(withAnswer(state, situation), context, situation);
  return best ? tellAbout(best, state, situation) : nothingKnown(state);
}

function nothingKnown(state: ConversationState): Step {
  const text = words[state.language];
  const category = text.categories[state.variables.issueCategoryEnum ?? 'courts'];
  return say(state, text.unknown(category), {
    showAttorneys: !state.attorneysShown && !state.inCrisis,
    plan: { topics: [], extra: '', question: null, care: '' },
  });
}

function tellAbout(best: Topic, state: ConversationState, situation: Situation): Step {
  const { understanding, intents } = situation;
  const { language } = state;
  const beside = besides(best, situation);
  const fresh = withAnswer({ ...state, topicId: best.id, told: [] }, situation);
  const { markdown: extra, deadlines } = deadlinePart(best, fresh, situation);
  const { question, asked } = nextQuestion(fresh, best);
  const near = understanding.hits.map(({ topic }) => topic);
  const facts = chooseFacts({
    topic: best,
    near,
    nearness: understanding.facts,
    except: new Set([best, ...beside].flatMap((one) => [...saidInFull(shortAnswer(one, language), one.facts)])),
    atMost: FACTS_AT_MOST,
  });
  const answer = composeAnswer({ topic: best, facts, near, beside }, { language, question, extra });
  const also = understanding.hits.find(
    ({ topic, score }) => topic.id !== best.id && topic.category !== best.category && score >= ALSO_AT,
  );
  const markdown = also ? `${answer.markdown}\n\n${words[language].alsoAsked(also.topic.title)}` : answer.markdown;
  return say(withCounted({ ...fresh, told: answer.told, asked }, deadlines), markdown, {
    sources: answer.sources,
    facts: answer.told,
    deadlines,
    showAttorneys: (!state.attorneysShown || intents.wantsAttorney) && !state.inCrisis,
    plan: { topics: [best, ...beside], extra, question, care: '' },
  });
}

/** A topic of a category that the message does not seem to be about has to be much nearer. */
function bestHit({ understanding }: Situation): Topic | null {
  const likely = understanding.categories.slice(0, LIKELY_CATEGORIES);
  const fits = ({ topic, score }: Hit) => score >= (likely.includes(topic.category) ? KNOWN_AT : STRANGE_AT);
  return understanding.hits.find(fits)?.topic ?? null;
}

/** Topics of the same kind that are about as near as the best one. */
function besides(best: Topic, { understanding }: Situation): Topic[] {
  const top = understanding.hits.find(({ topic }) => topic.id === best.id)?.score ?? 1;
  return understanding.hits
    .filter(
      ({ topic, score }) => topic.id !== best.id && topic.category === best.category && score >= top - BESIDE_WITHIN,
    )
    .slice(0, BESIDE_AT_MOST)
    .map(({ topic }) => topic);
}

function tellMore(state: ConversationState, topic: Topic, situation: Situation): Step {
  const { understanding, intents } = situation;
  const near = understanding.hits.map((hit) => hit.topic);
  const { question, asked } = nextQuestion(state, topic);
  const { markdown: extra, deadlines } = deadlinePart(topic, state, situation);
  const facts = chooseFacts({
    topic,
    near,
    nearness: understanding.facts,
    except: new Set(),
    atMost: FACTS_OF_A_FOLLOW_UP,
  });
  const more = composeMore({ topic, facts, near }, { language: state.language, question, extra });
  const told = [...new Set([...state.told, ...more.told])];
  return say(withCounted({ ...state, told, asked }, deadlines), more.markdown, {
    sources: more.sources,
    facts: more.told,
    deadlines,
    showAttorneys: intents.wantsAttorney && !state.inCrisis,
    plan: {
      topics: [topic, ...near.filter(({ id }) => id !== topic.id).slice(0, BESIDE_AT_MOST)],
      extra,
      question,
      care: '',
    },
  });
}
