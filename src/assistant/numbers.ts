/**
 * Every number that the assistant judges by, with its reason. Where one was measured, the measure is named: "held back" means the fifth of the phrases that is never indexed and never trained on (`npm run embed` prints what each
 * threshold costs on them).
 */

/**
 * A statement answers the question when its topic and those related to it have this share among all of them, by the judge of topics and by the words together (the root of both): somebody else's answer is worse than "is it one
 * of these?". It tells right from wrong far better than the judge alone: of two first messages, one understood and one not, the right one has the higher share in 92 of 100 instead of 76. As many messages reach it as reached .04
 * of the judge's share.
 */
export const LIKELY_AT = 0.08;
/** …or a smaller one, where it is as near as if it were said in the words of a phrase: held back, 79 of 91 such are about the right thing (of those that are less near 6 of 10). */
export const LIKELY_IF_NEAR = { likely: 0.03, nearness: 0.8 } as const;
/** …or a smaller nearness, where the topics of its area have so much together: held back, 34 of 45 that had no answer get the right one. */
export const NEAR_AT_FIRST = { nearness: 0.7, area: 0.1 } as const;
/** …and when it is this near. */
export const ANSWERS_AT = 0.48;
/** Something about another topic as near as this, and neither very near: we ask which it is. Held back, the nearest is right for 3 to 4 of 10 such first messages. */
export const TIE_WITHIN = 0.03;
export const TIE_BELOW = 0.75;
/**
 * In a story the first and the second statement of a topic count for so much nearer: of 132 first messages of readers whose topic was found, the right statement then leads for 96 instead of 80. Of a hundred short questions it
 * would take ten away, so they are left alone.
 */
export const STORY_FOREMOST: readonly number[] = [0.14, 0.07];
/**
 * In a story each piece speaks for a topic by this power of its nearness, and the whole of it so many times. Of 503 stories that nothing had learned from the topic or one that is related to it comes first for 75 of 100, and for
 * 91 of 152 first messages that readers wrote (a power of 2, and no words: 74 and 88).
 */
export const STORY_POWER = 3;
export const STORY_WHOLE = 2;
/** …and its words, where a statement of the topic is told in them, as much as that for each piece. */
export const STORY_TOLD_IN = 0.4;
/** As a whole it decides alone when it is as near as this. */
export const STORY_WHOLE_AT = 0.85;
/** …and says the same as its pieces without doubt when it is so far ahead of other topics. */
export const STORY_WHOLE_AHEAD = 0.12;
/** The topic of a story is believed when so much of what speaks for it speaks for no other. Of the same stories 75 of 100 are answered, 85 of these about the right topic or one that is related to it. */
export const STORY_LEAD_AT = 0.15;
/** …and when it is only so far ahead where the judge of topics is so certain of it: 7 of 9 such stories. */
export const STORY_JUDGED = { lead: 0.03, likely: 0.48 } as const;
/**
 * What all words of a story say about its topic, with the related ones: from the first share on it is believed (87 of 100 held-back stories that were in doubt, 8 of 9 first messages of readers), below the second it is not. With
 * the plain phrases of every topic the shares became smaller: of 358 first messages of readers 344 are answered, 334 about the right thing or a related one (.1: 343 and 333).
 */
export const STORY_NAMED = { sure: 0.2, least: 0.06 } as const;
/** A piece of a story that says so plainly what it is about is a problem of its own, unless the story is plainly about one thing. */
export const ONE_PROBLEM_LEAD = 0.3;
export const PLAIN_PIECE_AT = 0.8;
export const PLAIN_PIECE_LIKELY = 0.42;
/** Several messages read as one hold more that has nothing to do with the matter: it takes more to believe what they say together. */
export const TOGETHER_LIKELY_AT = 0.19;
/** A side of the problem ("what does it cost?") is heard in its meaning and its words together from this share: held back 67 of 100 rightly and 5 as another one; see `npm run embed`. */
export const ASPECT_AT = 0.75;
/**
 * In a talk a statement answers from this share of all that could be meant, "nothing that we know" counted among it. `npm run embed` prints how often somebody is answered with it, how often rightly, and how often in vain where
 * the right statement does not exist. Of 633 questions that readers asked in talks, what has .15 to .2 is right for 42 of 100 and 55 with the next one that is told beside it, as what has .2 to .3 is; below .15 it is 27.
 */
export const TALK_ANSWERS_AT = 0.15;
/** …and one about something that was not spoken of from this: of 1,692 such turns what has .15 to .25 is right for 42 of 100, and hardly ever in a few words. */
export const TALK_NEW_AT = 0.25;
/** …and takes the place of something else that could be said (a list, a fee, an opinion) from this. */
export const MEANT_AT = 0.3;
/** …and whatever side of a problem was heard, it gives way to a statement that is found so likely, and is so near, or nearer and a little less likely. */
export const PLAINLY_FOUND = [{ score: 0.4, nearness: 0.6 }, { score: 0.3, nearness: 0.8 }] as const; // prettier-ignore
/** …or of a list that answers for the whole subject, what to do first or what to bring, from this; in readers' talks .3 is alike. */
export const RATHER_THAN_LIST = 0.5;
/** …unless it is likelier than this that nothing we know is meant. */
export const UNKNOWN_AT_MOST = 0.65;
/** About what is spoken of a mistake costs less than silence. */
export const UNKNOWN_HERE_AT_MOST = 0.75;
/** What is only told, and asks nothing, is answered by a statement about what is spoken of from this share: 10 of 12 rightly, in the same talks… */
export const TOLD_HERE_AT = 0.3;
/** …after "noted" already from this… */
export const TOLD_AGAIN_AT = 0.2;
/** …and by one about something else from this: the words of one statement make it plain which of a topic is meant, and not that the topic is. */
export const TOLD_MEANT_AT = 0.52;
/** What was just said, and is so plainly meant once more, is asked for without its mark. */
export const ASKED_ANEW_AT = 0.5;
/** What belongs to what is spoken about is told from this share as the nearest that we know, and said to be no more. */
export const NEAREST_AT = 0.15;
/** Where it is less likely than this that nothing we know is meant, two that may be are both told… */
export const UNCLEAR_BELOW = 0.35;
/** …and where it is likelier than this, we say so and name who can help, before we ask whether it is one of these. */
export const HARDLY_KNOWN_AT = 0.8;
/** Two that together reach this share are both told: one of them is the right one for half. */
export const SPLIT_AT = 0.25;
/** Who was misunderstood is told what reaches this share, and else asked which of several things is meant. Of 128 such turns of readers what came first was right for 70 and one of the first four for 113; of 102 that reach it, 67… */
export const MEANT_INSTEAD_AT = 0.35;
/**
 * …where what speaks of something that is denied counts for so much. To let what is spoken of count for half everywhere, what was told last for a fifth and what is not near by itself for less made 67 and 107 right, before all
 * that was written was listened to.
 */
export const DENIED = 0.1;
/** Where it is not plain what is meant, the likeliest question is written out with its answer from this share: in readers' talks right for a third, one of the four for two thirds. */
export const SHOWN_AT = 0.05;
/** "Is it one of these?" names what reaches this share, and law is told about none of it… */
export const MAY_BE_ASKED_AT = 0.005;
/** …a button under an answer leads to what reaches this one… */
export const MAY_BE_MEANT_AT = 0.04;
/** …and so does a statement that is told beside the one that answers, or instead of one that was told before. */
export const BESIDE_AT = 0.25;
/** A share below this leaves doubt: no fact is asked for, and no day counted of a new subject… */
export const DOUBTED_BELOW = 0.6;
/** …and the next in line is told too from this share. */
export const BESIDE_IN_DOUBT_AT = 0.1;
/** At the beginning of a talk a further statement is told at once when it is this near to the one that answers. */
export const BESIDE_WITHIN = 0.05;
/** Beside a list of what proves something or of who helps for nothing, what is so likely and so near is told too: in readers' talks 13 of 21 were right. */
export const BESIDE_LIST = { score: 0.15, nearness: 0.4 } as const;
/** A side of the problem ("what does it cost?") is said by a statement that settles it and reaches this share. */
export const SIDE_AT = 0.08;
/** …and a few words that ask for a side are about just one statement that is said to another side from this share (`decide/sides.ts`). */
export const SIDE_BARE_AT = 0.45;
/** …and so likely, it is meant also where it belongs to a later stage of the problem. */
export const STAGE_MEANT_AT = 0.8;
/** A second question in a message at the beginning of a talk is answered too when it is as near as this… */
export const SECOND_BLOCK_AT = 0.68;
/**
 * …and one in a talk from this share, under its own question: of 105 such in readers' talks 42 are what they wrote down for the message, and most of the others do answer the question that they were found for.
 */
export const SECOND_AT = 0.3;
/** What a question of the message may mean that was not answered can be tapped from this share. */
export const MAY_BE_OTHER_AT = 0.1;
/** Beside an emergency what was asked is answered only where it is nearer than this. */
export const OPENS_AT = 0.5;
/** At the beginning of a talk it is plain that a statement is what was asked for where it is as near as this, and so far ahead of other topics: then a yes or a no is said sooner (`YES_NO_AT`). */
export const SAYS_AT = 0.8;
export const SAYS_AHEAD = 0.15;
/** In a story its topic has to be so plain, and the statement so near. */
export const SAYS_IN_STORY = { lead: 0.3, nearness: 0.6 } as const;
/** In a talk it is plain from this share of all that could be meant. */
export const SAYS_SHARE = 0.7;
/**
 * A yes, a no or "it depends" is said from this certainty where it is plain that the statement is what was asked for. Held back, of questions about the right statement 67 of 100 get the right word so and 3 a wrong one…
 */
export const YES_NO_AT = 0.45;
/** …and from this one where it is only likely: 54 and 1. */
export const YES_NO_LIKELY_AT = 0.6;
/**
 * How much each sign counts for a yes or a no before what was found, learned from readers' questions (`eval/readers/learn-openings.ts`): of 732 that the same statement is still found for, somebody who read both wrote down how the
 * answer may honestly begin. Measured on each tenth by what the others taught: from `OPENED_AT` on 209 of 460 get the right word and 56 another one or one in vain; from .64 187 and 50.
 */
export const SIGNS_OF_OPENING = {
  always: -1.108,
  // How sure the judge of answers is, how much the nearest questions agree, and what the text says by itself.
  heard: 1.067, agreed: 0.47, own: 0.591, noneOfItsOwn: 0.157,
  // How likely and how near the statement is, and whether it settles such a question, with a "not" where this one has one.
  found: 1.096, near: -0.158, inTalk: 0.342, settles: -0.001, turnedAlike: 0.233,
  depends: 0.613, ownAndFound: 0.807, heardAndFound: 0.566,
} as const; // prettier-ignore
/** A yes, a no or "it depends" is said from this share. */
export const OPENED_AT = 0.6;
/** Between this and the above we name what we may know and let the person choose; below it we say that we do not know. */
export const MAY_MEAN_AT = 0.4;

/** What a topic gains from the judge of topics, for each step of certainty (natural logarithm)… */
export const TOPIC_JUDGED = 0.008;
/** …which never rules a topic out for good… */
export const TOPIC_RULED_OUT = 1e-4;
/**
 * …and from the words alone, by their grade. Of 200 first messages of readers the topic or a related one comes first for 96 of 100 with .5, 95.5 with .7 and 95 with 1 (90 before the words were learned), of 559 held-back stories
 * the topic for 65, 65 and 65 (56 before).
 */
export const TOPIC_WORDED = 0.5;
/** A grade that speaks neither for nor against: what is found stays as near as it was before words counted. */
export const TOPIC_WORDED_EVEN = 0.6;

/** Whoever says that they rent out a home, or pay for work, finds what is written to such so much nearer at the beginning of a talk and so many times likelier in it, and what is written to the one across the opposite. */
export const FACING = { nearer: 0.2, farther: 0.1, times: 3, timesOfFew: 10 } as const;

/** …and from what was said before and not understood, by how far that spoke for it. */
export const TOPIC_SPOKEN_FOR = 0.08;

/** A statement that settles the kind of question that was asked (how long, how much) counts for nearer by this. Held back: best of 0 to .2. */
export const LEAN_KIND = 0.06;

/**
 * In a talk, what a statement gains that is told in the words that were said. On 774 turns that readers wrote, the right statement comes first for 55 of 100 instead of 52, and among three for 77 instead of 75; 4 to 12 are
 * alike. Given to the learned weights as one more sign it was worth a third of that: the phrases that teach them are shorter and in other words than statements.
 */
export const TOLD_IN_WORDS = 8;
/**
 * …and for one whose topic's other statements are asked for in other words: this power of how many times likelier the words make it. On 815 later turns of eight readers the right statement comes first for 57 of 100 instead of
 * 52 and among three for 78 instead of 74, and for 150 first messages 59 instead of 55; 1 to 1.5 are alike.
 */
export const ASKED_IN_WORDS = 1.25;
/** …and at the beginning of a talk so much of nearness for each step of it: one of a hundred single questions more is faultless, .06 is no better. */
export const ASKED_ALONE = 0.03;
/**
 * …and so much less for every statement that stands before it in its topic, for this many at most: authors write first what most people ask for. On 774 turns of readers the right one comes first for 53 of 100 instead of 51.5,
 * among three for 74 instead of 73.
 */
export const LATER = { by: 0.12, atMost: 6 } as const;
/**
 * In a talk a message is looked up as a whole and piece by piece; its nearest piece counts for so much. On 774 turns that readers wrote, the right statement comes first for 53 of 100 instead of 51 (without: 50), and among three
 * for 75 instead of 73; .3 to .7 are alike.
 */
export const WEIGHT_OF_PIECE = 0.6;
/**
 * How much each sign of the whole talk counts for a statement that was found (`find/whole-talk.ts`), learned from twelve readers' talks (`eval/readers/learn-signs.ts`). Each of them measured by what the others taught: on 1,132
 * later turns the right statement comes first for 60 of 100 instead of 56 and among three for 79 instead of 77.5. Of the two who talked to it, 62 instead of 64 and 78 instead of 77: whoever was understood goes on, and whoever
 * was not asks again, so each reader's turns are harder for what they talked to. Shares stay as believable as they were: what has .3 to .4 is right for 57 of 100 (55 before), what has .7 to .8 for 86 (87).
 */
export const SIGNS_OF_TALK = {
  // The share that it was found with; whether the words of the message are its topic's, and the judge of topics hears that in it.
  found: 0.648, worded: 1.097, judged: 0.19,
  // All that was written, as one text, names its topic, and so does what was written before, message by message.
  named: 0.158, namedBefore: 0.137,
  // The last two messages together ask for it in its words, rather than for others of its topic, and all that was written has words that it is told in.
  asked: 0.51, told: 4.103,
  justTold: -0.796, // for what was asked then
} as const; // prettier-ignore
/**
 * In a talk a statement about something that was not spoken of, and that the words of the message hardly name, counts for so little. On 1,692 later turns of readers the right one comes first for 59.3 of 100 instead of 58.9; of
 * 533 bare further questions ("and if he says no?") that were written from the titles of topics alone, 436 stay with what is spoken of instead of 380.
 */
export const NEWCOMER = { named: 0.2, counts: 0.15 } as const;
/** So much of what was written before is looked at. */
export const WRITTEN_AT_MOST = { messages: 8, words: 120 } as const;
/** A question at the end of a story is read with so much of the whole story. */
export const WEIGHT_OF_STORY = 0.4;
/** …and the shorter the message, the more of it: up to this. */
export const WEIGHT_OF_WHOLE = 0.8;
/** Two statements that share so many of their longer words say the same: one is enough. */
export const SAME_WORDS = 0.45;

/** From here on what was heard says what happened on a day, and the form of the words only where that finds it so likely. Of 911 held-back phrases: right for 59 of 100 instead of 28 by form alone, wrong for 5 instead of 10; 9 of 71 such days on which nothing happened are taken for one. */
export const EVENT_HEARD_AT = 0.9;
export const EVENT_AGREED_AT = 0.1;

/**
 * From such a likelihood on a message is plainly about something that has nothing to do with the danger that it may tell of, and no line is added; where somebody may die it has to be plainer. Held back: 64 of 223 lines under
 * ordinary messages are gone, and 4 of 874 emergencies that were heard are answered without one.
 */
export const PLAINLY_ELSE_AT = { gravest: 0.3, other: 0.1 } as const;

/** So likely about something else, what sounds like an emergency by its meaning alone is answered; where somebody may die, only below `PLAINLY_HEARD`. Of 769 held back two are. */
export const HEARD_ELSE_AT = { gravest: 0.25, other: 0.3 } as const;
export const PLAINLY_HEARD = 0.8;

/** Shares of certainty from which a judge is believed, by what a mistake costs. Held back, 72 of 100 acts are heard as what they are, and 6.2 of 100 half questions in talks are taken for one (8.6 before such were examples of none). */
export const ACT_AT = 0.5;
/** A refusal is unkind when wrong: it takes more. */
export const NOT_LEGAL_AT = 0.75;
/**
 * How plain a sign of danger is: its nearness to what people in danger wrote, and so much for each step of the odds that its words give it (`find/learned/danger-judge.ts`). By the nearness alone twice as much of what people say
 * in talks about ordinary matters sounds like danger: of 683 turns of readers and of the eval's talks 59 instead of 29 reach what 86 of 100 emergencies do, held back, and 30 instead of 13 what 79 do. A linear judge of the
 * meaning, and the nearness to what is no emergency, added nothing beside it.
 */
export const WORDS_OF_DANGER = 0.05;
/** From here the help for an emergency comes instead of an answer (74 of 100, held back; 1.0 of ordinary questions). What each costs is printed by `npm run embed`. */
export const EMERGENCY_AT = 0.685;
/** Where somebody may die in the next hours it takes less (78; 1.3)… */
export const LIFE_AT = 0.635;
/** …and least where somebody may want to die (80; 1.5). */
export const DESPAIR_AT = 0.61;
/** Half sure: the question is answered, with one line that names the number to call (91; 4.0). */
export const UNEASE_AT = 0.405;
/** In the middle of a talk most of what is said is short, and whatever is short sounds like something: "the walls were scratched". Without one of the words that danger is told in, so few words have to be plainer (79 and 46). */
export const FRAGMENT_WORDS = 6;
export const FRAGMENT_UNEASE_AT = 0.635;
export const FRAGMENT_SURE_AT = 0.885;
/**
 * In a talk about something else the help for an emergency pushes the answer out, and it may be in vain ("can they take my check? I live on it"). Where no word says so, it comes for the gravest from this (42 of 100 of them,
 * held back); else the answer comes with one line beside it…
 */
export const TALK_SURE_AT = 0.895;
/** …and for the others from this, where the judge and the nearest words agree (32). */
export const TALK_OTHERS_SURE_AT = 0.97;
/** The line comes for the gravest from this: 83 of 100 of them, and 2 of 100 turns in talks about something else (at `UNEASE_AT` 90 and 5, and nobody reads what always stands there). */
export const TALK_GRAVEST_UNEASE_AT = 0.55;
/** …and for the others from this (79). */
export const TALK_UNEASE_AT = 0.635;
/**
 * A story has many sentences, and one of them always sounds like something ("I want it to be Danny for real on everything"). Where no word says so, danger has to be plainer in it, and less so the graver it would be (heard: 68
 * and 86, 62 and 79, 53 and 68 of 100, held back).
 */
export const STORY_WORDS = 20;
export const STORY_SIGNS = {
  gravest: { sure: 0.74, unease: 0.505 },
  grave: { sure: 0.785, unease: 0.635 },
  other: { sure: 0.84, unease: 0.74 },
} as const;
export const ELSEWHERE_AT = 0.5;
/** A question that leans on what was said before ("and how long?"): taken for one in vain, a new topic is only a little harder to reach. */
export const FOLLOW_UP_AT = 0.15;

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
