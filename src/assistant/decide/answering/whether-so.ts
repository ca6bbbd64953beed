import type { Finding } from '../../find/find-statements.ts';
import type { Found } from '../../find/statement-index.ts';
import { BESIDE_WITHIN, MEANT_AT, SAYS_AT, TOGETHER_LIKELY_AT } from '../../numbers.ts';
import { isBareFact } from '../../read/wording/bare-fact.ts';
import { isSpokenOf, READ_TOGETHER, toldEarlier, type Scene } from '../scene.ts';
import { isNear, isSure } from '../sure.ts';

type Meant = { readonly best: Found; readonly found: Finding };

/** "Is that legal?": what was told last that says what is meant, of what is spoken of. */
export async function meantBefore(scene: Scene): Promise<Meant | null> {
  const story = (await toldEarlier(scene)).filter((text) => !isBareFact(text));
  for (const told of story.slice(-READ_TOGETHER).toReversed()) {
    const meant = (await saidAlone(scene, told)) ?? (await saidInTalk(scene, told));
    if (meant) return meant;
  }
  return null;
}

/** What a message says plainly, as if it were the first… */
async function saidAlone(scene: Scene, told: string): Promise<Meant | null> {
  const found = await scene.findFor(told, null);
  const best = sayingWhetherSo(ofTalk(scene, found));
  const isPlain = best && (best.likely >= TOGETHER_LIKELY_AT || best.nearness >= SAYS_AT);
  return isPlain && isSure(best, { ...scene, topic: null }) ? { best, found } : null;
}

/** …or as it was meant in the talk: "they told me on the phone" alone is about a telephone. */
async function saidInTalk(scene: Scene, told: string): Promise<Meant | null> {
  if (!scene.topic) return null;
  const found = await scene.findFor(told, scene.topic);
  const best = sayingWhetherSo(ofTalk(scene, found));
  return best && best.score >= MEANT_AT && isNear(best) ? { best, found } : null;
}

const ofTalk = (scene: Scene, { ranked }: Finding): readonly Found[] =>
  scene.topic ? ranked.filter(({ topic }) => isSpokenOf(scene, topic)) : ranked;

/** Of what is as near to what was told, the nearest that says whether something holds, before where to go and whom to call. */
function sayingWhetherSo(ranked: readonly Found[]): Found | undefined {
  const [best] = ranked;
  const saysSo = ({ statement: { settles } }: Found) => settles.includes('yes-no') || settles.includes('what-if');
  const near = ranked.filter(({ nearness }) => nearness >= (best?.nearness ?? 0) - BESIDE_WITHIN);
  return near.filter(saysSo).toSorted((a, b) => b.nearness - a.nearness)[0] ?? best;
}
