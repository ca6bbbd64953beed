import {
  DESPAIR_AT,
  EMERGENCY_AT,
  FRAGMENT_SURE_AT,
  FRAGMENT_UNEASE_AT,
  FRAGMENT_WORDS,
  LIFE_AT,
  STORY_SIGNS,
  TALK_GRAVEST_UNEASE_AT,
  TALK_OTHERS_SURE_AT,
  TALK_SURE_AT,
  TALK_UNEASE_AT,
  UNEASE_AT,
} from '../../numbers.ts';
import type { DangerJudge } from '../../find/learned/danger-judge.ts';
import type { Danger, Unit } from '../reading.ts';
import { isMostlyPlace } from '../told/places.ts';
import { deniesDanger } from './denial.ts';
import { GRAVEST } from './gravest.ts';

/** As the first thing, in the middle of a talk, or in several sentences: at the beginning, or in a talk. */
type Said = 'alone' | 'talk' | 'story' | 'story-in-talk';
const isStory = (said: Said) => said === 'story' || said === 'story-in-talk';

/** What cannot wait for long either. */
const GRAVE = new Set(['held-to-work', 'child-taken', 'intimate-images', 'minor-put-out', 'elder-abuse']);

/** From where somebody is taken to be in danger, and from where they may be. */
type Signs = {
  readonly sure: number;
  readonly unease: number;
  /** A few words in the middle of a talk. */
  readonly isFragment?: true;
  /** Only where the judge and the nearest words name the same one. */
  readonly isSureIfAgreed?: true;
};

/** How plain a sentence has to be, by where it is said. */
function signsFor(id: string, text: string, said: Said): Signs {
  if (isStory(said)) {
    const signs = GRAVEST.has(id) ? STORY_SIGNS.gravest : GRAVE.has(id) ? STORY_SIGNS.grave : STORY_SIGNS.other;
    // In a talk about something else it would push the answer out, however long the message is.
    const atLeast = GRAVEST.has(id) ? TALK_SURE_AT : TALK_OTHERS_SURE_AT;
    return said === 'story' ? signs : { ...signs, sure: Math.max(signs.sure, atLeast) };
  }
  if (said === 'alone') return { sure: sureAt(id), unease: UNEASE_AT };
  const isFragment = text.split(/\s+/).length <= FRAGMENT_WORDS;
  if (isFragment) return { sure: FRAGMENT_SURE_AT, unease: FRAGMENT_UNEASE_AT, isFragment };
  return GRAVEST.has(id)
    ? { sure: TALK_SURE_AT, unease: TALK_GRAVEST_UNEASE_AT }
    : { sure: TALK_OTHERS_SURE_AT, unease: TALK_UNEASE_AT, isSureIfAgreed: true };
}

const sureAt = (id: string) => (id === 'suicide' ? DESPAIR_AT : GRAVEST.has(id) ? LIFE_AT : EMERGENCY_AT);

/** Told in passing counts as well: every sentence is listened to. The judge says whether, the nearest words say which. */
export function judgedDanger(hear: DangerJudge, units: readonly Unit[], said: Said): Danger | null {
  const heard = units.flatMap(({ text, vector }, at) => {
    if (!vector || isMostlyPlace(text) || (at > 0 && deniesDanger(text))) return [];
    const { id, nearness, plainness, isAgreed } = hear(text, vector);
    const signs = signsFor(id, text, said);
    // In a talk one of several sentences has to be as plain as a whole message that is believed.
    const unease = said === 'talk' && at > 0 ? Math.max(signs.unease, sureAt(id)) : signs.unease;
    if (plainness < unease || (isStory(said) && !isAgreed)) return [];
    // A few words out of a longer message say too little by themselves.
    const isScrap = signs.isFragment && at > 0;
    const isBelieved = isAgreed || !signs.isSureIfAgreed;
    if (plainness >= signs.sure && !isScrap && isBelieved) return [{ id, nearness, isSure: true }];
    // Half sure, and of what the two do not agree: a number for something else helps nobody.
    const isHeardAlone = said === 'talk' && !signs.isFragment && plainness >= sureAt(id);
    const isHalfSure = isAgreed || isHeardAlone;
    return isHalfSure ? [{ id, nearness, isSure: false }] : [];
  });
  const [best] = heard.toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || b.nearness - a.nearness);
  return best ? { id: best.id, level: best.isSure ? 'sure' : 'unsure', nearness: best.nearness } : null;
}
