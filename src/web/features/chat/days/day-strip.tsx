import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import type { Message } from '#contract/chat.ts';
import { useToday } from '#web/lib/use-today.ts';
import { cardWords } from '../answer/card-words.ts';
import { inOrder, stateOfDay } from './days-left.ts';

/** What is left of the bars while somebody types on a phone: the day, so that it is never out of sight; or the name. */
export function DayStrip({ messages, title }: { messages: readonly Message[]; title: string }) {
  const today = useToday();
  const message = messages.findLast(({ card }) => card && card.days.length > 0);
  const [day] = inOrder(message?.card?.days.filter(({ isTheirs, iso }) => !isTheirs && iso >= today) ?? [], today);
  if (!message || !day) return <p className={clsx(STRIP, 'bg-surface font-semibold')}>{title}</p>;
  const { left, tone } = stateOfDay(day, today);
  const short = new Intl.DateTimeFormat(message.language ?? 'en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day.iso));
  return (
    <p
      lang={message.language}
      data-day-strip
      className={clsx(STRIP, 'font-semibold', tone === 'soon' ? 'bg-warn-soft text-warn' : 'bg-sunken text-muted')}
    >
      <CalendarClock size={17} className="shrink-0" aria-hidden />
      <span className="min-w-0 flex-1 truncate first-letter:uppercase">
        {short}: {day.label}
      </span>
      <span className="shrink-0">{cardWords(message).left(left)}</span>
    </p>
  );
}

const STRIP =
  'no-print flex h-8.5 shrink-0 items-center gap-2.5 truncate border-b border-line px-3.5 text-sm lg:hidden tiny:hidden';
