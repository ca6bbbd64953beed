import { DATED_EVENTS, merged, type CaseFile, type DatedEvent, type OtherSide } from '#domain/matter/case-file.ts';
import { HOME_STATE, type Variables } from '#domain/chat/script.ts';
import { namedDay } from '../apply/named-day.ts';
import { tellsYearOf, undatedEventIn } from '../read/days/dated-events.ts';
import { deniesAtFirst } from '../read/correcting.ts';
import { corrects, withoutDeniedEvents } from '../read/days/that-day.ts';
import { amountAsked, optionChosen, PETITION_KEY, sumKey, type Learned } from '../apply/questions.ts';
import type { Reading } from '../read/reading.ts';
import { plain, sentencesOf } from '../read/sentences.ts';
import { withoutPaper } from '../read/told/papers/next-paper.ts';
import { programmeDenied } from '../read/told/people.ts';
import { monthsIn } from '../read/told/spans.ts';
import { deniesSide, sideDenied } from '../read/told/told-facts.ts';
import { petitionIn } from '../read/told/papers/unclear-paper.ts';
import { isBareFact } from '../read/wording/bare-fact.ts';
import { countIn, inCity, livedSince, servedIn } from './bare-answer.ts';
import { currentTopic, eventIn, openQuestion, yearKey, type ConversationState } from './state.ts';

export type Remembered = {
  readonly state: ConversationState;
  /** The message answered the question that was open, and said nothing else. */
  readonly isAnswer: boolean;
  /** What is known now and was not, or was otherwise. */
  readonly isNews: boolean;
};

/** The case file with what this message told. Silence changes nothing; a correction replaces what it corrects. */
export function remember(before: ConversationState, reading: Reading): Remembered {
  const answer = answerTo(openQuestion(before), reading) ?? confirmed(before, reading);
  const kept = reading.isNextPaper ? withoutPaper(before.file) : before.file;
  const known = withoutDeniedHelp(withoutDeniedSide(withoutDeniedEvents(kept, reading.message), reading), reading);
  const told = withoutOtherDeath(before, withoutSide(before, reading), reading.message);
  const file = merged(merged(known, told), answer?.file ?? {});
  const variables = { ...before.variables, ...placeTold(reading), ...answer?.variables };
  const chosen = { ...before.chosen, ...answer?.chosen };
  const state = {
    ...before,
    language: reading.language,
    file: placed(file, reading),
    lastDated: lastDatedIn(reading) ?? before.lastDated,
    undated: undatedEventIn(reading.message, reading.today) ?? before.undated,
    variables,
    chosen,
    asked: [...new Set([...yearsTold(reading), ...before.asked])],
    pending: null,
    noted: 0,
  };
  const isNews =
    JSON.stringify([file, variables, chosen]) !== JSON.stringify([before.file, before.variables, before.chosen]);
  const isAnswered = answer !== null || (before.pending !== null && reading.isUnsure);
  // The words of our own button say no more than what it stands for, however many they are.
  const isTapped = before.shown.includes(reading.message);
  const isBare = isTapped || (!reading.asksSomething && !saysMore(reading.message));
  return { state, isNews, isAnswer: isAnswered && isBare };
}

/** "He's not my landlord": whoever it is, it is not who we thought. */
function withoutDeniedSide(file: CaseFile, { message }: Reading): CaseFile {
  if (file.otherSide === undefined || sideDenied(message) !== file.otherSide) return file;
  const { otherSide: _denied, otherSideName: _name, ...rest } = file;
  return rest;
}

/** "It's not Medicaid": which help it is is not known then. */
function withoutDeniedHelp(file: CaseFile, { message }: Reading): CaseFile {
  if (file.programme === undefined || programmeDenied(plain(message)) !== file.programme) return file;
  const { programme: _denied, ...rest } = file;
  return rest;
}

/** "My roommate wants to read it", in a talk about the landlord: whom it is about stays, unless it is denied. */
function withoutSide(before: ConversationState, { told, message }: Reading): Reading['told'] {
  const [area = ''] = (currentTopic(before) ?? '').split('/');
  const { otherSide: known } = before.file;
  // Whoever rents out a home may speak of other landlords, and stays one; so does who is accused.
  const isOfTalk = known !== undefined && (known === SIDE_OF[area] || isAcross(known));
  const isSaid = told.otherSide !== undefined && isAcross(told.otherSide);
  if (
    !isOfTalk ||
    isSaid ||
    told.otherSide === undefined ||
    corrects(message) ||
    deniesAtFirst(message) ||
    deniesSide(message)
  )
    return told;
  const { otherSide: _mentioned, otherSideName: _name, ...rest } = told;
  return rest;
}
const isAcross = (side: OtherSide): boolean => side === 'tenant' || side === 'worker' || side === 'accuser';
const SIDE_OF: Readonly<Record<string, OtherSide>> = {
  housing: 'landlord',
  employment: 'employer',
  benefits: 'agency',
};

/** "Mom died in 2015", where it is about the father's estate: of two deaths years apart the one that was told first counts. */
function withoutOtherDeath({ file }: ConversationState, told: Reading['told'], message: string): Reading['told'] {
  const [first, now] = [file.dates.death, told.dates?.death];
  const isOther = first !== undefined && now !== undefined && first.slice(0, YEAR) !== now.slice(0, YEAR);
  if (!isOther || corrects(message)) return told;
  const { death: _other, ...dates } = told.dates ?? {};
  return { ...told, dates };
}
const YEAR = 4;

/** "I last paid in 2020": the year is all that is known, and its day is not asked for later either. */
const yearsTold = ({ message }: Reading): string[] =>
  DATED_EVENTS.filter((event) => tellsYearOf(event, message)).map(yearKey);

const lastDatedIn = ({ told }: Reading) => Object.keys(told.dates ?? {}).at(-1) as DatedEvent | undefined;

const SHORT = 14;
const FEW_WORDS = 4;
const countWords = (text: string) => text.split(/\s+/).length;

/** "Brooklyn. But that debt is not mine": beside a bare answer something else was told. */
export function saysMore(message: string): boolean {
  const sentences = sentencesOf(message);
  const isMore = (sentence: string) => countWords(sentence) > FEW_WORDS && !isBareFact(sentence);
  return countWords(message) > SHORT || (sentences.length > 1 && sentences.some(isMore));
}

/** A place that is only mentioned is not where the dispute is. */
function placeTold({ place, isPlaceAside }: Reading): Partial<Variables> {
  if (!place || isPlaceAside) return {};
  return place;
}

/** A lone day that has found its event in a later message is lone no more. */
function placed(file: CaseFile, { told }: Reading): CaseFile {
  const { loneDay, ...rest } = file;
  const isPlaced = Object.keys(told.dates ?? {}).length > 0 && told.loneDay === undefined;
  return loneDay === undefined || isPlaced ? rest : file;
}

/** "Yes, that was the day": the one that our question named. */
function confirmed({ pending, file }: ConversationState, { isYes, told, today }: Reading): Learned | null {
  const event = eventIn(pending);
  const day = event && isYes && Object.keys(told.dates ?? {}).length === 0 ? namedDay(event, file, today) : undefined;
  return event && day !== undefined ? { file: { dates: { [event]: day } } } : null;
}

/** A bare number is an answer where one was asked for. */
const HOURS = /^\D{0,20}\b(\d{1,3})\b\D{0,20}$/;

const COUNTS = ['children', 'household', 'hoursADay', 'daysAWeek'] as const;

function placeAnswered({ place, message }: Reading): Learned | null {
  const isNyc = inCity(message);
  if (place || isNyc === null) return place && { variables: place };
  return { variables: { usState: HOME_STATE, isNyc } };
}

function answerTo(pending: string | null, reading: Reading): Learned | null {
  if (pending === null) return null;
  const chosen = optionChosen(pending, reading.message);
  if (chosen) return chosen;
  if (pending === 'nyc') return placeAnswered(reading);
  if (pending === 'lived') {
    const months = monthsIn(reading.message) ?? livedSince(reading.message, reading.today);
    return months === null ? null : { file: { livedMonths: months } };
  }
  if (pending === 'served') {
    const served = reading.told.served ?? servedIn(reading.message);
    return served === null ? null : { file: { served } };
  }
  const [counted] = COUNTS.filter((name) => pending === sumKey(name));
  if (counted) {
    const count = reading.told[counted] ?? countIn(reading.message);
    return count === null ? null : { file: { [counted]: count } };
  }
  if (pending === 'programme' && reading.told.programme) return { file: { programme: reading.told.programme } };
  if (pending === PETITION_KEY) {
    const paper = reading.told.paper ?? petitionIn(reading.message);
    return paper ? { file: { paper } } : null;
  }
  if (pending.startsWith('paper') && reading.told.paper) return { file: { paper: reading.told.paper } };
  if (pending === 'regulated' && (reading.isYes || reading.isNo)) return { file: { isRegulated: reading.isYes } };
  if (pending === 'sum:hours') {
    const hours = HOURS.exec(reading.message)?.[1];
    return hours === undefined ? null : { file: { hoursAWeek: Number(hours) } };
  }
  const sum = amountAsked(pending);
  if (sum) return reading.told.amounts?.[sum] === undefined ? null : {};
  if (pending.startsWith('date:')) return Object.keys(reading.told.dates ?? {}).length > 0 ? {} : null;
  return null;
}
