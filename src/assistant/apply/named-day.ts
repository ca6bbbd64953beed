import type { CaseFile, DatedEvent } from '#domain/matter/case-file.ts';

/** What happens to a paper often happens on one day: a tap or a yes confirms it, and nothing is counted before. */
const OF_PAPERS: readonly DatedEvent[] = ['served', 'notice-dated', 'notice-mailed', 'decision', 'denied', 'judgment'];

/** From these the time runs on paper, whenever it came. */
export const WRITTEN: readonly DatedEvent[] = ['notice-dated', 'notice-mailed'];

/** The day that was named without saying that it was this event's; undefined where there is none to ask about. */
export function namedDay(event: DatedEvent, { loneDay, dates }: CaseFile, today: string): string | undefined {
  if (loneDay !== undefined) return loneDay;
  // The day on which a letter came is not the one on which it was written or sent.
  const mayBe = WRITTEN.includes(event) ? OF_PAPERS.filter((one) => one !== 'served') : OF_PAPERS;
  return OF_PAPERS.includes(event) ? latestOf(mayBe, dates, today) : undefined;
}

function latestOf(events: readonly DatedEvent[], dates: CaseFile['dates'], today: string): string | undefined {
  return events
    .flatMap((event) => dates[event] ?? [])
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
}
