import { parseDay } from '#domain/calendar/calendar-day.ts';
import { ENGLISH_MONTHS } from '#domain/text/months.ts';
import { isAnswered, type Answer, type Row } from './answers.ts';
import type { Field } from './definition.ts';

/** The answer as it is printed; nothing where there is none. */
export function formatAnswer(field: Field, answer: Answer | undefined): string {
  if (!isAnswered(answer)) return '';
  if (typeof answer === 'string') return formatText(field, answer);
  return answer
    .map((value) => (typeof value === 'string' ? labelOf(field, value) : formatRow(field, value)))
    .filter(Boolean)
    .join(', ');
}

function formatText(field: Field, text: string): string {
  switch (field.type) {
    case 'date':
      return formatDay(text);
    case 'money':
      return formatMoney(text);
    case 'yes-no':
      return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : text;
    case 'choice':
      return labelOf(field, text);
    case 'number':
      return withCommas(text);
    case 'text':
    case 'paragraph':
    case 'name':
    case 'address':
    case 'phone':
    case 'email':
    case 'index-number':
    case 'several':
    case 'list':
      return text;
  }
}

function labelOf(field: Field, id: string): string {
  const option = field.options?.find((one) => one.id === id);
  return option?.printed ?? option?.label ?? id;
}

function formatRow(field: Field, row: Row): string {
  return (field.fields ?? [])
    .map((column) => formatAnswer(column, row[column.id]).replaceAll('\n', ', '))
    .filter(Boolean)
    .join(', ');
}

/** `2026-11-15` → `November 15, 2026`. */
export function formatDay(iso: string): string {
  if (parseDay(iso) === null) return iso;
  const [year, month, date] = iso.split('-');
  return `${ENGLISH_MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** `1200.00` → `$1,200.00`. */
export function formatMoney(amount: string): string {
  const [dollars = '', cents = '00'] = amount.split('.');
  return `$${withCommas(dollars)}.${cents}`;
}

/** `12400` → `12,400`; what comes after the point stays. */
function withCommas(number: string): string {
  const [whole = '', rest] = number.split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (rest === undefined ? '' : `.${rest}`);
}

/** The total of a column, or nothing while one of its amounts is not known. */
export function sumOf(rows: readonly Row[], column: string): string | null {
  const cents = rows.map((row) => Math.round(Number(row[column] ?? Number.NaN) * 100));
  if (cents.length === 0 || cents.some(Number.isNaN)) return null;
  const total = cents.reduce((sum, amount) => sum + amount, 0);
  return `${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`;
}
