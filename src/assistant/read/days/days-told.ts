import type { CaseFile, DatedEvent } from '#domain/matter/case-file.ts';
import { currentTopic, eventIn, openQuestion, type ConversationState } from '../../remember/state.ts';
import { datedEventsIn, type Hear, type ReadDays } from './dated-events.ts';
import { plain, sentencesOf } from '../sentences.ts';
import { isQuestion } from '../wording/question-form.ts';
import { withoutDaysOfPaper } from '../told/papers/next-paper.ts';
import { asInTalk, correctedEvent, corrects, deniedEvent, readsAnew, withMonthOf } from './that-day.ts';

type Dated = {
  readonly message: string;
  readonly today: string;
  readonly isServedTold: boolean;
  /** It tells of a paper that came before the one that counts. */
  readonly isOfEarlier?: boolean;
};

/** What happened on the days that were named; a bare one answers what was asked for, or corrects what was told last. */
export function daysTold(dated: Dated, state: ConversationState, hear: Hear): ReadDays {
  const { message, today, isServedTold } = dated;
  const answered = eventIn(stillOpen(state, message)) ?? undatedOf(state);
  const denied = deniedEvent(message, today, state.file);
  const corrected = answered ? null : correctedEvent(message, today, { ...state, isServedTold });
  // "Sorry, the letter is from the 6th": said itself, and not the day that was told last.
  const own = corrected && namedEvent({ message, today }, state.file, hear);
  const asked = denied ?? answered ?? own ?? corrected;
  const before = asked && asked !== answered ? state.file.dates[asked] : undefined;
  const isCorrected = denied !== null;
  const written = before ? withMonthOf(message, today, before) : message;
  const isReadAnew = asked !== null && asked !== answered && readsAnew(message);
  const days = datedEventsIn({ message: written, today, isCorrected, isReadAnew }, asked, hear);
  const heard = isServedTold && (asked === 'served' || IT_WAS.test(message)) ? asServed(days) : days;
  const isSecond = cameToo(message, state) && !corrects(message);
  if (dated.isOfEarlier) return { ...heard, dates: withoutDaysOfPaper(heard.dates), loneDay: null };
  const told = withoutThreat(isSecond ? withoutServed(heard) : heard, message, state);
  return asInTalk(withoutKnown(told, state), message, currentTopic(state) ?? '');
}

/** What was asked before something else was is answered by a message that asks nothing: "TODAY. what should the letter say" is in a hurry. */
const stillOpen = (state: ConversationState, message: string): string | null =>
  state.pending ?? (sentencesOf(message).some(isQuestion) ? null : openQuestion(state));

/** "I got fired." – "Last Thursday." */
const undatedOf = ({ undated, pending, file }: ConversationState): DatedEvent | null =>
  undated !== null && pending === null && file.dates[undated] === undefined ? undated : null;

/** The event that a message names by itself, where a day of it was told before. */
function namedEvent(dated: Pick<Dated, 'message' | 'today'>, { dates }: CaseFile, hear: Hear): DatedEvent | null {
  const own = Object.keys(datedEventsIn(dated, null, hear).dates) as DatedEvent[];
  return own.find((event) => dates[event] !== undefined) ?? null;
}

/** "It also came by mail on Friday": the day on which it came first stays the one that counts. */
export const cameToo = (message: string, { file }: ConversationState): boolean =>
  file.dates.served !== undefined && ALSO.test(plain(message)) && !NEW_PAPER.test(plain(message));
const ALSO =
  /\b(?:also|tambien)\b.{0,15}\b(?:came|mailed|got|sent|arrived|vino|llego|mandaron|correo)\b|\b(?:came|mailed|mail|arrived|correo)\b.{0,20}\b(?:too|also|as well|tambien)\b/;
const NEW_PAPER = /\b(?:another|other|new|second|court|otr[oa]s?|nuev[oa]s?|corte)\b/;
export const withoutService = ({ served: _too, ...facts }: Partial<CaseFile>): Partial<CaseFile> => facts;
const withoutServed = (heard: ReadDays): ReadDays => {
  const { served: _again, ...dates } = heard.dates;
  return { ...heard, dates };
};

const IT_WAS = /\b(?:it|this|that) was\b|\bfue el\b/i;
/** "No, it was October 20, they gave it to me": the only day is the one on which it came. */
const asServed = (heard: ReadDays): ReadDays =>
  heard.loneDay !== null && Object.keys(heard.dates).length === 0
    ? { ...heard, dates: { served: heard.loneDay }, loneDay: null }
    : heard;

/** "… or he will get me out by Christmas", said after a notice has named its day: that day stays the one that counts. */
function withoutThreat(heard: ReadDays, message: string, { file }: ConversationState): ReadDays {
  const { 'takes-effect': threatened, ...dates } = heard.dates;
  const isThreat = threatened !== undefined && file.dates['takes-effect'] !== undefined && THREAT.test(plain(message));
  return isThreat && !corrects(message) ? { ...heard, dates } : heard;
}
const THREAT =
  /\b(?:will|gonna|going to|wants? to|'ll|or else|va a|van a|quiere)\b.{0,40}\b(?:by|before|para|antes de)\b/;

/** "But I told you, November 3": a day that is known is no other one. */
const withoutKnown = (heard: ReadDays, { file }: ConversationState): ReadDays =>
  heard.loneDay !== null && Object.values(file.dates).includes(heard.loneDay) ? { ...heard, loneDay: null } : heard;
