import { clsx } from 'clsx';
import type { CardDay } from '#contract/answer.ts';
import type { Language } from '#domain/language.ts';
import { useToday } from '#web/lib/use-today.ts';
import { calendarFile } from '#web/paths.ts';
import { CalendarLink } from '#web/ui/text/calendar-link.tsx';
import type { CardWords } from '../answer/card-words.ts';
import { stateOfDay } from './days-left.ts';

type DayRowProps = { day: CardDay; words: CardWords; language: Language; isNext: boolean };

/** A day that counts, with the days that are left. Amber is for the next one alone. */
export function DayRow({ day, words, language, isNext }: DayRowProps) {
  const { left, tone, hasCalendar } = stateOfDay(day, useToday());
  const isSoon = tone === 'soon' && isNext;
  const hasPassed = left < 0;
  return (
    <div
      data-next={isNext || undefined}
      className={clsx(
        'day-row flex flex-wrap items-center gap-x-3.5 gap-y-2 p-3.5',
        isSoon ? 'bg-warn-soft' : 'bg-sunken',
      )}
    >
      <DateTile iso={day.iso} language={language} isSoon={isSoon} />
      <div className="min-w-0 flex-1 basis-44">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className={clsx('text-sm font-semibold first-letter:uppercase', isSoon ? 'text-warn' : 'text-muted')}>
            {day.label}
          </p>
          {!hasPassed && (
            <span
              className={clsx(
                'rounded-full border border-transparent px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
                isSoon ? 'bg-warn text-surface' : 'bg-surface text-muted',
              )}
            >
              {words.left(left)}
            </span>
          )}
        </div>
        <p className="text-lg leading-snug font-semibold first-letter:uppercase">
          <time dateTime={day.iso}>{day.day}</time>
        </p>
        {hasPassed && <p className="text-sm">{tone === 'theirs' ? words.theirsPassed : words.passed}</p>}
        {hasCalendar && (
          <CalendarLink
            href={calendarFile(day, language)}
            name={words.calendarName(day.day)}
            label={words.calendar}
            className="no-print -my-1 text-ink"
          />
        )}
      </div>
    </div>
  );
}

type DateTileProps = { iso: string; language: string; isSoon: boolean };

/** A leaf of a calendar: the day at a glance. */
function DateTile({ iso, language, isSoon }: DateTileProps) {
  const date = new Date(`${iso}T00:00:00Z`);
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(date).replace('.', '');
  return (
    <span
      aria-hidden
      className="no-print grid w-13 shrink-0 overflow-hidden rounded-md border border-line bg-surface text-center"
    >
      <span
        className={clsx(
          'text-[0.6875rem] leading-[1.6] font-bold uppercase',
          isSoon ? 'bg-warn text-surface' : 'bg-sunken text-muted',
        )}
      >
        {month}
      </span>
      <span className="py-0.5 font-serif text-xl font-semibold text-ink">{date.getUTCDate()}</span>
    </span>
  );
}
