import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Callable } from '#contract/callable.ts';
import { ERROR_CODES } from '#contract/errors.ts';
import { features } from '#contract/index.ts';

/** Writes docs/callables.md from the contract; with --check it only tells whether the file is up to date. */
const FILE = path.resolve(import.meta.dirname, '../docs/callables.md');

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
  maxLength?: number;
  minLength?: number;
};

function describe(schema: z.ZodType, io: 'input' | 'output'): string {
  return shape(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);
}

function shape(schema: JsonSchema): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(shape).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `[${shape(schema.items)}]`;
  if (schema.properties) return objectShape(schema);
  if (schema.type === undefined) return 'anything';
  return `${String(schema.type)}${lengths(schema)}`;
}

function objectShape({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shape(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function lengths({ minLength, maxLength }: JsonSchema): string {
  if (minLength === undefined && maxLength === undefined) return '';
  return ` (${minLength ?? 0} to ${maxLength ?? 'any number of'} characters)`;
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

function document(): string {
  const sections = Object.entries(features).map(([feature, callables]) =>
    [`## ${feature}`, ...Object.entries(callables).map(([name, callable]) => entry(name, callable))].join('\n\n'),
  );
  const codes = Object.entries(ERROR_CODES).map(([code, { wire, http }]) => `| \`${code}\` | \`${wire}\` | ${http} |`);
  const errors = ['## Error codes', '', '| code | on the wire | HTTP |', '|---|---|---|', ...codes].join('\n');
  return [INTRODUCTION, ...sections, errors].join('\n\n').replaceAll('\n\n\n', '\n\n') + '\n';
}

const written = document();
if (!process.argv.includes('--check')) writeFileSync(FILE, written);
else if (readFileSync(FILE, 'utf8') !== written) {
  console.error('docs/callables.md is not up to date: run "npm run docs:callables".');
  process.exit(1);
}
