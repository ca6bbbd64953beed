import type { NamedDay } from './day-reader.ts';

const SENTENCE_END = /[.?!] |\n/g;
const JOINT = /, | and | but | then | y | pero | luego /;

/** Its own sentence; between two days, what stands before the joint belongs to the first and the rest to the second. */
export function clauseAround(
  said: string,
  { at, end }: NamedDay,
  days: readonly NamedDay[],
): readonly [number, number] {
  const ends = [...said.matchAll(SENTENCE_END)].map((match) => match.index);
  const from = Math.max(0, ...ends.filter((stop) => stop < at).map((stop) => stop + 1));
  const to = Math.min(said.length, ...ends.filter((stop) => stop >= end));
  const previous = days.findLast((day) => day.end <= at && day.end > from);
  const next = days.find((day) => day.at >= end && day.at < to);
  return [previous ? jointIn(said, previous.end, at) : from, next ? jointIn(said, end, next.at) : to];
}

function jointIn(said: string, from: number, to: number): number {
  const joint = JOINT.exec(said.slice(from, to));
  return joint ? from + joint.index : from;
}
