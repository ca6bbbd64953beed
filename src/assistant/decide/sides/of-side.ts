import type { IssueCategory } from '#domain/issue-category.ts';
import { fits, mayHold } from '../../apply/fits.ts';
import { topicOf } from '../../find/phrases/phrases.ts';
import { isAboutTheSame, type Found } from '../../find/statement-index.ts';
import type { Side, Statement, Topic } from '../../knowledge/topic.ts';
import { SIDE_AT } from '../../numbers.ts';
import { plain } from '../../read/sentences.ts';
import { isSpokenOf, situationOf, type Scene } from '../scene.ts';
import type { Step } from '../step.ts';
import { answerWith, isTold } from '../answering/answering.ts';
import { saidBefore } from '../answering/asked-again.ts';
import { askedToo } from '../answering/several.ts';

/** By what was spoken about, else by what holds in its whole area, else by what is related and near. */
export function saidOfSide(scene: Scene, side: Side, current: Topic): Step | null {
  const spoken = topicOfSide(scene, side, current);
  if (spoken) return ofSide(scene, side, spoken);
  const related = nearRelated(scene, side);
  return ofArea(scene, side, current) ?? (related ? ofSide(scene, side, related) : null);
}

/** What a topic says to what people ask next of any problem: the likeliest that was not told yet, under its own question, for hardly anything in the message is near to it. */
function ofSide(scene: Scene, side: Side, topic: Topic): Step | null {
  const own = saidToSide(scene, side, topic);
  const fresh = own.find((statement) => !isTold(scene, statement));
  if (fresh && topicOf(fresh.id) !== topic.id) return beside(scene, fresh);
  if (fresh) return answerWith(scene, [{ ...askedToo(scene, { topic, statement: fresh }), clearness: 'likely' }]);
  const [best] = scene.find().ranked;
  const again = own.find(({ id }) => id === best?.statement.id);
  const of = again && scene.topics.get(topicOf(again.id));
  return of && !scene.state.repeated.includes(again.id) ? saidBefore(scene, { statement: again, topic: of }) : null;
}

const scoreOf = (scene: Scene, { id }: Statement): number =>
  scene.find().ranked.find(({ statement }) => statement.id === id)?.score ?? 0;

const RIGHTS_OF_ALL = 'immigration/rights-without-status#rights';
/** What holds in the whole area, where the topic itself says nothing. */
const BY_AREA: Readonly<Partial<Record<Side, Readonly<Partial<Record<IssueCategory, string>>>>>> = {
  lawyer: {
    family: 'family/free-lawyer-in-family-court#assigned',
    immigration: 'immigration/court-hearing#lawyer',
    torts: 'courts/lawyer-referral#injury-fee',
  },
  punished: { employment: 'employment/retaliation#barred', housing: 'housing/retaliation#barred' },
  'no-papers': {
    employment: RIGHTS_OF_ALL,
    housing: RIGHTS_OF_ALL,
    family: RIGHTS_OF_ALL,
    torts: 'immigration/rights-without-status#injury',
    benefits: 'benefits/immigrants#no-papers',
    health: 'health/hospital-aid#no-papers',
    estates: 'estates/no-will#heir-no-papers',
  },
};
/** What these do to somebody who complains; any other trouble is none of it. */
const PAID_BACK =
  /\b(?:fire[ds]?|firing|cut my|hours|retaliat\w+|get back at|evict\w*|kick\w*|put (?:me|us) out|throw\w*|raise (?:my|the) rent|bot(?:ar|e|a|an)\w*|corr(?:er|an|e)\w*|desp(?:edir|id)\w*|ech(?:ar|e|en)\w*|sac(?:ar|an|que)\w*|represalia\w*|vengar\w*|bajar\w* (?:las )?horas)\b/;

const COMPLAINED =
  /\b(?:complain\w*|report\w*|called|told on|speak up|spoke up|claim\w*|ask(?:ed|ing)? for my|311|inspector|dhcr|labor department|queja\w*|quej[eo]|reclam\w*|denunci\w*)\b/;
const isForComplaining = ({ reading, written }: Scene): boolean =>
  PAID_BACK.test(plain(reading.message)) && COMPLAINED.test(plain([...written, reading.message].join(' ')));

/** The same for its area, under its own question. What is spoken about stays. */
function ofArea(scene: Scene, side: Side, { category }: Topic): Step | null {
  if (side === 'punished' && !isForComplaining(scene)) return null;
  const id = BY_AREA[side]?.[category] ?? '';
  const statement = scene.topics.get(topicOf(id))?.statements.find((one) => one.id === id);
  return statement && !isTold(scene, statement) ? beside(scene, statement) : null;
}

/** Said by another topic, under its own question. What is spoken about stays, and no new day is counted for it. */
function beside(scene: Scene, statement: Statement): Step | null {
  const topic = scene.topics.get(topicOf(statement.id));
  if (!topic) return null;
  const step = answerWith(scene, [{ ...askedToo(scene, { topic, statement }), clearness: 'likely', isDoubted: true }]);
  return { ...step, state: { ...step.state, topics: scene.state.topics } };
}

/** Those that hold for what is known of the person, the likeliest first; where nothing speaks for one, in the order of whoever wrote them. */
function saidToSide(scene: Scene, side: Side, topic: Topic): Statement[] {
  const situation = situationOf(scene);
  const isFor = ({ id }: Statement) => {
    const { unless } = scene.topics.get(topicOf(id)) ?? topic;
    return unless === undefined || !fits(unless, situation);
  };
  return (topic.sides[side] ?? [])
    .filter((statement) => mayHold(statement, situation) && isFor(statement))
    .toSorted((a, b) => scoreOf(scene, b) - scoreOf(scene, a));
}

/** Of what was spoken about, the last first, the topic that says something to this side; what one of the same matter says itself comes before what the last borrows. */
function topicOfSide(scene: Scene, side: Side, current: Topic): Topic | null {
  const spoken = scene.before.topics.flatMap((id) => scene.topics.get(id) ?? []).toReversed();
  const says = (topic: Topic) => saidToSide(scene, side, topic);
  const saysItself = (topic: Topic) => says(topic).some(({ id }) => topicOf(id) === topic.id);
  const ofMatter = [current, ...spoken.filter((topic) => isAboutTheSame(topic, current))];
  return ofMatter.find(saysItself) ?? [current, ...spoken].find((topic) => says(topic).length > 0) ?? null;
}

/** What is only related has to be near. */
function nearRelated(scene: Scene, side: Side): Topic | null {
  const isOfSide = ({ topic, statement, score }: Found) =>
    score >= SIDE_AT &&
    isSpokenOf(scene, topic) &&
    saidToSide(scene, side, topic).some(({ id }) => id === statement.id);
  return scene.find().ranked.find(isOfSide)?.topic ?? null;
}
