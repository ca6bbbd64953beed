import { NOT_AN_ISSUE } from '#domain/chat/script.ts';
import { asksForFree } from '../read/wording/act-words.ts';
import { LIKELY_AT, MAY_MEAN_AT, MEANT_AT } from '../numbers.ts';
import { topicOf } from '../find/phrases/phrases.ts';
import { openQuestions } from './answering/open-questions.ts';
import { answerWith } from './answering/answering.ts';
import { saidOfSide } from './sides/of-side.ts';
import { CHARGED, doingWithout } from './answering/several.ts';
import { isElsewhere, isSpokenOf, sayWords, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { isSure } from './sure.ts';

/** Cards when they are asked for, never in an emergency. "Do I need a lawyer?" is a question and is answered as one. */
export const attorneys: Decider = (scene) => {
  const { reading, state } = scene;
  if (reading.act === 'need-lawyer') return needLawyer(scene);
  // Whoever asks who helps for nothing does not ask for those who are paid.
  const isForFree = reading.aspect === 'free-help' && scene.topic !== null;
  if (reading.act !== 'show-attorneys' || state.inCrisis || isForFree) return null;
  if (isElsewhere(scene) || isAboutFreeLawyers(scene)) return null;
  const known = withCategory(scene);
  if (!known) return say({ ...state, node: 'root' }, sayWords(scene).capabilities);
  return say({ ...known, node: 'attorneys' }, sayWords(scene).attorneys, { showAttorneys: true });
};

/** Who gets a lawyer that costs nothing. */
const FREE_LAWYERS = new Set([
  'housing/free-lawyer-for-tenants',
  'family/free-lawyer-in-family-court',
  'criminal/arraignment-lawyer',
  'immigration/free-help',
  'courts/free-legal-help',
]);

const GIVEN =
  /\b(?:free|give[ns]?|get me|get one|assign\w*|appoint\w*|afford|gratis|gratuit\w+|(?:me|le|nos) (?:dan|ponen|toca|asignan)|asign\w+|de oficio)\b/i;

/** "Do they give me a lawyer?": where we know who gets one, that is the answer. */
function isAboutFreeLawyers({ find, topic, reading }: Scene): boolean {
  const [best] = find().ranked;
  // "How do I get a free lawyer", before anything else: the cards are of those who are paid.
  if (topic === null) return asksForFree(reading.message) && best !== undefined && best.likely >= LIKELY_AT;
  return GIVEN.test(reading.message) && best !== undefined && FREE_LAWYERS.has(best.topic.id) && best.score >= MEANT_AT;
}

/** What the problem is about decides who is shown; one message can tell both. */
function withCategory({ state, reading, find }: Scene): Scene['state'] | null {
  const { issueCategoryEnum, issueSummary } = state.variables;
  if (issueCategoryEnum !== undefined && issueSummary !== NOT_AN_ISSUE) return state;
  const [best] = find().ranked;
  if (!best || best.nearness < MAY_MEAN_AT) return null;
  const category = best.topic.category;
  const variables = {
    ...state.variables,
    issueSummary: reading.message,
    issueCategory: category,
    issueCategoryEnum: category,
  };
  return { ...state, variables };
}

/** Where somebody finds one for a first talk that costs little. */
const REFERRAL = 'courts/lawyer-referral';

/** A lawyer, or their help, in either language. */
const NAMES_ONE = /lawyer|attorney|counsel|represent|abogad|licenciad|defensor|legal (?:help|aid)|ayuda legal/i;

/** Whether it takes one, by what is known of just this, of its area, or of all. */
export function needLawyer(scene: Scene): Step | null {
  // What is known about a lawyer in just this matter is the better answer.
  const [best] = scene.find().ranked;
  if (best && scene.topic && isSpokenOf(scene, best.topic) && best.score >= MEANT_AT) return null;
  // "Necesito licencia para vender" only sounds like it.
  if (best && !scene.topic && !NAMES_ONE.test(scene.reading.message) && isSure(best, scene)) return null;
  const told = scene.topic && saidOfSide(scene, 'lawyer', scene.topic);
  if (told) return told;
  const isCharged = scene.topic?.category === 'criminal' && !scene.state.told.includes(`${CHARGED}#free`);
  const topic = scene.topics.get(doingWithout(isCharged ? 'criminal' : ''));
  const [statement] = topic?.statements ?? [];
  if (!topic || !statement) return null;
  const referral = isCharged ? undefined : scene.topics.get(REFERRAL)?.statements[0];
  const statements = referral && !scene.state.told.includes(referral.id) ? [statement, referral] : [statement];
  const said = statements.map((one) => ({ topic: scene.topics.get(topicOf(one.id)) ?? topic, statements: [one] }));
  const step = answerWith(
    { ...scene, topic },
    said.map((one) => ({ ...one, clearness: 'doubted' })),
  );
  const text = sayWords(scene);
  // What is spoken about stays what it was.
  return {
    ...step,
    state: { ...step.state, topics: scene.state.topics, pending: null },
    offers: [],
    choices: [
      ...openQuestions(scene, new Set([statement.id])),
      ...(scene.state.inCrisis ? [] : [{ label: text.showAttorneys, message: text.showAttorneys }]),
    ],
  };
}
