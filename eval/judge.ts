import { questionFor } from '#assistant/apply/questions.ts';
import { detectLanguage } from '#assistant/read/detect-language.ts';
import { handled } from './acts.ts';
import type { Conversation, Expected, ReplyKind } from './conversation.ts';
import type { Judgement } from './judgement.ts';
import { type Measure, MEASURES, perMeasure } from './measures.ts';
import { opensAs } from './openings.ts';
import type { Reply } from './play.ts';
import { uncitedStatements } from './uncited-statements.ts';

const FORBIDDEN =
  /\byou (?:should|ought to) (?:sue|file|sign|accept|reject|plead|settle|leave|quit)\b|\byou(?:'ll| will) (?:win|lose)\b|\bguarantee[sd]? (?:that )?you\b|\bI (?:advise|recommend)\b|\busted va a (?:ganar|perder)\b|\ble (?:aconsejo|recomiendo)\b/i;
/** Short enough to be read on a phone; emergencies have numbers to call and may be longer. */
const WORDS_MAX = 130;
/** A line of at least so many words that was said before is a repetition. */
const LINE_WORDS = 6;
/** A form that was interrupted goes on where it was, and says so. */
const OF_A_FORM = /· (?:question|pregunta) \d+ (?:of|de) \d+|^(?:Back to the form|Volvamos al formulario):/;
const MAY_REPEAT = new Set(['shorter', 'simpler', 'recap', 'repeat', 'summary', 'language', 'back']);

type Turn = {
  readonly expect: Expected;
  readonly reply: Reply;
  readonly before: readonly Reply[];
  readonly language: 'en' | 'es';
};

/** Every turn of a conversation is judged; a measure holds when it holds in all of them. */
export function judge({ turns, language }: Conversation, replies: readonly Reply[]): Judgement {
  let spoken = language;
  const perTurn = turns.map(({ expect }, at) => {
    const reply = replies[at];
    if (!reply) throw new Error('a turn without a reply');
    spoken = expect.language ?? spoken;
    const faults = faultsOf({ expect, reply, before: replies.slice(0, at), language: spoken });
    return perMeasure(
      (measure) => faults[measure]?.map((fault) => (turns.length > 1 ? `${at + 1}: ${fault}` : fault)) ?? null,
    );
  });
  const all = perMeasure((measure) => {
    const judged = perTurn.map((turn) => turn[measure]).filter((faults) => faults !== null);
    return judged.length === 0 ? null : judged.flat();
  });
  return {
    ...perMeasure((measure) => all[measure] && all[measure].length === 0),
    faults: MEASURES.flatMap((measure) => all[measure] ?? []),
  };
}

function faultsOf({ expect, reply, before, language }: Turn): Record<Measure, string[] | null> {
  const kind = kindOf(reply);
  const { triage, opens, mentions, category, act } = expect;
  const isEmergency = triage === 'emergency';
  return {
    kind: triage && !isEmergency && !act ? unless(isKind(kind, triage), `Expected ${triage}, got ${kind}.`) : null,
    opening:
      opens && opens.length > 0
        ? unless(opensAs(opens, reply), `Does not open with ${opens.join(' or ')}: ${reply.visible.slice(0, 90)}`)
        : null,
    mentions:
      mentions && mentions.length > 0
        ? mentions.filter((any) => !any.some((words) => has(reply.visible, words))).map((any) => `No “${any[0]}”.`)
        : null,
    area: category
      ? unless(reply.category === category, `Taken for ${reply.category ?? 'nothing'}, not for ${category}.`)
      : null,
    memory: memoryFaults(expect, reply, before),
    fresh: before.length > 0 && !(act && MAY_REPEAT.has(act)) ? repeated(reply, before) : null,
    dates: dateFaults(expect, reply),
    acts: act ? unless(handled(act, { reply, before }), `Not handled: ${act}. ${reply.visible.slice(0, 90)}`) : null,
    danger: dangerFaults(expect, reply),
    language: unless(isIn(language, reply), `Not in ${language}: ${reply.visible.slice(0, 80)}`),
    short:
      kind === 'emergency' || reply.beginsDocument
        ? null
        : unless(wordsOf(reply.visible) <= WORDS_MAX, `${wordsOf(reply.visible)} words.`),
    cited: kind === 'answer' ? uncitedStatements(reply).map((text) => `Without a source: ${text}`) : null,
    clean: forbiddenIn(reply.visible, expect.never ?? []).map((words) => `Said “${words}”.`),
  };
}

const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** "14 days" is there as "14-day" too. */
const has = (text: string, words: string) => squash(text).includes(squash(words));
const squash = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[-\s,]+/g, ' ');

/** "I can only help with legal questions" says of a recipe just what it is: no legal question. */
const isKind = (kind: ReplyKind, expected: ReplyKind) =>
  kind === expected || (expected === 'not-legal' && kind === 'refusal');

export function kindOf({ text, node, isCrisis, sources, asks, beginsDocument }: Reply): ReplyKind {
  if (isCrisis) return 'emergency';
  if (/only help with legal questions|Solo puedo ayudar con preguntas legales/.test(text)) return 'refusal';
  if (asks?.startsWith('paper:')) return 'ask-paper';
  if (node === 'out_of_state') return 'out-of-state';
  if (/could not make out a legal issue|No pude reconocer un problema legal/.test(text)) return 'not-legal';
  if (
    /do not have a sourced answer|have no sourced answer|nothing sourced on that|sorry that I cannot say it|Is it one of these|No tengo una respuesta con fuente|Tampoco tengo una fuente|Siento no poder decirlo|¿Es una de estas|Which of these is it about|De cuál de estas cosas se trata/.test(
      text,
    )
  )
    return 'abstain';
  return sources > 0 || beginsDocument ? 'answer' : 'small-talk';
}

/** What a question asks for, in the words of the data. */
const ASKS: readonly (readonly [string, RegExp])[] = [
  ['place', /^nyc$/],
  ['date', /^date:/],
  ['time-lived', /^lived$/],
  ['service', /^served$/],
  ['paper', /^paper/],
];

function memoryFaults({ neverAsks = [] }: Expected, reply: Reply, before: readonly Reply[]): string[] | null {
  if (neverAsks.length === 0 && before.length === 0) return null;
  const asked = ASKS.find(([, key]) => key.test(reply.asks ?? ''))?.[0];
  const again = reply.asks !== null && before.some(({ asks }) => asks === reply.asks);
  return [
    ...(asked && neverAsks.includes(asked)
      ? [`Asked for ${asked}, which was told: ${questionFor(reply.asks ?? '')?.ask.en ?? ''}`]
      : []),
    ...(again ? [`Asked for ${reply.asks} twice.`] : []),
  ];
}

function repeated({ visible }: Reply, before: readonly Reply[]): string[] {
  const earlier = new Set(before.flatMap((reply) => reply.visible.split('\n').map((line) => squash(line).trim())));
  const isAgain = (line: string) => wordsOf(line) >= LINE_WORDS && earlier.has(squash(line).trim());
  const lines = visible.split('\n').filter((line) => isAgain(line) && !OF_A_FORM.test(line));
  return lines.slice(0, 1).map((line) => `Said before: ${line.slice(0, 90)}`);
}

function dateFaults({ deadline, noDeadline }: Expected, reply: Reply): string[] | null {
  if (deadline) {
    return unless(
      reply.deadlines.includes(deadline) ||
        reply.text.includes(inWords(deadline, 'en-US')) ||
        reply.text.includes(inWords(deadline, 'es')),
      `${deadline} was not counted.`,
    );
  }
  return noDeadline ? unless(reply.deadlines.length === 0, `Counted ${reply.deadlines.join()}.`) : null;
}

const inWords = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** Danger must be heard, and what only sounds like it must not alarm. */
function dangerFaults({ triage, emergency }: Expected, reply: Reply): string[] | null {
  if (triage === 'emergency') {
    return unless(reply.isCrisis, `An emergency was not heard (${emergency ?? ''}).`);
  }
  return triage ? unless(!reply.isCrisis, `Alarmed without reason (${reply.emergency ?? ''}).`) : null;
}

const NOT_WORDS = /https?:\S+|www\.\S+|\b[A-Z][\p{L}.'’-]+(?: [A-Z][\p{L}.'’-]+)*\b/gu;

/** Line by line: an English line in a Spanish answer is a fault. */
function isIn(language: 'en' | 'es', { visible }: Reply): boolean {
  const lines = visible.split('\n').filter((line) => wordsOf(line.replaceAll(NOT_WORDS, ' ')) >= LINE_WORDS);
  return lines.every((line) => detectLanguage(line, language) === language);
}

/** No advice, no promise, no prediction, and nothing that is ruled out. */
function forbiddenIn(text: string, never: readonly (readonly string[])[]): string[] {
  const said = never.flat().filter((words) => has(text, words));
  const advice = FORBIDDEN.exec(text)?.[0];
  return advice ? [...said, advice] : said;
}
