import type { CaseFile } from '#domain/matter/case-file.ts';
import { amountAsked } from '../../../apply/questions.ts';
import { currentTopic, type ConversationState } from '../../../remember/state.ts';
import type { Hear, ReadDays } from '../../days/dated-events.ts';
import { cameToo, daysTold, withoutService } from '../../days/days-told.ts';
import type { Reading } from '../../reading.ts';
import {
  isOfEarlierPaper,
  nextPaperIn,
  twoPapersIn,
  withoutDaysOfPaper,
  withoutPaperTold,
} from '../papers/next-paper.ts';
import { supposedOf } from './supposing.ts';
import { factsTold } from '../told-facts.ts';

type Dated = { readonly message: string; readonly today: string };

export type FactsIn = {
  /** What form says, also of a paper that is not the one that counts. */
  readonly facts: Partial<CaseFile>;
  readonly told: Reading['told'];
  readonly isMonthOnly: boolean;
  /** Another paper of the same case has come. */
  readonly isNextPaper: boolean;
  readonly isSupposed: boolean;
};

/** What a message tells for the file of the case; `dated` is the same message with what its days are. */
export function factsIn(dated: Dated, message: string, state: ConversationState, hear: Hear): FactsIn {
  const supposed = state.topics.length > 0 ? supposedOf(message, dated.today, state.file) : null;
  const amount = amountAsked(state.pending);
  const talk = { file: state.file, about: currentTopic(state) ?? '', asked: state.pending };
  const facts = supposed?.facts ?? factsTold(message, { talk, ...(amount ? { amount } : {}) });
  const two = supposed ? null : twoPapersIn(dated.message);
  const nextPaper = two?.paper ?? nextPaperIn(message, state.file);
  const isOfEarlier = two === null && isOfEarlierPaper(message, facts.paper, state);
  const daysIn = (text: string, served = facts.served) =>
    daysTold({ ...dated, message: text, isServedTold: served !== undefined, isOfEarlier }, state, hear);
  const inAll = daysIn(dated.message);
  const ofCourt = two ? factsTold(two.ofCourt, { talk }).served : undefined;
  const { dates, loneDay, isMonthOnly } = two ? withDaysOf(inAll, daysIn(two.ofCourt, ofCourt), dated.today) : inAll;
  const told: Reading['told'] = {
    ...(isOfEarlier ? withoutPaperTold(facts) : two || cameToo(message, state) ? withoutService(facts) : facts),
    ...(ofCourt ? { served: ofCourt } : {}),
    dates,
    ...(nextPaper ? { paper: nextPaper } : {}),
    ...(loneDay ? { loneDay } : {}),
  };
  return { facts, told, isMonthOnly, isNextPaper: nextPaper !== undefined, isSupposed: supposed !== null };
}

/** Of two papers the days of the one that counts, and of anything else all of them. "… and then court papers on November 12": that is when they came. */
function withDaysOf(all: ReadDays, { dates, loneDay, isMonthOnly }: ReadDays, today: string): ReadDays {
  const isWhenItCame = loneDay !== null && loneDay <= today && Object.keys(dates).length === 0;
  const ofCourt = isWhenItCame ? { served: loneDay } : dates;
  return {
    dates: { ...withoutDaysOfPaper(all.dates), ...ofCourt },
    loneDay: isWhenItCame ? null : loneDay,
    isMonthOnly,
  };
}
