import { describe, expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { aPlace } from '#test/builders/place.ts';
import { aFact, aStatement, aTopic } from '#test/builders/topic.ts';
import { applyStatement } from '../apply/apply-statement.ts';
import { deadlinesFor } from '../apply/deadlines.ts';
import { compose } from './compose.ts';
import { EMPTY_PLAN } from './plan.ts';

const topic = aTopic({
  facts: [
    aFact(),
    aFact({ id: 'X02', law: 'Invented Law § 2', changed: { en: 'New in 2026.', es: 'Nuevo en 2026.' } }),
  ],
  statements: [
    aStatement({ en: 'No. The limit is $100.', es: 'No. El límite es $100.' }),
    aStatement({ id: 'housing/made-up#more', of: ['X02'], en: 'Yes. More is known.', es: 'Sí. Se sabe más.' }),
  ],
  gather: [{ en: 'The lease', es: 'El contrato' }],
  deadlines: ['DL08'],
});
const situation = { file: { ...EMPTY_CASE, dates: { 'moved-out': '2026-10-31' } }, variables: {} };
const reader = { language: 'en', today: '2026-11-15', opening: 'own', isFirst: true } as const;
const block = { topic, statements: [applyStatement(topic.statements[0]!, situation)] };

test('the answer comes first, cited, and says yes or no only where that was asked', () => {
  const { markdown, sources, facts } = compose({ ...EMPTY_PLAN, blocks: [block] }, reader);
  expect(markdown).toMatch(/^No\. The limit is \$100\. \[\[1\]\]\(#source-1\)/);
  expect(markdown).toMatch(/\*General information about New York law, not legal advice\.\*$/);
  expect(sources).toMatchObject([{ number: 1, citation: 'Invented Law § 1', title: 'Something made up' }]);
  expect(facts).toEqual(['X01']);
  expect(compose({ ...EMPTY_PLAN, blocks: [block] }, { ...reader, opening: 'none' }).markdown).toMatch(
    /^The limit is \$100\./,
  );
});

test('what else there is lies folded, in the same language, and recent changes are named', () => {
  const plan = {
    ...EMPTY_PLAN,
    blocks: [block],
    folded: topic.statements.slice(1).map((one) => applyStatement(one, situation)),
    practical: topic,
    help: [aPlace()],
  };
  const { markdown } = compose(plan, { ...reader, language: 'es' });
  expect(markdown).toContain(
    '<details><summary>Qué más dice la ley</summary>\n\n- Se sabe más. [[2]](#source-2) *(Esto cambió hace poco, confírmelo)*\n\n</details>',
  );
  expect(markdown).toContain('<summary>Conviene reunir</summary>\n\n- El contrato');
  expect(markdown).toContain(
    '- [Alguien](https://example.com/help): Devuelve llamadas. [800-555-0100](tel:18005550100)',
  );
});

describe('days', () => {
  const days = deadlinesFor(topic, { ...situation, chosen: {}, today: '2026-11-15' }).counted;
  const plan = { ...EMPTY_PLAN, blocks: [block], days };

  test('the day and the days that are left are said, the counting is folded', () => {
    const { markdown, deadlines } = compose(plan, reader);
    expect(markdown).toContain(
      '**Monday, November 16, 2026** (1 day left): Last day for the landlord to return the deposit or list what was kept.',
    );
    expect(markdown).toContain('<summary>How the days were counted</summary>');
    expect(deadlines).toMatchObject([{ rule: 'DL08', iso: '2026-11-16' }]);
  });

  test('a day of the other side that has passed is theirs, and goes into no calendar', () => {
    const { markdown, deadlines } = compose(plan, { ...reader, today: '2026-12-01' });
    expect(markdown).toContain('(that day has passed for them)');
    expect(deadlines).toEqual([]);
  });
});

test('two problems are two short blocks', () => {
  const other = { ...block, topic: { ...topic, label: { en: 'Other', es: 'Otro' } } };
  const { markdown } = compose({ ...EMPTY_PLAN, blocks: [block, other] }, reader);
  expect(markdown).toMatch(/^\*\*Made up:\*\* No\. The limit[\s\S]+\*\*Other:\*\* The limit/);
});

test('where it is not plain what was asked, the question stands over its answer, and what is said again is one sentence', () => {
  const asked = { ...block, asked: { lead: 'Perhaps you ask this:', question: 'What is the limit?' } };
  const { markdown } = compose({ ...EMPTY_PLAN, blocks: [asked] }, { ...reader, opening: 'none' });
  expect(markdown).toMatch(/^Perhaps you ask this:\n\n\*\*What is the limit\?\*\*\n\nNo\. The limit is \$100\./);
  const before = { ...asked.asked, after: 'Or is it one of these?' };
  const { card } = compose({ ...EMPTY_PLAN, blocks: [{ ...block, asked: before }] }, reader);
  expect(card?.answer).toMatch(/Or is it one of these\?$/);
  expect(card?.closing).not.toContain('one of these');
  const long = { ...topic.statements[0]!, en: 'No. The limit is $100. It is the same in every county.' };
  const again = { topic, statements: [applyStatement(long, situation)], isAgain: true as const };
  expect(compose({ ...EMPTY_PLAN, blocks: [again, asked] }, reader).markdown).toMatch(
    /^As I said: The limit is \$100\. \[\[1\]\]\(#source-1\)\n\nPerhaps you ask this:\n\n\*\*What/,
  );
  const other = { ...block, topic: { ...topic, label: { en: 'Other', es: 'Otro' } } };
  expect(compose({ ...EMPTY_PLAN, blocks: [asked, other] }, reader).markdown).toContain('**Other:** The limit');
  expect(compose({ ...EMPTY_PLAN, blocks: [other, asked] }, reader).markdown).not.toContain('**Other:**');
});

test('what nobody has compared for a year says so, in one short line', () => {
  const plan = { ...EMPTY_PLAN, blocks: [block] };
  const line = 'We last checked part of this on Sunday, November 1, 2026: confirm it on the official page.';
  expect(compose(plan, { ...reader, today: '2027-11-01' }).markdown).not.toContain('We last checked');
  expect(compose(plan, { ...reader, today: '2027-11-02' }).markdown).toContain(`\n\n*${line}*`);
  expect(compose(plan, { ...reader, today: '2027-11-02', language: 'es' }).markdown).toContain(
    'Revisamos parte de esto por última vez el domingo, 1 de noviembre de 2026',
  );
  const changed = { topic, statements: [applyStatement(topic.statements[1]!, situation)] };
  expect(compose({ ...EMPTY_PLAN, blocks: [changed] }, { ...reader, today: '2027-03-02' }).markdown).toContain(line);
});

describe('what was worked out', () => {
  const sum = { says: { en: '10% of $640 is $64.', es: '10% de $640 son $64.' }, may: null, of: ['X02'] };
  const [first, second] = topic.statements.map((one) => ({ ...applyStatement(one, situation), sum }));

  test('stands before the rule, after its yes or no, and is cited with it', () => {
    const plan = { ...EMPTY_PLAN, blocks: [{ topic, statements: [first!] }] };
    const { markdown, sources, facts } = compose(plan, reader);
    expect(markdown).toMatch(/^No\. 10% of \$640 is \$64\. The limit is \$100\./);
    expect(sources.map(({ citation }) => citation)).toEqual(['Invented Law § 1', 'Invented Law § 2']);
    expect(facts).toEqual(['X01', 'X02']);
    expect(compose(plan, { ...reader, language: 'es', opening: 'none' }).markdown).toMatch(
      /^10% de \$640 son \$64\. El límite/,
    );
  });

  test('is said once, where two statements work out the same', () => {
    const { markdown } = compose({ ...EMPTY_PLAN, blocks: [{ topic, statements: [first!, second!] }] }, reader);
    expect(markdown.match(/10% of/g)).toHaveLength(1);
    expect(markdown).toContain('More is known.');
  });
});
