import type { Drill } from './drill.ts';
import { fuzz } from './fuzz.ts';

/** Whatever is sent is answered, and never with a fault of ours. */
export const fuzzDrill: Drill = {
  name: 'a thousand inputs for every door',
  async run() {
    const { inputs, faults } = await fuzz();
    for (const { where, what, input } of faults) console.error(`${where}: ${what}\n  ${input}`);
    return { acknowledged: inputs - faults.length, lost: faults.length, doubled: 0, errors: 0, healedMs: null };
  },
};
