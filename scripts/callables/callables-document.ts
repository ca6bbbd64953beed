import * as z from 'zod';
import type { Callable } from '#contract/callable.ts';
import { ERROR_CODES } from '#contract/errors.ts';
import { features } from '#contract/index.ts';

const INTRODUCTION = `# Callables

Made from \`src/contract\` by \`npm run docs:callables\`; do not edit.

Every call is \`POST /us-central1/NAME\` with \`{"data": …}\` and answers \`{"result": …}\` or
\`{"error": {"status", "message", "details"}}\`. With \`Accept: text/event-stream\` the answer is a stream of
\`data: {"message": …}\` frames that ends with \`data: {"result": …}\` or \`data: {"error": …}\`, always with status 200.

Access: \`public\` needs no session; \`account\` a signed-in person; \`visitor\` an anonymous visitor or a consumer;
\`consumer\`, \`attorney\` and \`staff\` that role with the terms accepted; \`member\` a consumer or an attorney.
`;

type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  format?: string;
  maxLength?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

function describe(schema: z.ZodType, io: 'input' | 'output'): string {
  return shape(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);
}

function shape(schema: JsonSchema): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(shape).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `[${shape(schema.items)}]${range(schema.minItems, schema.maxItems, ' entries')}`;
  if (schema.properties) return objectShape(schema);
  if (schema.additionalProperties) return `{ [name]: ${shape(schema.additionalProperties)} }`;
  if (schema.type === undefined) return 'anything';
  return `${schema.format ?? [schema.type].flat().join(' | ')}${limits(schema)}`;
}

function objectShape({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shape(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function limits({ minLength, maxLength, minimum, maximum }: JsonSchema): string {
  return (
    range(minLength, maxLength, ' characters') +
    // Every whole number has these as its ends.
    range(
      minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
      maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
      '',
    )
  );
}

function range(from: number | undefined, to: number | undefined, of: string): string {
  if (from === undefined && to === undefined) return '';
  return to === undefined ? ` (at least ${from}${of})` : ` (${from ?? 0} to ${to}${of})`;
}

function entry(name: string, callable: Callable): string {
  const lines = [
    `### ${name}`,
    '',
    callable.summary,
    '',
    `- access: \`${callable.access}\``,
    `- input: \`${describe(callable.input, 'input')}\``,
    `- output: \`${describe(callable.output, 'output')}\``,
  ];
  if (callable.chunk) lines.push(`- streams: \`${describe(callable.chunk, 'output')}\``);
  return lines.join('\n');
}

/** What `docs/callables.md` says: every callable with its fields, values and limits. */
export function callablesDocument(): string {
  const sections = Object.entries(features).map(([feature, callables]) =>
    [`## ${feature}`, ...Object.entries(callables).map(([name, callable]) => entry(name, callable))].join('\n\n'),
  );
  const codes = Object.entries(ERROR_CODES).map(([code, { wire, http }]) => `| \`${code}\` | \`${wire}\` | ${http} |`);
  const errors = ['## Error codes', '', '| code | on the wire | HTTP |', '|---|---|---|', ...codes].join('\n');
  return [INTRODUCTION, ...sections, errors].join('\n\n').replaceAll('\n\n\n', '\n\n') + '\n';
}
