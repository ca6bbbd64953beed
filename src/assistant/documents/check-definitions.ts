import { fieldsOf, type Condition, type Field } from '#domain/documents/definition.ts';
import { fillEverything } from '#domain/documents/template/fill-template.ts';
import { findRule } from '../deadlines/find-rule.ts';
import type { Definition } from './definition.ts';
import { namesIn } from './names-in-template.ts';
import { isPrefill } from './prefill.ts';

type Known = { readonly facts: ReadonlySet<string>; readonly today: string };

/** What a reviewer would send back, as sentences. Nothing found: an empty list. */
export function faultsInDefinitions(definitions: readonly Definition[], known: Known): string[] {
  const ids = new Set(definitions.map(({ id }) => id));
  return definitions.flatMap((definition) =>
    [...faultsOf(definition, known), ...faultsOfStops(definition, ids)].map((fault) => `${definition.id}: ${fault}`),
  );
}

function faultsOf(definition: Definition, { facts, today }: Known): string[] {
  const fields = fieldsOf(definition);
  return [
    ...duplicates(fields.map(({ id }) => id)).map((id) => `there are two questions ${id}`),
    ...fields.flatMap((field, index) => faultsOfField(field, fields.slice(0, index)).map((f) => `${field.id}: ${f}`)),
    ...definition.facts.filter((id) => !facts.has(id)).map((id) => `fact ${id} is not in content/knowledge`),
    ...(definition.checked > today ? ['it was checked in the future'] : []),
    ...definition.steps
      .filter(({ link, linkText }) => (link === undefined) !== (linkText === undefined))
      .map(({ text }) => `link and linkText belong together: "${text.slice(0, 40)}"`),
    ...duplicates([...definition.ask, ...definition.pide]).map((phrase) => `"${phrase}" stands twice`),
    ...(definition.counts ?? []).flatMap(({ rule, from, when = [] }) => [
      ...(findRule(rule.split(':')[0] ?? '')?.variants.some(({ id }) => id === rule.split(':')[1])
        ? []
        : [`there is no deadline ${rule}`]),
      ...when.flatMap((condition) => faultsOfCondition(condition, fields, 'a question')),
      ...(fields.find(({ id }) => id === from)?.type === 'date' ? [] : [`${from} is not a day to count from`]),
    ]),
    ...faultsOfText(definition, fields),
  ];
}

function faultsOfField(field: Field, earlier: readonly Field[]): string[] {
  const needsOptions = field.type === 'choice' || field.type === 'several';
  return [
    ...(needsOptions === (field.options === undefined)
      ? [`options belong to choice and several, not ${field.type}`]
      : []),
    ...((field.type === 'list') === (field.fields === undefined || field.item === undefined)
      ? ['item and fields belong to a list']
      : []),
    ...(field.day !== undefined && field.type !== 'date' ? [`day belongs to a date, not ${field.type}`] : []),
    ...duplicates((field.options ?? []).map(({ id }) => id)).map((id) => `option ${id} stands twice`),
    ...(field.prefill === undefined || isPrefill(field.prefill)
      ? []
      : [`nothing can be filled in from ${field.prefill}`]),
    ...(field.when ?? []).flatMap((condition) => faultsOfCondition(condition, earlier, 'an earlier question')),
    ...(field.fields ?? []).flatMap((column) => faultsOfField(column, []).map((fault) => `${column.id}: ${fault}`)),
  ];
}

function faultsOfCondition(
  { field, is, has, answered, open, shown }: Condition,
  among: readonly Field[],
  where: string,
): string[] {
  const named = among.find(({ id }) => id === field);
  if (!named) return [`${field} is not ${where}`];
  const offered = named.type === 'yes-no' ? ['yes', 'no'] : named.options?.map(({ id }) => id);
  return [
    ...([is, has, answered, open, shown].every((verb) => verb === undefined)
      ? [`a condition on ${field} says nothing`]
      : []),
    ...(is !== undefined && named.type !== 'yes-no' && named.type !== 'choice' ? [`"is" does not fit ${field}`] : []),
    ...(has !== undefined && named.type !== 'several' ? [`"has" does not fit ${field}`] : []),
    ...[...(is ?? []), ...(has ?? [])]
      .filter((value) => offered !== undefined && !offered.includes(value))
      .map((value) => `${field} has no answer ${value}`),
  ];
}

function faultsOfStops({ stops = [], ...questions }: Definition, ids: ReadonlySet<string>): string[] {
  const fields = fieldsOf(questions);
  return stops.flatMap(({ when, instead }) => [
    ...when.flatMap(({ over, column, daysAgo, not, ...condition }) => {
      const plain = over === undefined && daysAgo === undefined && not === undefined;
      const named = fields.find(({ id }) => id === condition.field);
      return [
        ...(plain || !named ? faultsOfCondition(condition, fields, 'a question') : []),
        ...(daysAgo !== undefined && named?.type !== 'date' ? [`"daysAgo" does not fit ${condition.field}`] : []),
        ...(column !== undefined && !named?.fields?.some(({ id }) => id === column)
          ? [`${condition.field} has no column ${column}`]
          : []),
      ];
    }),
    ...instead
      .flatMap(({ document }) => document ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => `there is no document ${id}`),
  ]);
}

const PLACEHOLDER = /\[[^\]\n]*\?\s*\]/;

function faultsOfText(definition: Definition, fields: readonly Field[]): string[] {
  const used = namesIn(definition.template, fields);
  const conditions = [
    ...fields.flatMap(({ when = [] }) => when.map(({ field }) => field)),
    ...(definition.stops ?? []).flatMap(({ when }) => when.map(({ field }) => field)),
    ...(definition.counts ?? []).flatMap(({ from, when = [] }) => [from, ...when.map(({ field }) => field)]),
  ];
  return [
    ...used.faults.map((fault) => `text.md: ${fault}`),
    ...used.conditions.flatMap(({ condition, among }) =>
      faultsOfCondition(condition, among, 'a question').map((fault) => `text.md: ${fault}`),
    ),
    ...fields
      .filter(({ id }) => !used.names.has(id) && !conditions.includes(id))
      .map(({ id }) => `${id} is asked and never used`),
    ...(PLACEHOLDER.test(definition.text) ? ['text.md: a question in square brackets would be printed'] : []),
    ...structureFault(definition),
  ];
}

function structureFault(definition: Definition): string[] {
  try {
    return fillEverything(definition, definition.template).length === 0 ? ['text.md: it prints nothing'] : [];
  } catch (error) {
    return [`text.md: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
