import { inMarkdown } from '../../documents/interview/question-for.ts';
import { readIn } from '../../documents/in-spanish.ts';
import { plain } from '../../read/sentences.ts';
import { sayWords, type Decider } from '../scene.ts';
import { say } from '../step.ts';

/** "Send it to him", "mándeselo": nobody but the person sends anything. */
const SEND =
  /\b(?:send|mail|e-?mail|text|fax|deliver|forward) (?:it|this|that|the (?:letter|form|paper)|them) ?(?:to|for|off|out|now|please|$)|\b(?:mand|envi)(?:a|e|ar|en)(?:me|se|le|sel)?(?:l?[oa])?(?: (?:la carta|el formulario|el papel))?(?: (?:a|al|por)\b|\W*$)/;
/** "What do I do with it now?", "am I done?" */
const THEN =
  /\bwhat (?:do|should|can) i do with (?:it|this|that|the (?:letter|form|paper))\b|\b(?:am i|are we|is it) (?:done|finished)\b|\bque hago con (?:el|la|esto|eso|esta|este)\b|\bya (?:termine|acabe|esta lista?o?)\b/;

/** "When do they send it": somebody else does. */
const OTHERS =
  /\b(?:they|he|she|do|does|did|will|when|if|ellos|cuando|si)\b.{0,20}\b(?:send|mail|e-?mail|text|fax|deliver|forward|mand|envi)/;

/** A paper is ready: what is done with it now, step by step, and that nothing was sent. */
export const finishedPaper: Decider = (scene) => {
  const { before, reading, state, documents } = scene;
  const talk = before.document;
  const said = plain(reading.message);
  if (!talk || talk.asking !== null || before.node === 'document') return null;
  const definition = documents.get(talk.definitionId);
  const isMeant = (SEND.test(said) && !OTHERS.test(said)) || THEN.test(said);
  if (!definition || !isMeant) return null;
  const { title, steps } = readIn(definition, state.language);
  const list = steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n');
  return say({ ...state, pending: before.pending }, sayWords(scene).paperReady(inMarkdown(title), list));
};
