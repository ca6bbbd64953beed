import { fieldsOf } from '#domain/documents/definition.ts';
import { toChange } from '../../documents/interview/commands.ts';
import { changeFinished } from '../../documents/interview/interview.ts';
import { linesInSpanish } from '../../documents/interview/on-the-paper.ts';
import { inMarkdown } from '../../documents/interview/question-for.ts';
import { readIn } from '../../documents/in-spanish.ts';
import { plain } from '../../read/sentences.ts';
import { sayWords, type Decider, type Scene } from '../scene.ts';
import { say, type Step } from '../step.ts';
import { openInterview, toStep } from './open-interview.ts';

/** "Send it to him", "mándeselo": nobody but the person sends anything. */
const SEND =
  /\b(?:send|mail|e-?mail|text|fax|deliver|forward) (?:it|this|that|the (?:letter|form|paper)|them) ?(?:to|for|off|out|now|please|$)|\b(?:mand|envi)(?:a|e|ar|en)(?:me|se|le|sel)?(?:l?[oa])?(?: (?:la carta|el formulario|el papel))?(?: (?:a|al|por)\b|\W*$)/;
/** "What do I do with it now?", "am I done?" */
const THEN =
  /\bwhat (?:do|should|can) i do with (?:it|this|that|the (?:letter|form|paper))\b|\b(?:am i|are we|is it) (?:done|finished)\b|\bque hago con (?:el|la|esto|eso|esta|este)\b|\bya (?:termine|acabe|esta lista?o?)\b/;

/** "When do they send it": somebody else does. */
const OTHERS =
  /\b(?:they|he|she|do|does|did|will|when|if|ellos|cuando|si)\b.{0,20}\b(?:send|mail|e-?mail|text|fax|deliver|forward|mand|envi)/;

/** "The letter is in English but my answers are in Spanish, is that all right?" */
const IN_WHICH_LANGUAGE =
  /\b(?:ingles|english)\b.{0,50}\b(?:español|spanish)\b|\b(?:español|spanish)\b.{0,50}\b(?:ingles|english)\b/;

async function inWhichLanguage(scene: Scene, definitionId: string): Promise<Step | null> {
  const opened = await openInterview(scene, definitionId);
  const lines = opened && linesInSpanish(opened);
  return lines ? say(scene.state, lines) : null;
}

/** A paper is ready: an answer on it is changed, or it is told what is done with it now, and that nothing was sent. */
export const finishedPaper: Decider = async (scene) => {
  const { before, reading, state, documents } = scene;
  const talk = before.document;
  const said = plain(reading.message);
  if (!talk || talk.asking !== null || before.node === 'document') return null;
  const definition = documents.get(talk.definitionId);
  // The answers are read only for whoever wants to change one.
  const isChange = definition && toChange(fieldsOf(readIn(definition, state.language)), reading.message) !== null;
  const opened = isChange ? await openInterview(scene, talk.definitionId) : null;
  const changed = opened && changeFinished(opened, talk, reading.message);
  if (opened && changed) return toStep(state, opened, changed);
  if (IN_WHICH_LANGUAGE.test(said)) return inWhichLanguage(scene, talk.definitionId);
  const isMeant = (SEND.test(said) && !OTHERS.test(said)) || THEN.test(said);
  if (!definition || !isMeant) return null;
  const { title, steps } = readIn(definition, state.language);
  const list = steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n');
  return say({ ...state, pending: before.pending }, sayWords(scene).paperReady(inMarkdown(title), list));
};
