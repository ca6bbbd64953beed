import { decide } from './decide/decide.ts';
import type { Scene } from './decide/scene.ts';
import type { Step } from './decide/step.ts';
import type { Consulted } from './minds/mind.ts';
import { inPieces } from './say/pieces.ts';

/** The beginning of an answer, told while a language model is still writing; and the whole answer as it would be with that alone. */
export type Opening = { readonly text: string; readonly step: Step };

type SceneOf = (consulted: Consulted | null) => Scene;

/** As far as the first statement with its source. Null where the turn is not an answer that begins with the chosen statement. */
export async function openingOf(consulted: Consulted | null, sceneOf: SceneOf): Promise<Opening | null> {
  const [chosen] = consulted?.choice?.statements ?? [];
  if (!consulted || chosen === undefined) return null;
  const step = await decide(sceneOf(consulted));
  const first = step.plan?.blocks[0]?.statements[0]?.statement.id;
  if (step.isCrisis || step.isEnd || step.document || first !== chosen) return null;
  const pieces = inPieces(step.markdown);
  const last = pieces.findIndex((piece) => piece.includes('(#source-'));
  return last < 0
    ? null
    : {
        text: pieces
          .slice(0, last + 1)
          .join('')
          .trimEnd(),
        step,
      };
}

/** Nothing that was shown is taken back: an answer that would begin otherwise, or that never came, ends as it began. */
export async function stepAfter(opening: Opening | null, whole: Consulted | null, sceneOf: SceneOf): Promise<Step> {
  if (opening && whole === null) return opening.step;
  const step = await decide(sceneOf(whole));
  return opening && (step.isCrisis || !step.markdown.startsWith(opening.text)) ? opening.step : step;
}
