import type { Topic } from '../knowledge/topic.ts';
import type { Hit } from '../search/knowledge-index.ts';
import { composeAnswer, composeMore } from './compose-answer.ts';
import { deadlinePart } from './deadline-part.ts';
import { isAnswerToQuestion, nextQuestion, withAnswer } from './questions.ts';
import type { ConversationState } from './state.ts';
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

/** Answers from what is known, or says that nothing is. */
export function inform(state: ConversationState, situation: Situation): Step {
  const { context } = situation;
  const text = words[state.language];
  const isAnswer = context !== null && isAnswerToQuestion(state, situation);
  if (context && isAnswer) return tellMore(withAnswer(state, situation), context, situation);

  const best = bestHit(situation);
  if (!best) {
    const category = text.categories[state.variables.issueCategoryEnum ?? 'courts'];
    return say(state, text.unknown(category), { showAttorneys: !state.attorneysShown && !state.inCrisis });
  }
  if (context && best.id === context.id) return tellMore(withAnswer(state, situation), context, situation);

  return tellAbout(best, state, situation);
}

function tellAbout(best: Topic, state: ConversationState, situation: Situation): Step {
  const { understanding, intents } = situation;
  const text = words[state.language];
  const beside = besides(best, situation);
  const also = understanding.hits.find(
    ({ topic, score }) => topic.id !== best.id && topic.category !== best.category && score >= ALSO_AT,
  );
  const fresh = withAnswer({ ...state, topicId: best.id, told: [] }, situation);
  const extra = deadlinePart(best, fresh, situation.today);
  const { question, asked } = nextQuestion(fresh, best);
  const answer = composeAnswer(best, { language: state.language, told: [], question, extra: extra.markdown, beside });
  const markdown = also ? `${answer.markdown}\n\n${text.alsoAsked(also.topic.title)}` : answer.markdown;
  return say({ ...fresh, told: answer.told, asked }, markdown, {
    sources: answer.sources,
    deadlines: extra.deadlines,
    showAttorneys: (!state.attorneysShown || intents.wantsAttorney) && !state.inCrisis,
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
  const { question, asked } = nextQuestion(state, topic);
  const extra = deadlinePart(topic, state, situation.today);
  const more = composeMore(topic, {
    language: state.language,
    told: state.told,
    question,
    extra: extra.markdown,
    beside: [],
  });
  if (!more) return tellWhatIsNext(topic, state, situation);
  return say({ ...state, told: more.told, asked }, more.markdown, {
    sources: more.sources,
    deadlines: extra.deadlines,
  });
}

/** All is told: what people commonly do next, and the nearest thing that we know besides. */
function tellWhatIsNext(topic: Topic, state: ConversationState, situation: Situation): Step {
  const near = ({ topic: other, score }: Hit) =>
    other.id !== topic.id && (topic.related.includes(other.id) ? score >= KNOWN_AT : score >= STRANGE_AT);
  const next = situation.understanding.hits.find(near);
  if (next) return tellAbout(next.topic, state, situation);
  const text = words[state.language];
  const steps = state.language === 'en' ? topic.steps.map((step) => `- ${step}`).join('\n') : '';
  const markdown = [text.nothingMore(topic.title), steps && `**${text.steps}**\n\n${steps}`]
    .filter(Boolean)
    .join('\n\n');
  return say(state, markdown, { showAttorneys: situation.intents.wantsAttorney && !state.inCrisis });
}
