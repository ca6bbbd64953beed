import { isAnswered } from '#domain/documents/answers.ts';
import { fieldsOf, type Field } from '#domain/documents/definition.ts';
import type { Interview } from '../../documents/interview/interview.ts';
import type { DocumentTalk } from '../../documents/interview/talk.ts';
import type { Choice } from '../../say/plan.ts';
import { words, type SayWords } from '../../say/words.ts';

/** More than this is read in the question and answered with a number. */
const OPTIONS_AT_MOST = 5;

/** What can be tapped under the question of a form; it is sent as it would be typed. */
export function answersToTap(opened: Interview, { asking, row, unsure }: DocumentTalk): Choice[] {
  const text = words[opened.language];
  const field = fieldsOf(opened.definition).find(({ id }) => id === asking);
  if (!field) return [];
  if (row !== null) return ofRow(field, row.column, text);
  const isOffered =
    unsure !== undefined || (opened.answers[field.id] === undefined && isAnswered(opened.offered[field.id]));
  const own = ofField(field, text);
  return isOffered && field.type !== 'yes-no' ? [said(text.answerYes), ...own] : own;
}

function ofRow({ fields = [] }: Field, column: string | null, text: SayWords): Choice[] {
  if (column === null) return [said(text.answerYes), said(text.answerNo)];
  const cell = fields.find(({ id }) => id === column);
  return cell ? ofField(cell, text) : [];
}

function ofField({ type, options = [], optional }: Field, text: SayWords): Choice[] {
  const unknown = said(text.answerUnknown);
  if (type === 'yes-no') return [said(text.answerYes), said(text.answerNo), unknown];
  if (type === 'date') return [{ label: text.pickDate, message: '', kind: 'date' }, unknown];
  const listed = type === 'choice' && options.length <= OPTIONS_AT_MOST ? options.map(({ label }) => said(label)) : [];
  return optional ? [...listed, said(text.answerSkip)] : listed;
}

const said = (label: string): Choice => ({ label, message: label });
