import type { Emergency } from '../knowledge/emergency.ts';
import { GRAVEST } from '../read/danger/gravest.ts';
import { dangerIn } from '../read/danger/danger-words.ts';
import { deniesDanger, saysFine, withoutDenial } from '../read/danger/denial.ts';
import { plain, tidy } from '../read/sentences.ts';
import { TOGETHER_LIKELY_AT } from '../numbers.ts';
import { answerWith, isTold } from './answering/answering.ts';
import { callable, isAfterViolence, isThreatenedAnew } from './emergency.ts';
import { asksOf } from './abstain.ts';
import { likeliest } from './answering/likeliest.ts';
import { isNear, isSure } from './sure.ts';
import { sayWords, toldEarlier, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';

/** What people say next after the help for an emergency, where it has a reply of its own. */
export const stillThere: Decider = async (scene) => {
  const known = emergencyBefore(scene);
  const refuge = fleesIn(scene) ? refugeFor(scene) : null;
  if (refuge || !known) return refuge;
  const { message } = scene.reading;
  const said = tidy(message);
  const reply = known.next.find(({ en, es }) => [en, es].some((one) => tidy(one) === said))?.reply;
  if (reply) return say(scene.state, withLinks(reply[scene.state.language]));
  if (await isDenied(known, scene)) return takenBack(known, scene);
  const safety = safetyAlone(scene);
  if (safety) return safety;
  return SLOW.has(known.id) && isTelling(scene) ? goOnListening(scene) : null;
};

/** "What do I do now?" is answered by what to do now; whoever asks something else hears that first, and then the answer. */
const asksMore = ({ reading }: Scene): boolean => reading.asksSomething && reading.aspect !== 'step';

/** What comes first, in other words where it was said before; null where nothing new threatens. */
export function safetyFirst(scene: Scene): { readonly words: string; readonly told: string } | null {
  if (!isThreatenedAnew(scene)) return null;
  const { safetyAgain, safetyStill } = sayWords(scene);
  return { words: scene.before.told.includes(SAFETY) ? safetyStill : safetyAgain, told: SAFETY };
}
const SAFETY = 'safety-again';

function safetyAlone(scene: Scene): Step | null {
  const first = asksMore(scene) ? null : safetyFirst(scene);
  if (!first) return null;
  const { state } = scene;
  const { whenSafe } = sayWords(scene);
  return say({ ...state, inCrisis: true, told: [...state.told, first.told] }, `${first.words}\n\n${whenSafe}`);
}

const OF_LEAVING = new Set(['family/order-of-protection', 'family/leaving-a-partner', 'immigration/vawa']);
/** Nobody spoke of danger: "where do I go" may be asked for the court. */
const HAS_TO_FLEE =
  /\b(?:stay|sleep|hide|live|shelter|safe house|somewhere|any ?where|nowhere|tonight|with (?:my|the) (?:kids|children|baby|son|daughter)|con (?:mis|los|el|la|mi) (?:hij\w+|niñ\w+|beb\w+)|quedar(?:me|nos)|dormir|esconder\w*|refugi\w+|albergue|esta noche|algun (?:lugar|sitio))\b/;
const FLEES =
  /\b(?:where|somewhere|any ?where|a?donde|algun lugar|algun sitio)\b.{0,30}\b(?:go|stay|sleep|run|hide|live|ir|irme|irnos|voy|vamos|quedarme|quedarnos|dormir|esconder\w*|refugi\w+)\b|\b(?:shelter|safe house|albergue|refugio)\b/;

/** Whoever has to get away from somebody asks where to: nothing else is worth as much. */
const fleesIn = (scene: Scene): boolean => {
  const { reading, before } = scene;
  const said = plain(reading.message);
  const isLeaving = before.topics.some((id) => OF_LEAVING.has(id)) && HAS_TO_FLEE.test(said);
  return (isAfterViolence(scene) || isLeaving) && reading.asksSomething && FLEES.test(said);
};

const REFUGE = 'housing/shelter';

function refugeFor(scene: Scene): Step | null {
  const topic = scene.topics.get(REFUGE);
  const statement = topic?.statements.find(({ id }) => id === `${REFUGE}#abuse`);
  if (!topic || !statement || isTold(scene, statement)) return null;
  const step = answerWith(scene, [{ topic, statements: [statement], clearness: 'doubted' }]);
  // What is spoken about stays what it was.
  return { ...step, state: { ...step.state, topics: scene.state.topics, pending: null }, offers: [] };
}

/** "No, it is the insurance": we took something for an emergency that is none. */
const SAYS_NO =
  /^(?:(?:what|wait|que|pero|but|ay)[?!,. ]+)*(?:no\b(?! (?:se|puedo|quiero|tengo|hay|one|puede|me quiero|nadie))|nah|nope|nothing like that)|\bno (?:es|fue) eso\b|\bthat'?s not (?:it|what)|\bno me tienen\b|\bno se (?:llevo|llevaron)\b/;

async function isDenied({ id }: Emergency, scene: Scene): Promise<boolean> {
  const { reading } = scene;
  if (reading.danger?.level === 'sure') return false;
  // Of the gravest a bare "no" may mean anything.
  if (deniesDanger(reading.message) || (!GRAVEST.has(id) && SAYS_NO.test(plain(reading.message)))) return true;
  // "I'm fine" takes nothing back that was said in plain words.
  return saysFine(reading.message) && (await toldEarlier(scene)).every((said) => dangerIn(said)?.level !== 'sure');
}

/** What was asked before and now, as if nothing had been said about an emergency. */
async function takenBack(known: Emergency, scene: Scene): Promise<Step> {
  const text = sayWords(scene);
  const topics = scene.state.topics.filter((id) => !known.topics.includes(id));
  const state = { ...scene.state, emergency: null, inCrisis: false, topics };
  const topic = scene.topics.get(topics.at(-1) ?? '') ?? null;
  const before = { ...scene.before, emergency: null, topics };
  // What only denied something before asked for nothing.
  const told = (await toldEarlier(scene)).filter((one) => !deniesDanger(one) && !saysFine(one));
  const said = withoutDenial(scene.reading.message);
  const rest = said.split(/\s+/).length > 1 ? [said] : [];
  const lookups = [
    ...(topic
      ? [
          { words: rest, about: topic },
          { words: told.slice(-1), about: topic },
        ]
      : []),
    { words: rest, about: null },
    { words: [...told.slice(-2), ...rest], about: null },
  ];
  for (const { words, about } of lookups) {
    const [best] = words.length === 0 ? [] : (await scene.findFor(words.join(' '), about)).ranked;
    const isMeant = best && (about !== null || best.likely >= TOGETHER_LIKELY_AT);
    if (isMeant && isSure(best, { ...scene, topic: about, state, before }))
      return answerWith({ ...scene, state, before, topic: about }, [
        { topic: best.topic, statements: [best.statement], lead: text.misheard, clearness: 'doubted' },
      ]);
  }
  return perhapsAsked({ ...scene, state, before, topic }, [...rest, ...told.slice(-1)]);
}

/** Not plain either: the likeliest of what was asked before the alarm, with its own question. */
async function perhapsAsked(scene: Scene, [asked]: readonly string[]): Promise<Step> {
  const text = sayWords(scene);
  const { ranked } = asked === undefined ? { ranked: [] } : await scene.findFor(asked, scene.topic);
  const lead = `${text.misheard} ${text.isItThis}`;
  const shown = likeliest(scene, ranked, { lead, choices: asksOf(scene, ranked.filter(isNear)) });
  return shown ?? say(scene.state, `${text.misheard} ${text.sayAgain}`);
}

/** To these no law is told until somebody asks for it. */
const SLOW = new Set(['suicide']);

const isTelling = ({ reading }: Scene) =>
  !reading.asksSomething && !reading.impliesQuestion && (reading.act === null || reading.act === 'distress');

/** Somebody in danger who goes on telling is listened to, and "noted" is no answer; null once everything was said. */
export function goOnListening(scene: Scene): Step | null {
  const { state } = scene;
  const known = emergencyBefore(scene);
  const next = known?.still.findIndex((_, at) => !state.told.includes(lineKey(known, at))) ?? -1;
  const line = known?.still[next];
  if (!known || !line) return null;
  return say({ ...state, told: [...state.told, lineKey(known, next)] }, withLinks(line[state.language]));
}

const emergencyBefore = ({ before, emergencies }: Scene) =>
  before.emergency === null ? undefined : emergencies.get(before.emergency);

const lineKey = ({ id }: Emergency, at: number) => `still:${id}:${at}`;

/** A number in bold can be called with one tap. */
const withLinks = (markdown: string) =>
  markdown.replaceAll(/\*\*([\d-]{3,})\*\*/g, (_, number: string) => callable(number));
