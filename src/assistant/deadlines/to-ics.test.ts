import { describe, expect, test } from 'vitest';
import { computeDeadline, type DeadlineInput } from './compute.ts';
import { findRule } from './find-rule.ts';
import { loadRules } from './load-rules.ts';
import { parseRule } from './parse-rule.ts';
import type { Rule } from './rule.ts';
import { toIcs, type IcsOptions } from './to-ics.ts';

const options: IcsOptions = { language: 'en', product: 'Example', now: new Date('2026-11-15T08:09:10.123Z') };
const icsOf = (rule: Rule, input: DeadlineInput, more: Partial<IcsOptions> = {}) => {
  const result = computeDeadline(rule, input);
  if (!result.ok) throw new Error(result.fault);
  return toIcs(result.deadline, { ...options, ...more });
};
const unfolded = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');
const everyFile = loadRules().flatMap((rule) =>
  rule.variants.flatMap((variant) => {
    const triggerDate = variant.before === undefined ? '2026-10-16' : '2018-10-16';
    const input = { variant: variant.id, triggerDate, days: 20 };
    return [icsOf(rule, input), icsOf(rule, input, { language: 'es' })];
  }),
);

test('a deadline is an all-day event with two alarms', () => {
  expect(unfolded(icsOf(findRule('DL08')!, { variant: 'moved-out', triggerDate: '2026-10-31' }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:dl08-moved-out-return-2026-10-31@deadlines',
    'DTSTAMP:20261115T080910Z',
    'DTSTART;VALUE=DATE:20261116',
    'DTEND;VALUE=DATE:20261117',
    'SUMMARY:Last day for the landlord to return the deposit or list what was kept',
    String.raw`DESCRIPTION:Saturday\, October 31\, 2026 itself is not counted. (General Construction Law § 20)\n14 days later is Saturday\, November 14\, 2026. (General Obligations Law § 7-108(1-a)(e))\nThat is no business day (Saturday)\, so the date moves to the next one: Monday\, November 16\, 2026. (General Construction Law § 25-a)\nAssumed: You had left the home and taken your things by that day\, and it is not one of the few kinds of housing that the law leaves out.\nThis is a count\, not advice. Courts and agencies can count differently: confirm the date with the clerk\, the notice or a lawyer.`,
    'URL:https://www.nysenate.gov/legislation/laws/GOB/7-108',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Last day for the landlord to return the deposit or list what was kept',
    'TRIGGER:-P6DT15H',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Last day for the landlord to return the deposit or list what was kept',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

describe('every file of every rule', () => {
  test('ends its lines with CRLF, and none is longer than 75 octets', () => {
    expect(everyFile.length).toBeGreaterThan(100);
    for (const ics of everyFile) {
      expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    }
  });

  test('opens and closes what it opens, and each event has what the standard asks for', () => {
    for (const ics of everyFile) {
      const open: string[] = [];
      for (const line of unfolded(ics)) {
        if (line.startsWith('BEGIN:')) open.push(line.slice(6));
        if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
      }
      expect(open).toEqual([]);
      const events = ics.split('BEGIN:VEVENT').slice(1);
      for (const event of events) {
        for (const property of ['UID:', 'DTSTAMP:', 'DTSTART;VALUE=DATE:', 'SUMMARY:'])
          expect(event.split(`\r\n${property}`)).toHaveLength(2);
        expect(event.split('BEGIN:VALARM')).toHaveLength(3);
      }
    }
  });

  test('has no two events with one name', () => {
    for (const ics of everyFile) {
      const uids = unfolded(ics).filter((line) => line.startsWith('UID:'));
      expect(new Set(uids).size).toBe(uids.length);
    }
  });
});

test('two dates are two events', () => {
  const lines = unfolded(icsOf(findRule('DL16')!, { variant: 'notice', triggerDate: '2026-11-02' }));
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20261127',
    'DTSTART;VALUE=DATE:20261202',
  ]);
});

test('a calendar that others see does not tell what somebody lives through', () => {
  const ics = unfolded(icsOf(findRule('DL16')!, { variant: 'notice', triggerDate: '2026-11-02' })).join('\n');
  expect(ics).not.toMatch(/violence|danger|911/i);
});

const withWords = (what: string) =>
  parseRule(
    'x.yaml',
    `
id: DL98
title: { en: t, es: t }
category: housing
whose: yours
who: { en: w, es: w }
law: A law
variants:
  - id: one
    event: served
    when: { en: w, es: w }
    ask: { en: a, es: a }
    dates:
      - id: act
        what: { en: ${JSON.stringify(what)}, es: x }
        count: [{ period: 1 day }]
        weekends: next
    assumes: { en: a, es: a }
confidence: official
checked: 2026-01-02
`,
  );

test.each(['🗽', 'ñ', '李', 'a🗽', 'abñ'])('a line full of %s is folded between characters', (character) => {
  const words = character.repeat(80);
  const ics = icsOf(withWords(words), { variant: 'one', triggerDate: '2026-12-30' });
  const lines = ics.split('\r\n');
  expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(unfolded(ics)).toContain(`SUMMARY:${words}`);
});

test('hostile words cannot break out of their line', () => {
  const rule = withWords('One\r\nEND:VCALENDAR\nTwo; three, four\\five\rsix\u0000\u0007 🗽李小龍');
  const ics = icsOf(rule, { variant: 'one', triggerDate: '2026-12-30' }, { product: 'A\r\nB' });
  const lines = unfolded(ics);
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  expect(lines).toContain(String.raw`SUMMARY:One\nEND:VCALENDAR\nTwo\; three\, four\\five\nsix 🗽李小龍`);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
});
