import { dayInWords } from '#assistant/deadlines/day-words.ts';
import { describeDeadline } from '#assistant/deadlines/describe.ts';
import type { InputOf } from '#contract/index.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Handler } from '#server/callable/handler.ts';
import { markdownToHtml } from '#server/platform/html/to-html.ts';
import { deadlineFor } from './deadline-for.ts';

export const countDeadline: Handler<'countDeadline'> = async ({ data, deps }) => {
  const { rule, language = 'en', variant, triggerDate, days, limitDate } = data;
  const given = { ...(days === undefined ? {} : { days }), ...(limitDate === undefined ? {} : { limitDate }) };
  const deadline = deadlineFor(rule, { variant, triggerDate, ...given });
  return {
    dates: deadline.dates.map(({ what, date }) => ({
      label: what[language],
      day: dayInWords(date, language),
      iso: date,
    })),
    html: markdownToHtml(describeDeadline(deadline, { language, today: newYorkDay(deps.now()) })),
    calendarUrl: calendarUrl(data),
  };
};

function calendarUrl({ rule, variant, triggerDate, days, limitDate, language }: InputOf<'countDeadline'>): string {
  const query = new URLSearchParams({ rule, variant, from: triggerDate });
  if (days !== undefined) query.set('days', String(days));
  if (limitDate !== undefined) query.set('limit', limitDate);
  if (language !== undefined) query.set('language', language);
  return `/api/deadlines.ics?${query.toString()}`;
}
