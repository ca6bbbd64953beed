import { fixedChance } from '#assistant/find/learned/judgement.ts';
import { topicOf, type Phrase } from '#assistant/find/phrases/phrases.ts';
import type { Topic } from '#assistant/knowledge/topic.ts';
import type { Turn } from './made-turns.ts';

/** A turn with the talk around it: what was said before, what else was spoken of, and what was told. */
export type TurnInTalk = Turn & {
  readonly story: readonly string[];
  readonly earlier: readonly Topic[];
  readonly told: ReadonlySet<string>;
};

type Around = {
  readonly topics: ReadonlyMap<string, Topic>;
  /** What people say about a topic: nothing that the judges have learned from. */
  readonly phrases: readonly Phrase[];
  /** What a message may be taken for, the likeliest first. */
  readonly takenFor: (text: string) => readonly string[];
};

/**
 * Real talks are seldom about one topic. Of 206 turns that readers held as different people, the right statement belonged to what was spoken of
 * last in 77, to what was before it in 18, and to something else in 111: the talk had moved on, or we had taken it for something else.
 */
const MISLED = 0.3;
const ASIDE = 0.2;
/** Somebody who was misunderstood is mostly taken for one of these many. */
const TAKEN_FOR = 6;
/** The first statement of a topic is nearly always told, each of the others so often. */
const FIRST_TOLD = 0.85;
const OTHERS_TOLD = 0.3;
/** …and what was told is seldom asked for again. */
const ASKED_AGAIN = 0.3;
const MESSAGES_BEFORE = 4;
/** A message beside the first is about something else so often. */
const STRAYED = 0.25;

export function inTalks(turns: readonly Turn[], { topics, phrases, takenFor }: Around): TurnInTalk[] {
  const chance = fixedChance(23);
  const byTopic = Map.groupBy(phrases, ({ id }) => topicOf(id));
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const all = [...topics.values()];
  return turns.map((turn) => {
    const own = (byTopic.get(turn.about.id) ?? []).filter(
      ({ text, language }) => text !== turn.text && language === turn.language,
    );
    const count = 1 + Math.floor(chance() * MESSAGES_BEFORE);
    const story = Array.from(
      { length: count },
      (_, at) => oneOf(at > 0 && chance() < STRAYED ? phrases : own)?.text,
    ).filter((text) => text !== undefined);
    const dice = chance();
    const wrong = oneOf(
      takenFor(story[0] ?? turn.text)
        .filter((id) => id !== turn.about.id)
        .slice(0, TAKEN_FOR),
    );
    const misled = dice < MISLED && wrong ? topics.get(wrong) : undefined;
    const near = turn.about.related.flatMap((id) => topics.get(id) ?? []);
    const aside = dice > 1 - ASIDE ? oneOf(near.length > 0 && chance() < NEAR ? near : all) : undefined;
    const about = misled ?? aside ?? turn.about;
    const earlier = aside && aside !== turn.about ? [turn.about] : [];
    const told = new Set(
      [about, ...earlier].flatMap(({ statements }) =>
        statements.flatMap(({ id }, at) => (chance() < (at === 0 ? FIRST_TOLD : OTHERS_TOLD) ? [id] : [])),
      ),
    );
    if (told.has(turn.meant) && chance() > ASKED_AGAIN) told.delete(turn.meant);
    return { ...turn, about, story, earlier, told };
  });
}

/** Most asides are about something near. */
const NEAR = 0.6;
