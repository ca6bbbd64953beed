import type { Caller } from '#domain/roles.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { csvLine } from './csv-cell.ts';
import { recordAction } from '../actions-repo.ts';
import { eachShowing, listShowings, type ShowingsFilter } from './showings-repo.ts';

export const staffListShowings: Handler<'staffListShowings'> = async ({ data, deps }) => {
  const { rows, ...page } = await listShowings(deps.db, data);
  return { ...page, rows: rows.map(({ shownAt, ...row }) => ({ ...row, shownAt: shownAt.toISOString() })) };
};

/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const HEADER = ['Shown at', 'Attorney', 'Attorney ID', 'Place', 'Category', 'County', 'Fit', 'Sponsored'];

/** The log as CSV, as it is read; that somebody took it out is logged first. */
export async function exportShowings(
  deps: Deps,
  caller: Caller,
  filter: ShowingsFilter,
): Promise<AsyncGenerator<string>> {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  await deps.db.transaction((tx) =>
    recordAction(tx, caller, { action: 'showings-exported', subject: 'The display log', details: chosen }, deps.now()),
  );
  return csvOf(deps, filter);
}

async function* csvOf({ db }: Deps, filter: ShowingsFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  for await (const rows of eachShowing(db, filter)) {
    yield rows
      .map((row) =>
        csvLine([
          row.shownAt.toISOString(),
          row.attorneyName,
          row.attorneyId,
          row.place,
          row.category,
          row.county,
          row.fit,
          row.sponsored ? 'yes' : 'no',
        ]),
      )
      .join('');
  }
}
