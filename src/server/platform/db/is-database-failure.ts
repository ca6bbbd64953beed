/** PostgreSQL: connection lost, resources used up, waited too long, shutting down, standing by, or two in each other's way. */
const CODES = /^(08...|53...|57P0.|57014|55P03|25P0[34]|25006|40001|40P01|58030)$/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** What the driver says by itself carries no code. */
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed|Query read timeout|Cannot use a pool after calling end/;

/** The database could not be asked, or not in time: nothing is wrong with what was asked, and the same again may succeed. */
export function isDatabaseFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (hasFailed(cause)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseFailure)) return true;
  }
  return false;
}

function hasFailed(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  const isOfNetwork = NETWORK.test(code) && 'syscall' in error && error.syscall !== 'open';
  return CODES.test(code) || isOfNetwork || DRIVER.test(error.message);
}
