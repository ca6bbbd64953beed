/**
 * What a value takes and refuses right at its edges, with what each becomes and the words of each refusal. Tables of these are
 * written out in the tests of the contract: a limit that moves by one fails there.
 */
export type Edges = {
  readonly takes: readonly (readonly [value: unknown, becomes: unknown])[];
  readonly refuses: readonly (readonly [value: unknown, words: string])[];
  /** What is said when it is left out; null where it may be. */
  readonly missing: string | null;
};
export type Fields = Readonly<Record<string, Edges>>;

const asTheyAre = (values: readonly unknown[]) => values.map((value) => [value, value] as const);
const of = (length: number) => 'x'.repeat(length);

const ID = '00000000-0000-4000-8000-000000000000';
export const id: Edges = {
  takes: asTheyAre([ID]),
  refuses: [
    ['x', 'Malformed id'],
    [7, 'Malformed id'],
  ],
  missing: 'Malformed id',
};

export const flag = (words = 'expected boolean'): Edges => ({
  takes: asTheyAre([true, false]),
  refuses: [
    ['yes', words],
    [1, words],
  ],
  missing: words,
});

/** What is said of a wrong type is said of everything that has no words of its own. */
type Words = { readonly missing?: string; readonly blank?: string; readonly short?: string; readonly long?: string };

/** As it was typed. */
export const text = (min: number, max: number, words: Words = {}): Edges => ({
  takes: asTheyAre([of(max), of(min), ` ${of(max - 1)}`]),
  refuses: [
    [of(max + 1), words.long ?? words.missing ?? 'Too big'],
    ...(min > 0 ? [[of(min - 1), words.short ?? words.missing ?? 'Too small'] as const] : []),
    ...(words.blank === undefined ? [] : [['', words.blank] as const]),
    [7, words.missing ?? 'expected string'],
  ],
  missing: words.missing ?? 'expected string',
});

/** Spaces around it are no part of it. */
export const trimmed = (min: number, max: number, words: Words = {}): Edges => {
  const typed = text(min, max, words);
  const around = (value: string) => ` \n${value} `;
  return {
    ...typed,
    takes: [...asTheyAre([of(max), of(min)]), [around(of(max)), of(max)], [around(of(min)), of(min)]],
    refuses: [
      ...typed.refuses,
      [around(of(max + 1)), words.long ?? words.missing ?? 'Too big'],
      ...(min > 0 ? [[around(of(min - 1)), words.short ?? words.missing ?? 'Too small'] as const] : []),
    ],
  };
};

/** Only what fits a pattern; the words are the same for all that does not. */
export const matching = (fit: readonly string[], unfit: readonly string[], words: string): Edges => ({
  takes: asTheyAre(fit),
  refuses: [...unfit, 7].map((value) => [value, words] as const),
  missing: words,
});

export const oneOf = (values: readonly string[], words = 'expected one of'): Edges =>
  matching(values, ['', 'nothing of these'], words);

export const day = (words: string): Edges =>
  matching(['2026-11-16'], ['2026-02-30', '11/16/2026', '2026-11-16T00:00:00Z'], words);

export const email = (invalid: string, missing = invalid): Edges => {
  // 64 before the sign, 254 in all, as long as an address can be.
  const longest = `${of(64)}@${[of(63), of(63), of(58)].join('.')}.co`;
  return {
    takes: [
      ['ann@mail.example', 'ann@mail.example'],
      [' Ann@Mail.Example ', 'ann@mail.example'],
      [longest, longest],
    ],
    refuses: [
      [longest.replace('@', '@x'), invalid],
      ['ann', invalid],
      ['ann@mail', invalid],
      ['', missing],
      [' ', missing],
      [7, missing],
    ],
    missing,
  };
};

type Range = { readonly from?: number; readonly to?: number };

export const whole = ({ from, to }: Range, words: Words & { readonly part?: string } = {}): Edges => ({
  takes: asTheyAre([from ?? 1, to ?? 1_000_000]),
  refuses: [
    ...(from === undefined ? [] : [[from - 1, words.short ?? words.missing ?? 'Too small'] as const]),
    ...(to === undefined ? [] : [[to + 1, words.long ?? words.missing ?? 'Too big'] as const]),
    [1.5, words.part ?? words.missing ?? 'expected int'],
    ['1', words.missing ?? 'expected number'],
  ],
  missing: words.missing ?? 'expected number',
});

/** What the public client leaves out arrives as null. */
export const maybe = (edges: Edges): Edges => ({
  ...edges,
  takes: [...edges.takes, [null, undefined]],
  missing: null,
});

/** May be left out, but is never null. */
export const unlessLeftOut = (edges: Edges): Edges => ({ ...edges, missing: null });

export const list = (item: Edges, { from = 0, to }: Range, words: Words = {}): Edges => {
  const [value, becomes] = item.takes[0] ?? [];
  const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
  return {
    takes: [
      ...item.takes.map(([one, other]) => [many(from || 1, one), many(from || 1, other)] as const),
      [many(from, value), many(from, becomes)],
      [many(to ?? from + 1, value), many(to ?? from + 1, becomes)],
    ],
    refuses: [
      ...(to === undefined ? [] : [[many(to + 1, value), words.long ?? words.missing ?? 'Too big'] as const]),
      ...(from > 0 ? [[many(from - 1, value), words.short ?? words.missing ?? 'Too small'] as const] : []),
      ...item.refuses.map(([one, refusal]) => [[one], refusal] as const),
      [{}, words.missing ?? 'expected array'],
    ],
    missing: words.missing ?? 'expected array',
  };
};

/** All fields at once, and each of them at its edges. */
export const record = (fields: Fields): Edges => {
  const names = Object.keys(fields);
  const first = (at: 0 | 1) => Object.fromEntries(names.map((name) => [name, fields[name]?.takes[0]?.[at]]));
  const [given, becomes] = [first(0), first(1)];
  const each = Object.entries(fields);
  return {
    takes: [
      [given, becomes],
      ...each.flatMap(([name, { takes }]) =>
        takes.map(
          ([value, then]) =>
            [
              { ...given, [name]: value },
              { ...becomes, [name]: then },
            ] as const,
        ),
      ),
      ...each
        .filter(([, { missing }]) => missing === null)
        .map(
          ([name]) =>
            [
              { ...given, [name]: undefined },
              { ...becomes, [name]: undefined },
            ] as const,
        ),
      [{ ...given, somethingElse: 1 }, becomes],
    ],
    refuses: [
      ...each.flatMap(([name, { refuses }]) =>
        refuses.map(([value, words]) => [{ ...given, [name]: value }, words] as const),
      ),
      ...each.flatMap(([name, { missing }]) =>
        missing === null ? [] : [[{ ...given, [name]: undefined }, missing] as const],
      ),
      ['text', 'expected object'],
    ],
    missing: 'expected object',
  };
};
