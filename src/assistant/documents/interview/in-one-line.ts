import type { Answer } from '#domain/documents/answers.ts';
import type { Field } from '#domain/documents/definition.ts';
import { daysIn } from '../../read/days/days.ts';
import { asWritten } from './as-written.ts';

const NAME_THEN_ADDRESS =
  /^(?:(?:some|a|this|un|una) [^\d,;]{2,40},\s+)?(?<name>[^\d,;]{2,60}?)[\s,.;:–-]+(?:(?:(?:my |his |her |their |the )?address(?: is)?|(?:mi|su|la) direcci[oó]n(?: es)?|it'?s|i live at|vivo en|at|en)\s+)?(?<address>\d+[^\n]*|p\.? ?o\.? ?box [^\n]*)$/iu;
/** A street has a name, and a town mostly stands after it. */
const WORDS_OF_AN_ADDRESS = 3;

/** "Kevin O'Neal, 88 State St, Albany": what answers the next question too; null where a line is no more than a name. */
export function nameAndAddress(field: Field, next: Field | null, message: string): readonly [string, string] | null {
  if (field.type !== 'name' || next?.type !== 'address') return null;
  const { name = '', address = '' } = NAME_THEN_ADDRESS.exec(message.trim())?.groups ?? {};
  if (address.split(/\s+/).length < WORDS_OF_AN_ADDRESS) return null;
  const [first, second] = [asWritten(field, name), asWritten(next, address)];
  return first.isCertain && second.isCertain ? [first.value, second.value] : null;
}

const WITH_SUM =
  /^(?<what>.*\p{L}.*?)[\s,:–-]+(?<sum>\$? ?\d[\d,]*(?:\.\d{1,2})?)(?: ?(?:dollars|bucks|usd|d[oó]lares|pesos))?(?: ?(?:a month|per month|monthly|\/ ?mo(?:nth)?|al mes|mensual(?:es)?))?[.!]*$/iu;
const HEAD = /^(?<head>[^,;:]{2,40})[,;:]\s+(?<rest>[^\n]{8,})$/u;
const WORDS_OF_A_HEAD = 4;

/** A row of a list, as it is told in one line, from a column on: "rent 1200", "bathroom, the ceiling has been dripping since October 20". */
export function cellsIn(columns: readonly Field[], message: string, today: string): Readonly<Record<string, string>> {
  const [first, second, third] = columns;
  if (first?.type !== 'text' || !second) return {};
  if (second.type === 'money') {
    const { what, sum } = WITH_SUM.exec(message.trim())?.groups ?? {};
    return what && sum ? { [first.id]: what, [second.id]: sum } : {};
  }
  const { head, rest } = second.type === 'text' ? (HEAD.exec(message.trim())?.groups ?? {}) : {};
  if (!head || !rest || head.split(/\s+/).length > WORDS_OF_A_HEAD) return {};
  const [day, ...others] = third?.type === 'date' ? daysIn(rest, today) : [];
  const isOne = third !== undefined && day?.past && others.length === 0 && !day.isWholeMonth;
  return { [first.id]: head, [second.id]: rest, ...(isOne ? { [third.id]: rest.slice(day.at, day.end) } : {}) };
}

const UNIT = String.raw`(?:apt|apartment|unit|apto|apartamento|suite|ste|fl|floor|piso|#)\.? ?#?[\w-]{1,6}`;
const ONLY_UNIT = new RegExp(String.raw`^(?:it'?s |its |es )?(?<unit>${UNIT})[.!]*$`, 'iu');
const ANY_UNIT = new RegExp(String.raw`(?<![\p{L}\d])${UNIT}`, 'iu');

/** "It's apt 7D": of an address that stands there only the apartment is another; null where a whole one is given. */
export function withPart({ type }: Field, before: Answer | undefined, value: string): string | null {
  const unit = type === 'address' ? ONLY_UNIT.exec(value.trim())?.groups?.['unit'] : undefined;
  if (unit === undefined || typeof before !== 'string') return null;
  return ANY_UNIT.test(before) ? before.replace(ANY_UNIT, unit) : null;
}
