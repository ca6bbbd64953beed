import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { Choice } from '#contract/answer.ts';
import { locale } from '#web/lib/language.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';

const CHIP =
  'min-h-11 max-w-full rounded-full border border-line-strong/60 bg-surface px-4 py-2 text-left text-sm text-primary-ink transition-colors hover:border-primary/50 hover:bg-primary-soft sm:min-h-9 sm:py-1.5';

/** Answers and questions to tap under the last answer; each is sent as an ordinary message. */
export function QuickReplies({ choices, onSend }: { choices: readonly Choice[]; onSend: (text: string) => void }) {
  return (
    <ul aria-label={copy.quickReplies} className="quick-replies no-print mt-3 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice.label} className="max-w-full">
          {choice.kind === 'date' ? (
            <DateReply label={choice.label} onSend={onSend} />
          ) : (
            <button type="button" className={CHIP} onClick={() => onSend(choice.message)}>
              {choice.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The device's own date picker; the day is sent in words that anybody can read. */
function DateReply({ label, onSend }: { label: string; onSend: (text: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState('');
  if (!isOpen) {
    return (
      <button type="button" className={`${CHIP} inline-flex items-center gap-2`} onClick={() => setIsOpen(true)}>
        <CalendarDays size={16} aria-hidden />
        {label}
      </button>
    );
  }
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (day) onSend(inWords(day));
      }}
    >
      <input
        type="date"
        // The picker was just asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        required
        aria-label={label}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        className="min-h-11 rounded-md border border-line-strong bg-surface px-3 text-base sm:min-h-9 sm:text-sm"
      />
      <Button type="submit" size="sm" disabled={!day}>
        {copy.box.send}
      </Button>
    </form>
  );
}

const inWords = (day: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
