/**
 * Every number that the assistant judges by, with its reason. Where one was measured, the measure is named: "held back" means the fifth of
 * the phrases that is never indexed and never trained on (`npm run embed` prints what each threshold costs on them).
 */

/**
 * A statement answers the question when its nearness and its lead over the next topic come to this together: somebody else's answer is worse
 * than "is it one of these?". Held back: see the table that `npm run embed` prints under "answering".
 */
export const ANSWERS_AT = 0.7;
/** A further question about the same topic may be looser: what it is about is known. */
export const ANSWERS_FURTHER_AT = 0.5;
/** …looser still where it asks for just what a statement settles: "and how long?", "who decides?". */
export const ANSWERS_KIND_AT = 0.35;
/** A yes or a no is said only where the very question was asked: nearer than this. Somebody else's "No." is worse than none. */
export const OPENS_AT = 0.62;
/** Between this and the above we name what we may know and let the person choose; below it we say that we do not know. */
export const MAY_MEAN_AT = 0.5;
/** A second question in one message is answered too when it is as clear as this. */
export const SECOND_BLOCK_AT = 0.68;

/** What a topic gains from the judge of topics, for each step of certainty (natural logarithm)… */
export const TOPIC_JUDGED = 0.03;
/** …which never rules a topic out for good… */
export const TOPIC_RULED_OUT = 1e-4;
/** …and from the words alone. Held back: the two together put the right topic first for 6 of 100 English and 4 of 100 Spanish phrases more. */
export const TOPIC_WORDED = 0.6;

/**
 * What is spoken about goes on more often than not: a topic that the judge would rule out for a bare "where do I file?" stays this likely…
 */
export const EXPECT_SAME_TOPIC = 0.5;
/** …one that was spoken about earlier this… */
export const EXPECT_EARLIER = 0.1;
/** …and one that its authors call related this. */
export const EXPECT_RELATED = 0.03;
/**
 * By so much nearer counts a statement of the same topic. Held-back phrases in the middle of a talk: 92 of 100 that go on stay with their
 * topic, and of those that change to something else as many are followed as without a talk before (69).
 */
export const LEAN_SAME_TOPIC = 0.1;
/** …of a related one… */
export const LEAN_RELATED = 0.05;
/** …and of the same area of law. */
export const LEAN_SAME_AREA = 0.02;
/** A statement that settles the kind of question that was asked (how long, how much) counts for nearer by this. Held back: best of 0 to .2. */
export const LEAN_KIND = 0.06;

/** How much of a short message's meaning comes from what was spoken about: the fewer words, the more. */
export const CONTEXT_WEIGHTS: readonly (readonly [words: number, weight: number])[] = [
  [4, 0.23],
  [8, 0.18],
  [14, 0.13],
  [24, 0.08],
];
export const CONTEXT_WEIGHT_OF_LONG = 0.04;
/** A question at the end of a story is read with so much of the whole story. */
export const WEIGHT_OF_STORY = 0.4;

/** Two statements that share so many of their longer words say the same: one is enough. */
export const SAME_WORDS = 0.45;

/** Shares of certainty from which a judge is believed, by what a mistake costs. Measured on held-back phrases. */
export const ACT_AT = 0.6;
/** A refusal is unkind when wrong: it takes more. */
export const NOT_LEGAL_AT = 0.75;
/**
 * From this share the help for an emergency comes instead of an answer. Held back, 8,011 ordinary phrases: 13 in a thousand alarm in vain at
 * .9, 26 at .8. Of the real ones 59 and 74 of 100 are heard so; the rest are answered with the number to call (89 of 100 at `UNEASE_AT`),
 * and words that leave no doubt are found by pattern beside it.
 */
export const EMERGENCY_AT = 0.9;
/** Where life may be at stake it takes less… */
export const LIFE_AT = 0.8;
/** …and least where somebody may want to die: held back, 1 in a thousand ordinary phrases alarms at this. */
export const DESPAIR_AT = 0.7;
/** Half sure: the question is answered, with one line that names the number to call. */
export const UNEASE_AT = 0.5;
export const ELSEWHERE_AT = 0.5;
/** A question that leans on what was said before ("and how long?"): taken for one in vain, a new topic is only a little harder to reach. */
export const FOLLOW_UP_AT = 0.15;
/** For such a question everything that was not spoken about, nor is related to it, is farther away by this. */
export const FOLLOW_UP_ELSEWHERE = 0.4;
/** Something that is told and asks nothing mostly belongs to what is spoken about; another problem is told clearly enough to reach past this. */
export const TOLD_ELSEWHERE = 0.2;

/** Visible words of an answer; what does not fit is folded. */
export const VISIBLE_WORDS = 110;
/** Statements that are folded under an answer at most. */
export const FOLDED_AT_MOST = 5;
/** Buttons under an answer at most. */
export const CHOICES_AT_MOST = 4;
/** Messages longer than this are taken apart; the model sees no more than this at once. */
export const UNIT_WORDS = 60;
/** Sentences of one message that are looked at, questions first. */
export const UNITS_AT_MOST = 7;
/** Acts about the conversation itself are short. */
export const ACT_WORDS = 16;
