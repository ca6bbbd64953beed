// The lock must be complete for every platform we run on: npm drops platform packages that a registry lacks without a
// word, and only a later `npm ci` on the other platform fails. It must also name no registry.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const OURS = /linux-(arm64|x64)(-gnu)?$/;
const lockFile = path.resolve(import.meta.dirname, '..', process.argv[2] ?? 'package-lock.json');
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));

const faults = Object.entries(packages).flatMap(([place, entry]) => [
  ...missingPlatforms(place, entry),
  ...(entry.resolved ? [`${place} names where it was downloaded from: ${entry.resolved}`] : []),
]);

function missingPlatforms(place, entry) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => OURS.test(name) && !isLocked(place, name))
    .map((name) => `${name}, wanted by ${place || 'package.json'}, is missing`);
}

/** As Node looks for it: in the package's own folder, then in each folder above. */
function isLocked(place, name) {
  const parts = place === '' ? [] : place.split('/node_modules/');
  return [...parts.keys(), parts.length].some((depth) => {
    const above = parts.slice(0, depth).join('/node_modules/');
    return `${above}${above && '/'}node_modules/${name}` in packages;
  });
}

for (const fault of faults) console.error(fault);
console.log(
  faults.length > 0 ? `${faults.length} faults in the lock` : 'The lock is complete for Linux on arm64 and x64.',
);
process.exit(faults.length > 0 ? 1 : 0);
