import fc from 'fast-check';
import * as z from 'zod';

type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
};

/** Things that have broken something somewhere. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'NaN',
  '1e309',
  '\u202e',
  '0'.repeat(300),
  'A-'.repeat(2000),
  '9 1 7 '.repeat(700),
  '>'.repeat(3000),
  '💥'.repeat(500),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-999999-01-01',
];

const junk = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, null, true, 0, -0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]]),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Values near to what a callable expects, and far from it: each place in it may hold its own kind, a neighbour or junk. */
export function anyInput(input: z.ZodType, known: readonly string[]): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return fc.oneof({ weight: 4, arbitrary: like(schema, known) }, { weight: 1, arbitrary: junk });
}

function like(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: proper(schema, known) }, { weight: 1, arbitrary: junk });
}

function proper(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => like(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, of]) => [name, like(of, known)] as const);
    return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
  }
  switch (schema.type) {
    case 'string':
      return text(schema.format, known);
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: 0, max: 9 }),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(typeof schema.items === 'object' ? like(schema.items, known) : junk, { maxLength: 4 });
    case 'object':
      return fc.dictionary(fc.string({ maxLength: 12 }), junk, { maxKeys: 4 });
    case undefined:
    default:
      return junk;
  }
}

function text(format: string | undefined, known: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known), fc.uuid());
  if (format === 'email') return fc.oneof(fc.emailAddress(), fc.constant('ann@people.example'));
  if (format === 'date') return fc.constantFrom('2026-02-28', '2026-02-30', '0001-01-01', '9999-12-31');
  return fc.oneof(fc.lorem({ maxCount: 8 }), fc.string({ maxLength: 80 }), fc.constantFrom(...NASTY, ...known));
}

/** Junk for a path, a query, a header or a body. */
export const anyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }), fc.uuid());
