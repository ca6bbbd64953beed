import type { CountStep } from '#domain/deadlines/deadline.ts';
import { PHRASES } from './copy.ts';
import type { Deadline, DeadlineDate } from './compute.ts';
import { closedInWords, dayInWords, periodInWords } from './day-words.ts';
import type { Language } from '../content/words.ts';

const LEAVE_OUT_LAW = 'General Construction Law § 20';
const NEXT_DAY_LAW = 'General Construction Law § 25-a';

/** The count as sentences, each with its law, so that anybody can follow it with a calendar. */
export function workingOf(deadline: Deadline, date: DeadlineDate, language: Language): string[] {
  return date.steps.map((step) => {
    const law = lawOf(step, deadline, date);
    return law === undefined ? sentence(step, date, language) : `${sentence(step, date, language)} (${law})`;
  });
}

function lawOf(step: CountStep, { variant }: Deadline, date: DeadlineDate): string | undefined {
  // What New York's General Construction Law says about counting does not bind a federal agency.
  const own = variant.calendar === 'federal' ? undefined : { leaveOut: LEAVE_OUT_LAW, next: NEXT_DAY_LAW };
  switch (step.kind) {
    case 'leave-out':
      return own?.leaveOut;
    case 'period':
      return date.stretches[step.index]?.law;
    case 'moved':
      return step.rule === 'next' ? (date.weekendsLaw ?? own?.next) : undefined;
  }
}

function sentence(step: CountStep, date: DeadlineDate, language: Language): string {
  const phrases = PHRASES[language];
  const to = dayInWords(step.to, language);
  switch (step.kind) {
    case 'leave-out':
      return phrases.leaveOut(dayInWords(step.from, language));
    case 'period': {
      const why = date.stretches[step.index]?.why?.[language];
      const counted = phrases.period[step.direction](periodInWords(step.period, language), to);
      const skipped = new Set(step.skipped.map(({ because }) => closedInWords(because, language)));
      const stepped = skipped.size === 0 ? counted : `${counted} ${phrases.skipped(listed(skipped, language))}`;
      return why === undefined ? stepped : `${why} ${stepped}`;
    }
    case 'moved': {
      const closed = step.closed.find(({ day }) => day === step.from);
      const because = closed === undefined ? '' : closedInWords(closed.because, language);
      return phrases.moved[step.rule](because, to);
    }
  }
}

function listed(words: Iterable<string>, language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}
