import { FIRST_LANGUAGE, type Language } from '#domain/language.ts';
import { parseDay, isoDay } from '#domain/calendar/calendar-day.ts';
import { isUsPhone } from '#domain/privacy/us-phone.ts';
import type { Message } from '#domain/words.ts';
import type { Answer, Row } from './answers.ts';
import { maxLengthOf, ROWS_MAX, type Field } from './definition.ts';
import { problems } from './answer-problems.ts';
import { countyOption } from './listed-options.ts';

export type ReadAnswer =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: string; readonly row?: number; readonly column?: string };

/** Found out first, and said afterwards in the language of whoever reads it. */
type Read =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: Message<string>; readonly row?: number; readonly column?: string };

const refuse = (problem: Message<string>): Read => ({ ok: false, problem });
const accept = (answer: Answer): Read => ({ ok: true, answer });

/** Checks what somebody answered. Their own words are kept; only what cannot be seen is taken out. */
export function readAnswer(
  field: Field,
  given: unknown,
  today: string | null = null,
  language: Language = FIRST_LANGUAGE,
): ReadAnswer {
  const found = read(field, given, today);
  return found.ok ? found : { ...found, problem: found.problem[language] };
}

function read(field: Field, given: unknown, today: string | null): Read {
  if (given === null || given === undefined || given === '') return accept(null);
  if (field.type === 'list') return readRows(field, given, today);
  if (field.type === 'several') return readSeveral(field, given);
  if (typeof given !== 'string') return refuse(problems.text);
  const text = visible(given, field.type === 'paragraph' || field.type === 'address');
  return text === '' ? accept(null) : readText(field, text, today);
}

function readText(field: Field, text: string, today: string | null): Read {
  const max = maxLengthOf(field);
  if (text.length > max) return refuse(problems.tooLong(max));
  switch (field.type) {
    case 'date':
      return readDate(field, text, today);
    case 'money':
      return readMoney(text);
    case 'number':
      return /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? accept(text) : refuse(problems.number);
    case 'phone':
      return isUsPhone(text) ? accept(text) : refuse(problems.phone);
    case 'email':
      return EMAIL.test(text) ? accept(text) : refuse(problems.email);
    case 'index-number':
      return INDEX_NUMBER.test(text) ? accept(text) : refuse(problems.indexNumber);
    case 'yes-no':
      return text === 'yes' || text === 'no' ? accept(text) : refuse(problems.yesNo);
    case 'choice':
      return readOption(field, text);
    case 'text':
    case 'paragraph':
    case 'name':
    case 'address':
    case 'several':
    case 'list':
      return accept(text);
  }
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** Courts number their cases in many ways, but always with digits and never with a sentence. */
const INDEX_NUMBER = /^(?=.*\d{2})[\p{L}\d]+(?:[-/. ]{1,2}[\p{L}\d]+){0,5}$/u;

function readDate(field: Field, text: string, today: string | null): Read {
  const day = parseDay(text);
  if (day === null) return refuse(problems.date);
  const now = today === null ? null : parseDay(today);
  if (now !== null && field.day === 'past' && day > now) return refuse(problems.notYet);
  if (now !== null && field.day === 'future' && day < now) return refuse(problems.over);
  return accept(isoDay(day));
}

const MONEY = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Kept as dollars and cents, `1200.00`, so that totals are exact. */
function readMoney(text: string): Read {
  const [, whole, cents = ''] = MONEY.exec(text) ?? [];
  if (whole === undefined) return refuse(problems.money);
  return accept(`${Number(whole.replaceAll(',', ''))}.${cents.padEnd(2, '0')}`);
}

function readOption(field: Field, id: string): Read {
  const same = (text: string) => text.toLowerCase() === id.toLowerCase();
  const found = field.options?.find((option) => option.id === id) ?? field.options?.find(({ label }) => same(label));
  const named = field.from === 'counties' ? countyOption(id) : undefined;
  if (!found && named !== undefined) return accept(named);
  return found ? accept(found.id) : refuse(problems.oneOf);
}

function readSeveral(field: Field, given: unknown): Read {
  if (!Array.isArray(given)) return refuse(problems.among);
  const ids: readonly unknown[] = given;
  const offered = (field.options ?? []).map(({ id }) => id);
  if (!ids.every((id) => typeof id === 'string' && offered.includes(id))) {
    return refuse(problems.among);
  }
  const chosen = offered.filter((id) => ids.includes(id));
  return accept(chosen.length > 0 ? chosen : null);
}

function readRows(field: Field, given: unknown, today: string | null): Read {
  if (!Array.isArray(given)) return refuse(problems.list);
  const most = field.most ?? ROWS_MAX;
  if (given.length > most) return refuse(problems.atMost(most));
  const rows: Row[] = [];
  for (const [index, row] of given.entries()) {
    const found = readRow(field, row, today);
    if (!('row' in found)) return { ...found, row: index };
    if (Object.keys(found.row).length > 0) rows.push(found.row);
  }
  return accept(rows.length > 0 ? rows : null);
}

type Refused = { readonly ok: false; readonly problem: Message<string>; readonly column?: string };

function readRow(field: Field, given: unknown, today: string | null): { readonly row: Row } | Refused {
  if (typeof given !== 'object' || given === null) return { ok: false, problem: problems.list };
  const row: Record<string, string> = {};
  for (const column of field.fields ?? []) {
    const cell = read(column, (given as Record<string, unknown>)[column.id], today);
    if (!cell.ok) return { ok: false, problem: cell.problem, column: column.id };
    if (typeof cell.answer === 'string') row[column.id] = cell.answer;
  }
  return { row };
}

/** Control characters, and marks that turn the direction of writing, would change the paper around them unseen. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
const SPACES = /[^\S\n]+/g;
const LONE_SURROGATE = /\p{Cs}/gu;

function visible(text: string, keepsLines: boolean): string {
  const lines = text
    .normalize('NFC')
    .replace(LONE_SURROGATE, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  const flat = keepsLines ? lines : lines.replaceAll('\n', ' ');
  return flat
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(UNSEEN, '').replace(SPACES, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
