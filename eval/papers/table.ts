import { DISTORTIONS } from './distortions.ts';
import type { ReadResult } from './read-photos.ts';

/** Right out of all. */
type Count = { right: number; all: number };
const share = ({ right, all }: Count) => (all === 0 ? '–' : `${(right / all).toFixed(2)} (${right}/${all})`);
const bare = (number: string) => number.replaceAll(/\s/g, '');

const MEASURES = {
  'kind first': ({ photo, reading }: ReadResult) => [reading.kinds[0]?.id === photo.truth.kind],
  'kind in three': ({ photo, reading }: ReadResult) => [
    reading.kinds.slice(0, 3).some(({ id }) => id === photo.truth.kind),
  ],
  'date with event': ({ photo, reading }: ReadResult) =>
    photo.truth.dates.map(({ event, iso }) => reading.dates.some((one) => one.event === event && one.value === iso)),
  'case number': ({ photo, reading }: ReadResult) =>
    photo.truth.number === null ? [] : [bare(reading.number?.value ?? '') === bare(photo.truth.number)],
  sum: ({ photo, reading }: ReadResult) =>
    photo.truth.amount === null ? [] : [reading.amount?.value === photo.truth.amount],
} as const;
type Measure = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES) as Measure[];

function counted(results: readonly ReadResult[], measure: Measure): Count {
  const outcomes = results.flatMap((result) => MEASURES[measure](result));
  return { right: outcomes.filter(Boolean).length, all: outcomes.length };
}

/** By the way in which the photo came out badly, and for all. */
export function tableOf(results: readonly ReadResult[]): string {
  const row = (name: string, some: readonly ReadResult[]) =>
    `| ${name} | ${some.length} | ${NAMES.map((measure) => share(counted(some, measure))).join(' | ')} |`;
  return [
    `| photos | n | ${NAMES.join(' | ')} |`,
    `| --- | --- | ${NAMES.map(() => '---').join(' | ')} |`,
    ...DISTORTIONS.map((name) =>
      row(
        name,
        results.filter(({ photo }) => photo.distortion === name),
      ),
    ),
    row('**all**', results),
  ].join('\n');
}

/** What the second reading is good for: wrong values that are asked about instead of believed. */
export function secondLookOf(results: readonly ReadResult[]): string {
  const values = results.flatMap(({ photo, reading, doubts }) => [
    ...reading.dates.map(({ event, value }, at) => ({
      isRight: photo.truth.dates.some((one) => one.event === event && one.iso === value),
      isDoubted: typeof doubts.dates[at] === 'string',
    })),
    ...(reading.amount && photo.truth.amount !== null ? [{ isRight: reading.amount.value === photo.truth.amount, isDoubted: doubts.amount !== null }] : []),
    ...(reading.number && photo.truth.number !== null ? [{ isRight: bare(reading.number.value) === bare(photo.truth.number), isDoubted: doubts.number !== null }] : []),
  ]); // prettier-ignore
  const wrong = values.filter(({ isRight }) => !isRight);
  const right = values.filter(({ isRight }) => isRight);
  const asked = (some: typeof values) => some.filter(({ isDoubted }) => isDoubted).length;
  return `${values.length} values were read: ${right.length} right (${asked(right)} of them asked about all the same), ${wrong.length} wrong (${asked(wrong)} of them asked about).`;
}

/** What went wrong, photo by photo. */
export function faultsOf(results: readonly ReadResult[]): string[] {
  return results.flatMap(({ photo, reading }) => {
    const { truth, file, distortion } = photo;
    const kind = reading.kinds[0]?.id === truth.kind ? [] : [`kind: ${reading.kinds.slice(0, 3).map(({ id, score }) => `${id} ${score.toFixed(1)}`).join(', ')}`]; // prettier-ignore
    const dates = truth.dates
      .filter(({ event, iso }) => !reading.dates.some((one) => one.event === event && one.value === iso))
      .map(
        ({ event, iso }) => `${event} ${iso}: ${reading.dates.map((one) => `${one.event} ${one.value}`).join(', ')}`,
      );
    const isNumber = truth.number === null || bare(reading.number?.value ?? '') === bare(truth.number);
    const number = isNumber ? [] : [`number ${truth.number}: ${reading.number?.value ?? 'none'}`];
    const isSum = truth.amount === null || reading.amount?.value === truth.amount;
    const sum = isSum ? [] : [`sum ${truth.amount}: ${reading.amount?.value ?? 'none'}`];
    return [...kind, ...dates, ...number, ...sum].map((fault) => `${file} (${distortion}) ${fault}`);
  });
}
