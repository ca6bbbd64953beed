/** What is looked at in every reply, in the order of the table. */
export const MEASURES = [
  'kind',
  'opening',
  'mentions',
  'area',
  'memory',
  'fresh',
  'dates',
  'acts',
  'danger',
  'language',
  'short',
  'cited',
  'clean',
] as const;
export type Measure = (typeof MEASURES)[number];

export function perMeasure<T>(valueOf: (measure: Measure) => T): Record<Measure, T> {
  return Object.fromEntries(MEASURES.map((measure) => [measure, valueOf(measure)])) as Record<Measure, T>;
}
