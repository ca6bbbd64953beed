import type { OtherSide } from '#domain/matter/case-file.ts';
import { plain } from '../../read/sentences.ts';
import { sayWords, type Decider } from '../scene.ts';
import { say } from '../step.ts';

/** What is told most often about each: topics, whose titles are the choices. */
const COMMON: Readonly<Partial<Record<OtherSide, readonly string[]>>> = {
  landlord: [
    'housing/repairs',
    'housing/eviction-steps',
    'housing/security-deposit-return',
    'housing/rent-increase-limits',
  ],
  employer: ['employment/unpaid-wages', 'employment/fired', 'employment/overtime', 'employment/discrimination'],
  collector: [
    'consumer/debt-lawsuit-answer',
    'consumer/collector-harassment',
    'consumer/debt-collector-validation',
    'consumer/old-debt-time-limit',
  ],
  partner: [
    'family/divorce-how',
    'family/custody-decision',
    'family/child-support-amount',
    'family/order-of-protection',
  ],
  'co-parent': [
    'family/custody-decision',
    'family/child-support-amount',
    'family/child-support-unpaid',
    'family/order-of-protection',
  ],
  roommate: ['housing/roommate-wont-pay', 'housing/roommate-not-on-lease', 'housing/roommates'],
  neighbor: [
    'housing/noise-and-smoke',
    'torts/noise-neighbors',
    'torts/neighbor-tree',
    'criminal/order-against-neighbor',
  ],
  tenant: ['housing/small-landlord', 'housing/landlord-rules', 'housing/guest-or-family-removal'],
  worker: ['business/wage-complaint-received', 'business/first-employee'],
  police: ['criminal/police-stop', 'criminal/arrested-see-judge', 'torts/police-misconduct'],
};

/** "My landlord", "problems with my boss": who it is about, and nothing of what happened. */
const BARE =
  /^\W*(?:(?:hi|hello|hey|hola|help|ayuda|please|por favor|i have|i need help|having|tengo|necesito ayuda|it'?s|es|an?|un|problems?|problemas?|issues?|trouble|questions?|preguntas?|about|with|con|sobre|de|my|mi|the|el|la|some)\W+)*\p{L}+(?:[ -]\p{L}+)?\W*$/u;
const WORDS_AT_MOST = 9;

/** Asked what happened, with what is told most often to tap, instead of being sent away. */
export const bareOpening: Decider = (scene) => {
  const { reading, state, topics, before } = scene;
  const { otherSide } = reading.told;
  const said = plain(reading.message).trim();
  const isBare = said.split(/\s+/).length <= WORDS_AT_MOST && BARE.test(said) && !reading.asksSomething;
  if (otherSide === undefined || before.topics.length > 0 || !isBare) return null;
  const choices = (COMMON[otherSide] ?? []).flatMap((id) => topics.get(id)?.title[state.language] ?? []);
  if (choices.length === 0) return null;
  return say(state, sayWords(scene).whatHappened, { choices: choices.map((label) => ({ label, message: label })) });
};
