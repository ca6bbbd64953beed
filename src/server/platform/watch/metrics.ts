/** Numbers in the text format that Prometheus reads. Labels come from short lists: each pair is kept for ever. */
export type Labels = Readonly<Record<string, string>>;
export type Sample = { readonly labels?: Labels; readonly value: number };
type Family = {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly lines: () => Promise<string[]>;
};

export type Metrics = {
  counter(name: string, help: string): (labels?: Labels) => void;
  histogram(name: string, help: string, bounds: readonly number[]): (value: number, labels?: Labels) => void;
  /** Asked each time somebody reads the numbers. */
  gauge(name: string, help: string, read: () => Promise<readonly Sample[]> | readonly Sample[]): void;
  text(): Promise<string>;
};

export function createMetrics(): Metrics {
  const families: Family[] = [];
  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      families.push({
        name,
        help,
        type: 'counter',
        lines: async () => [...counts].map(([l, n]) => `${name}${l} ${n}`),
      });
      return (labels = {}) => add(counts, written(labels), 1);
    },
    histogram(name, help, bounds) {
      const series = new Map<string, Series>();
      const lines = async () => [...series.values()].flatMap((each) => histogramLines(name, bounds, each));
      families.push({ name, help, type: 'histogram', lines });
      return (value, labels = {}) => {
        const key = written(labels);
        const own = series.get(key) ?? { labels, below: bounds.map(() => 0), count: 0, sum: 0 };
        series.set(key, own);
        bounds.forEach((bound, index) => value <= bound && (own.below[index] = (own.below[index] ?? 0) + 1));
        own.count += 1;
        own.sum += value;
      };
    },
    gauge(name, help, read) {
      const lines = async () => (await read()).map(({ labels = {}, value }) => `${name}${written(labels)} ${value}`);
      families.push({ name, help, type: 'gauge', lines });
    },
    async text() {
      const parts = await Promise.all(families.map(familyText));
      return `${parts.join('\n')}\n`;
    },
  };
}

type Series = { readonly labels: Labels; readonly below: number[]; count: number; sum: number };

function histogramLines(name: string, bounds: readonly number[], { labels, below, count, sum }: Series): string[] {
  const bucket = (le: string, n: number) => `${name}_bucket${written({ ...labels, le })} ${n}`;
  return [
    ...bounds.map((bound, index) => bucket(`${bound}`, below[index] ?? 0)),
    bucket('+Inf', count),
    `${name}_sum${written(labels)} ${sum}`,
    `${name}_count${written(labels)} ${count}`,
  ];
}

/** A number that cannot be read right now, such as one in the database, does not hide the others. */
async function familyText({ name, help, type, lines }: Family): Promise<string> {
  const found = await lines().catch(() => []);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...found].join('\n');
}

const add = (counts: Map<string, number>, key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, '_')}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
