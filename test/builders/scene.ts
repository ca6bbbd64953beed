import { shareOfOpening } from '#assistant/decide/answering/opening-signs.ts';
import type { Scene } from '#assistant/decide/scene.ts';
import type { AskedAnswer } from '#assistant/find/phrases/phrases.ts';
import type { Found } from '#assistant/find/statement-index.ts';
import type { YesOrNo } from '#assistant/find/yes-or-no.ts';
import type { Emergency } from '#assistant/knowledge/emergency.ts';
import { NOTHING_HEARD, type Reading } from '#assistant/read/reading.ts';
import { START, type ConversationState } from '#assistant/remember/state.ts';
import { aStatement, aTopic } from './topic.ts';

const READING: Reading = { ...NOTHING_HEARD, message: 'something', today: '2026-11-16', language: 'en' };

type Over = Partial<Omit<Scene, 'reading' | 'before' | 'state' | 'find'>> & {
  readonly reading?: Partial<Reading>;
  readonly before?: Partial<ConversationState>;
  /** What this message changed, beside what was before. */
  readonly state?: Partial<ConversationState>;
  /** What we know that is near. */
  readonly ranked?: readonly Found[];
};

/** What is answered to any question that wants a yes or a no, and how sure that is. */
export const answering =
  (answer: AskedAnswer, share = 1): YesOrNo =>
  () => ({ answer, share, agreed: 1 });

/** A moment of a talk in which nothing has happened but what is said here. */
export function aScene({ reading, before, state, ranked = [], ...over }: Over = {}): Scene {
  const earlier = { ...START, ...before };
  const finding = { ranked, second: null };
  return {
    turn: {
      message: '',
      state: null,
      isAnonymous: true,
      today: '2026-11-16',
      signal: AbortSignal.any([]),
      earlier: async () => [],
    },
    written: [],
    isAnswer: false,
    isNews: false,
    topic: null,
    choice: null,
    topics: new Map(),
    emergencies: new Map(),
    documents: { find: () => [], get: () => undefined, of: () => [] },
    findFor: async () => finding,
    yesOrNo: answering('depends', 0),
    opens: shareOfOpening,
    ...over,
    reading: { ...READING, ...reading },
    before: earlier,
    state: { ...earlier, ...state },
    find: () => finding,
    findAfresh: over.findAfresh ?? (() => ({ ranked: [], second: null })),
  };
}

export const aFound = (over: Partial<Found> = {}): Found => ({
  statement: aStatement(),
  topic: aTopic(),
  nearness: 0.6,
  score: 0.6,
  likely: 0.5,
  ...over,
});

export const anEmergency = (over: Partial<Emergency> = {}): Emergency => ({
  id: 'lockout',
  title: { en: 'Locked out', es: 'Fuera de casa' },
  say: { en: 'Call now.', es: 'Llame ya.' },
  first: [
    { en: 'Go there.', es: 'Vaya allí.' },
    { en: 'Wait.', es: 'Espere.' },
  ],
  numbers: [{ name: { en: 'Police', es: 'Policía' }, number: '911' }],
  law: [],
  next: [],
  still: [],
  topics: [],
  keepsOpen: false,
  ...over,
});
