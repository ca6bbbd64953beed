import type { LeadBrief } from '#contract/leads.ts';
import type { AnswerDeadline } from '#contract/answer.ts';

type Answer = { readonly deadlines: readonly AnswerDeadline[] | null };

/** The days counted in the answers that the client shares, soonest first. Counted again, the last count holds. */
export function deadlinesIn(answers: readonly Answer[]): LeadBrief['deadlines'] {
  const latest = new Map<string, AnswerDeadline>();
  for (const deadline of answers.flatMap(({ deadlines }) => deadlines ?? [])) {
    latest.set(`${deadline.rule} ${deadline.date}`, deadline);
  }
  return [...latest.values()]
    .toSorted((a, b) => a.iso.localeCompare(b.iso))
    .map(({ label, day, iso, triggerDate }) => ({ label, day, iso, from: triggerDate }));
}
