import { CHAT_TITLE_MAX } from '#domain/limits.ts';
import type { Topic } from '../knowledge/topic.ts';
import { currentTopic, type ConversationState } from '../remember/state.ts';

const BOROUGHS: Readonly<Record<string, string>> = {
  Kings: 'Brooklyn',
  'New York': 'Manhattan',
  Richmond: 'Staten Island',
};

/** What it is about and where, such as "Rent demand, Bronx"; nothing of what a person in danger wrote. */
export function chatTitle(
  before: ConversationState,
  now: ConversationState,
  topics: ReadonlyMap<string, Topic>,
): string | null {
  const topic = topics.get(currentTopic(now) ?? '');
  if (!topic || now.inCrisis || now.emergency !== null) return null;
  // The first thing names the chat; its place may be told later.
  const isNamed = before.topics.length > 0;
  const isPlaced = before.variables.county === undefined && now.variables.county !== undefined;
  if (isNamed && !(isPlaced && before.topics[0] === topic.id)) return null;
  const { county } = now.variables;
  const place = county === undefined ? '' : `, ${BOROUGHS[county] ?? county}`;
  return `${topic.label[now.language]}${place}`.slice(0, CHAT_TITLE_MAX);
}
