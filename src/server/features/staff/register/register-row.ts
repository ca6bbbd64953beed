import { parseRegistrationMonth, parseRegistrationNumber } from '#domain/attorneys/license.ts';
import { ImportFault } from './import-fault.ts';

/** Our name for a column, and the state's. */
const COLUMNS = {
  number: 'Registration Number',
  firstName: 'First Name',
  middleName: 'Middle Name',
  lastName: 'Last Name',
  suffix: 'Suffix',
  company: 'Company Name',
  city: 'City',
  state: 'State',
  county: 'County',
  yearAdmitted: 'Year Admitted',
  department: 'Judicial Department of Admission',
  lawSchool: 'Law School',
  status: 'Status',
  nextRegistration: 'Next Registration',
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];
/** Without these a row says nothing about a license. */
const REQUIRED: readonly Column[] = ['number', 'firstName', 'lastName', 'status', 'nextRegistration'];

export type RegisterRow = Record<Exclude<Column, 'yearAdmitted' | 'nextRegistration'>, string> & {
  yearAdmitted: number | null;
  nextRegistration: string | null;
};
/** Where each column stands in this file; -1 for one that it does not have. */
export type Header = { readonly width: number; readonly at: Readonly<Record<Column, number>> };

const FIELD_MAX = 500;

export function readHeader(record: readonly string[]): Header {
  const found = record.map(plain);
  const at = Object.fromEntries(NAMES.map((name) => [name, found.indexOf(plain(COLUMNS[name]))])) as Header['at'];
  const missing = REQUIRED.filter((name) => at[name] < 0).map((name) => COLUMNS[name]);
  if (missing.length > 0) {
    const columns = missing.length === 1 ? 'the column' : 'the columns';
    throw new ImportFault(`This file does not have ${columns} ${inWords(missing)}.`);
  }
  return { width: record.length, at };
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
const inWords = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** The row as we keep it, or the reason why this line cannot be one. */
export function readRow(record: readonly string[], { width, at }: Header): RegisterRow | { reason: string } {
  if (record.length !== width) return { reason: `It has ${record.length} fields, the header has ${width}` };
  if (record.some((field) => field.length > FIELD_MAX))
    return { reason: `A field has more than ${FIELD_MAX} characters` };
  const field = (name: Column) => (at[name] < 0 ? '' : (record[at[name]] ?? '').replaceAll(/\s+/g, ' ').trim());
  const text = Object.fromEntries(NAMES.map((name) => [name, field(name)])) as Record<Column, string>;
  const number = parseRegistrationNumber(text.number);
  const nextRegistration = text.nextRegistration === '' ? null : parseRegistrationMonth(text.nextRegistration);
  const reason = faultOf(text, number, nextRegistration);
  if (number === null || reason) return { reason: reason ?? '' };
  const year = Number(text.yearAdmitted);
  return {
    ...text,
    number,
    nextRegistration,
    yearAdmitted: Number.isInteger(year) && year > 1800 && year < 2200 ? year : null,
  };
}

function faultOf(text: Record<Column, string>, number: string | null, month: string | null): string | null {
  const stray = Object.values(text).find((value) => UNPRINTABLE.test(value));
  if (stray !== undefined) return 'It holds characters that are no text';
  if (text.number === '') return 'Registration Number is missing';
  if (number === null) return `Registration Number “${text.number.slice(0, 40)}” is not a number of 6 to 8 digits`;
  if (text.lastName === '') return 'Last Name is missing';
  if (text.status === '') return 'Status is missing';
  if (text.nextRegistration !== '' && month === null) {
    return `Next Registration “${text.nextRegistration.slice(0, 40)}” is not a month`;
  }
  return null;
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/;
