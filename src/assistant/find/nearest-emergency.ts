import { groupNearness } from './phrases/group-nearness.ts';
import type { VectorFile } from './vectors/vector-file.ts';

const EMERGENCY = 'emergency:';

/** Which emergency a sentence sounds most like, and how much. */
export type NearestEmergency = (vector: Float32Array) => { readonly id: string; readonly nearness: number };

/**
 * A judge divides all that can be said into two halves and is sure of itself even about words it never met; how near the sentence is to
 * something that people in danger wrote tells whether to believe it.
 */
export function createNearestEmergency(file: VectorFile): NearestEmergency {
  const groups = file.groups.filter(({ id }) => id.startsWith(EMERGENCY));
  return (vector) => {
    const nearness = groupNearness(file.rows, groups, vector);
    const best = nearness.indexOf(Math.max(...nearness));
    return { id: groups[best]?.id.slice(EMERGENCY.length) ?? '', nearness: nearness[best] ?? -1 };
  };
}
