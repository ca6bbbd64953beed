import type { Field } from './definition.ts';

const line = (length: number) => '_'.repeat(length);
/** Wide enough for a hand, in a cell of a table as well. */
const CELL = line(10);
/** About three lines of the paper: a line that is too long is broken by whoever prints it. */
const PARAGRAPH = line(210);
const OPTIONS_MAX = 6;

export const MONEY_BLANK = `$${line(12)}`;
export const unchecked = (label: string): string => `[   ] ${label}`;

/** What stands where an answer is missing, as wide as somebody writes it. */
export function blankFor(field: Field, isCell: boolean): string {
  if (isCell) return field.type === 'money' ? `$${line(8)}` : field.type === 'paragraph' ? line(120) : CELL;
  switch (field.type) {
    case 'paragraph':
      return PARAGRAPH;
    case 'address':
      return line(56);
    case 'name':
      return line(32);
    case 'date':
      return `${line(16)}, 20${line(4)}`;
    case 'money':
      return MONEY_BLANK;
    case 'yes-no':
      return `${unchecked('Yes')}   ${unchecked('No')}`;
    case 'choice':
    case 'several':
      return checkBoxes(field);
    case 'text':
      return line((field.max ?? 0) > 200 ? 120 : 32);
    case 'number':
    case 'phone':
    case 'email':
    case 'list':
      return line(22);
    case 'index-number':
      return line(14);
  }
}

function checkBoxes({ options = [] }: Field): string {
  return options.length > OPTIONS_MAX
    ? line(32)
    : options.map(({ label, printed }) => unchecked(printed ?? label)).join('   ');
}
