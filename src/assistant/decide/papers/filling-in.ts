import { fieldsOf, type Field } from '#domain/documents/definition.ts';
import { asWritten, nameToldIn, withoutLanguageWish, WRITTEN } from '../../documents/interview/as-written.ts';
import {
  CHOSEN,
  IN_SIGNS,
  isLeftBlank,
  isOwnCommand,
  isStop,
  isWhy,
  toChange,
} from '../../documents/interview/commands.ts';
import { continueInterview, type Interview, type Spoken } from '../../documents/interview/interview.ts';
import { inMarkdown } from '../../documents/interview/question-for.ts';
import { isNo, isYes, spokenAnswer } from '../../documents/interview/spoken-answer.ts';
import type { DocumentTalk } from '../../documents/interview/talk.ts';
import { daysIn } from '../../read/days/days.ts';
import { sentencesOf } from '../../read/sentences.ts';
import { isQuestion } from '../../read/wording/question-form.ts';
import { CHOICES_AT_MOST, LIKELY_AT } from '../../numbers.ts';
import { isNear } from '../sure.ts';
import { isFilling } from '../../remember/state.ts';
import { words } from '../../say/words.ts';
import type { Decider, Scene } from '../scene.ts';
import type { Step } from '../step.ts';
import { isResumed, openInterview, toStep } from './open-interview.ts';

/** Acts that speak about something else than the question of the form. */
const ASIDE = new Set([
  'identity', 'privacy', 'should-i', 'will-i-win', 'show-attorneys', 'need-lawyer', 'what-can-you-do', 'human', 'summary', 'recap', 'more', 'shorter',
  'simpler', 'speak-spanish', 'speak-english', 'not-what-i-asked', 'new-topic', 'back', 'distress', 'misuse', 'not-legal', 'start-document', 'bye', 'thanks', 'repeat',
]); // prettier-ignore

/** A form is being filled in and the message answers its question. A question, a command or an emergency is for the others. */
export const interview: Decider = async (scene) => {
  const { before, reading } = scene;
  const talk = before.document;
  if (!isFilling(before) || !talk || isResumed(reading.message)) return null;
  const opened = await openInterview(scene, talk.definitionId);
  const messages = opened ? toForm(scene, opened) : [];
  if (!opened || messages.length === 0) return null;
  // An address on a letter is not where the dispute is, and must not name the chat that an attorney may be shown.
  const state = { ...scene.state, variables: before.variables };
  return toStep(state, opened, continueWith(opened, talk, messages));
};

/** Of these it can be told by their form whether something stands on the line. */
const KNOWN_BY_FORM = new Set<Field['type']>([...IN_SIGNS, ...CHOSEN]);
/** Papers about the end of a life speak of it. */
const OF_DYING = new Set(['health-care-proxy', 'power-of-attorney', 'small-estate-affidavit']);

/** The message is what the open line asks for, whatever else it sounds like. */
export async function standsOnLine(scene: Scene, { definitionId, asking }: DocumentTalk): Promise<boolean> {
  const opened = await openInterview(scene, definitionId);
  const field = opened?.definition.sections.flatMap(({ fields }) => fields).find(({ id }) => id === asking);
  if (!opened || !field) return false;
  const { message } = scene.reading;
  if (isLeftBlank(field, message)) return true;
  if (!KNOWN_BY_FORM.has(field.type)) return field.type === 'paragraph' && OF_DYING.has(definitionId);
  return spokenAnswer(field, message, opened).ok;
}

/** What of a message is for the form, one thing after another; nothing where it is about something else. */
function toForm(scene: Scene, opened: Interview): string[] {
  const { reading } = scene;
  if (reading.act === 'speak-spanish' || reading.act === 'speak-english') {
    const rest = withoutLanguageWish(reading.message);
    // "Why so many questions, can it be in Spanish?" gives nothing to write.
    return [/\p{L}|\d/u.test(rest) && !rest.includes('?') ? rest : GO_ON];
  }
  const fields = fieldsOf(opened.definition);
  // "Stop. Wrong paper. I want the small claims statement."
  if (reading.act === 'start-document' && OTHER_PAPER.test(reading.message)) return [];
  const sentences = sentencesOf(reading.message);
  const last = sentences.at(-1) ?? '';
  // "No e-mail. Can I change my address?", "… at the corner of Jerome Ave. That's enough for today."
  const isAfter = sentences.length > 1 && (isStop(last) || toChange(fields, last, opened.answers) !== null);
  if (isAfter) return [sentences.slice(0, -1).join(' '), last];
  if (isOwnCommand(fields, reading.message, opened.answers)) return [reading.message];
  const asked = fields.find(({ id }) => id === scene.before.document?.asking);
  const parts = asked ? inParts(asked, sentences) : null;
  if (parts) return parts;
  if (asked && isBesideTheLine(scene, opened, asked)) return [];
  return isInterruption(scene, asked) && !isPlainAnswer(scene, opened) ? [] : [reading.message];
}

/** "My boss says he will call ICE", where a telephone number is asked for: no answer, and plainly about something that we know. */
function isBesideTheLine(scene: Scene, opened: Interview, field: Field): boolean {
  const { reading, before } = scene;
  const isLong = reading.message.trim().split(/\s+/).length > WORDS_OF_AN_ANSWER;
  if (!isLong || !IN_SIGNS.includes(field.type) || before.document?.row) return false;
  if (isLeftBlank(field, reading.message) || spokenAnswer(field, reading.message, opened).ok) return false;
  const [best] = scene.findAfresh().ranked;
  return best !== undefined && best.likely >= LIKELY_AT && isNear(best);
}
const WORDS_OF_AN_ANSWER = 6;

/** "No email. The landlord is Jo Park": two answers. "Something like Portfolio. Why do you ask?": one, and what it is for. */
function inParts(field: Field, sentences: readonly string[]): string[] | null {
  const [first = '', ...rest] = sentences;
  const named = rest.length === 0 && WRITTEN.includes(field.type) ? BUT_WHY.exec(first)?.groups?.['answer'] : undefined;
  if (named !== undefined) return [named];
  if (rest.length === 0) return null;
  const more = rest.join(' ');
  if (LINES.has(field.type) && isLeftBlank(field, first) && !isQuestion(more) && !isLeftBlank(field, more))
    return [first, more];
  const last = sentences.at(-1) ?? '';
  return isWhy(last) || ABOUT_THE_LINE.test(last) ? [sentences.slice(0, -1).join(' ')] : null;
}
/** "… Is that too short?", "… ¿hace falta el zip?": the line is written, and shows itself that it will do. */
const ABOUT_THE_LINE =
  /^\W*(?:(?:is|does|will) (?:that|this|it) (?:(?:too|enough|ok(?:ay)?|fine|right|correct|good|short|long|work)\b.*|go there)|(?:should|do) i (?:say|write|put|add|need) (?:more|the (?:zip|apartment)).*|did i (?:get|write|do|put) (?:that|it) right|where does (?:that|this|it) go|can i (?:change|add|fix) (?:it|that|more|this)(?: later)?|(?:con )?(?:eso|esto) (?:basta|alcanza|esta bien|va)\b.*|esta (?:bien|muy corto|muy largo)(?: asi)?|hace falta (?:el|la|mas)\b.*|pongo mas.*|lo puedo cambiar.*|y si se escribe mal)\W*$/i;
/** "Devon Clarke but why do you need my name". */
const BUT_WHY = /^(?<answer>[^?,]{3,50}?)[,.]?\s+(?:but|and|pero|y)\s+(?:why|what for|por ?qu[eé]|para qu[eé])\b.*$/iu;
const LINES = new Set<Field['type']>(['phone', 'email', 'index-number']);

const OTHER_PAPER =
  /\b(?:wrong (?:paper|form|letter)|not (?:this|that|the|a) (?:paper|form|letter|one)|instead|(?:otro|otra) (?:papel|carta|formulario)|en vez)\b/i;

/** Asks the open question once more. */
const GO_ON = 'go on';

function continueWith(opened: Interview, talk: DocumentTalk, messages: readonly string[]): Spoken {
  const [first = '', ...more] = messages;
  const spoken = continueInterview(opened, talk, first);
  if (more.length === 0) return spoken;
  const now = { ...opened, answers: { ...opened.answers, ...spoken.changes } };
  const then = continueWith(now, spoken.talk, more);
  return { ...then, changes: { ...spoken.changes, ...then.changes } };
}

/** A name, a number or an address to write to: whatever else it may sound like, it stands on a line of the form. */
const isFilledIn = ({ message, asksSomething }: Scene['reading']): boolean =>
  !asksSomething && (/[\d@]/.test(message) || /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(message.trim()));

const POLITE = new Set(['thanks', 'bye']);
const SAYS_POLITELY =
  /\b(?:thank\w*|thx|ty|appreciate\w*|gracias|agradec\w+|bye|goodbye|good night|see you|adios|adiós|chao|hasta luego|nos vemos)\b/i;

/** What only sounds like danger was looked at before: here it answers. */
const isInDanger = ({ danger }: Scene['reading']): boolean => danger?.level === 'sure' && danger.nearness === undefined;

/** "What is the deadline?" is never written on a paper. */
function isInterruption({ reading, before }: Scene, field: Field | undefined): boolean {
  if (reading.isMisuse || isInDanger(reading)) return true;
  // "Que me robaron la cartera": in their own words people begin as they like.
  if (field?.type === 'paragraph' && reading.act === null && !reading.message.includes('?')) return false;
  const isAside = reading.act !== null && ASIDE.has(reading.act) && !isFilledIn(reading);
  // "Tony Ruiz" thanks for nothing.
  if (isAside && (!POLITE.has(reading.act ?? '') || SAYS_POLITELY.test(reading.message))) return true;
  const isRow = (before.document?.row ?? null) !== null;
  return reading.asksSomething && (reading.message.includes('?') || !isRow);
}

/** "Nope", "the first one": a choice that is made is an answer, whatever else it may sound like. */
function isPlainAnswer({ reading, before }: Scene, opened: Interview): boolean {
  const { document: talk } = before;
  const field = fieldsOf(opened.definition).find(({ id }) => id === talk?.asking);
  if (!field || reading.isMisuse || isInDanger(reading) || reading.message.includes('?')) return false;
  const isShort = reading.message.trim().split(/\s+/).length <= FEW_WORDS;
  if (talk?.row?.column === null) return isShort && (isYes(reading.message) || isNo(reading.message));
  // "Just Kevin O'Neal" asks for nothing shorter.
  if (field.type === 'date' && daysIn(reading.message, reading.today).length > 0) return true;
  if (field.type === 'name' && isShort && reading.act === 'shorter' && !SHORTER.test(reading.message)) return true;
  if (field.type === 'name' && isName(reading, field)) return true;
  if (CHOSEN.includes(field.type)) return isSaidOnLine(reading) && spokenAnswer(field, reading.message, opened).ok;
  return isLeftBlank(field, reading.message);
}
const FEW_WORDS = 5;

/** "Soy Rigoberto Alvarenga" weeps for nothing, and "Graciela Ponce de León" is no other subject. */
function isName({ message, act, asksSomething }: Scene['reading'], field: Field): boolean {
  if (asksSomething) return false;
  if (nameToldIn(message) !== null) return true;
  const words = message.trim().split(/\s+/).length;
  return words > 1 && words <= FEW_WORDS && HEARD_IN_NAMES.has(act ?? '') && asWritten(field, message).isCertain;
}
const HEARD_IN_NAMES = new Set([
  'distress',
  'not-legal',
  'should-i',
  'will-i-win',
  'repeat',
  'recap',
  'summary',
  'back',
]);

/** A few words, or a sentence that does not begin like a question and does nothing else. */
function isSaidOnLine({ message, act }: Scene['reading']): boolean {
  const words = message.trim().split(/\s+/).length;
  return words <= FEW_WORDS || (words <= WORDS_OF_A_CHOICE && act === null && !ASKS_FIRST.test(message));
}
const WORDS_OF_A_CHOICE = 16;
const ASKS_FIRST =
  /^\W*(?:(?:and|but|so|wait|y|pero|ok(?:ay)?)[, ]+)*(?:what|how|why|when|where|who|which|can|could|do|does|did|will|would|should|is|are|am|c[oó]mo|cu[aá]ndo|cu[aá]nt\w+|d[oó]nde|qui[eé]n|por qu[eé]|puedo|pueden?|debo|tengo que)\b/iu;
const SHORTER = /\b(?:short\w*|brief\w*|cort[oa]|breve|resum\w*)\b/i;

/** After an interruption the form goes on where it stood. */
export async function backToForm(scene: Scene, step: Step): Promise<Step> {
  const talk = scene.before.document;
  if (
    !isFilling(scene.before) ||
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
  const given = answerBeside(scene, opened, field);
  // What is typed next is an answer to a form: an attorney does not see it before they accept.
  const form = toStep(step.state, opened, continueInterview(opened, talk, given ?? GO_ON));
  const lead = `**${words[language].backToForm}** ${inMarkdown(opened.definition.title)}`;
  const markdown = [step.markdown, '---', lead, form.markdown].join('\n\n');
  // "Is it one of these?" needs these; anything else to tap would stand under the form's own question.
  const meant = OF_THESE.test(step.markdown) ? step.choices.filter(({ message }) => message.endsWith('?')) : [];
  const choices = [...meant, ...form.choices].slice(0, CHOICES_AT_MOST);
  return { ...step, markdown, choices, offers: [], state: form.state, document: form.document };
}

const OF_THESE = /\b(?:one|which) of these\b|\b(?:una|alguna|cuál) de estas\b/i;

/** "PO Box 88, Yonkers 10701. Can he fire me for this?": what stands before the question is written down too. */
function answerBeside({ reading, before }: Scene, opened: Interview, field: Field): string | null {
  // "914 555 0182 and what if he threatens me".
  const isSign = !before.document?.row && BY_SIGNS.has(field.type);
  const sign = isSign ? spokenAnswer(field, reading.message, opened) : null;
  if (sign?.ok && typeof sign.answer === 'string') return sign.answer;
  // "No. Y me pueden meter presa": a word by itself is a sentence too.
  const sentences = sentencesOf(reading.message).flatMap((one) => one.split(/(?<=^no[.,!]) /i));
  const asked = sentences.findIndex((one) => one.includes('?') || isQuestion(one));
  const [first, after] = [sentences.slice(0, Math.max(asked, 0)), sentences.slice(asked + 1)].map((some) =>
    some.join(' '),
  );
  // "Will they punish her? My name is Olumide Adeyemi", "he is called Boris Feldman. Who sees this?"
  const isAfter = field.type === 'name' && INTRODUCED.test(after ?? '');
  const given = (isAfter ? after : first || after) ?? '';
  const isName = isAfter || (field.type === 'name' && nameToldIn(given) !== null);
  if (asked < 0 || given === '' || before.document?.row || !(isName || BESIDE.includes(field.type))) return null;
  const isClear = asWritten(field, given).isCertain && given.split(/\s+/).length <= WORDS_BESIDE;
  return isClear && (isLeftBlank(field, given) || spokenAnswer(field, given, opened).ok) ? given : null;
}
/** A number or an address to write to is one wherever it stands. */
const BY_SIGNS = new Set<Field['type']>(['phone', 'email']);
const WORDS_BESIDE = 12;
const INTRODUCED = /^(?:my name is|i'?m|i am|me llamo|mi nombre es|soy)\s/i;
/** Of these it can be told whether a sentence is the answer. */
const BESIDE: readonly Field['type'][] = [
  'address',
  'date',
  'money',
  'phone',
  'email',
  'index-number',
  'yes-no',
  'choice',
];
