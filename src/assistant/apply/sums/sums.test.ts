import { expect, test } from 'vitest';
import type { CaseFile } from '#domain/matter/case-file.ts';
import type { Variables } from '#domain/chat/script.ts';
import { loadTopics } from '../../knowledge/load-topics.ts';
import { findSum, loadSums, parseSums } from './find-sum.ts';
import { reckon, wantedForSum } from './reckon.ts';
import { NAMES } from './values.ts';

const rules = loadSums();
const topics = loadTopics();
const using = topics.flatMap((topic) => topic.statements.flatMap((statement) => statement.sums.map((id) => ({ topic, statement, id })))); // prettier-ignore
const facts = new Map(topics.flatMap((topic) => topic.facts.map((fact) => [fact.id, fact] as const)));

/** Months, weeks and the like, and what stands for "one more than that". */
const OF_THE_CALENDAR = new Set(['0', '1', '2', '4', '7', '12', '26', '52', '365']);

test('each sum stands once, and at least one statement uses it', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id } of rules) expect(using.map((one) => one.id), id).toContain(id); // prettier-ignore
});

test('statements name sums that exist, and cite the facts that these use', () => {
  for (const { topic, statement, id } of using) {
    expect(findSum(id), `${statement.id}: ${id}`).toBeDefined();
    for (const fact of findSum(id)?.of ?? []) expect(topic.facts.map((one) => one.id), statement.id).toContain(fact); // prettier-ignore
  }
});

test.each(rules.map((rule) => [rule.id, rule] as const))('%s uses only what can be told', (_, { steps, cases }) => {
  const known = new Set<string>(NAMES);
  for (const [name, step] of steps) {
    for (const used of step.names) expect([...known]).toContain(used);
    known.add(name);
  }
  const sums = cases.flatMap((one) => [...(one.if ? [one.if] : []), ...one.says.en.sums, ...one.says.es.sums]);
  for (const used of sums.flatMap(({ names }) => [...names])) expect([...known]).toContain(used);
});

test.each(rules.map((rule) => [rule.id, rule] as const))(
  'each figure of %s stands in its facts',
  (_, { of, steps, cases }) => {
    const proof = of.map((id) => facts.get(id)?.en ?? '').join(' ').replaceAll(/(?<=\d),(?=\d)/g, '').replaceAll(/\.00?\b/g, '').replaceAll(/\b(?:three|thirds?)\b/g, '3'); // prettier-ignore
    const expressions = [...steps.map(([, step]) => step), ...cases.flatMap((one) => [...(one.if ? [one.if] : []), ...one.says.en.sums])]; // prettier-ignore
    const figures = new Set(expressions.flatMap((one) => one.figures).filter((one) => !OF_THE_CALENDAR.has(one)));
    for (const figure of figures) expect(proof, figure).toMatch(new RegExp(String.raw`(?<![\d.])${figure.replaceAll('.', '\\.')}(?![\d%])|(?<![\d.])${figure.replaceAll('.', '\\.')}(?=\.\d)`)); // prettier-ignore
  },
);

test.each(rules.map((rule) => [rule.id, rule] as const))('%s says the same in both languages', (_, { cases }) => {
  for (const { says } of cases) {
    const of = (language: 'en' | 'es') => says[language].sums.map(({ names, figures }) => [...names, ...figures].join()).toSorted(); // prettier-ignore
    const figures = (language: 'en' | 'es') => (says[language].words.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();
    expect(of('es')).toEqual(of('en'));
    expect(figures('es')).toEqual(figures('en'));
  }
});

type Told = { file?: Partial<CaseFile>; variables?: Variables };
const situation = ({ file = {}, variables = {} }: Told) => ({ file: { amounts: {}, dates: {}, ...file }, variables });
const said = (ids: readonly string[], told: Told) =>
  reckon(ids.flatMap((id) => findSum(id) ?? []), situation(told))?.says.en; // prettier-ignore

test('pay for a week and hours: what the minimum wage would be', () => {
  const told = { amounts: { earned: 600 }, paidEvery: 'week', hoursAWeek: 65 } as const;
  expect(said(['pay-for-hours'], { file: told, variables: { isNyc: true } })).toBe(
    '$600 for 65 hours is about $9.23 an hour. At the minimum wage of $17 the 40 hours are $680, and 25 more at $25.50 are $637.50: $1,317.50 a week.',
  );
  expect(said(['pay-for-hours'], { file: told, variables: { county: 'Erie', isNyc: false } })).toContain('$16');
  expect(said(['pay-for-hours'], { file: told, variables: { county: 'Nassau', isNyc: false } })).toContain('$17');
});

test('nothing is worked out while something is missing, and one thing is asked for', () => {
  expect(said(['pay-for-hours'], { file: { amounts: { earned: 600 }, paidEvery: 'week' } })).toBeUndefined();
  const rule = findSum('pay-for-hours');
  const earning = { amounts: { earned: 600 }, paidEvery: 'week' } as const;
  expect(rule && wantedForSum(rule, situation({ file: earning }))).toBe('hours');
  expect(rule && wantedForSum(rule, situation({ file: { ...earning, hoursAWeek: 50 } }))).toBeNull();
});

test('a sum for two weeks or a month is brought to a week', () => {
  const told = (earned: number, paidEvery: CaseFile['paidEvery']) =>
    said(['pay-for-hours'], { file: { amounts: { earned }, ...(paidEvery ? { paidEvery } : {}), hoursAWeek: 60 } });
  expect(told(1200, 'two-weeks')).toMatch(/^\$600 for 60 hours/);
  expect(told(2600, 'month')).toMatch(/^\$600 for 60 hours/);
});

test('a late fee is compared with the rent, where both were told', () => {
  const fee = (amounts: CaseFile['amounts']) => reckon(['late-fee', 'late-fee-most'].flatMap((id) => findSum(id) ?? []), situation({ file: { amounts } })); // prettier-ignore
  expect(fee({ rent: 900, fee: 50 })).toMatchObject({ may: 'no', says: { en: '5% of a rent of $900 is $45, so $50 is over what may be charged.' } }); // prettier-ignore
  expect(fee({ rent: 1700, fee: 90 })).toMatchObject({ may: 'no' });
  expect(fee({ rent: 1700, fee: 50 })?.may).toBeNull();
  expect(fee({ rent: 1700 })?.says.en).toBe('For a rent of $1,700 that is $50, since 5% would be $85.');
});

test('a file with a mistake names itself and the sum', () => {
  const rule = (says: string) => `- id: wrong\n  of: [H08]\n  cases:\n    - en: '${says}'\n      es: '${says}'\n`;
  expect(() => parseSums('wrong.yaml', rule('{rent * }'))).toThrow('wrong.yaml, wrong');
  expect(() => parseSums('wrong.yaml', '- id: wrong')).toThrow('wrong.yaml');
});
