import type { RegisterImport } from '#contract/staff/register.ts';
import { isCutOff } from '#domain/attorneys/register-import.ts';
import type { Handler } from '#server/callable/handler.ts';
import { countRegistrations, countUnseen, listImports, type ImportRow } from './register-repo.ts';

const IMPORTS_SHOWN = 10;

export const staffGetRegister: Handler<'staffGetRegister'> = async ({ deps }) => {
  const [newest] = await listImports(deps.db, { finished: true, limit: 1 });
  return {
    rows: await countRegistrations(deps.db),
    notSeen: newest ? await countUnseen(deps.db, newest.startedAt) : 0,
    asOf: newest?.startedAt.toISOString() ?? null,
  };
};

export const staffListImports: Handler<'staffListImports'> = async ({ deps }) => {
  const rows = await listImports(deps.db, { limit: IMPORTS_SHOWN });
  return { imports: rows.map((row) => importView(row, deps.now())) };
};

function importView(row: ImportRow, now: Date): RegisterImport {
  const cutOff = isCutOff(row, now)
    ? ({ status: 'failed', fault: 'The server was stopped during this import.' } as const)
    : {};
  return {
    ...row,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    ...cutOff,
  };
}
