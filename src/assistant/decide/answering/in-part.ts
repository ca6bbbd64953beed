import type { Finding } from '../../find/find-statements.ts';
import type { Found } from '../../find/statement-index.ts';
import { SAYS_AT } from '../../numbers.ts';
import type { Scene } from '../scene.ts';
import { isSure } from '../sure.ts';

/** Fewer words say nothing of their own, and so many parts are looked at. */
const WORDS_AT_LEAST = 4;
const PARTS_AT_MOST = 6;

/**
 * "I work nights and my husband drives a cab. Can they tow it on a holiday": at the beginning people say who they are beside what they ask. Where nothing is plain of all
 * of it, the part that is plain alone is what is asked for.
 */
export async function plainInPart(scene: Scene): Promise<{ readonly best: Found; readonly found: Finding } | null> {
  const { reading, topic, before } = scene;
  if (topic || before.answers > 0) return null;
  const parts = new Set([...reading.units.slice(1), ...reading.clauses].map(({ text }) => text));
  const looked = [...parts].filter((text) => text.split(/\s+/).length >= WORDS_AT_LEAST).slice(0, PARTS_AT_MOST);
  let plainest: { readonly best: Found; readonly found: Finding } | null = null;
  for (const text of looked) {
    const found = await scene.findFor(text, null);
    const [best] = found.ranked;
    const isPlain = best && best.nearness >= SAYS_AT && isSure(best, scene);
    if (isPlain && best.score > (plainest?.best.score ?? 0)) plainest = { best, found };
  }
  return plainest;
}
