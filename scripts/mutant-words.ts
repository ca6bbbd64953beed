import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as dangerWords from '#assistant/read/danger/danger-words.ts';
import { CALMED, CALMED_IF_JUDGED, everyWriting, HALF, NO_ALARM, NOTHING, SURE } from '#test/danger-phrases.ts';
import { alternativesIn } from './mutants/alternatives.ts';
import { ROOT } from './root.ts';

/**
 * `npm run mutants:words`: takes each word and turn by which danger is heard away, one at a time, and lists those that no example of
 * `test/danger-phrases.ts` notices. Some twenty seconds; no step of `npm test`.
 */
const FILE = 'src/assistant/read/danger/danger-words.ts';
const FOLDER = path.join(ROOT, '.cache/mutant-words');

/** All that the examples say, as it should come out. */
const EXPECTED = [
  ...SURE.flatMap(([id, phrase]) => everyWriting(phrase).map((message) => ({ message, id, is: `sure ${id}` }))),
  ...HALF.flatMap((phrase) => everyWriting(phrase).map((message) => ({ message, is: 'unsure' }))),
  ...NO_ALARM.flatMap((phrase) => everyWriting(phrase).map((message) => ({ message, isNot: 'sure' }))),
  ...NOTHING.flatMap((phrase) => everyWriting(phrase).map((message) => ({ message, is: 'nothing' }))),
];
const calmOf = (list: typeof CALMED, heard: { nearness?: number }) =>
  list.flatMap(([id, level, phrase]) => everyWriting(phrase).map((message) => ({ message, id, level, heard })));
const CALM = [...calmOf(CALMED, {}), ...calmOf(CALMED_IF_JUDGED, { nearness: 0.8 })];

type Reader = Pick<typeof dangerWords, 'dangerIn' | 'calmed'>;

function isNoticed({ dangerIn, calmed }: Reader): boolean {
  const isWrong = ({ message, ...as }: (typeof EXPECTED)[number]) => {
    const danger = dangerIn(message);
    const level = danger?.level ?? 'nothing';
    if ('isNot' in as) return level === as.isNot;
    return 'id' in as ? `${level} ${danger?.id}` !== as.is : level !== as.is;
  };
  return (
    EXPECTED.some(isWrong) ||
    CALM.some(
      ({ message, id, level, heard }) => (calmed(message, { id, level: 'sure', ...heard })?.level ?? null) !== level,
    )
  );
}

async function load(source: string, name: number): Promise<Reader> {
  const file = path.join(FOLDER, `${name}.ts`);
  writeFileSync(file, source);
  return (await import(pathToFileURL(file).href)) as Reader;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
/** The copies lie in another folder: what stands beside the file is named in full. */
const source = readFileSync(path.join(ROOT, FILE), 'utf8').replaceAll(" from './", " from '#assistant/read/danger/");
if (isNoticed(await load(source, 0))) throw new Error(`The examples fail as it is: vitest run ${path.dirname(FILE)}`);
const alternatives = alternativesIn(source);
let alive = 0;
for (const [at, { line, text, without }] of alternatives.entries()) {
  if (isNoticed(await load(without, at + 1))) continue;
  alive += 1;
  console.log(`  ${FILE}:${line}  ${text}`);
}
rmSync(FOLDER, { recursive: true, force: true });
console.log(`${alternatives.length - alive} of ${alternatives.length} words and turns are noticed when they are gone`);
process.exit(alive > 0 ? 1 : 0);
