import { applicable, conditionHolds, isAnswered, type Answer, type Answers, type Row } from '../answers.ts';
import type { Block } from './blocks.ts';
import { fieldsOf, type Condition, type Field, type Questions } from '../definition.ts';
import { blankFor, MONEY_BLANK, unchecked } from '../blank.ts';
import { formatAnswer, formatDay, formatMoney, sumOf } from '../format-answer.ts';
import { BOUNDARY, MARK, parseBlocks, type Value } from './parse-blocks.ts';
import type { Template, TemplateNode } from './parse-template.ts';

export type Filling = { readonly answers: Answers; readonly today: string };

/** Puts the answers into the text. What somebody said is never read as markup: it travels beside the text. */
export function fillTemplate(questions: Questions, template: Template, filling: Filling): Block[] {
  const filler = new Filler(contextOf(questions, filling));
  return parseBlocks(filler.print(template), filler.values);
}

/** Everything that could ever be printed, with one row in each list: for checking a text. */
export function fillEverything(questions: Questions, template: Template): Block[] {
  const context = contextOf(questions, { answers: {}, today: '2026-01-01' });
  const filler = new Filler({ ...context, holds: () => true, rows: () => [{}] });
  return parseBlocks(filler.print(template), filler.values);
}

type Context = {
  readonly today: string;
  field(id: string): { field: Field; answer: Answer | undefined; applies: boolean } | null;
  holds(condition: Condition, row: Row | null): boolean;
  rows(list: string): readonly Row[];
};

function contextOf(questions: Questions, { answers, today }: Filling): Context {
  const fields = new Map(fieldsOf(questions).map((field) => [field.id, field]));
  const applying = applicable(questions, answers);
  const applies = new Set(applying.fields.map(({ id }) => id));
  return {
    today,
    field(id) {
      const field = fields.get(id);
      return field ? { field, answer: applying.answers[id], applies: applies.has(id) } : null;
    },
    holds(condition, row) {
      const { field: id, open, shown } = condition;
      if (open) return isOpen(id);
      if (shown) return isOpen(id) || isAnswered(applying.answers[id]);
      return conditionHolds(condition, { ...applying.answers, ...row });
    },
    rows(list) {
      const field = fields.get(list);
      const answer = applying.answers[list];
      if (isAnswered(answer)) return typeof answer === 'string' ? [] : answer.map((row) => rowOf(field, row));
      if (!field || !isOpen(list)) return [];
      if (field.type === 'several')
        return (field.options ?? []).map(({ label, printed }) => ({
          label: unchecked(printed ?? label),
          [BY_HAND]: label,
        }));
      // A list that the paper wants shows rows to fill by hand.
      return field.optional ? [] : Array.from({ length: Math.min(BLANK_ROWS, field.most ?? BLANK_ROWS) }, () => ({}));
    },
  };

  /** Nobody was asked yet, or somebody did not know: there has to be room for a pen. */
  function isOpen(id: string): boolean {
    const field = fields.get(id);
    const answer = applying.answers[id];
    return field !== undefined && applies.has(id) && (answer === undefined || (answer === null && !field.optional));
  }
}

const BLANK_ROWS = 3;
/** Marks a row that was not answered but stands there to be checked by hand. */
const BY_HAND = '';

/** An option that was chosen is a row with its label. */
function rowOf(field: Field | undefined, row: string | Row): Row {
  if (typeof row !== 'string') return row;
  const option = field?.options?.find(({ id }) => id === row);
  return { label: option?.printed ?? option?.label ?? row };
}

/** The column that the rows of chosen options have. */
const LABEL: Field = { id: 'label', ask: '', label: '', why: '', type: 'text' };
export const columnsOf = (field: Field): readonly Field[] => field.fields ?? (field.type === 'several' ? [LABEL] : []);

/** A directive that is followed by a new line stands around blocks, any other inside a sentence. */
function markOf([first]: Template): string {
  return first?.type === 'text' && /^[^\S\n]*\n/.test(first.text) ? BOUNDARY : MARK;
}

type InRow = { readonly list: Field; readonly row: Row } | null;

class Filler {
  readonly values: Value[] = [];
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  print(template: Template, inRow: InRow = null): string {
    return template.map((node) => this.#printNode(node, inRow)).join('');
  }

  #printNode(node: TemplateNode, inRow: InRow): string {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'today':
        return this.#keep({ text: formatDay(this.#context.today), inline: formatDay(this.#context.today) });
      case 'field':
        return this.#printField(node.id, inRow);
      case 'sum': {
        const total = sumOf(this.#context.rows(node.list), node.column);
        return total === null ? this.#blank(MONEY_BLANK) : this.#value(formatMoney(total));
      }
      case 'if': {
        const holds = node.conditions.every((condition) => this.#context.holds(condition, inRow?.row ?? null));
        const mark = markOf(node.body);
        return holds ? mark + this.print(node.body, inRow) + mark : mark;
      }
      case 'each':
        return this.#printRows(node.list, node.body);
    }
  }

  #printRows(list: string, body: Template): string {
    const field = this.#context.field(list)?.field;
    const mark = markOf(body);
    if (!field) return mark;
    const rows = this.#context.rows(list).map((row) => mark + this.print(body, { list: field, row }));
    return rows.join('') + mark;
  }

  #printField(id: string, inRow: InRow): string {
    const column = inRow && columnsOf(inRow.list).find((field) => field.id === id);
    const text = inRow?.row[id];
    if (inRow && column && BY_HAND in inRow.row) return this.#keep({ text: text ?? '', inline: text ?? '' });
    if (column) return this.#answer(column, text, true, true);
    const known = this.#context.field(id);
    return known ? this.#answer(known.field, known.answer, known.applies) : MARK;
  }

  #answer(field: Field, answer: Answer | undefined, applies: boolean, isCell = false): string {
    const text = formatAnswer(field, answer);
    if (text !== '') return this.#value(text, field.type === 'address' ? text.replaceAll('\n', ', ') : text);
    return applies && !field.optional ? this.#blank(blankFor(field, isCell)) : MARK;
  }

  #value(text: string, inline = text): string {
    return this.#keep({ text, inline, from: 'answer' });
  }

  #blank(blank: string): string {
    return this.#keep({ text: blank, inline: blank, from: 'blank' });
  }

  #keep(value: Value): string {
    return `\ue000${this.values.push(value) - 1}\ue001`;
  }
}
