import {
  STORY_FOREMOST,
  STORY_POWER,
  STORY_TOLD_IN,
  STORY_WHOLE,
  STORY_WHOLE_AHEAD,
  STORY_WHOLE_AT,
} from '../numbers.ts';
import type { Topic } from '../knowledge/topic.ts';
import { isAboutTheSame, orderOf, type Found } from './statement-index.ts';

type Ranked = readonly Found[];
/** What the words of the message say: how much they are those of each statement, and how likely each topic is by them. */
type Words = {
  readonly toldIn: ReadonlyMap<string, number>;
  readonly named?: (topic: Topic) => number;
};
const NO_WORDS: Words = { toldIn: new Map() };

/**
 * A story says much that has nothing to do with the matter, and as a whole it is like nothing that anybody wrote before. What it tells is
 * looked up piece by piece, and what several pieces speak for comes first: one that is very near counts more than many that are half near.
 * `whole`: what was found for the message as it is; `told`: for each of its pieces.
 */
export function rankStory(whole: Ranked, told: readonly Ranked[], words: Words = NO_WORDS): Found[] {
  const weights = new Map<Topic, number>();
  const add = (found: Ranked, times: number) => {
    for (const [topic, best] of bestOfTopics(found))
      weights.set(topic, (weights.get(topic) ?? 0) + times * Math.max(0, best) ** STORY_POWER);
  };
  add(whole, STORY_WHOLE);
  for (const found of told) add(found, 1);
  const inWords = ({ statement }: Found) => words.toldIn.get(statement.id) ?? 0;
  for (const [topic, most] of bestOfTopics([whole, ...told].flat(), inWords))
    weights.set(topic, (weights.get(topic) ?? 0) + STORY_TOLD_IN * (told.length + STORY_WHOLE) * most);
  const weightOf = ({ topic }: Found) => weights.get(topic) ?? 0;
  const byWeight = (a: Found, b: Found) => weightOf(b) - weightOf(a);
  // What the message asks for is said by the whole of it rather than by a piece.
  const found = [...whole, ...told.flat().toSorted((a, b) => b.score - a.score)];
  const ranked = withLikeliest(firstOfEach(found)).toSorted(byWeight);
  const [[asWhole], [first]] = [whole, ranked];
  if (!first || !asWhole) return [];
  const other = ranked.find(({ topic }) => !isAboutTheSame(topic, first.topic));
  const isAgreed = isAboutTheSame(asWhole.topic, first.topic);
  // As a whole it may be very like something that somebody wrote: then its pieces say nothing better.
  if (!isAgreed && asWhole.score >= STORY_WHOLE_AT) return firstOfEach([...whole, ...ranked]);
  const isPlain = isAgreed && (asWhole.score >= STORY_WHOLE_AT || (asWhole.ahead ?? 0) >= STORY_WHOLE_AHEAD);
  const lead = 1 - (other ? weightOf(other) / weightOf(first) : 0);
  const score = Math.max(...found.filter(({ topic }) => topic === first.topic).map((one) => one.score));
  const asked = foremostOf(whole, first.topic);
  const foremost = ranked.find(({ statement }) => statement.id === asked?.statement.id) ?? first;
  const named = words.named ? { named: words.named(first.topic) } : {};
  return [{ ...foremost, ...named, score, lead: isPlain ? 1 : lead }, ...ranked.filter((one) => one !== foremost)];
}

/**
 * A story mostly asks for nothing in particular, and is near to many statements about the same. What is written first of a topic is what most people
 * need first.
 */
function foremostOf(whole: Ranked, topic: Topic): Found | undefined {
  const weight = (found: Found) => found.score + (STORY_FOREMOST[orderOf(found)] ?? 0);
  return whole.filter((one) => one.topic === topic).toSorted((a, b) => weight(b) - weight(a))[0];
}

function bestOfTopics(found: Ranked, of = ({ score }: Found) => score): Map<Topic, number> {
  const best = new Map<Topic, number>();
  for (const one of found) best.set(one.topic, Math.max(best.get(one.topic) ?? 0, of(one)));
  return best;
}

function firstOfEach(found: Ranked): Found[] {
  const first = new Map<string, Found>();
  for (const one of found) if (!first.has(one.statement.id)) first.set(one.statement.id, one);
  return [...first.values()];
}

/** Each topic is as likely as its likeliest piece makes it. */
function withLikeliest(found: Ranked): Found[] {
  const likely = new Map<Topic, number>();
  for (const { topic, likely: share } of found) likely.set(topic, Math.max(likely.get(topic) ?? 0, share));
  return found.map((one) => ({ ...one, likely: likely.get(one.topic) ?? one.likely }));
}
