import { GLOSSARY_FACT, openGlossary, type Term } from '../../knowledge/glossary.ts';
import type { Language } from '../../content/words.ts';
import type { Statement } from '../../knowledge/topic.ts';
import { createCitations } from '../../say/citations.ts';
import { asksOf } from '../abstain.ts';
import { isSure } from '../sure.ts';
import type { Decider } from '../scene.ts';
import { say } from '../step.ts';
import { choicesFor } from './answering.ts';

/** "What is a stipulation?": a word of the law in plain words. What a topic says of just that comes before it. */
export const explaining: Decider = (scene) => {
  const { reading, state, topic, before } = scene;
  const term = reading.term === null ? null : openGlossary().find(reading.term);
  if (!term) return null;
  const { ranked } = scene.find();
  if (ranked[0] && isSure(ranked[0], scene) && isAskedOf(ranked[0].statement, term)) return null;
  const citations = createCitations(state.language);
  const mark = citations.mark(openGlossary().cited, [GLOSSARY_FACT]);
  const choices = topic ? choicesFor(scene, topic, new Set(state.told)) : asksOf(scene, ranked);
  return say({ ...state, pending: before.pending }, `${inPlainWords(term, state.language)} ${mark}`, {
    choices,
    sources: citations.sources(),
  });
};

/** "What is a holdover case?" is the very question of a statement. */
const isAskedOf = ({ settles, ask }: Statement, term: Term): boolean =>
  settles[0] === 'what-is' && ask !== undefined && openGlossary().within(ask.en, 'en').includes(term);

/** The word as its reader knows it, and what it means. */
export function inPlainWords({ words, ...text }: Term, language: Language): string {
  const [name = ''] = words[language];
  return `**${name.charAt(0).toUpperCase()}${name.slice(1)}**: ${text[language]}`;
}
