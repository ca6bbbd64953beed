import type { LeadOutcomes } from '#contract/staff/reports.ts';
import { copy } from '../copy.ts';

const words = copy.leads;
const SCALE = 100;

/** A table whose numbers are also bars. */
export function DeclineReasons({ reasons }: { reasons: LeadOutcomes['declineReasons'] }) {
  if (reasons.length === 0) return <p className="text-sm text-muted">{words.noReasons}</p>;
  const most = Math.max(...reasons.map(({ count }) => count));
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{words.reasons}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.reason}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, count }) => (
          <tr key={reason}>
            <th scope="row" className="py-1.5 pr-3 font-medium wrap-anywhere">
              {reason}
              <svg
                aria-hidden
                viewBox={`0 0 ${SCALE} 10`}
                preserveAspectRatio="none"
                className="mt-1 block h-2.5 w-full"
              >
                <rect width={(count / most) * SCALE} height="10" className="fill-bad-dot" />
              </svg>
            </th>
            <td className="w-10 py-1.5 text-right align-bottom tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
