import { fieldsOf } from '#domain/documents/definition.ts';
import { isLeftBlank } from '../../documents/interview/commands.ts';
import { beginInterview, continueInterview, type Interview, type Spoken } from '../../documents/interview/interview.ts';
import { inMarkdown, questionFor } from '../../documents/interview/question-for.ts';
import { isNo, isYes, spokenAnswer } from '../../documents/interview/spoken-answer.ts';
import { inSpanish } from '../../documents/in-spanish.ts';
import { offeredAnswers } from '../../documents/prefill.ts';
import type { Topic } from '../../knowledge/topic.ts';
import { LIKELY_AT } from '../../numbers.ts';
import type { ConversationState } from '../../remember/state.ts';
import { words } from '../../say/words.ts';
import { isElsewhere, sayWords, type Decider, type Scene } from '../scene.ts';
import { answersToTap } from './answers-to-tap.ts';
import { say, type Step } from '../step.ts';

const RESUMES =
  /\b(?:go on with|continue|resume|seguir con|continuar)\b.{0,20}\b(?:document|letter|form|documento|carta|formulario)\b/i;

/** A button or a card names a document by its title: whatever the title sounds like, and whatever is being filled in, that one is begun. */
export const namedDocument: Decider = (scene) => {
  const named = isElsewhere(scene) ? null : namedIn(scene);
  return named ? begin(scene, named) : null;
};

/** A form or letter is begun, or proposed where it is not clear that it is wanted now. */
export const documents: Decider = async (scene) => {
  const { reading, before, state } = scene;
  if (isElsewhere(scene)) return null;
  const talk = before.document;
  const isProposed = talk !== null && before.node === 'document' && talk.asking === null;
  if (isProposed && reading.isYes) return begin(scene, talk.definitionId);
  if (talk && RESUMES.test(reading.message)) return begin(scene, talk.definitionId);
  // "Who can help me fill it in?" asks for somebody.
  const asksWho = reading.units.some(({ kind }) => kind === 'who' || kind === 'where');
  if (reading.act !== 'start-document' || asksWho) return null;
  const wanted = wantedIn(scene);
  if (wanted) return begin(scene, wanted);
  // What is told beside the wish is answered at least.
  const isMore = scene.topic === null && reading.message.trim().split(/\s+/).length > WORDS_OF_A_WISH;
  return isMore ? null : say(state, sayWords(scene).documentUnknown);
};

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
  const goingWith = (one: Topic | null | undefined) => (one ? tools.of(one).map(({ id }) => id) : []);
  const own = goingWith(topic ?? likelyIn(scene));
  const earlier = state.topics.flatMap((id) => goingWith(topics.get(id)));
  const meant = idsIn(reading.message).find((id) => own.includes(id) || earlier.includes(id));
  // "The letter" names none: only what it is about does.
  const named = idsIn(reading.message.replace(ANY_PAPER, ' '))[0];
  return meant ?? own[0] ?? named ?? state.offered.findLast((id) => earlier.includes(id)) ?? earlier.at(-1) ?? null;
}

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
  return toStep(scene.state, interview, beginInterview(interview, { definitionId, asking: null, row: null, returnTo }));
}

async function openInterview({ documents: tools, turn, state }: Scene, definitionId: string) {
  const definition = tools.get(definitionId);
  if (!definition) return null;
  const begun = (await turn.documentOf?.(definitionId)) ?? null;
  const person = turn.person ?? null;
  const offered = begun?.offered ?? offeredAnswers(definition, { chatState: state, person, today: turn.today });
  const asked = state.language === 'es' ? inSpanish(definition) : definition;
  return { definition: asked, answers: begun?.answers ?? {}, offered, today: turn.today, language: state.language };
}

function toStep(state: ConversationState, opened: Interview, spoken: Spoken): Step {
  const { markdown, talk, changes, state: stage } = spoken;
  const now = { ...opened, answers: { ...opened.answers, ...changes } };
  const next = {
    ...state,
    document: talk,
    node: stage === 'asking' ? ('document' as const) : talk.returnTo,
    pending: null,
  };
  return say(next, markdown, {
    document: { definitionId: talk.definitionId, changes, isDone: stage === 'done' },
    choices: stage === 'asking' ? answersToTap(now, talk) : [],
  });
}

/** Acts that speak about something else than the question of the form. */
const ASIDE = new Set([
  'identity', 'privacy', 'should-i', 'will-i-win', 'show-attorneys', 'need-lawyer', 'what-can-you-do', 'human', 'summary', 'recap', 'shorter',
  'simpler', 'speak-spanish', 'speak-english', 'not-what-i-asked', 'new-topic', 'back', 'distress', 'misuse', 'not-legal', 'start-document', 'bye', 'thanks', 'repeat',
]); // prettier-ignore

/** A form is being filled in and the message answers its question. A question, a command or an emergency is for the others. */
export const interview: Decider = async (scene) => {
  const { before, reading } = scene;
  const talk = before.document;
  if (!isAsking(before) || !talk || RESUMES.test(reading.message)) return null;
  const opened = await openInterview(scene, talk.definitionId);
  if (isInterruption(scene) && !(opened && isPlainAnswer(scene, opened))) return null;
  // An address on a letter is not where the dispute is, and must not name the chat that an attorney may be shown.
  const state = { ...scene.state, variables: before.variables };
  return opened && toStep(state, opened, continueInterview(opened, talk, reading.message));
};

export const isAsking = ({ document, node }: ConversationState): boolean =>
  node === 'document' && (document?.asking ?? null) !== null;

const OWN_COMMANDS =
  /^\W*(?:why|back|stop|next|skip|later|por qu[eé]|para qu[eé]|atr[aá]s|siguiente|saltar|parar|pare|alto|basta)\b.{0,30}$/i;

/** A name, a number or an address to write to: whatever else it may sound like, it stands on a line of the form. */
const isFilledIn = ({ message, asksSomething }: Scene['reading']): boolean =>
  !asksSomething && (/[\d@]/.test(message) || /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(message.trim()));

/** "What is the deadline?" is never written on a paper. */
function isInterruption({ reading, before }: Scene): boolean {
  if (OWN_COMMANDS.test(reading.message)) return false;
  if (reading.isMisuse || reading.danger?.level === 'sure') return true;
  if (reading.act !== null && ASIDE.has(reading.act) && !isFilledIn(reading)) return true;
  const isRow = (before.document?.row ?? null) !== null;
  return reading.asksSomething && (reading.message.includes('?') || !isRow);
}

/** "Nope", "the first one": a choice that is made is an answer, whatever else it may sound like. */
function isPlainAnswer({ reading, before }: Scene, opened: Interview): boolean {
  const { document: talk } = before;
  const field = fieldsOf(opened.definition).find(({ id }) => id === talk?.asking);
  if (!field || reading.isMisuse || reading.danger?.level === 'sure' || reading.message.includes('?')) return false;
  const isShort = reading.message.trim().split(/\s+/).length <= FEW_WORDS;
  if (talk?.row?.column === null) return isShort && (isYes(reading.message) || isNo(reading.message));
  if (field.type === 'yes-no' || field.type === 'choice')
    return isShort && spokenAnswer(field, reading.message, opened).ok;
  return isLeftBlank(field, reading.message);
}
const FEW_WORDS = 5;

/** After an interruption the form goes on where it stood. */
export async function backToForm(scene: Scene, step: Step): Promise<Step> {
  const talk = scene.before.document;
  if (
    !isAsking(scene.before) ||
    !talk ||
    step.document ||
    step.isEnd ||
    step.isCrisis ||
    step.state.node === 'confirm_end'
  )
    return step;
  const opened = await openInterview({ ...scene, state: step.state }, talk.definitionId);
  const field = opened?.definition.sections.flatMap(({ fields }) => fields).find(({ id }) => id === talk.asking);
  if (!opened || !field) return step;
  const { language } = step.state;
  const asked = questionFor(opened, field, talk.row);
  const lead = `**${words[language].backToForm}** ${inMarkdown(opened.definition.title)}`;
  return {
    ...step,
    markdown: [step.markdown, '---', lead, asked].join('\n\n'),
    choices: answersToTap(opened, talk),
    offers: [],
    state: { ...step.state, node: 'document', document: talk, pending: null },
    // What is typed next is an answer to a form: an attorney does not see it before they accept.
    document: { definitionId: talk.definitionId, changes: {}, isDone: false },
  };
}
