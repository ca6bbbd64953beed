import { expect, test } from 'vitest';
import { orderAttorneys } from './attorney-order.ts';

const queens = { name: 'queens', counties: ['Queens'], placement: 0 };
const everywhere = { name: 'everywhere', counties: [], placement: 0 };
const erie = { name: 'erie', counties: ['Erie'], placement: 9 };
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('a better fit comes first, however much somebody pays', () => {
  for (let seed = 0; seed < 50; seed++) {
    const ordered = orderAttorneys([erie, everywhere, queens], { county: 'Queens', language: null }, seeded(seed));
    expect(names(ordered)).toEqual(['queens', 'everywhere', 'erie']);
    expect(ordered.map(({ fit }) => fit)).toEqual(['county', 'statewide', 'elsewhere']);
  }
});

test('without a county everybody fits alike', () => {
  expect(orderAttorneys([erie, queens], { county: null, language: null }, seeded(1)).map(({ fit }) => fit)).toEqual([
    'statewide',
    'statewide',
  ]);
});

test('those who fit alike take turns', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ ...queens, name }));
  const random = seeded(7);
  const first = { a: 0, b: 0, c: 0 };
  for (let round = 0; round < 3000; round++) {
    first[orderAttorneys([a!, b!, c!], { county: 'Queens', language: null }, random)[0]!.name as 'a' | 'b' | 'c']++;
  }
  for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('a placement of 2 comes first three times as often as none', () => {
  const paid = { ...queens, name: 'paid', placement: 2 };
  const random = seeded(11);
  let paidFirst = 0;
  for (let round = 0; round < 4000; round++) {
    if (orderAttorneys([queens, paid], { county: 'Queens', language: null }, random)[0]?.name === 'paid') paidFirst++;
  }
  expect(Math.abs(paidFirst - 3000)).toBeLessThan(150);
});

test('nobody is lost or doubled', () => {
  expect(
    names(orderAttorneys([erie, everywhere, queens], { county: 'Kings', language: null }, seeded(3))).toSorted(),
  ).toEqual(['erie', 'everywhere', 'queens']);
});

test('among those who fit alike, whoever speaks the language of the person comes first, and not before a better fit', () => {
  const candidates = [
    { name: 'paid', counties: ['Queens'], languages: ['English'], placement: 9 },
    { name: 'speaks', counties: ['Queens'], languages: ['English', 'Spanish'], placement: 0 },
    { name: 'far', counties: ['Erie'], languages: ['Spanish'], placement: 0 },
  ];
  for (const seed of [1, 2, 3, 4, 5]) {
    const ordered = orderAttorneys(candidates, { county: 'Queens', language: 'Spanish' }, seeded(seed));
    expect(ordered.map(({ name }) => name)).toEqual(['speaks', 'paid', 'far']);
  }
});

test('where no language is wanted, nobody comes first for speaking one', () => {
  const spanish = { name: 'spanish', counties: [], placement: 0, languages: ['Spanish'] };
  const other = { name: 'other', counties: [], placement: 0, languages: [] };
  const firsts = new Set<string | undefined>();
  for (let seed = 0; seed < 20; seed++) {
    firsts.add(orderAttorneys([spanish, other], { county: null, language: null }, seeded(seed * 7919))[0]?.name);
  }
  expect(firsts).toEqual(new Set(['spanish', 'other']));
});

test('whose languages are not known speaks none', () => {
  const spanish = { name: 'spanish', counties: [], placement: 0, languages: ['Spanish'] };
  const unknown = { name: 'unknown', counties: [], placement: 9 };
  for (let seed = 0; seed < 20; seed++) {
    const wanted = { county: null, language: 'Spanish' };
    expect(orderAttorneys([unknown, spanish], wanted, seeded(seed * 7919))[0]?.name).toBe('spanish');
  }
});
