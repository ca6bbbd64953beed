/** What is known by name. */
export type Values = ReadonlyMap<string, number>;

/** A sum as its authors write it: `min(50, rent * 5%)`, or a condition: `hours > 40 and weekly < 680`. */
export type Expression = {
  /** As its authors wrote it. */
  readonly source: string;
  /** Null while something that it needs is not known. */
  readonly valueIn: (values: Values) => number | null;
  readonly names: ReadonlySet<string>;
  /** The figures that are written in it: whoever checks the content compares them with its facts. */
  readonly figures: readonly string[];
};

type Node = (values: Values) => number;
/** Thrown inside and never outside: a name that is not known yet. */
const UNKNOWN = Symbol('unknown');

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  round: Math.round,
};
const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '>=': (a, b) => Number(a >= b),
  '=': (a, b) => Number(a === b),
  and: (a, b) => Number(a !== 0 && b !== 0),
};
/** What binds least first. */
const LEVELS: readonly (readonly string[])[] = [['and'], ['<', '<=', '>', '>=', '='], ['+', '-'], ['*', '/']];
const TOKEN = /\s*(\d+(?:\.\d+)?%?|[a-z]+[A-Za-z]*|<=|>=|[-+*/()<>=,])/y;

export function readExpression(source: string): Expression {
  const reader: Reader = { source, tokens: tokensOf(source), at: 0, names: new Set(), figures: [] };
  const whole = level(reader, 0);
  const left = reader.tokens[reader.at];
  if (left !== undefined) throw new Error(`${source}: ${left} does not belong there`);
  const { names, figures } = reader;
  return { source, names, figures, valueIn: (values) => valueOf(whole, values) };
}

/** How far the source has been read, and what was met in it. */
type Reader = {
  readonly source: string;
  readonly tokens: readonly string[];
  at: number;
  readonly names: Set<string>;
  readonly figures: string[];
};

function level(reader: Reader, depth: number): Node {
  const operators = LEVELS[depth];
  if (!operators) return single(reader);
  let left = level(reader, depth + 1);
  for (let token = peek(reader); token !== undefined && operators.includes(token); token = peek(reader)) {
    reader.at++;
    const [before, right, apply] = [left, level(reader, depth + 1), OPERATORS[token]];
    left = (values) => apply?.(before(values), right(values)) ?? Number.NaN;
  }
  return left;
}

function single(reader: Reader): Node {
  const token = next(reader);
  if (token === '(') {
    const inner = level(reader, 0);
    expect(reader, ')');
    return inner;
  }
  if (/^\d/.test(token)) return figure(reader, token);
  if (!/^[a-z]/.test(token)) throw new Error(`${reader.source}: ${token} does not belong there`);
  return peek(reader) === '(' ? call(reader, token) : named(reader, token);
}

function figure({ figures }: Reader, token: string): Node {
  figures.push(token);
  const value = token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
  return () => value;
}

function named({ names }: Reader, name: string): Node {
  names.add(name);
  return (values) => {
    const value = values.get(name);
    if (value === undefined) throw UNKNOWN;
    return value;
  };
}

function call(reader: Reader, name: string): Node {
  const apply = FUNCTIONS[name];
  if (!apply) throw new Error(`${reader.source}: there is no ${name}()`);
  expect(reader, '(');
  const given = [level(reader, 0)];
  while (peek(reader) === ',') {
    reader.at++;
    given.push(level(reader, 0));
  }
  expect(reader, ')');
  return (values) => apply(...given.map((one) => one(values)));
}

const peek = ({ tokens, at }: Reader): string | undefined => tokens[at];

function next(reader: Reader): string {
  const token = reader.tokens[reader.at++];
  if (token === undefined) throw new Error(`${reader.source}: it ends too early`);
  return token;
}

function expect(reader: Reader, wanted: string): void {
  if (next(reader) !== wanted) throw new Error(`${reader.source}: a ${wanted} is missing`);
}

function valueOf(node: Node, values: Values): number | null {
  try {
    const value = node(values);
    return Number.isFinite(value) ? value : null;
  } catch (error) {
    if (error === UNKNOWN) return null;
    throw error;
  }
}

function tokensOf(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = source.trimEnd();
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new Error(`${source}: cannot be read from "${text.slice(from)}"`);
    tokens.push(token);
  }
  return tokens;
}
