import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeBackup } from '#server/platform/db/backup/write-backup.ts';
import { withDatabase } from './with-database.ts';

const from = process.cwd();
const name = `plainly-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;

// Beside the server while it runs: everybody reads and writes on.
await withDatabase(
  async (url) => {
    const file = path.resolve(from, process.argv[2] ?? path.join('backups', name));
    const unfinished = `${file}.unfinished`;
    mkdirSync(path.dirname(file), { recursive: true });
    try {
      // Somebody's chats: for the eyes of who made it.
      const { rows } = await writeBackup(url, createWriteStream(unfinished, { mode: 0o600 }));
      renameSync(unfinished, file);
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      console.log(`${total} rows of ${Object.keys(rows).length} tables are in ${file}`);
    } finally {
      rmSync(unfinished, { force: true });
    }
  },
  { whileRunning: true },
);
