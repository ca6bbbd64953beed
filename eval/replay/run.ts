import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import type { ModelKind } from './models.ts';
import { replay } from './replay.ts';

/** Plays what a good, a mediocre and a hostile language model would answer, and prints what people would have seen. */
const embedder = createEmbedder((error) => console.error(error), true);
await embedder.whenReady();
const rows: Record<string, Record<string, number>> = {};
for (const rewords of [false, true]) {
  for (const kind of ['good', 'mediocre', 'hostile'] satisfies ModelKind[]) {
    const result = await replay(kind, embedder, rewords);
    rows[`${kind}${rewords ? ', rewords' : ''}`] = {
      asked: result.asked,
      'chosen by it': result.byModel,
      'fell back': result.fellBack,
      answered: result.answered,
      'not authored': result.unauthored.length,
      'rewordings kept': result.rewordingsKept.length,
      replaced: result.rewordingsReplaced,
      'its own law': result.ownLaw.length,
      'told early': result.early,
      'ms to first': result.medianMsToFirst,
    };
    for (const sentence of [...result.unauthored, ...result.ownLaw]) console.log(`${kind}: ${sentence}`);
    for (const sentence of kind === 'hostile' ? result.rewordingsKept : []) console.log(`${kind}, kept: ${sentence}`);
  }
}
console.table(rows);
await embedder.close();
