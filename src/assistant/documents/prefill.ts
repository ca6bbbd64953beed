import type { Answer, Answers } from '#domain/documents/answers.ts';
import { fieldsOf, type Field, type Questions } from '#domain/documents/definition.ts';
import { readAnswer } from '#domain/documents/read-answer.ts';
import { NOT_AN_ISSUE } from '#domain/chat/script.ts';
import { stateFrom } from '../remember/state.ts';

/** What the account and the day know. */
const OF_PERSON = ['name', 'email', 'today'];
/** What the chat may have learned about the issue. */
const OF_ISSUE = ['county', 'state', 'issueSummary'];
/** What the chat may have been told: the day of an event (`moved-out-on`), a sum by its role (`deposit-amount`), the `other-side`. */
const SLOT = /^[a-z]+(?:-[a-z]+)+$/;

export const isPrefill = (name: string): boolean =>
  OF_PERSON.includes(name) || OF_ISSUE.includes(name) || SLOT.test(name);

export type Person = { readonly name: string; readonly email: string };
type Known = { readonly chatState: unknown; readonly person: Person | null; readonly today: string };

/** Values to offer, by field. Only what would be accepted as an answer: the person has to confirm it all the same. */
export function offeredAnswers(questions: Questions, { chatState, person, today }: Known): Answers {
  const { variables, file } = stateFrom(chatState);
  const isIssue = variables.issueSummary !== NOT_AN_ISSUE;
  const known: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(Object.entries(file.dates).map(([event, day]) => [`${event}-on`, day])),
    ...Object.fromEntries(Object.entries(file.amounts).map(([role, sum]) => [`${role}-amount`, sum.toFixed(2)])),
    // Forms that staff made earlier have it under this name.
    'injured-on': file.dates.incident,
    'other-side': file.otherSideName,
    name: person ? fullName(person) : undefined,
    email: person?.email,
    today,
    county: variables.county,
    state: variables.usState,
    issueSummary: isIssue ? variables.issueSummary : undefined,
  };
  return Object.fromEntries(
    fieldsOf(questions).flatMap((field): [string, Answer][] => {
      const answer = acceptable(field, known[field.prefill ?? ''], today);
      return answer === null ? [] : [[field.id, answer]];
    }),
  );
}

function acceptable(field: Field, value: string | undefined, today: string): Answer {
  const read = value === undefined ? null : readAnswer(field, value, today);
  return read?.ok ? read.answer : null;
}

/** An account opened by mail is named after its address: that is nobody's name. */
function fullName({ name, email }: Person): string | undefined {
  return name.includes(' ') && !email.startsWith(name) ? name : undefined;
}
