import type { CaseFile, DatedEvent } from '#domain/matter/case-file.ts';

/** What happens to a paper often happens on one day: a tap or a yes confirms it, and nothing is counted before. */
const OF_PAPERS: readonly DatedEvent[] = ['served', 'notice-dated', 'notice-mailed', 'decision', 'judgment'];

/** The day that was named without saying that it was this event's; undefined where there is none to ask about. */
export function namedDay(event: DatedEvent, { loneDay, dates }: CaseFile, today: string): string | undefined {
  return loneDay ?? (OF_PAPERS.includes(event) ? latestOf(dates, today) : undefined);
}

function latestOf(dates: CaseFile['dates'], today: string): string | undefined {
  return OF_PAPERS.flatMap((event) => dates[event] ?? [])
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
}
