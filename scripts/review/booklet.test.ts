import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findRule } from '#assistant/deadlines/find-rule.ts';
import { aPlace } from '#test/builders/place.ts';
import { aFact, aStatement, aTopic } from '#test/builders/topic.ts';
import { bookletOf, overdue, type Review } from './booklet.ts';
import { contentBefore, entriesIn } from './changes.ts';

const fact = aFact({ checked: '2025-06-01', caution: { en: 'Some homes differ.', es: 'Algunas viviendas no.' } });
const statement = aStatement({
  en: 'The <landlord> has 14 days.',
  variants: [{ when: { nyc: 'yes' }, en: 'In the city too.', es: 'En la ciudad también.' }],
  sums: ['late-fee'],
});
const review: Review = {
  topics: [aTopic({ facts: [fact], statements: [statement] })],
  rules: [findRule('DL08')!],
  places: [aPlace()],
  today: '2026-11-15',
  earlier: null,
};

describe('the booklet', () => {
  const page = bookletOf(review);

  test('has each statement in both languages with what carries it, and room for notes', () => {
    for (const words of [
      'The &lt;landlord&gt; has 14 days.',
      'El propietario tiene 14 días.',
      'In the city too.',
      'Worked out: late-fee; most = min(50, rent * 5%)',
      'If fee &gt; most',
      'Invented Law § 1',
      'https://example.com/law',
      'official',
      'checked 2025-06-01',
      'Some homes differ.',
      'Algunas viviendas no.',
      'class="notes"',
      'Last day for the landlord to return the deposit',
      '800-555-0100',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('<landlord>');
  });

  test('lists what is older than its period on its first pages', () => {
    expect(overdue(review)).toEqual([
      { id: 'housing/made-up', label: 'X01 in housing/made-up, last checked 2025-06-01' },
    ]);
    expect(page.indexOf('X01 in housing/made-up, last checked')).toBeLessThan(page.indexOf('id="housing/made-up"'));
    expect(page).toContain('<mark class="overdue">overdue</mark>');
  });

  test('marks what is new or changed since a day', () => {
    const since = '2026-11-01';
    expect(page).not.toMatch(/since 20/);
    expect(bookletOf({ ...review, since, earlier: new Map() })).toContain('new since 2026-11-01');
    expect(bookletOf({ ...review, since, earlier: new Map() })).toContain('<p>Everything.</p>');
    expect(bookletOf({ ...review, since, earlier: new Map([[statement.id, 'other words']]) })).toContain(
      'changed since 2026-11-01',
    );
    const checkedBefore = { ...review, rules: [], places: [aPlace({ checked: '2026-10-01' })] };
    expect(bookletOf({ ...checkedBefore, since })).not.toMatch(/<mark>/);
    expect(bookletOf({ ...checkedBefore, since: '2025-01-01' })).toMatch(/<mark>/);
  });
});

describe('the content of an earlier day', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const git = (day: string, ...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
    });
  const write = (words: string) =>
    writeFileSync(path.join(folder, 'content/facts/x.yaml'), `- { id: X01, en: ${words}, es: hola }\n`);

  test('is read from git, whatever its shape was', () => {
    mkdirSync(path.join(folder, 'content/facts'), { recursive: true });
    git('2026-01-01', 'init', '-q');
    write('first');
    git('2026-01-01', 'add', '.');
    git('2026-01-01', 'commit', '-qm', 'one');
    write('second');
    git('2026-03-01', 'commit', '-qam', 'two');
    expect(contentBefore('2026-02-01', folder)?.get('X01')).toBe('first\nhola');
    expect(contentBefore('2026-03-02', folder)?.get('X01')).toBe('hola\nsecond');
    expect(contentBefore('2025-12-31', folder)).toEqual(new Map());
    expect(contentBefore('2026-02-01', '/')).toBeNull();
  });

  test('names statements as we do', () => {
    const file = 'statements: [{ id: time, en: a, es: b, help: { how: { en: c, es: d } } }]';
    expect(entriesIn('content/knowledge/housing/x.yaml', file)).toEqual([['housing/x#time', 'a\nb\nc\nd']]);
  });
});
