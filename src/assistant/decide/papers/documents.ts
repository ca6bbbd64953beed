import { beginInterview } from '../../documents/interview/interview.ts';
import type { Topic } from '../../knowledge/topic.ts';
import { LIKELY_AT } from '../../numbers.ts';
import { wishesForPaper } from '../../read/paper-words.ts';
import { plain } from '../../read/sentences.ts';
import { isQuestion } from '../../read/wording/question-form.ts';
import { isFilling, withTopic } from '../../remember/state.ts';
import { words } from '../../say/words.ts';
import { isElsewhere, sayWords, type Decider, type Scene } from '../scene.ts';
import { say, type Step } from '../step.ts';
import { isResumed, openInterview, toStep } from './open-interview.ts';

/** A button or a card names a document by its title: whatever the title sounds like, and whatever is being filled in, that one is begun. */
export const namedDocument: Decider = (scene) => {
  const named = isElsewhere(scene) ? null : (namedIn(scene) ?? namedInstead(scene) ?? wishedIn(scene));
  return named ? begin(scene, named) : null;
};

/** "No, wrong paper. I want the small claims statement": another one than is being filled in, by its name. */
function namedInstead({ before, reading, documents: tools }: Scene): string | null {
  if (!isFilling(before) || !NOT_THIS.test(reading.message)) return null;
  const named = titledIn(tools, reading.message);
  return named !== before.document?.definitionId ? named : null;
}
const NOT_THIS =
  /^\W*(?:no+|nope|wait|stop|espere?)\b|\b(?:wrong (?:paper|form|letter|one)|not (?:this|that) (?:paper|form|letter|one)?|instead|(?:otro|otra) (?:papel|carta|formulario)|en vez)\b/i;

/** "Start a roommate agreement": by its whole name, where nothing is asked but to do it. */
function wishedIn({ reading, documents: tools }: Scene): string | null {
  const isAsked = (reading.asksSomething || isQuestion(reading.message)) && !WILL_YOU.test(reading.message);
  const wished = isAsked ? undefined : WISHED.exec(reading.message)?.[0];
  return wished === undefined ? null : titledIn(tools, wished, true);
}
const WILL_YOU =
  /\b(?:(?:can|could|will|would) (?:you|u|we)|me (?:puede|podria|ayuda a)|(?:puede|podria)) (?:please |help me (?:to )?|por favor )?(?:start|begin|fill|write|draft|make|do|prepare|empezar|llenar|escribir|hacer|preparar)\b/i;

/** The paper whose name stands in a text: every word of it that is not one of any paper, or every word. */
function titledIn(tools: Scene['documents'], text: string, isWhole = false): string | null {
  const said = new Set(plain(text).match(/\p{L}{3,}/gu) ?? []);
  const hasAll = (title: string) => {
    const all = plain(title).match(/\p{L}{3,}/gu) ?? [];
    const own = all.filter((word) => !OF_ANY_TITLE.has(word));
    // "He is my roommate" names no roommate agreement.
    const needed = own.length > 1 && !isWhole ? own : all;
    return needed.length > 1 && needed.every((word) => said.has(word) || said.has(word.replace(/s$/, '')));
  };
  return tools.find({ text, topics: [] }).find(({ title, titulo }) => hasAll(title) || hasAll(titulo))?.id ?? null;
}
const OF_ANY_TITLE = new Set(
  'letter form paper statement demand request notice answer claim affirmation application agreement dispute the for and with from over carta formulario papel declaracion reclamo solicitud aviso respuesta acuerdo del las los para por con una'.split(' '),
); // prettier-ignore

/** A form or letter is begun, or proposed where it is not clear that it is wanted now. */
export const documents: Decider = async (scene) => {
  const { reading, before, state } = scene;
  if (isElsewhere(scene)) return null;
  const talk = before.document;
  const isProposed = talk !== null && before.node === 'document' && talk.asking === null;
  if (isProposed && reading.isYes) return begin(scene, talk.definitionId);
  if (talk && isResumed(reading.message)) return begin(scene, talk.definitionId);
  // "Who can help me fill it in?" asks for somebody.
  const asksWho = reading.units.some(({ kind }) => kind === 'who' || kind === 'where');
  if (reading.act !== 'start-document' || asksWho || asksAboutPaper(scene)) return null;
  const wanted = wantedIn(scene);
  if (wanted) return begin(scene, wanted);
  // What is told beside the wish is answered at least.
  const isMore = scene.topic === null && reading.message.trim().split(/\s+/).length > WORDS_OF_A_WISH;
  return isMore ? null : say(state, sayWords(scene).documentUnknown);
};

/** "Do I have to write to the boss? What do I put on the paper": that sounds like a wish, and asks. */
const asksAboutPaper = ({ reading: { message, asksSomething } }: Scene): boolean =>
  (asksSomething || UNWISHED.test(plain(message))) && !wishesForPaper(message) && !WILL_YOU.test(message);
/** "I already have one, I want to stop it": it only sounds like a wish for another. */
const UNWISHED =
  /\b(?:i|we) (?:already (?:have|signed|sent|made)|(?:do not|don'?t) (?:want|need)|(?:want|need) to (?:stop|end|cancel|undo|revoke|take back))\b|\b(?:ya (?:tengo|tenemos|firme|mande|hice)|no (?:quiero|necesito)|quiero (?:parar|cancelar|anular|revocar|quitar)\w*)\b/;

const WORDS_OF_A_WISH = 8;

/** As the card of a document says it. */
const FILL_IN = ['fill in:', 'llenar:'];

/** The very title of a document, as its button or its card sends it. */
function namedIn({ reading, documents: tools }: Scene): string | null {
  const said = reading.message.toLowerCase();
  const starts = [
    ...FILL_IN,
    ...Object.values(words).map(({ startDocument }) => startDocument('').toLowerCase().trim()),
  ];
  const start = starts.find((one) => said.startsWith(one));
  if (start === undefined) return null;
  return (
    tools
      .find({ text: said.slice(start.length), topics: [] })
      .find(({ title, titulo }) => [title, titulo].some((name) => said.includes(name.toLowerCase())))?.id ?? null
  );
}

/** "Write the letter": the one that was offered last, or that goes with what is spoken about, or that the words name. */
function wantedIn(scene: Scene): string | null {
  const { state, topic, topics, reading, documents: tools } = scene;
  const idsIn = (text: string) => tools.find({ text, topics: [] }).map(({ id }) => id);
  const wished = WISHED.exec(reading.message)?.[0];
  const isBrief = reading.message.trim().split(/\s+/).length <= WORDS_THAT_NAME;
  const titled = (wished === undefined ? null : titledIn(tools, wished)) ?? (isBrief ? titledIn(tools, reading.message) : null); // prettier-ignore
  if (titled !== null) return titled;
  // Who wants somebody written to wants no paper for a court.
  const isLetter = WRITES_TO.test(plain(reading.message));
  const isFit = (id: string) => !isLetter || tools.get(id)?.kind !== 'court';
  const goingWith = (one: Topic | null | undefined) =>
    one
      ? tools
          .of(one)
          .map(({ id }) => id)
          .filter(isFit)
      : [];
  const own = goingWith(topic ?? likelyIn(scene));
  const earlier = state.topics.flatMap((id) => goingWith(topics.get(id)));
  // "The letter" names none: only what it is about does, and what is spoken about now comes first.
  const about = reading.message.replaceAll(ANY_PAPER, ' ');
  const found = idsIn(reading.message);
  const isAbout = /\p{L}{3}/u.test(about);
  const meant =
    found.find((id) => own.includes(id)) ?? (isAbout ? found.find((id) => earlier.includes(id)) : undefined);
  // A whole story has words of many papers in it.
  const named = isBrief ? idsIn(about).find((id) => mayBeFor(scene, id) && isFit(id)) : undefined;
  return meant ?? own[0] ?? named ?? state.offered.findLast((id) => earlier.includes(id)) ?? earlier.at(-1) ?? null;
}

const WRITES_TO =
  /^(?!.*\b(?:court|judge|summons|answer|lawsuit|petition|corte|juez|demanda|respuesta|peticion)\b).*(?:\b(?:letters?|cartas?)\b|\bwrite (?:to )?(?:them|him|her|the|my)\b|\bescrib\w*(?:les?|selo)\b)/;

/** A few words are like the name of some paper or other: a letter to a debt collector is none to a landlord. */
function mayBeFor({ topic, documents: tools }: Scene, id: string): boolean {
  const category = tools.get(id)?.category;
  return !topic || category === undefined || category === topic.category || OF_ALL.has(category);
}
/** What goes to a court, or says who somebody is, may belong to any matter. */
const OF_ALL: ReadonlySet<string> = new Set(['courts', 'estates', 'torts']);

/** "I want to fill the small claims paper, can you start it": a longer story names more than what is wished for. */
const WORDS_THAT_NAME = 20;

/** What is wished for, and not why: "… can you start the small claims paper". */
const WISHED =
  /\b(?:start|begin|fill|write|draft|make|do|prepare|need|want|help me with|empez\w+|llen\w+|escrib\w+|hac\w+|haga\w*|haz\w*|necesito|quiero)\b(?:(?!\b(?:start|begin|fill|write|draft)\b)[^.!?]){3,70}$/i;

/** At the beginning of a talk: what the message is plainly about. */
function likelyIn({ find }: Scene): Topic | null {
  const [best] = find().ranked;
  return best && best.likely >= LIKELY_AT ? best.topic : null;
}

const ANY_PAPER =
  /\b(?:letters?|forms?|papers?|documents?|demands?|write|draft|fill|start|make|help|please|can|you|the|that|for|me|with|out|cartas?|formularios?|papel(?:es)?|documentos?|escrib\w+|llen\w+|hag\w+|haz\w*|ayud\w+|por favor|con|para|una?|el|la|lo)\b/gi;

async function begin(scene: Scene, definitionId: string): Promise<Step | null> {
  const interview = await openInterview(scene, definitionId);
  if (!interview) return null;
  const { before } = scene;
  const returnTo =
    before.node === 'document'
      ? (before.document?.returnTo ?? 'inform')
      : before.node === 'root'
        ? 'inform'
        : before.node;
  const about = topicOfDocument(scene, definitionId);
  const state = about ? withTopic(scene.state, about.id) : scene.state;
  return toStep(state, interview, beginInterview(interview, { definitionId, asking: null, row: null, returnTo }));
}

/** What is asked in between ("can he fire me for this?") is asked about what the paper is for. */
function topicOfDocument(scene: Scene, definitionId: string): Topic | null {
  const goesWith = (one: Topic | null) => one?.documents.includes(definitionId) ?? false;
  const near = scene.find().ranked.map(({ topic }) => topic);
  const all = [...scene.topics.values()];
  const first = all.find(({ documents: [one] }) => one === definitionId);
  return [scene.topic, ...near].find(goesWith) ?? first ?? all.find(goesWith) ?? null;
}
