import type { Condition, Field } from '#domain/documents/definition.ts';
import { columnsOf } from '#domain/documents/template/fill-template.ts';
import type { Template } from '#domain/documents/template/parse-template.ts';

export type NamesInTemplate = {
  /** Every question that the text prints or turns on. */
  readonly names: ReadonlySet<string>;
  readonly conditions: readonly { readonly condition: Condition; readonly among: readonly Field[] }[];
  readonly faults: readonly string[];
};

/** Walks through a text and finds what it speaks of. */
export function namesIn(template: Template, fields: readonly Field[]): NamesInTemplate {
  const names = new Set<string>();
  const conditions: { condition: Condition; among: readonly Field[] }[] = [];
  const faults: string[] = [];
  walk(template, fields);
  return { names, conditions, faults };

  function walk(nodes: Template, among: readonly Field[]): void {
    for (const node of nodes) {
      if (node.type === 'field') {
        names.add(node.id);
        if (!among.some(({ id }) => id === node.id)) faults.push(`{{${node.id}}} is not a question`);
      } else if (node.type === 'sum') {
        names.add(node.list);
        const column = fields.find(({ id }) => id === node.list)?.fields?.find(({ id }) => id === node.column);
        if (column?.type !== 'money') faults.push(`${node.list}.${node.column} is no list of amounts`);
      } else if (node.type === 'if') {
        for (const condition of node.conditions) {
          names.add(condition.field);
          conditions.push({ condition, among });
        }
        walk(node.body, among);
      } else if (node.type === 'each') walkRows(node.list, node.body, among);
    }
  }

  function walkRows(list: string, body: Template, among: readonly Field[]): void {
    names.add(list);
    const field = fields.find(({ id }) => id === list);
    if (!field || columnsOf(field).length === 0) faults.push(`{{each ${list}}}: ${list} is no list`);
    else walk(body, [...columnsOf(field), ...among]);
  }
}
