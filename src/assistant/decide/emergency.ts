import { isAboutTheSame } from '../find/statement-index.ts';
import { HEARD_ELSE_AT, LIKELY_AT, OPENS_AT, PLAINLY_HEARD, TOGETHER_LIKELY_AT } from '../numbers.ts';
import type { Emergency } from '../knowledge/emergency.ts';
import type { Topic } from '../knowledge/topic.ts';
import { GRAVEST } from '../read/danger/gravest.ts';
import { threatAnew } from '../read/danger/threat-anew.ts';
import { plain } from '../read/sentences.ts';
import type { AnswerSource } from '../reply.ts';
import { isFilling, type ConversationState } from '../remember/state.ts';
import { fold } from '../say/compose.ts';
import { words } from '../say/words.ts';
import type { Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { standsOnLine } from './papers/filling-in.ts';
import { askedOf } from './tapped.ts';

const LANGUAGES = ['en', 'es'] as const;

/** To be called with one tap. */
export const callable = (number: string) => `[**${number}**](tel:${number.replaceAll(/[^\d+]/g, '')})`;

const OF_VIOLENCE = new Set(['violence-at-home', 'violence-now']);

/** Who told of violence. */
export const isAfterViolence = ({ before }: Scene): boolean => OF_VIOLENCE.has(before.emergency ?? '');

/** …and tells now that it may come again. */
export const isThreatenedAnew = (scene: Scene): boolean =>
  isAfterViolence(scene) && !isFilling(scene.before) && threatAnew(scene.reading.message);

/** What to do now, before anything else. Somebody who goes on to ask is answered: the same words are not said twice. */
export const emergency = (scene: Scene): Step | null | Promise<Step | null> => {
  const { reading, before, emergencies } = scene;
  const { danger } = reading;
  const tapped = [...emergencies.values()].find(({ title }) =>
    LANGUAGES.some((language) => words[language].happeningNow(title[language]) === reading.message),
  );
  if (tapped) return told(tapped, scene);
  const known = danger?.level === 'sure' ? emergencies.get(danger.id) : undefined;
  if (!known) return null;
  // Our own question, tapped, is to be answered; what to do now was said, or stands beside the answer.
  if (before.shown.includes(reading.message) && askedOf(scene)) return null;
  // Told once; whoever goes on is answered.
  if (before.emergency === known.id) return null;
  // "He is on his way", after violence: whoever comes was named before.
  if (isThreatenedAnew(scene) && danger?.nearness !== undefined && !GRAVEST.has(known.id)) return null;
  // "Eviction notice" may be the first letter of many months, and "court papers" are no arrest: which paper it is comes first.
  const isUnclear = PAPER_FIRST.has(known.id) && reading.unclearPaper !== null;
  const isReply = scene.isAnswer && !known.keepsOpen;
  // Whoever looks for somebody whom a court protects sounds like somebody in trouble.
  const isRefused = reading.isMisuse && danger?.nearness !== undefined && !NEVER_WAIT.has(known.id);
  const isElse = isUnclear || isReply || isRefused || isHeardElse(scene, known) || isForAnswer(scene, known);
  if (isElse) return null;
  return isFilling(before) ? unlessOnLine(scene, known) : told(known, scene);
};

/**
 * "They slid it under my door", "my last day will be December 31", on a line of a form: a few words that only sound like danger, or what can stand on that line, answer the
 * question. The quiet line stays.
 */
async function unlessOnLine(scene: Scene, known: Emergency): Promise<Step | null> {
  const { before, reading } = scene;
  if (reading.danger?.nearness === undefined) return told(known, scene);
  if (!GRAVEST.has(known.id) && reading.message.trim().split(/\s+/).length <= WORDS_ON_LINE) return null;
  const isAnswer = before.document !== null && (await standsOnLine(scene, before.document));
  return isAnswer ? null : told(known, scene);
}
const WORDS_ON_LINE = 8;

/** Heard by its meaning alone, in a message that is plainly about something else. */
export function isHeardElse(scene: Scene, known: Emergency): boolean {
  const { reading, findAfresh, topics } = scene;
  if (isOfOwner(scene, known)) return true;
  const heard = reading.danger?.nearness;
  const grave = GRAVEST.has(known.id);
  if (heard === undefined || (grave && heard >= PLAINLY_HEARD)) return false;
  const [best] = findAfresh().ranked;
  if (!best || best.likely < HEARD_ELSE_AT[grave ? 'gravest' : 'other']) return false;
  // What is only half heard has to be about the emergency itself: "no place to sleep tonight" is said at any age.
  return heard < PLAINLY_HEARD ? !known.topics.includes(best.topic.id) : !isOf(known, best.topic, topics);
}

/** "Can't I just change the locks, it's my house": an owner who only sounds like it is put out of no home. */
export const isOfOwner = ({ state, reading }: Scene, { id }: Emergency): boolean =>
  state.file.otherSide === 'tenant' && reading.danger?.nearness !== undefined && OF_TENANTS.has(id);
const OF_TENANTS = new Set(['lockout', 'eviction-soon', 'utilities-off', 'minor-put-out']);

/** A topic of the emergency, or what is related to one. */
export const isOf = (known: Emergency, topic: Topic, topics: Scene['topics']): boolean =>
  known.topics.some((id) => {
    const of = topics.get(id);
    return id === topic.id || (of !== undefined && isAboutTheSame(of, topic));
  });

const PAPER_FIRST = new Set(['eviction-soon', 'arrested']);

/** These leave time for an answer; somebody at the door does not. */
const LEAVE_TIME = new Set(['lockout', 'eviction-soon', 'utilities-off', 'scam-now', 'child-services']);

/** These never wait, whatever else was asked. */
const NEVER_WAIT = new Set(['suicide', 'overdose', 'violence-now']);
/**
 * A plain question that is so much nearer to something we know than to what people in danger wrote is a question. Of held-back questions that sound like danger, 33 of 77 ordinary ones are answered so, and 11 of 68 of people in
 * danger; before what we know was set apart more sharply, 31 of 79 and 19 of 72.
 */
const PLAINLY_NEARER = 0.01;

/** "He won't pick up the phone" sounds like a swindler, and is the landlord who is spoken about: in a talk it has to be plainer than that. */
const PLAIN_IN_TALK = 0.88;

/** Where there is time, a plain question, or a story that is nearer to another problem, is answered with the number to call beside it. */
function isForAnswer(scene: Scene, known: Emergency): boolean {
  const { reading, find, topic } = scene;
  const { id, topics } = known;
  if (NEVER_WAIT.has(id) || (reading.isFollowUp && topic !== null)) return false;
  const heard = reading.danger?.nearness ?? 1;
  if (topic !== null && LEAVE_TIME.has(id) && heard < PLAIN_IN_TALK) return true;
  if (id === 'violence-at-home' && asksForOrder(reading)) return true;
  const { ranked } = find();
  const [best] = ranked;
  if (best && id === 'elder-abuse' && isAboutMoney(reading))
    return reading.asksSomething && isOf(known, best.topic, scene.topics);
  if (!best || best.nearness < OPENS_AT) return false;
  // Which of a topic's statements comes first says nothing of how near the topic is.
  const ofTopic = ranked.filter(({ topic: { id: of } }) => of === best.topic.id);
  const nearness = Math.max(...ofTopic.map((found) => found.nearness));
  if (!LEAVE_TIME.has(id)) return reading.asksSomething && nearness >= heard + PLAINLY_NEARER;
  return reading.asksSomething || (best.nearness > heard && !topics.includes(best.topic.id));
}

/** "Can I get an order of protection against my ex, he keeps showing up": how to get one is what helps, with the hotline beside it, where no plain word tells of violence. */
const asksForOrder = ({ danger, asksSomething, message }: Scene['reading']): boolean =>
  danger?.nearness !== undefined && asksSomething && ORDER.test(plain(message));
const ORDER =
  /\b(?:orders? of protection|restraining orders?|orden(?:es)? de (?:proteccion|restriccion|alejamiento))\b/;

/** "30 thousand is missing, what can I do about him": nobody is hurt, and there is an answer to it. */
const isAboutMoney = ({ danger, message }: Scene['reading']): boolean =>
  danger?.nearness !== undefined && OF_MONEY.test(message) && !OF_THE_BODY.test(message);
const OF_MONEY =
  /\b(?:money|account|bank|savings|checks?|thousand|power of attorney|dinero|cuenta|banco|ahorros|cheques?|poder(?: notarial)?|mil)\b/i;
const OF_THE_BODY =
  /\b(?:hit\w*|hurt\w*|beat\w*|slap\w*|push\w*|shov\w*|bruis\w*|lock\w*|starv\w*|hungry|food|scared|afraid|threat\w*|alone|peg[aó]\w*|golp\w*|empuj\w*|moret\w*|encierr\w*|encerr\w*|hambre|comida|miedo|amenaz\w*|sol[oa])(?!\p{L})/iu;

function told(known: Emergency, scene: Scene): Step {
  const { state } = scene;
  const { language } = state;
  const text = words[language];
  const sources = known.law.map(({ law, link, checked }, at) =>
    toSource({ law, link, checked, title: known.title[language] }, at),
  );
  const law = known.law.map((one, at) => `- ${one[language]} [[${at + 1}]](#source-${at + 1})`).join('\n');
  const markdown = [
    `**${known.say[language]}**`,
    known.first.map((one, at) => `${at + 1}. ${one[language]}`).join('\n'),
    numbersFor(known, scene)
      .map(({ name, number, note }) => `- ${name[language]}: ${callable(number)}${note ? ` (${note[language]})` : ''}`)
      .join('\n'),
    law ? fold(text.lawHere, law) : '',
  ];
  return say(afterwards(known, scene), markdown.filter(Boolean).join('\n\n'), {
    isCrisis: true,
    sources,
    facts: known.law.flatMap(({ fact }) => fact ?? []),
    choices: [...known.next.map((one) => one[language]), ...(mayBeNone(scene) ? [text.notMeant] : [])].map((label) => ({
      label,
      message: label,
    })),
  });
}

/** Whoever is not in the city is given no number of the city, unless there is no other. */
export function numbersFor({ numbers }: Emergency, { state }: Scene): Emergency['numbers'] {
  const here = state.variables.isNyc === false ? numbers.filter(({ isOfCity }) => !isOfCity) : numbers;
  return here.length > 0 ? here : numbers;
}

function toSource(
  of: Omit<AnswerSource, 'number' | 'citation' | 'url'> & { law: string; link: string },
  at: number,
): AnswerSource {
  return { number: at + 1, title: of.title, citation: of.law, url: of.link, checked: of.checked };
}

/** Heard by its meaning alone: the alarm may have been in vain. */
const mayBeNone = ({ reading }: Scene): boolean => reading.danger?.nearness !== undefined;

/** Where no plain word was said, "how do I get it back" has to lead somewhere: what is a little likely is remembered too. */
const MAY_BE_THE_STORY = LIKELY_AT / 2;

/**
 * What it is about is remembered, so that nobody has to tell it twice: the story itself where that is clear, and of what the emergency is about
 * whatever is nearest to the story. What was spoken about before is closed, unless no plain word was said: then the alarm may have been in vain.
 */
function afterwards({ id, topics, keepsOpen }: Emergency, scene: Scene): ConversationState {
  const { state, find } = scene;
  const { ranked } = find();
  const isDoubtful = mayBeNone(scene);
  const [story] = ranked
    .filter(({ likely }) => likely >= (isDoubtful ? MAY_BE_THE_STORY : TOGETHER_LIKELY_AT))
    .toSorted((a, b) => b.likely - a.likely)
    .map(({ topic }) => topic.id);
  const nearest =
    ranked.find(({ topic, likely }) => likely >= LIKELY_AT && topics.includes(topic.id))?.topic.id ?? topics[0];
  const now = [story, nearest].filter((one) => one !== undefined);
  const earlier = isDoubtful ? state.topics.filter((one) => !now.includes(one)) : [];
  return { ...state, emergency: id, inCrisis: state.inCrisis || keepsOpen, topics: [...new Set([...earlier, ...now])] };
}
