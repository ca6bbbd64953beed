import type { Judge } from './judgement.ts';

export type Judges = { readonly acts: Judge; readonly emergencies: Judge; readonly elsewhere: Judge };

type Stored = { readonly labels: readonly string[]; readonly weights: string; readonly biases: string };

export function readJudges(file: string): Judges {
  const { acts, emergencies, elsewhere } = JSON.parse(file) as Record<keyof Judges, Stored>;
  return { acts: unpacked(acts), emergencies: unpacked(emergencies), elsewhere: unpacked(elsewhere) };
}

export function writeJudges(judges: Judges): string {
  const packed = Object.entries(judges).map(([name, judge]) => [
    name,
    { labels: judge.labels, weights: base64(judge.weights), biases: base64(judge.biases) },
  ]);
  return `${JSON.stringify(Object.fromEntries(packed), null, 1)}\n`;
}

const unpacked = ({ labels, weights, biases }: Stored): Judge => ({
  labels,
  weights: floats(weights),
  biases: floats(biases),
});

const base64 = (values: Float32Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');

function floats(text: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Float32Array(bytes.buffer);
}
