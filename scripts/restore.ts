import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { restoreBackup } from '#server/platform/db/backup/restore-backup.ts';
import { StartError } from '#server/platform/start-error.ts';
import { withDatabase } from './with-database.ts';

const file = process.argv[2] === undefined ? undefined : path.resolve(process.argv[2]);

await withDatabase(
  async (url) => {
    if (!file) throw new StartError('Say which backup: npm run restore -- FILE');
    if (!existsSync(file)) throw new StartError(`There is no file ${file}`);
    const { rows } = await restoreBackup(url, createReadStream(file));
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`${total} rows of ${Object.keys(rows).length} tables are back`);
  },
  { whileRunning: false },
);
