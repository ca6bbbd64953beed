import { readIn } from '../../documents/in-spanish.ts';
import { CHOICES_AT_MOST } from '../../numbers.ts';
import { asksWhichPapers } from '../../read/paper-words.ts';
import { sayWords, type Decider } from '../scene.ts';
import { say } from '../step.ts';

/** What most people ask for, where nothing was spoken about yet. */
const COMMON = [
  'security-deposit-demand-letter',
  'repair-request-letter',
  'wage-claim-letter',
  'debt-validation-letter',
  'small-claims-statement',
  'nonpayment-answer',
  'fair-hearing-request',
  'power-of-attorney',
];

/** "What papers can you fill in?": some of them by name, first those for what is spoken about, and where all are. */
export const whichPapers: Decider = (scene) => {
  const { reading, state, topics, documents } = scene;
  if (!asksWhichPapers(reading.message)) return null;
  const text = sayWords(scene);
  const own = state.topics.toReversed().flatMap((id) => {
    const topic = topics.get(id);
    return topic ? documents.of(topic) : [];
  });
  const all = new Map([...own, ...COMMON.flatMap((id) => documents.get(id) ?? [])].map((one) => [one.id, one]));
  const titles = [...all.values()].slice(0, COMMON.length).map((one) => readIn(one, state.language).title);
  const choices = titles.slice(0, CHOICES_AT_MOST - 1).map((title) => text.startDocument(title));
  return say(
    { ...state, pending: scene.before.pending },
    text.papersHere(titles.map((title) => `- ${title}`).join('\n')),
    { choices: choices.map((label) => ({ label, message: label })) },
  );
};
