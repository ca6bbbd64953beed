import { judgeAspect, type AspectJudge } from '#assistant/find/learned/aspect-judge.ts';
import { judgeEvent, type EventJudge } from '#assistant/find/learned/event-judge.ts';
import { createDangerJudge } from '#assistant/find/learned/danger-judge.ts';
import { judge, shareOf, type Example, type Judge } from '#assistant/find/learned/judgement.ts';
import type { Judges } from '#assistant/find/learned/judges.ts';
import { sharesMeant, type MadeTurn, type Meant } from '#assistant/find/learned/meant.ts';
import { topicOf, type Phrase } from '#assistant/find/phrases/phrases.ts';
import type { TellingWords } from '#assistant/find/words/telling-words.ts';
import type { Found } from '#assistant/find/statement-index.ts';
import { openKnowledge } from '#assistant/knowledge/open-knowledge.ts';
import {
  ACT_AT,
  ASPECT_AT,
  DESPAIR_AT,
  EMERGENCY_AT,
  EVENT_HEARD_AT,
  FOLLOW_UP_AT,
  LIKELY_AT,
  LIFE_AT,
  STORY_WORDS,
  TALK_ANSWERS_AT,
  UNEASE_AT,
  UNKNOWN_AT_MOST,
  UNKNOWN_HERE_AT_MOST,
} from '#assistant/numbers.ts';
import { TURN_KINDS, type Turn } from './made-turns.ts';

type Vectors = ReadonlyMap<string, Float32Array>;

/** What the vectors and the judges are worth, on phrases that neither has seen. */
export function measure(
  heldBack: readonly Phrase[],
  vectors: Vectors,
  { judges, dangerWords }: { judges: Judges; dangerWords: TellingWords },
): void {
  measureAnswers(heldBack, vectors);
  const isAct = (id: string) => id.startsWith('act:') && !OF_NO_ACT.some((start) => id.startsWith(start));
  const acts = (id: string) => (isAct(id) ? id.slice('act:'.length) : 'none');
  const ofActs = heldBack.filter(({ id }) => !id.startsWith('act:about-'));
  measureJudge({ name: 'acts', by: judges.acts, phrases: ofActs, labelOf: acts }, vectors);
  measureEmergencies({ byMeaning: judges.emergencies, byWords: dangerWords }, heldBack, vectors);
  measureFollowUps(judges.followUp, heldBack, vectors);
  const places = heldBack.filter(({ id }) => id.startsWith('act:place'));
  measureJudge({ name: 'elsewhere', by: judges.elsewhere, phrases: places, labelOf: (id) => id.slice(4) }, vectors);
}

/** What is said there is taken for no act. */
const OF_NO_ACT = ['act:place', 'act:ask-', 'act:about-', 'act:follow-up'];

/** Which side of a problem is asked for: how often it is heard rightly, as another one, and where none is asked for. */
export function measureAspects(heldBack: readonly (Example & { readonly text: string })[], by: AspectJudge): void {
  const heard = heldBack.map(({ text, label, vector }) => {
    const best = judgeAspect(by, text, vector);
    return { label, heard: best.share >= ASPECT_AT ? best.label : 'none' };
  });
  const asked = heard.filter(({ label }) => label !== 'none');
  const others = heard.filter(({ label }) => label === 'none');
  const right = asked.filter(({ label, heard: one }) => one === label).length;
  const wrong = asked.filter(({ label, heard: one }) => one !== 'none' && one !== label).length;
  const inVain = others.filter(({ heard: one }) => one !== 'none').length;
  console.log(
    `aspects      ${asked.length}: rightly ${share(right, asked.length)}, wrongly ${share(wrong, asked.length)}; of ${others.length} that ask for none ${share(inVain, others.length)}`,
  );
}

/** What happened on a day: how often it is heard rightly, wrongly, and on days on which nothing did. */
export function measureEvents(heldBack: readonly (Example & { readonly text: string })[], by: EventJudge): void {
  const heard = heldBack.map(({ text, label, vector }) => {
    const { event, share } = judgeEvent(by, text, vector);
    return { label, heard: share >= EVENT_HEARD_AT ? event : null };
  });
  const events = heard.filter(({ label }) => label !== 'none');
  const others = heard.filter(({ label }) => label === 'none');
  const share = (part: number, of: readonly unknown[]) => (part / of.length).toFixed(3);
  const right = events.filter(({ label, heard: one }) => one === label).length;
  const wrong = events.filter(({ label, heard: one }) => one !== null && one !== label).length;
  const inVain = others.filter(({ heard: one }) => one !== null).length;
  console.log(
    `events       ${events.length}: rightly ${share(right, events)}, wrongly ${share(wrong, events)}; of ${others.length} days with none ${share(inVain, others)}`,
  );
}

/** In a talk: how often the right statement comes first, and how often one is told at all, rightly or in vain. */
export function measureTurns(turns: readonly { turn: Turn; made: MadeTurn }[], by: Meant): void {
  for (const kind of TURN_KINDS) {
    const judged = turns
      .filter(({ turn }) => turn.kind === kind)
      .map(({ made }) => {
        const { evidence, meant } = made;
        const shares = sharesMeant(by, made);
        const best = Math.max(0, ...shares);
        const isHere = evidence[shares.indexOf(best)]?.isSpokenOf === true;
        const unknown = 1 - shares.reduce((sum, one) => sum + one, 0);
        return {
          isTold: best >= TALK_ANSWERS_AT && unknown <= (isHere ? UNKNOWN_HERE_AT_MOST : UNKNOWN_AT_MOST),
          isRight: meant >= 0 && shares[meant] === best,
        };
      });
    const right = (list: typeof judged) => list.filter(({ isRight }) => isRight).length;
    const told = judged.filter(({ isTold }) => isTold);
    console.log(
      `talk, ${kind}: first ${share(right(judged), judged.length)} of ${judged.length}; ${share(told.length, judged.length)} answered, ${share(right(told), told.length)} of these rightly`,
    );
  }
}

type Judged = {
  readonly name: string;
  readonly by: Judge;
  readonly phrases: readonly Phrase[];
  readonly labelOf: (id: string) => string;
};

const share = (right: number, of: number) => (of === 0 ? '–' : (right / of).toFixed(3));

/** Of questions; a story is not looked up as a whole (`find/rank-story.ts`). */
function measureAnswers(heldBack: readonly Phrase[], vectors: Vectors): void {
  const { topics, search } = openKnowledge();
  for (const language of ['en', 'es'] as const) {
    const isShort = ({ text }: Phrase) => text.split(/\s+/).length <= STORY_WORDS;
    const asked = heldBack.filter((one) => one.language === language && topics.has(topicOf(one.id)) && isShort(one));
    const results = asked.flatMap((phrase) => {
      const vector = vectors.get(phrase.text);
      return vector ? [{ phrase, found: search.index.search({ vector, text: phrase.text }) }] : [];
    });
    const own = (found: Found, id: string) => (id.includes('#') ? found.statement.id === id : found.topic.id === id);
    const ofTopic = (found: Found, id: string) => found.topic.id === topicOf(id);
    const row = (name: string, isRight: typeof own, firstOf: (found: Found[]) => Found[]) => {
      const within = (at: number) =>
        results.filter(({ phrase, found }) =>
          firstOf(found)
            .slice(0, at)
            .some((one) => isRight(one, phrase.id)),
        ).length;
      return `${name} ${language}: R@1 ${share(within(1), results.length)}  R@3 ${share(within(3), results.length)}  R@5 ${share(within(5), results.length)}  of ${results.length}`;
    };
    console.log(row('statement', own, (found) => found));
    console.log(row('topic    ', ofTopic, oneOfEachTopic));
    for (const at of [LIKELY_AT / 2, LIKELY_AT, LIKELY_AT * 2]) {
      const answered = results.filter(({ found }) => (found[0]?.likely ?? 0) >= at);
      const right = answered.filter(({ phrase, found }) => found[0] && ofTopic(found[0], phrase.id));
      console.log(
        `  answering at ${at.toFixed(2)}: ${share(answered.length, results.length)} answered, ${share(right.length, answered.length)} of these on the right topic`,
      );
    }
  }
}

const oneOfEachTopic = (found: readonly Found[]) =>
  found.filter(({ topic }, at) => found.findIndex((one) => one.topic.id === topic.id) === at);

function measureJudge({ name, by, phrases, labelOf }: Judged, vectors: Vectors): void {
  const judged = phrases.flatMap(({ id, text }) => {
    const vector = vectors.get(text);
    const best = vector && judge(by, vector)[0];
    return best
      ? [{ text, label: labelOf(id), got: best.share >= ACT_AT || best.label === 'none' ? best.label : 'none', best }]
      : [];
  });
  const acts = judged.filter(({ label }) => label !== 'none');
  const ordinary = judged.filter(({ label }) => label === 'none');
  console.log(
    `${name}: ${share(acts.filter(({ label, got }) => label === got).length, acts.length)} of ${acts.length} right (first choice ${share(acts.filter(({ label, best }) => label === best.label).length, acts.length)}); ${share(ordinary.filter(({ got }) => got !== 'none').length, ordinary.length)} of ${ordinary.length} ordinary ones taken for one`,
  );
  if (process.argv.includes('--misses'))
    for (const { text, label, best } of acts.filter((one) => one.label !== one.got))
      console.log(`   ${label} -> ${best.label} ${best.share.toFixed(2)}: ${text}`);
}

function measureFollowUps(by: Judge, phrases: readonly Phrase[], vectors: Vectors): void {
  const taken = (list: readonly Phrase[]) => {
    const shares = list.flatMap(({ text }) => {
      const vector = vectors.get(text);
      return vector ? [shareOf(by, vector, 'follow-up')] : [];
    });
    return `${share(shares.filter((one) => one >= FOLLOW_UP_AT).length, shares.length)} of ${shares.length}`;
  };
  const [leaning, standing] = [
    phrases.filter(({ id }) => id === 'act:follow-up' || id.startsWith('act:ask-')),
    phrases.filter(({ id }) => id.includes('/')),
  ];
  console.log(`follow-ups: ${taken(leaning)} heard; ${taken(standing)} questions of their own taken for one`);
}

function measureEmergencies(
  by: { byMeaning: Judge; byWords: TellingWords },
  phrases: readonly Phrase[],
  vectors: Vectors,
): void {
  const { emergencies, nearestEmergency } = openKnowledge();
  const hear = createDangerJudge({ ...by, nearest: nearestEmergency });
  const judged = phrases.flatMap(({ id, text }) => {
    const vector = vectors.get(text);
    if (!vector) return [];
    const { id: like, plainness } = hear(text, vector);
    return [{ id, text, like, plainness }];
  });
  const real = judged.filter(({ id }) => id.startsWith('emergency:'));
  const alike = judged.filter(({ id }) => id === 'no-emergency');
  const urgent = new Set([...emergencies.values()].flatMap(({ topics }) => topics));
  const ordinary = judged.filter(({ id }) => !id.includes('emergency') && !urgent.has(topicOf(id)));
  const alarms = (list: typeof judged, at: number) => list.filter(({ plainness }) => plainness >= at);
  for (const [name, sign] of Object.entries({ UNEASE_AT, DESPAIR_AT, LIFE_AT, EMERGENCY_AT })) {
    const heard = alarms(real, sign);
    const named = heard.filter(({ id, like }) => id === `emergency:${like}`);
    console.log(
      `emergencies, ${name}: ${share(heard.length, real.length)} of ${real.length} heard (${share(named.length, heard.length)} of these by name), false alarms: look-alikes ${share(alarms(alike, sign).length, alike.length)} of ${alike.length}, ordinary ${share(alarms(ordinary, sign).length, ordinary.length)} of ${ordinary.length}`,
    );
  }
  if (process.argv.includes('--misses'))
    for (const one of real.filter(({ plainness }) => plainness < UNEASE_AT))
      console.log(`   missed ${one.id}: ${one.plainness.toFixed(2)} ${one.like} ${one.text}`);
}
