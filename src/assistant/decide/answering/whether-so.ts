import type { Found } from '../../find/statement-index.ts';
import { BESIDE_WITHIN } from '../../numbers.ts';

/** "Can they do that?": of what is as near to what was told, the nearest that says whether something holds, before where to go and whom to call. */
export function sayingWhetherSo(ranked: readonly Found[]): Found | undefined {
  const [best] = ranked;
  const saysSo = ({ statement: { settles } }: Found) => settles.includes('yes-no') || settles.includes('what-if');
  const near = ranked.filter(({ nearness }) => nearness >= (best?.nearness ?? 0) - BESIDE_WITHIN);
  return near.filter(saysSo).toSorted((a, b) => b.nearness - a.nearness)[0] ?? best;
}
