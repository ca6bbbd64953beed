import type { PageText } from '#domain/papers/page-text.ts';
import { scaledTo, type Gray } from '../picture/gray.ts';
import { prepared } from '../picture/prepared.ts';
import { quarterTurned } from '../picture/skew.ts';
import type { Engine } from './engine.ts';

export type ReadPhoto = { readonly page: Gray; readonly text: PageText };

/** What happens to a page, in the order in which the person sees it. */
export type Step = 'straighten' | 'read' | 'second-look';

const FEW_WORDS = 12;
const SURE = 60;
const TRY_WIDTH = 900;

/** A photo as words with their places. One that lies on its side or upside down is turned first. */
export async function readPhoto(photo: Gray, engine: Engine, onPage: (page: Gray) => void): Promise<ReadPhoto> {
  const first = prepared(photo);
  onPage(first.page);
  const text = await engine.read(first.forReading, 'page');
  if (sureWords(text) >= FEW_WORDS) return { page: first.page, text };
  const upright = await bestTurn(photo, engine);
  if (!upright) return { page: first.page, text };
  const again = prepared(upright);
  onPage(again.page);
  return { page: again.page, text: await engine.read(again.forReading, 'page') };
}

/** Words of which the engine is sure; a page on its side has hardly any. */
export const sureWords = ({ lines }: PageText): number =>
  lines.flatMap(({ words }) => words).filter(({ confidence, text }) => confidence >= SURE && /\p{L}{3}/u.test(text))
    .length;

/** The turn at which a small copy gives the most words; null where none gives any. */
async function bestTurn(photo: Gray, engine: Engine): Promise<Gray | null> {
  let best = { words: FEW_WORDS, turned: null as Gray | null };
  let turned = photo;
  for (let turn = 0; turn < 3; turn++) {
    turned = quarterTurned(turned);
    const { forReading } = prepared(turned);
    const words = sureWords(await engine.read(scaledTo(forReading, TRY_WIDTH), 'page'));
    if (words > best.words) best = { words, turned };
  }
  return best.turned;
}
