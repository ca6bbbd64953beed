import type { ReactNode } from 'react';
import type { LeadBrief } from '#contract/leads.ts';
import { calendarDay } from '#web/lib/message-date.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from './copy.ts';

/** What a conflict check needs, before the whole story. */
export function LeadBriefCard({ brief, onConflict }: { brief: LeadBrief; onConflict: (() => void) | undefined }) {
  return (
    <section aria-labelledby="brief" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id="brief" className="font-serif text-lg font-semibold">
        {copy.brief.heading}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-primary-soft px-3.5 py-2.5">
        <p className="min-w-0 flex-1 basis-48">
          <span className="block text-xs text-primary-ink">{copy.brief.otherSide}</span>
          {brief.otherSide ? (
            <span className="font-semibold wrap-anywhere">{brief.otherSide}</span>
          ) : (
            <span className="text-warn">
              {copy.brief.notStated}. {copy.triage.unnamed}
            </span>
          )}
        </p>
        {onConflict && (
          <Button variant="secondary" size="sm" className="min-h-11" onClick={onConflict}>
            {copy.triage.conflict}
          </Button>
        )}
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-3 grid-cols-2 sm:grid-cols-3">
        <Entry term={copy.brief.category}>{brief.category}</Entry>
        <Entry term={copy.brief.county}>{brief.county}</Entry>
        {brief.writesIn && <Entry term={copy.brief.writesIn}>{brief.writesIn}</Entry>}
        <Entry term={copy.brief.dates} className="col-span-full">
          {brief.dates.length > 0 && (
            <ul className="grid gap-1">
              {brief.dates.map(({ date, sentence }) => (
                <li key={date}>
                  {date} <span className="font-normal text-muted">“{sentence}”</span>
                </li>
              ))}
            </ul>
          )}
        </Entry>
        {brief.deadlines.length > 0 && (
          <Entry term={copy.brief.deadlines} className="col-span-full">
            <ul className="grid gap-1">
              {brief.deadlines.map(({ label, day, iso, from }) => (
                <li key={`${label} ${iso}`}>
                  <time dateTime={iso}>{day}</time>{' '}
                  <span className="font-normal text-muted">
                    {label} ({copy.brief.countedFrom} <time dateTime={from}>{calendarDay(from)}</time>)
                  </span>
                </li>
              ))}
            </ul>
          </Entry>
        )}
      </dl>
      <p className="mt-3 text-xs text-muted">{copy.brief.note}</p>
    </section>
  );
}

function Entry({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="font-medium wrap-anywhere first-letter:uppercase">
        {children || <span className="font-normal text-muted">{copy.brief.notStated}</span>}
      </dd>
    </div>
  );
}
