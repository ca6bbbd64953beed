import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import type { Matter, MatterDay } from '#contract/matter.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { useToday } from '#web/lib/use-today.ts';
import { call } from '#web/lib/call/call.ts';
import { calendarFile } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CalendarLink } from '#web/ui/text/calendar-link.tsx';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import type { MatterWords } from './copy.ts';
import { MatterSection, Nothing } from './matter-section.tsx';
import { useReadAgain, useShowAtOnce } from './queries.ts';

type MatterDaysProps = { matter: Matter; words: MatterWords };

/** The next day of one's own is the amber one; later ones are quiet, and passed ones stand at the end. */
export function MatterDays({ matter, words }: MatterDaysProps) {
  const today = useToday();
  const days = matter.days.toSorted((a, b) => Number(a.iso < today) - Number(b.iso < today));
  const next = days.find(({ iso, isTheirs }) => iso >= today && !isTheirs);
  return (
    <MatterSection title={words.days}>
      {days.length === 0 && <Nothing>{words.noDays}</Nothing>}
      {days.map((day) => (
        <Day
          key={`${day.label} ${day.iso}`}
          day={day}
          words={words}
          language={matter.language}
          isNext={day === next}
          left={(parseDay(day.iso) ?? 0) - (parseDay(today) ?? 0)}
        />
      ))}
      {matter.remind !== null && <Reminders matter={matter} words={words} />}
    </MatterSection>
  );
}

type DayProps = { day: MatterDay; words: MatterWords; language: Matter['language']; isNext: boolean; left: number };

function Day({ day, words, language, isNext, left }: DayProps) {
  const date = new Date(`${day.iso}T00:00:00Z`);
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(date).replace('.', '');
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-3.5 gap-y-1 p-3.5', isNext && 'bg-warn-soft')}>
      <span
        aria-hidden
        className="grid w-13 shrink-0 overflow-hidden rounded-md border border-line bg-surface text-center"
      >
        <span
          className={clsx(
            'text-[0.6875rem] leading-[1.6] font-bold uppercase',
            isNext ? 'bg-warn text-surface' : 'bg-sunken text-muted',
          )}
        >
          {month}
        </span>
        <span className="py-0.5 font-serif text-xl font-semibold">{date.getUTCDate()}</span>
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere first-letter:uppercase">{day.label}</p>
        <p className="text-sm first-letter:uppercase">
          <time dateTime={day.iso}>{day.day}</time>
        </p>
        {day.rule !== null && left >= 0 && (
          <CalendarLink
            href={calendarFile({ ...day, rule: day.rule }, language)}
            name={words.calendarName(day.day)}
            label={words.calendar}
          />
        )}
      </div>
      <Badge className={clsx(isNext && 'bg-warn text-surface')}>{left < 0 ? words.passed : words.left(left)}</Badge>
    </div>
  );
}

function Reminders({ matter, words }: MatterDaysProps) {
  const readAgain = useReadAgain();
  const showAtOnce = useShowAtOnce();
  const alert = useAlert();
  async function set(isOn: boolean) {
    showAtOnce(matter.chatId, (shown) => ({ ...shown, remind: isOn }));
    try {
      await call('setMatterReminders', { chatId: matter.chatId, isOn });
    } catch {
      await alert(words.failed);
    }
    await readAgain();
  }
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3.5 px-4 py-2">
      <Bell size={18} className="shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 flex-1">
        {words.remind}
        <span className="block text-sm text-muted">{words.remindNote}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={matter.remind ?? false}
        checked={matter.remind ?? false}
        onChange={(event) => void set(event.target.checked)}
        className="size-6 shrink-0 accent-primary"
      />
    </label>
  );
}
