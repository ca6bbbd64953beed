import type { Judge } from './judgement.ts';
import type { Weighing } from './weighing.ts';
import { DIMENSIONS } from '../vectors/vectors.ts';

/** What each of them tells apart: acts, emergencies, whether the dispute is elsewhere, questions that lean on what was said and which side of it they ask for, what happened on a day, topics. */
const NAMES = ['acts', 'emergencies', 'elsewhere', 'followUp', 'aspects', 'events', 'topics'] as const;
export type Judges = Readonly<Record<(typeof NAMES)[number], Judge>>;

/** Weights of eight bits, with a scale for each row. */
type Stored = {
  readonly labels: readonly string[];
  readonly weights: string;
  readonly scales: string;
  readonly biases: string;
};

/** What makes a statement likely in a talk, and what is answered to a question that wants a yes or a no. */
type Weighed = { readonly meant: Weighing; readonly yesNo: Weighing };

/** What was learned from the phrases. */
export type Learned = Judges & Weighed;

export function readJudges(file: string): Learned {
  const stored = JSON.parse(file) as Record<keyof Judges, Stored> & Weighed;
  return { ...mapNames((name) => unpacked(stored[name])), meant: stored.meant, yesNo: stored.yesNo };
}

export function writeJudges({ meant, yesNo, ...judges }: Learned): string {
  return `${JSON.stringify({ ...mapNames((name) => packed(judges[name])), meant, yesNo }, null, 1)}\n`;
}

const mapNames = <T>(of: (name: keyof Judges) => T) =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<keyof Judges, T>;

const HIGHEST = 127;

function packed({ labels, weights, biases }: Judge): Stored {
  const scales = Float32Array.from(labels, (_, row) => Math.max(...rowOf(weights, row).map(Math.abs)) / HIGHEST || 1);
  const small = Int8Array.from(weights, (value, at) => Math.round(value / (scales[Math.floor(at / DIMENSIONS)] ?? 1)));
  return { labels, weights: base64(small), scales: base64(scales), biases: base64(biases) };
}

function unpacked({ labels, weights, scales, biases }: Stored): Judge {
  const small = new Int8Array(bytes(weights));
  const each = new Float32Array(bytes(scales));
  return {
    labels,
    weights: Float32Array.from(small, (value, at) => value * (each[Math.floor(at / DIMENSIONS)] ?? 0)),
    biases: new Float32Array(bytes(biases)),
  };
}

const rowOf = (weights: Float32Array, row: number) => weights.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS);

const base64 = (values: Float32Array | Int8Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64')).buffer;
