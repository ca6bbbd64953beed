import { findPaper } from '../../papers/find-paper.ts';
import type { Paper } from '../../papers/paper.ts';
import type { Topic } from '../../knowledge/topic.ts';
import { answerWith } from '../answering/answering.ts';
import { sayWords, type Decider } from '../scene.ts';

/** A paper that was shown and confirmed: what it is, the day that counts and today's step, before anything else. */
export const shownPaper: Decider = (scene) => {
  const kind = scene.reading.shownPaper;
  const paper = kind === null ? undefined : findPaper(kind);
  const topic = scene.topics.get(paper?.topic ?? '');
  const [first] = topic?.statements ?? [];
  if (!paper || !topic || !first) return null;
  const { language } = scene.state;
  const picture = `[${sayWords(scene).paperPicture}](/papers/${paper.id})`;
  const lead = `${paper.is[language]} ${paper.isNot[language]} ${picture}`;
  return answerWith(scene, [{ topic: withRule(topic, paper), statements: [first], lead }]);
};

/** The rule of the paper is counted although its topic is about more. */
function withRule(topic: Topic, { rule }: Paper): Topic {
  const isKnown = rule === undefined || topic.deadlines.some((name) => name.startsWith(rule));
  return isKnown ? topic : { ...topic, deadlines: [rule, ...topic.deadlines] };
}
