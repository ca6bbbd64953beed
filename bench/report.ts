/** One number of one run. A ratio says more than a time where machines differ. */
export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'kB' | '/s' | '×' | 'tasks' | 'frames' | 'files';
  /** The number must stay below this. */
  readonly below?: number;
};

export type Report = { readonly bench: string; readonly measurements: readonly Measurement[] };

const NAME_WIDTH = 64;

/** Prints what was measured, and hands it to whoever started this script. */
export function report(bench: string, measurements: readonly Measurement[]): void {
  console.log(`\n${bench}`);
  for (const measurement of measurements) console.log(`  ${inWords(measurement)}`);
  if (process.send) process.send({ bench, measurements } satisfies Report, () => process.disconnect());
}

export function misses({ value, below }: Measurement): boolean {
  return below !== undefined && value >= below;
}

function inWords(measurement: Measurement): string {
  const { name, value, unit, below } = measurement;
  const target = below === undefined ? '' : `   below ${below} ${unit}: ${misses(measurement) ? 'FAIL' : 'pass'}`;
  return `${name.padEnd(NAME_WIDTH)}${rounded(value).padStart(9)} ${unit}${target}`;
}

const rounded = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));
