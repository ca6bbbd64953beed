import {
  applicable,
  fieldBefore,
  isAnswered,
  missing,
  nextUnasked,
  type Answer,
  type Answers,
} from '#domain/documents/answers.ts';
import { fieldsOf, type Field } from '#domain/documents/definition.ts';
import { formatAnswer } from '#domain/documents/format-answer.ts';
import { isSecretQuestion } from '#domain/documents/secret-answer.ts';
import { stopOf, stopsOf, type Stopped } from '#domain/documents/stops.ts';
import type { Language } from '../../content/words.ts';
import type { Definition } from '../definition.ts';
import { inMarkdown, questionFor } from './question-for.ts';
import { sayStop } from './say-stop.ts';
import { doubtOf, WRITTEN } from './as-written.ts';
import { isBack, isGoOn, isLeftBlank, isMust, isNext, isShow, isStop, isUnknown, isWhy, putRight, toChange, declinedType } from './commands.ts'; // prettier-ignore
import { nameAndAddress, withPart } from './in-one-line.ts';
import { allOfIt, linesInSpanish, writtenSoFar } from './on-the-paper.ts';
import { echoOf, isNo, isYes, spokenAnswer } from './spoken-answer.ts';
import { tellRow } from './tell-row.ts';
import type { DocumentTalk } from './talk.ts';
import { interviewWords } from './words.ts';

export type Interview = {
  readonly definition: Definition;
  /** As they are now; some may have been given on the form page. */
  readonly answers: Answers;
  readonly offered: Answers;
  readonly today: string;
  readonly language: Language;
};

/** What is said, where it leaves off, and what was answered. */
export type Spoken = {
  readonly markdown: string;
  readonly talk: DocumentTalk;
  readonly changes: Answers;
  readonly state: 'asking' | 'stopped' | 'done';
};

export function beginInterview(interview: Interview, talk: DocumentTalk): Spoken {
  const { definition, language } = interview;
  const stopped = stopOf(definition, interview.answers, interview.today);
  if (stopped) return askAgain(interview, talk, stopped);
  const first = nextSpoken(definition, interview.answers);
  if (!first) return finish(interview, talk, {});
  const begun = interviewWords[language].begin(inMarkdown(definition.title));
  return ask(interview, talk, { field: first, before: [begun], changes: {} });
}

/** One message of an interview: something about the interview itself, or an answer. */
export function continueInterview(interview: Interview, talk: DocumentTalk, message: string): Spoken {
  const { definition, answers } = interview;
  const text = interviewWords[interview.language];
  const { fields } = applicable(definition, answers);
  const field = fields.find(({ id }) => id === talk.asking);
  if (!field) return beginInterview(interview, { ...talk, row: null });
  if (isStop(message)) return stop(interview, talk);
  if (isWhy(message)) return ask(interview, talk, { field, before: [text.why(field.why)], changes: {}, row: talk.row });
  if (isMust(message))
    return ask(interview, talk, {
      field,
      before: [field.optional ? text.mayBeBlank : text.blankForNow],
      changes: {},
      row: talk.row,
    });
  if (isBack(message)) {
    const before = fieldBefore(definition, answers, field.id);
    return ask(interview, talk, { field: before ?? field, before: before ? [] : [text.noBack], changes: {} });
  }
  if (isShow(message))
    return ask(interview, talk, { field, before: [writtenSoFar(interview)], changes: {}, row: talk.row });
  if (isGoOn(message)) return ask(interview, talk, { field, before: [], changes: {}, row: talk.row });
  const change = toChange(fields, message, answers) ?? correctedBefore(interview, field, message);
  if (change) return changeTo(interview, talk, { ...change, current: field });
  return takeAnswer(interview, talk, { field, message });
}

/** "No, that's wrong. June 2024": the answer before, if it can be that. */
function correctedBefore(interview: Interview, field: Field, message: string): Omit<Change, 'current'> | null {
  const value = putRight(message);
  const before = value === null ? null : fieldBefore(interview.definition, interview.answers, field.id);
  // "That's wrong, leave it blank."
  if (value !== null && before && isLeftBlank(before, value)) return { field: before, isBlank: true };
  const isFor = (one: Field) =>
    spokenAnswer(one, value ?? '', interview).ok && doubtOf(interview, one, value ?? '') === null;
  return value !== null && before && isFor(before) ? { field: before, value } : null;
}

type Change = {
  readonly field: Field;
  readonly value?: string;
  /** Nothing is to stand there. */
  readonly isBlank?: true;
  readonly current: Field;
};

/** What it is to be was said at once, or is asked for; then the question that was open. */
function changeTo(interview: Interview, talk: DocumentTalk, { field, value, isBlank, current }: Change): Spoken {
  const text = interviewWords[interview.language];
  const given = value === undefined ? undefined : (withPart(field, interview.answers[field.id], value) ?? value);
  const read = isBlank ? BLANK : given === undefined ? null : spokenAnswer(field, given, interview);
  if (!read?.ok) return ask(interview, talk, { field, before: [], changes: {} });
  const doubt = given === undefined ? null : doubtOf(interview, field, given);
  if (doubt !== null)
    return ask(interview, talk, { field, before: [text.isItThis(inMarkdown(doubt))], changes: {}, unsure: doubt });
  const changed = text.changed(inMarkdown(field.label));
  return ask(interview, talk, {
    field: current,
    before: [changed],
    changes: { [field.id]: read.answer },
    row: talk.row,
  });
}

/** "Change my address to …" when all was answered: it is changed, and the paper is ready once more. */
export function changeFinished(interview: Interview, talk: DocumentTalk, message: string): Spoken | null {
  const change = toChange(applicable(interview.definition, interview.answers).fields, message, interview.answers);
  if (!change) return null;
  const read = change.value === undefined ? null : spokenAnswer(change.field, change.value, interview);
  if (!read?.ok) return ask(interview, talk, { field: change.field, before: [], changes: {} });
  return goOn(interview, talk, { from: change.field, changes: { [change.field.id]: read.answer } });
}

const BLANK = { ok: true, answer: null } as const;

type Given = { readonly field: Field; readonly message: string };

function takeAnswer(interview: Interview, talk: DocumentTalk, { field, message: said }: Given): Spoken {
  const { answers, offered, language } = interview;
  // "No. 40 Oak Terrace", to our own "Shall I write …?".
  const message = talk.unsure === undefined ? said : said.replace(/^no[.,!]*\s+(?=.*[\p{L}\d])/iu, '');
  const text = interviewWords[language];
  const isFirstTime = answers[field.id] === undefined;
  const take = (answer: Answer, echo?: string) =>
    goOn(interview, talk, { from: field, changes: { [field.id]: answer }, echo });
  if (isNext(message) && !isFirstTime) return goOn(interview, talk, { from: field, changes: {} });
  if (isNext(message) && field.optional) return take(null);
  if (field.type === 'list') {
    const told = tellRow(interview, { field, message, row: talk.row, isUnknown: isUnknown(message) });
    const { changes, row, echo } = told;
    const written = echo === undefined ? [] : [text.written(inMarkdown(echo))];
    const said = [...written, ...told.problem.map((one) => `${one} ${text.orBlank}`)];
    if (row) return ask(interview, talk, { field, before: said, changes, row });
    return goOn(interview, talk, { from: field, changes, echo });
  }
  const elsewhere = declinedElsewhere(interview, field, message);
  if (elsewhere) return ask(interview, talk, { field, before: [], changes: { [elsewhere.id]: null } });
  const next = nextSpoken(interview.definition, answers, field.id);
  const both = isFirstTime ? nameAndAddress(field, next, message) : null;
  if (both && next) {
    const [name, address] = both;
    return goOn(interview, talk, {
      from: next,
      changes: { [field.id]: name, [next.id]: address },
      echo: both.join('; '),
    });
  }
  const known = talk.unsure ?? (isFirstTime ? offered[field.id] : null);
  if (isAnswered(known) && field.type !== 'yes-no') {
    if (isYes(message)) return take(known);
    const withoutOffer = { ...interview, offered: { ...offered, [field.id]: null } };
    if (isBareNo(message)) return ask(withoutOffer, talk, { field, before: [text.asItShouldBe], changes: {} });
  }
  if (isLeftBlank(field, message)) return take(null);
  // "Yes", where a name or a sentence is asked for and none was named.
  if (WRITTEN_OUT.includes(field.type) && isBareYes(message))
    return ask(interview, talk, { field, before: [text.writeItOut], changes: {} });
  const whole = allOfIt(interview, field, message);
  if (whole !== null)
    return ask(interview, talk, {
      field,
      before: [text.isItThis(inMarkdown(formatAnswer(field, whole)))],
      changes: {},
      unsure: whole,
    });
  const read = spokenAnswer(field, message, interview);
  if (!read.ok) return ask(interview, talk, { field, before: [`${read.problem} ${text.orBlank}`], changes: {} });
  const doubt = doubtOf(interview, field, message);
  if (doubt !== null) {
    const asked = text.isItThis(inMarkdown(doubt.replaceAll('\n', ', ')));
    return ask(interview, talk, { field, before: [asked], changes: {}, unsure: doubt });
  }
  return take(read.answer, echoOf(field, message, read.answer, language));
}

/** "No phone", where a name is asked for: the line that it is about stays blank, and the question stays. */
function declinedElsewhere({ definition, answers }: Interview, field: Field, message: string): Field | null {
  const type = declinedType(message);
  if (type === null || type === field.type) return null;
  const open = applicable(definition, answers).fields.filter(({ id }) => answers[id] === undefined);
  return open.find((one) => one.type === type) ?? null;
}

const WRITTEN_OUT: readonly Field['type'][] = [...WRITTEN, 'paragraph'];
const isBareYes = (message: string) => isYes(message) && !/\s/.test(message.trim());

/** "No", and nothing else, to what we had for it. */
const isBareNo = (message: string) => isNo(message) && !/\s/.test(message.trim());

type Going = { readonly from: Field; readonly changes: Answers; readonly echo?: string | undefined };

function goOn(interview: Interview, talk: DocumentTalk, { from, changes, echo }: Going): Spoken {
  const now = { ...interview, answers: { ...interview.answers, ...changes } };
  const { definition, answers, today, language } = now;
  const stopped = stopOf(definition, answers, today);
  if (stopped) return stopAt(now, talk, stopped, changes);
  const care = stopsOf(definition, answers, today)
    .filter(({ field }) => field === from.id)
    .map(({ stop }) => sayStop(stop, language));
  const said = [...(echo === undefined ? [] : [interviewWords[language].written(inMarkdown(echo))]), ...care];
  const next = nextSpoken(definition, answers, from.id);
  if (next) return ask(now, talk, { field: next, before: said, changes });
  const last = finish(now, talk, changes);
  return { ...last, markdown: [...said, last.markdown].join('\n\n') };
}

/** The question that decided it is where the paper ends; the answers are kept. */
function stopAt({ language }: Interview, talk: DocumentTalk, { stop, field }: Stopped, changes: Answers): Spoken {
  const markdown = [sayStop(stop, language), interviewWords[language].answerAgain].join('\n\n');
  return { markdown, talk: { ...talk, asking: field, row: null }, changes, state: 'stopped' };
}

function askAgain(interview: Interview, talk: DocumentTalk, { stop, field: id }: Stopped): Spoken {
  const field = applicable(interview.definition, interview.answers).fields.find((one) => one.id === id);
  if (!field) return stopAt(interview, talk, { stop, field: id }, {});
  return ask(interview, talk, { field, before: [sayStop(stop, interview.language)], changes: {} });
}

/** A number that opens more than this paper is never asked for in a chat: it has its place on the form page. */
function nextSpoken(definition: Definition, answers: Answers, after: string | null = null): Field | null {
  const kept = secretsIn(definition).filter(({ id }) => answers[id] === undefined);
  return nextUnasked(definition, { ...answers, ...Object.fromEntries(kept.map(({ id }) => [id, null])) }, after);
}

const secretsIn = (definition: Definition): Field[] => fieldsOf(definition).filter(isSecretQuestion);

type Asked = {
  readonly field: Field;
  readonly before: readonly string[];
  readonly changes: Answers;
  readonly row?: DocumentTalk['row'];
  /** What it would be, if the person says yes to it. */
  readonly unsure?: string;
};

function ask(interview: Interview, talk: DocumentTalk, { field, before, changes, row = null, unsure }: Asked): Spoken {
  const now = { ...interview, answers: { ...interview.answers, ...changes } };
  const markdown = [...before, questionFor(now, field, row)].join('\n\n');
  return { markdown, talk: { ...talk, asking: field.id, row, unsure }, changes, state: 'asking' };
}

function finish(interview: Interview, talk: DocumentTalk, changes: Answers): Spoken {
  const { definition, answers, language } = interview;
  const text = interviewWords[language];
  const blanks = missing(definition, answers).length;
  const secrets = applicable(definition, answers).fields.filter(
    (field) => isSecretQuestion(field) && !isAnswered(answers[field.id]),
  );
  const onPage =
    secrets.length > 0 ? [text.secretOnPage(secrets.map(({ label }) => inMarkdown(label)).join(', '))] : [];
  const inSpanish = linesInSpanish(interview);
  const markdown = [
    text.done(inMarkdown(definition.title), blanks),
    ...(inSpanish === null ? [] : [inSpanish]),
    ...onPage,
    text.confirm,
  ].join('\n\n');
  return { markdown, talk: { ...talk, asking: null, row: null }, changes, state: 'done' };
}

function stop({ definition, language }: Interview, talk: DocumentTalk): Spoken {
  const markdown = interviewWords[language].stopped(inMarkdown(definition.title), '/documents');
  return { markdown, talk: { ...talk, row: null }, changes: {}, state: 'stopped' };
}
