import { answerServer } from '#server/platform/confined/answer-server.ts';
import { registerRecords, type FileRow } from './register-records.ts';

/** A piece of the file; null once there is no more. */
export type Piece = Uint8Array | null;

let rows: FileRow[] = [];
let give: (piece: Piece) => void = () => undefined;
let isHungry = Promise.withResolvers<void>();

/** Whoever asks for more has read all that there was. */
async function* pieces(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const next = new Promise<Piece>((resolve) => (give = resolve));
    isHungry.resolve();
    const piece = await next;
    if (!piece) return;
    yield piece;
  }
}

async function readAll(): Promise<void> {
  for await (const row of registerRecords(pieces())) rows.push(row);
}

const done = readAll();
// Whoever asks next is told.
done.catch(() => undefined);

/** Answers each piece with the rows that have been read by then, and the last with all that are left. */
answerServer(async (piece: Piece): Promise<FileRow[]> => {
  await Promise.race([isHungry.promise, done]);
  isHungry = Promise.withResolvers<void>();
  give(piece);
  await (piece ? Promise.race([isHungry.promise, done]) : done);
  const read = rows;
  rows = [];
  return read;
});
