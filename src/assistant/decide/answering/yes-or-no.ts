import type { Applied } from '../../apply/apply-statement.ts';
import type { AskedAnswer } from '../../find/phrases/phrases.ts';
import type { AskedForYesOrNo } from '../../find/yes-or-no.ts';
import type { Reading, Unit } from '../../read/reading.ts';
import { asksForYesOrNo, asksWhetherSo } from '../../read/wording/question-form.ts';
import { frameOf } from '../../read/wording/question-frame.ts';
import { YES_NO_AT, YES_NO_IN_TALK_AT } from '../../numbers.ts';
import { ownAnswer, type Opening } from '../../say/opening.ts';
import type { Block } from '../../say/plan.ts';
import type { Scene } from '../scene.ts';

/** What the answer begins with for whoever asks for a yes or a no. `isClear`: it is the very question that the statement answers. */
export function openingFor(scene: Scene, block: Block | undefined, isClear: boolean): Opening {
  const [first] = block?.statements ?? [];
  const asked = askedForYesOrNo(scene.reading);
  if (!block || !first || !asked) return 'none';
  const bySum = openingBySum(first, asked.text, scene.reading);
  if (bySum || !isClear) return bySum ?? 'none';
  const isTalk = scene.topic !== null && !asksWhetherSo(scene.reading.message);
  const heardAt = (nearness: number) => scene.yesOrNo(asked, first.statement, block.topic, nearness);
  const heard = heardAt(isTalk ? YES_NO_IN_TALK_AT : YES_NO_AT);
  // The very opposite of what the text says by itself is said only to a question that is really like one that gets it.
  if (isOpposite(heard, ownAnswer(first.text.en))) return heardAt(YES_NO_IN_TALK_AT) ?? 'none';
  // What it depends on may be known: then the text that fits has said it.
  const isSettled = first.version !== first.statement.id;
  if (heard !== null && !(isSettled && heard === 'depends')) return heard;
  // What the text says by itself is the answer to a question that is not turned round.
  // In a talk it may be about anything that was spoken of: only a question that is really like it tells.
  return isTalk || frameOf(asked.text).startsWith('not-') ? 'none' : 'own';
}

const isOpposite = (one: AskedAnswer | null, other: AskedAnswer | null) =>
  (one === 'yes' && other === 'no') || (one === 'no' && other === 'yes');

/** "Can I sue for $4,500?": the sum decides, and where it cannot be compared nobody does. */
function openingBySum({ statement, verdict }: Applied, text: string, { told }: Reading): Opening | null {
  const isBySum = statement.compare.some(({ over, under }) => over ?? under);
  const isTold = Object.keys(told.amounts ?? {}).length > 0;
  if (!isBySum || !isTold) return null;
  return frameOf(text) === 'may' && verdict ? verdict : 'none';
}

/** The question that wants a yes or a no, with the story around it; null where none does. */
function askedForYesOrNo({ message, units, clauses }: Reading): AskedForYesOrNo | null {
  const [whole, ...parts] = units;
  const sentence = (parts.length > 0 ? parts : units).find(isAsked) ?? (asksForYesOrNo(message) ? whole : undefined);
  if (!sentence || !whole) return null;
  // "We are four months behind, does the bank have to warn us": the end of the sentence asks.
  const asking = clauses.find(({ text }) => sentence.text.includes(text) && asksForYesOrNo(text)) ?? sentence;
  const both = asking === whole ? [whole] : [asking, whole];
  return {
    text: asking.text,
    vectors: both.flatMap(({ vector }) => vector ?? []),
    inTalk: both.flatMap(({ inTalk }) => inTalk[0] ?? []),
  };
}

/** By its form ("can he …"), or a question that asks for nothing else, such as "Legal?". */
const isAsked = ({ text, isQuestion, kind }: Unit) => isQuestion && (kind === null || asksForYesOrNo(text));
