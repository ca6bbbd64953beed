import { CalendarPlus, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';
import { copy } from './copy.ts';
import type { CountedDeadline } from './queries.ts';

/** Takes the focus when it comes, so that it is read out and stands in view on a phone. */
export function DeadlineResult({ counted, title }: { counted: CountedDeadline; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [counted]);
  return (
    <section aria-labelledby="counted" className="mt-10 border-t border-line pt-6">
      <h2 id="counted" ref={heading} tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
        {copy.result}: {title}
      </h2>
      <SafeHtml html={counted.html} className="prose-msg mt-4 wrap-anywhere" />
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <a href={counted.calendarUrl} download className={buttonStyle('secondary')}>
          <CalendarPlus size={18} aria-hidden />
          {copy.calendar}
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {copy.print}
        </Button>
      </div>
    </section>
  );
}
