import { applyStatement, type Applied } from '../../apply/apply-statement.ts';
import type { Found } from '../../find/statement-index.ts';
import type { AskedForYesOrNo } from '../../find/yes-or-no.ts';
import type { Reading, Unit } from '../../read/reading.ts';
import { asksForMore, asksForYesOrNo, asksWhetherSo, questionKindOf } from '../../read/wording/question-form.ts';
import type { AskedAnswer } from '../../find/phrases/phrases.ts';
import { frameOf } from '../../read/wording/question-frame.ts';
import { OPENED_AT, YES_NO_AT, YES_NO_LIKELY_AT } from '../../numbers.ts';
import { ownAnswer, type Opening } from '../../say/opening.ts';
import type { Block } from '../../say/plan.ts';
import { situationOf, type Scene } from '../scene.ts';
import type { Clearness } from '../sure.ts';
import { signsOfOpening } from './opening-signs.ts';
import { answersOther } from './other-question.ts';

/** From which certainty a yes or a no is said before what was not found but chosen otherwise: a side of a problem, a button, what was asked before. */
const SAID_AT: Readonly<Record<Exclude<Clearness, 'doubted'>, number>> = { clear: YES_NO_AT, likely: YES_NO_LIKELY_AT };

/** What the answer begins with for whoever asks for a yes or a no. */
export function openingFor(scene: Scene, block: Block | undefined, clearness: Clearness): Opening {
  const [first] = block?.statements ?? [];
  const asked = askedForYesOrNo(scene.reading);
  // "Should I sue?" gets the law, and no yes or no of ours.
  if (!block || !first || !asked || scene.reading.act === 'should-i') return 'none';
  const bySum = openingBySum(first, asked.text, scene.reading);
  if (bySum) return bySum;
  if (saysNeither(first, asked.text, scene.reading) || answersOther(asked.text, first)) return 'none';
  const question = { ...asked, own: ownAnswer(first.text.en) };
  const heard = scene.yesOrNo(question, first.statement, block.topic);
  const { answer } = heard;
  // What it depends on may be known: then the text that fits has said it.
  const isSettled = first.version !== first.statement.id;
  const found = scene.find().ranked.find(({ statement }) => statement.id === first.statement.id);
  if (clearness === 'doubted') return 'none';
  const isSure = found
    ? scene.opens(signsOfOpening({ asked: question, heard, found, isTalk: scene.topic !== null })) >= OPENED_AT
    : heard.share >= SAID_AT[clearness];
  if (!isSure) return 'none';
  if (FEARED.test(asked.text) && answer !== 'depends' && !saysWhatIsFeared(first, answer)) return 'none';
  return isSettled && answer === 'depends' ? 'own' : answer;
}

/**
 * Asked for a yes or a no, where ours would be a guess: the statement stands under the question that it answers, with its own. Whoever asked just that has it, and nobody
 * else takes it for theirs.
 */
export function underItsOwn(
  scene: Scene,
  { topic, statement }: Pick<Found, 'topic' | 'statement'>,
  clearness: Clearness,
): Block['asked'] {
  const asked = askedForYesOrNo(scene.reading);
  const question = statement.ask?.[scene.state.language];
  if (!asked || question === undefined || scene.reading.act === 'should-i') return undefined;
  const applied = applyStatement(statement, situationOf(scene));
  const own = ownAnswer(applied.text.en);
  const isFrightening = own === 'yes' && FEARED.test(asked.text) && !FEARED.test(question);
  if (own === null || isFrightening || saysNeither(applied, asked.text, scene.reading)) return undefined;
  const isSaid = openingFor(scene, { topic, statements: [applied] }, clearness) !== 'none';
  return isSaid || openingBySum(applied, asked.text, scene.reading) !== null ? undefined : { lead: '', question };
}

/** "Am I going to be arrested?": a yes that frightens is said where the text itself says it to just that, and never guessed; a no that calms, where just that is what it answers. */
const saysWhatIsFeared = ({ statement, text }: Applied, answer: AskedAnswer): boolean =>
  (answer === 'no' || ownAnswer(text.en) === 'yes') && (statement.ask === undefined || FEARED.test(statement.ask.en));

const FEARED =
  /\b(?:jail\w*|prison|locked up|take (?:away )?my (?:kids?|child\w*|baby|son|daughter|house|home)|lose my (?:kids?|child\w*|house|home|papers|job)|arrest\p{L}*|c[aá]rcel|pres[oa]s?|deport\p{L}*|quit\p{L}+ (?:a )?(?:mis?|los|el) (?:hij[oa]s?|niñ[oa]s?|casa)|(?:put|kick|throw|force) (?:me|us) out|take (?:him|her|them|the (?:kids?|child\w*|baby|boy|girl)) (?:away|from me|with him)|(?:me|nos) (?:puede[n]?|podria[n]?|podr[ií]a[n]?|va[n]? a) (?:sacar|echar|botar|correr|quitar)|(?:se )?(?:l[oa]s?|l[oa]) puede[n]? llevar|llev[aá]rsel[oa]s?)(?!\p{L})/iu;

/** What settles no question for yes or no says neither, where the message asks for something else too or the text gives a time: a yes in front of it would be a guess. */
const saysNeither = ({ statement, text }: Applied, asked: string, reading: Reading): boolean =>
  !statement.settles.includes('yes-no') &&
  (asksAlso(reading) || questionKindOf(asked) === 'how' || SAYS_HOW_LONG.test(text.en));

/** "Do I need a lawyer and what does it cost": the second question is for no yes. */
function asksAlso({ units }: Reading): boolean {
  const questions = units.slice(1).filter(({ isQuestion }) => isQuestion);
  return questions.length > 1 && questions.some(({ text }) => !asksForYesOrNo(text));
}

/** "3 years: a lawsuit has to start in that time". */
const SAYS_HOW_LONG = /^\W*\d+ (?:business |working |calendar )?(?:years?|days?|weeks?|months?)\b(?!')/;

/** "Can I sue for $4,500?": the sum decides, and where it cannot be compared nobody does. */
function openingBySum({ statement, verdict, sum }: Applied, text: string, { told }: Reading): Opening | null {
  if (sum?.may && frameOf(text) === 'may') return sum.may;
  const isBySum = statement.compare.some(({ over, under }) => over ?? under);
  const isTold = Object.keys(told.amounts ?? {}).length > 0;
  if (!isBySum || !isTold) return null;
  return frameOf(text) === 'may' && verdict ? verdict : 'none';
}

/** The question that wants a yes or a no, with the story around it; null where none does. */
function askedForYesOrNo({ message, units, clauses }: Reading): Omit<AskedForYesOrNo, 'own'> | null {
  const [whole, ...parts] = units;
  // "… 30 thousand is missing. What can I do about him": that it says "can I" somewhere asks for no yes.
  const isOther = parts.some(({ text, isQuestion }) => isQuestion && asksForMore(text));
  const isWhole = asksForYesOrNo(message) && !isOther;
  const sentence = (parts.length > 0 ? parts : units).find(isAsked) ?? (isWhole ? whole : undefined);
  if (!sentence || !whole) return null;
  // "We are four months behind, does the bank have to warn us": the end of the sentence asks.
  const asking = clauses.find(({ text }) => sentence.text.includes(text) && asksForYesOrNo(text)) ?? sentence;
  // "Is that allowed" is near to whatever was asked so: what it points at decides.
  const both = asking === whole || asksWhetherSo(asking.text) ? [whole] : [asking, whole];
  return { text: asking.text, vectors: both.flatMap(({ vector }) => vector ?? []) };
}

/** By its form ("can he …"), or a question that asks for nothing else, such as "Legal?". */
const isAsked = ({ text, isQuestion, kind }: Unit) =>
  isQuestion && ((kind === null && !asksForMore(text)) || asksForYesOrNo(text));
