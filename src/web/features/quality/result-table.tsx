import type { Row, Score } from '#eval/report.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy, groups, measures } from './copy.ts';
import { share } from './share.ts';

const MEASURES = Object.keys(measures) as (keyof typeof measures)[];

/** Wider than a phone: it scrolls sideways there, by finger and by keyboard, and does not widen the page. */
export function ResultTable({ rows, total }: { rows: readonly Row[]; total: Row }) {
  return (
    <section
      aria-label={copy.resultsCaption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto contain-inline-size rounded-lg border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="px-3 pt-3 text-left text-xs text-muted">{copy.resultsCaption}</caption>
        <thead>
          <tr>
            {[copy.group, copy.faultless, ...MEASURES.map((measure) => measures[measure].name)].map((name) => (
              <th key={name} scope="col" className="px-2 py-2 align-bottom font-semibold first:pl-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ResultRow key={row.name} name={groups[row.name] ?? row.name} row={row} />
          ))}
        </tbody>
        <tfoot className="bg-sunken font-semibold">
          <ResultRow name={copy.all} row={total} />
        </tfoot>
      </table>
    </section>
  );
}

function ResultRow({ name, row }: { name: string; row: Row }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="min-w-28 py-2 pr-2 pl-3 font-medium">
        {name}
      </th>
      <ScoreCell score={{ right: row.faultless, of: row.scenarios }} />
      {MEASURES.map((measure) => (
        <ScoreCell key={measure} score={row.scores[measure]} />
      ))}
    </tr>
  );
}

function ScoreCell({ score }: { score: Score | null }) {
  if (!score) {
    return (
      <td className="px-2 py-2 text-muted">
        <span aria-hidden>–</span>
        <VisuallyHidden>{copy.notAsked}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className="px-2 py-2 whitespace-nowrap tabular-nums">
      {share(score)}
      <span className="block text-xs font-normal text-muted">{copy.of(score.right, score.of)}</span>
    </td>
  );
}
