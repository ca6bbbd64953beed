import type { Statement, Topic } from '../../knowledge/topic.ts';
import { groupNearness } from './group-nearness.ts';
import { topicOf } from './phrases.ts';
import type { Rows } from '../vectors/rows.ts';
import { AS_IT_IS, type Sharpen } from '../vectors/sharpen.ts';
import { middlesOf, type Group, type VectorFile } from '../vectors/vector-file.ts';

/** Phrases, and the statement that they speak for. */
export type PhraseGroup = {
  readonly group: Group;
  readonly topic: Topic;
  readonly statement: Statement;
  /** They ask for this very statement, and not only for something about its topic. */
  readonly isAsked: boolean;
};

/** All phrases about what we know, in groups. */
export type PhraseGroups = {
  /** Nearest by their middle first; a topic may count for nearer. */
  nearest(vector: Float32Array, most: number, nearer?: (topicId: string) => number): PhraseGroup[];
  /** How near each of these is, phrase by phrase. */
  nearness(vector: Float32Array, of: readonly PhraseGroup[]): number[];
  of(topicId: string): readonly PhraseGroup[];
  /** How near each statement is to what people say for it in talks; null where nothing of the kind is known. */
  said(form: SaidForm, vector: Float32Array, statementIds: readonly string[]): (number | null)[];
};

/** What is said in a talk is kept twice: as it is, and together with what is spoken about. */
export type SaidForm = 'alone' | 'in-talk';

/** The group of what is said for a statement. */
export const saidGroup = (form: SaidForm, statementId: string): string => `said ${form} ${statementId}`;

/** A phrase about the topic speaks for its first statement, a little less than a phrase for that statement would. */
const TOPIC_DISCOUNT = 0.015;

export function openPhraseGroups(
  topics: ReadonlyMap<string, Topic>,
  file: VectorFile,
  sharpen: Sharpen = AS_IT_IS,
): PhraseGroups {
  const groups = file.groups.flatMap((group) => speakingFor(topics, group));
  const byTopic = Map.groupBy(groups, ({ topic }) => topic.id);
  const topicIds = [...byTopic.keys()];
  const numbers = new Map(topicIds.map((id, at) => [id, at]));
  const topicOfGroup = Uint16Array.from(groups, ({ topic }) => numbers.get(topic.id) ?? 0);
  let known: Rows | undefined;
  // Made when the first message is looked up: until then nobody waits for it, least of all the first page.
  const middles = () =>
    (known ??= middlesOf(
      file,
      groups.map(({ group }) => group),
    ));
  const all = [{ from: 0, count: groups.length }];
  const byId = new Map(file.groups.map((group) => [group.id, group]));
  return {
    nearest(vector, most, nearer = () => 0) {
      const more = Float64Array.from(topicIds, nearer);
      const found = new Float64Array(groups.length);
      middles().eachNearness(sharpen(vector), all, (near, count) => {
        for (let at = 0; at < count; at++) found[at] = (near[at] ?? 0) + (more[topicOfGroup[at] ?? 0] ?? 0);
      });
      return highest(found, most).flatMap((at) => groups[at] ?? []);
    },
    nearness: (vector, of) =>
      groupNearness(
        file.rows,
        of.map(({ group }) => group),
        sharpen(vector),
      ).map((phrases, at) => phrases - (of[at]?.isAsked ? 0 : TOPIC_DISCOUNT)),
    of: (topicId) => byTopic.get(topicId) ?? [],
    said(form, vector, statementIds) {
      const known = statementIds.map((id) => byId.get(saidGroup(form, id)));
      const near = groupNearness(
        file.rows,
        known.flatMap((group) => group ?? []),
        sharpen(vector),
      ).values();
      return known.map((group) => (group ? (near.next().value ?? null) : null));
    },
  };
}

/** Where the highest numbers stand, the highest first; of equal ones the earlier. */
function highest(numbers: Float64Array, most: number): number[] {
  const least = numbers.toSorted()[Math.max(0, numbers.length - most)] ?? 0;
  const places: number[] = [];
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] ?? 0) >= least) places.push(at);
  return places.toSorted((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0)).slice(0, most);
}

function speakingFor(topics: ReadonlyMap<string, Topic>, group: Group): PhraseGroup[] {
  const topic = topics.get(topicOf(group.id));
  const isAsked = group.id.includes('#');
  const statement = isAsked ? topic?.statements.find(({ id }) => id === group.id) : topic?.statements[0];
  return topic && statement ? [{ group, topic, statement, isAsked }] : [];
}
