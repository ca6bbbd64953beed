import { CalendarPlus } from 'lucide-react';
import type { AnswerDeadline } from '#contract/answer.ts';
import { language } from '#web/lib/language.ts';
import { calendarFile } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { copy } from '../copy.ts';

/** Days that were counted in the answer, for the calendar of the phone: one file for each rule. */
export function AnswerDeadlines({ deadlines }: { deadlines: readonly AnswerDeadline[] }) {
  const firsts = deadlines.filter(({ rule }, index) => deadlines.findIndex((other) => other.rule === rule) === index);
  return (
    <ul className="no-print mt-3 flex flex-wrap gap-2">
      {firsts.map((deadline) => (
        <li key={deadline.rule}>
          <a href={calendarFile(deadline, language)} download className={buttonStyle('secondary', 'sm')}>
            <CalendarPlus size={16} aria-hidden />
            {copy.addToCalendar(deadline.day)}
          </a>
        </li>
      ))}
    </ul>
  );
}
