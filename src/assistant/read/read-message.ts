import { redactContactDetails } from '#domain/privacy/redact.ts';
import { ACT_AT, ACT_WORDS, ELSEWHERE_AT, FOLLOW_UP_AT, NOT_LEGAL_AT, UNIT_WORDS, UNITS_AT_MOST } from '../numbers.ts';
import type { Language } from '../content/words.ts';
import type { Embedder } from '../find/vectors/embedder.ts';
import type { DangerJudge } from '../find/learned/danger-judge.ts';
import type { EventJudge } from '../find/learned/event-judge.ts';
import { judge, shareOf } from '../find/learned/judgement.ts';
import type { Judges } from '../find/learned/judges.ts';
import type { TellingWords } from '../find/words/telling-words.ts';
import { isFilling, lastDayOf, type ConversationState } from '../remember/state.ts';
import { asksForFree, asksOpinion, COSTLY, isAboutTheProblem } from './wording/act-words.ts';
import { aspectHeard } from './aspects/aspect-heard.ts';
import { bare, saidAbout } from './wording/bare.ts';
import { isBareDay, isBareFact, isFactByForm } from './wording/bare-fact.ts';
import { clausesOf, piecesOf } from './wording/clauses.ts';
import { dangerHeard } from './danger/danger-heard.ts';
import { hearDays } from './days/hear-days.ts';
import { withKnownDays } from './days/known-days.ts';
import { withoutDays } from './days/written-dates.ts';
import { withoutTakenBack, withThatDay } from './days/that-day.ts';
import { detectLanguage, languageOnForm } from './detect-language.ts';
import { joinedQuestions } from './wording/joined-questions.ts';
import { withoutFeelings, withoutLeadIn } from './wording/lead-in.ts';
import { factsIn } from './told/message/facts-in.ts';
import { isMisuse } from './danger/misuse.ts';
import {
  isMostlyPlace,
  isOnlyWhereRelativeLives,
  isWhereFamilyLives,
  isWhereItIs,
  isWhereOtherLives,
  isWhereTheyComeFrom,
  placeIn,
} from './told/places.ts';
import { isImpliedQuestion, isQuestion, pointsBack, questionKindOf } from './wording/question-form.ts';
import type { Reading, Unit } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { wishesForPaper } from './paper-words.ts';
import { openWithoutAround } from './typed/around.ts';
import { withoutOrigin, withoutSlips } from './typed/spelled.ts';
import { actInLetters, isOnlyGreeting, shortReplyIn } from './wording/short-words.ts';
import { termAskedIn } from './term-asked.ts';
import { withoutOthers } from './told/of-others.ts';
import { shownPaperIn } from './told/papers/shown-paper.ts';
import { unclearPaperIn } from './told/papers/unclear-paper.ts';

export type Ears = {
  readonly embedder: Embedder;
  readonly judges: Omit<Judges, 'topics' | 'events' | 'emergencies'>;
  readonly danger: DangerJudge;
  /** What happened on a day; null where only the form of the words says it. */
  readonly events: EventJudge | null;
  /** Which words ask for which side of a problem; null where only their meaning says it. */
  readonly aspectWords: TellingWords | null;
};

type Heard = {
  readonly message: string;
  readonly today: string;
  /** What is spoken about, in a few words, and what was before it. */
  readonly about: readonly Readonly<Record<Language, string>>[];
  /** Days that were spoken of, and what they are. */
  readonly known?: ReadonlyMap<string, string>;
};

/** Once, before anything is decided. What was asked last tells what a bare "the 3rd" or "by mail" answers. */
export async function readMessage(ears: Ears, heard: Heard, state: ConversationState): Promise<Reading> {
  const { message, today } = heard;
  const shown = shownPaperIn(message, today);
  if (shown) return shown;
  const language = isFilling(state) ? languageOnForm(message, state.language) : detectLanguage(message, state.language);
  const { meant, dated } = withWhatWasTold(heard, lastDayOf(state), language);
  const [{ units, clauses, felt, act, wantsCardsToo }, hear] = await Promise.all([
    unitsAndAct(ears, meant, heard.about.map((label) => label[language])), // prettier-ignore
    hearDays(ears, dated),
  ]);
  const isTalk = state.topics.length > 0;
  const vector = units[0]?.vector ?? null;
  const isFollowUp = isLeaning(ears, vector) || (isTalk && pointsBack(message));
  const aspect = aspectHeard({ byMeaning: ears.judges.aspects, byWords: ears.aspectWords }, message, units);
  const reply = shortReplyIn(message);
  const { facts, told, isNextPaper, isSupposed, isMonthOnly } = factsIn(dated, heard.message, state, hear);
  const isAskedForPlace = state.pending === 'place' || state.node === 'out_of_state';
  const place = placeIn(message, isAskedForPlace);
  return {
    message,
    today,
    language: act === 'speak-spanish' ? 'es' : act === 'speak-english' ? 'en' : language,
    danger: dangerHeard(ears.danger, isFilling(state) ? message : withoutSlips(message), {
      units,
      felt,
      clauses,
      isTalk,
    }),
    act:
      act !== null && isAboutTheProblem(act, { message, isFollowUp, isTalk, isFirst: isFirst(state, message) })
        ? null
        : act,
    wantsCardsToo,
    isYes: reply === 'yes',
    isNo: reply === 'no',
    isUnsure: reply === 'unsure',
    isMisuse: isMisuse(message),
    units,
    clauses,
    isFollowUp,
    changesSubject: !isFollowUp && withoutLeadIn(message).changesSubject,
    asksSomething: units.some((unit) => unit.isQuestion) || aspect !== null,
    impliesQuestion: isImpliedQuestion(message),
    asksOpinion: asksOpinion(message),
    aspect,
    isMonthOnly,
    isBareFact: isBareFact(message),
    told,
    term: termAskedIn(message),
    isNextPaper,
    isSupposed,
    place,
    isPlaceAside: place !== null && !isAskedForPlace && !isWhereItIs(message) && (place.usState === 'New York' ? isOnlyWhereRelativeLives(message) : isOfOthers(ears, vector, { message, isTalk })), // prettier-ignore
    unclearPaper: unclearPaperIn(message, facts.paper ?? state.file.paper),
    shownPaper: null,
  };
}

/** The message with what its days are; who asks about a day that we told, tells of none. */
function withWhatWasTold(
  { message, today, known = new Map() }: Heard,
  lastDay: string | undefined,
  language: Language,
) {
  const meant = withKnownDays(message, today, known);
  const asTold = withoutTakenBack(withoutOthers(isQuestion(message) ? meant : message), today);
  const telling = withThatDay(asTold, today, lastDay);
  return { meant, dated: { message: telling, today, language } };
}

/** Nothing was said yet, and the letters of the message name no act by themselves ("huh?"). */
const isFirst = ({ answers }: ConversationState, message: string): boolean =>
  answers === 0 && actInLetters(message) === null;

/** The same message, as it sounds in a talk about something. */
export async function heardAbout({ embedder }: Ears, reading: Reading, about: string): Promise<Reading> {
  const said = reading.units.map(({ text }) => saidAbout(about, bare(text)));
  const pieces = piecesOf(reading.message).map((piece) => saidAbout(about, bare(piece)));
  const vectors = await embedder.embed([...said, ...pieces]);
  if (!vectors) return reading;
  const units = reading.units.map((unit, at) => ({ ...unit, inTalk: vectors.slice(at, at + 1) }));
  const [whole, ...parts] = units;
  return { ...reading, units: whole ? [{ ...whole, pieces: vectors.slice(said.length) }, ...parts] : units };
}

/** What is looked for; and the whole with how somebody feels, where that was left out. */
type Told = Pick<Reading, 'units' | 'clauses'> & { readonly felt?: Unit };

/** "… Please show me attorneys.": that is heard, and what it is about is looked for without it. */
async function unitsAndAct(
  ears: Ears,
  written: string,
  about: readonly string[],
): Promise<Told & Pick<Reading, 'act' | 'wantsCardsToo'>> {
  const message = withoutOrigin(withoutSlips(written));
  const whole = await unitsOf(ears.embedder, message, about);
  const request = whole.units
    .slice(1)
    .find(({ text, vector }) => !asksForFree(text) && actIn(ears, text, vector) === 'show-attorneys');
  const rest = request ? message.replace(request.text, ' ').trim() : '';
  const wantsCardsToo = /\p{L}/u.test(rest);
  const heard = wantsCardsToo ? await unitsOf(ears.embedder, rest, about) : whole;
  return { ...heard, act: actOf(ears, wantsCardsToo ? rest : message, heard), wantsCardsToo };
}

/** "Ok thanks, shorter please": what is wanted is said without the thanks. */
function actOf(ears: Ears, message: string, { units: [said], felt }: Told): string | null {
  if (!felt || !said) return said ? actIn(ears, message, said.vector) : null;
  const whole = actIn(ears, message, felt.vector);
  return whole !== null && !SAID_AROUND.has(whole) ? whole : actIn(ears, said.text, said.vector);
}
const SAID_AROUND = new Set(['greeting', 'thanks']);

/** The whole, shortened to its beginning and its end, and each question on its own; and what a story tells. */
async function unitsOf(embedder: Embedder, written: string, about: readonly string[]): Promise<Told> {
  const message = openWithoutAround()(withoutFeelings(written));
  const said = sentencesOf(message);
  const telling = about.length > 0 ? withoutDays(withoutContacts(said)) : withoutContacts(said);
  const sentences = telling.flatMap(joinedQuestions);
  const whole = telling.length < said.length ? telling.join(' ') : message;
  const questions = sentences.filter(isQuestion);
  const all = sentences.length > 1 ? [...questions, ...sentences.filter((one) => !isQuestion(one))] : [];
  const parts = all.slice(0, UNITS_AT_MOST - 1);
  const texts = [shortened(whole), ...parts].map((text) => withoutLeadIn(text).rest);
  const looked = texts.map(bare);
  const inTalk = looked.flatMap((text) => about.map((label) => saidAbout(label, text)));
  const clauses = clausesOf(whole);
  const pieces = about.slice(0, 1).flatMap((label) => piecesOf(whole).map((piece) => saidAbout(label, bare(piece))));
  const felt = whole === written.trim() ? [] : [shortened(written)];
  const [vectors, together] = await Promise.all([
    embedder.embed([...looked, ...clauses.map(bare), ...felt.map(bare)]),
    inTalk.length > 0 ? embedder.embed([...inTalk, ...pieces]) : null,
  ]);
  const [withFeelings] = felt.map((text) => ({
    text,
    isQuestion: false,
    kind: null,
    vector: vectors?.at(-1) ?? null,
    inTalk: [],
  }));
  return {
    ...(withFeelings ? { felt: withFeelings } : {}),
    units: texts.map((text, at) => ({
      text,
      // "What about a lawyer" asks, also without its first words.
      isQuestion: at === 0 ? questions.length > 0 && sentences.length === 1 : isQuestion(parts[at - 1] ?? text),
      kind: at === 0 && sentences.length > 1 ? null : questionKindOf(text),
      vector: vectors?.[at] ?? null,
      inTalk: together?.slice(at * about.length, (at + 1) * about.length) ?? [],
      ...(at === 0 && pieces.length > 0 && together ? { pieces: together.slice(inTalk.length) } : {}),
    })),
    clauses: clauses.map((text, at) => ({
      text,
      isQuestion: isQuestion(text),
      kind: questionKindOf(text),
      vector: vectors?.[texts.length + at] ?? null,
      inTalk: [],
    })),
  };
}

/** How to reach somebody says nothing about their problem. */
function withoutContacts(sentences: readonly string[]): readonly string[] {
  const telling = sentences.filter((sentence) => redactContactDetails(sentence) === sentence);
  return telling.length > 0 ? telling : sentences;
}

function isLeaning({ judges }: Ears, vector: Float32Array | null): boolean {
  return vector !== null && shareOf(judges.followUp, vector, 'follow-up') >= FOLLOW_UP_AT;
}

/** The question of a long story stands at its end as often as at its beginning. */
function shortened(message: string): string {
  const words = message.split(/\s+/);
  if (words.length <= UNIT_WORDS) return message;
  return [...words.slice(0, UNIT_WORDS / 2), ...words.slice(-UNIT_WORDS / 2)].join(' ');
}

function actIn({ judges }: Ears, message: string, vector: Float32Array | null): string | null {
  const inForm = wishesForPaper(message) ? 'start-document' : actInLetters(message);
  if (inForm) return inForm;
  if (!vector || isMostlyPlace(message) || isBareDay(message) || isFactByForm(message)) return null;
  const [best] = judge(judges.acts, vector);
  if (!best || best.label === 'none' || (best.label.startsWith('speak-') && SPEAKS_ENGLISH.test(message))) return null;
  if (best.label === 'not-legal' && OF_THE_LAW.test(message)) return null;
  if (best.label === 'greeting' && !isOnlyGreeting(message)) return null;
  const isShort = message.split(/\s+/).length <= ACT_WORDS;
  const needed = COSTLY.has(best.label) ? NOT_LEGAL_AT : ACT_AT;
  return best.share >= needed && (isShort || best.label === 'misuse' || best.label === 'not-legal') ? best.label : null;
}

/** Whoever speaks of copyright or a court asks about the law, if perhaps about some that we do not know. */
const OF_THE_LAW =
  /\b(?:laws?|legal\w*|illegal\w*|lawyers?|attorneys?|courts?|judges?|sue[ds]?|suing|lawsuits?|copyright\w*|trademarks?|patents?|royalt\w+|leyes|ley|ilegal\w*|abogad\w+|corte|juez|demandar?\w*|derechos de autor)\b/i;

/** "My English is fine", "do I have to speak English" ask for no other language. */
const SPEAKS_ENGLISH =
  /\benglish(?: is|'s|s)? (?:fine|good|ok(?:ay)?|great|perfect|well)\b|\bhablo (?:bien )?(?:el )?ingl[eé]s\b|\b(?:tengo que|debo|hay que|hace falta|do i (?:have|need) to|must i|need to|have to) (?:hablar|saber|speak|know)\b/i;

type SaidThere = { readonly message: string; readonly isTalk: boolean };
const isOfOthers = (ears: Ears, vector: Float32Array | null, { message, isTalk }: SaidThere): boolean =>
  isAside(ears, vector) ||
  isWhereFamilyLives(message) ||
  isWhereTheyComeFrom(message) ||
  (isTalk && isWhereOtherLives(message));

/** "My cousin in Georgia says …": the dispute is not there. */
function isAside({ judges }: Ears, vector: Float32Array | null): boolean {
  if (!vector) return false;
  return shareOf(judges.elsewhere, vector, 'place-elsewhere') < ELSEWHERE_AT;
}
