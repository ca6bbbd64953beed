import type { Answer, Answers } from '#domain/documents/answers.ts';
import { fieldsOf, type Questions } from '#domain/documents/definition.ts';
import { holdsSecret, isSecretQuestion, maskedSecret } from '#domain/documents/secret-answer.ts';
import { openText, sealText } from './seal.ts';

/** Every text within an answer. */
function eachText(answer: Answer, change: (text: string, column: string | null) => string): Answer {
  if (answer === null) return null;
  if (typeof answer === 'string') return change(answer, null);
  return answer.map((entry: string | Readonly<Record<string, string>>) =>
    typeof entry === 'string'
      ? change(entry, null)
      : Object.fromEntries(Object.entries(entry).map(([column, text]) => [column, change(text, column)])),
  ) as Answer;
}

const eachAnswer = (answers: Answers, change: (answer: Answer, id: string) => Answer): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, change(answer, id)]));

/** Which questions ask for a secret, by their id and, in a list, by the id of the column. */
function secretsOf(questions: Questions): (id: string, column: string | null) => boolean {
  const secret = new Set(
    fieldsOf(questions).flatMap((field) => [
      ...(isSecretQuestion(field) ? [field.id] : []),
      ...(field.fields ?? []).filter(isSecretQuestion).map((column) => `${field.id}.${column.id}`),
    ]),
  );
  return (id, column) => secret.has(id) || (column !== null && secret.has(`${id}.${column}`));
}

/** As they are kept: what is a secret, by its question or by its look, is sealed. */
export function sealAnswers(secret: string, questions: Questions, answers: Answers): Answers {
  const asked = secretsOf(questions);
  return eachAnswer(answers, (answer, id) =>
    eachText(answer, (text, column) =>
      text !== '' && (asked(id, column) || holdsSecret(text)) ? sealText(secret, text) : text,
    ),
  );
}

/** As they were given: for the paper, and for the person's own copy of their data. */
export function openAnswers(secret: string, answers: Answers): Answers {
  return eachAnswer(answers, (answer) => eachText(answer, (text) => openText(secret, text)));
}

/** As they are shown: the last four digits of a secret, to know it by. */
export function maskAnswers(questions: Questions, answers: Answers): Answers {
  const asked = secretsOf(questions);
  return eachAnswer(answers, (answer, id) => eachText(answer, (text, column) => maskedSecret(text, asked(id, column))));
}

/** What comes back as it was shown has not been changed: it stays what it was. */
export function unmaskAnswers(questions: Questions, given: Answers, known: Answers): Answers {
  const shown = maskAnswers(questions, known);
  return eachAnswer(given, (answer, id) => unmasked(answer, shown[id], known[id]));
}

function unmasked(given: Answer, shown: Answer | undefined, known: Answer | undefined): Answer {
  if (known === undefined || known === null || given === null) return given;
  if (JSON.stringify(given) === JSON.stringify(shown)) return known;
  if (typeof given === 'string' || typeof known === 'string' || !Array.isArray(shown)) return given;
  const knownRows = known as readonly unknown[];
  return given.map((row: unknown, index: number) => {
    const at = shown.findIndex((other, place) => place >= index && JSON.stringify(other) === JSON.stringify(row));
    return at < 0 ? row : knownRows[at];
  }) as Answer;
}
