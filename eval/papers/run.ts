import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makePhotos, type Photo } from './make-photos.ts';
import { readPhotos } from './read-photos.ts';
import { faultsOf, secondLookOf, tableOf } from './table.ts';

/** `npm run eval:papers`: the photos to work with. `-- --held-back`: the third that nobody works with, for the table alone. */
const folder = '.cache/papers';
const isHeldBack = process.argv.includes('--held-back');
const list = path.join(folder, 'photos.json');
const photos = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Photo[]) : await makePhotos(folder);
const results = await readPhotos(
  folder,
  photos.filter((photo) => photo.isHeldBack === isHeldBack),
);
console.log(tableOf(results));
console.log(`\n${secondLookOf(results)}`);
const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
console.log(`A photo took ${((times[Math.floor(times.length / 2)] ?? 0) / 1000).toFixed(1)} s here, the slowest ${((times.at(-1) ?? 0) / 1000).toFixed(1)} s.`); // prettier-ignore
// Looking at what went wrong there would be working with it.
if (!isHeldBack) console.log(`\n${faultsOf(results).join('\n')}`);
