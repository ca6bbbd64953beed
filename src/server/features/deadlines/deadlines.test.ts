import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Client } from '#test/client.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let anybody: Client;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = new Date('2026-11-15T12:00:00Z');
  anybody = createClient(server.url);
});
afterAll(() => server.close());

const DEPOSIT = { rule: 'DL08', variant: 'moved-out', triggerDate: '2026-10-31' };

test('the rules are listed with their questions, in both languages', async () => {
  const { rules } = await anybody.must('listDeadlineRules', {});
  expect(rules).toHaveLength(113);
  expect(rules[0]).toMatchObject({
    id: 'DL01',
    title: 'Answer a summons that was handed to you',
    category: 'consumer',
    variants: [{ id: 'in-hand', ask: 'On which day was the summons handed to you?', askDays: null, askLimit: null }],
  });
  const spanish = await anybody.must('listDeadlineRules', { language: 'es' });
  expect(spanish.rules[0]?.title).toBe('Contestar una citación (summons) que le entregaron en la mano');
});

describe('counting', () => {
  test('gives the day, the working, what was assumed and a calendar file', async () => {
    const counted = await anybody.must('countDeadline', DEPOSIT);
    expect(counted.dates).toEqual([
      {
        label: 'Last day for the landlord to return the deposit or list what was kept',
        day: 'Monday, November 16, 2026',
        iso: '2026-11-16',
      },
    ]);
    expect(counted.html).toContain('14 days later is Saturday, November 14, 2026.');
    expect(counted.html).toContain('Assumed: ');
    expect(counted.html).toContain('confirm the date with the clerk, the notice or a lawyer');
    const file = await anybody.request(counted.calendarUrl);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="deadline-2026-11-16.ics"');
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20261116');
  });

  test('in Spanish', async () => {
    const counted = await anybody.must('countDeadline', { ...DEPOSIT, language: 'es' });
    expect(counted.dates[0]?.day).toBe('lunes, 16 de noviembre de 2026');
    expect(await (await anybody.request(counted.calendarUrl)).text()).toContain('//ES');
  });

  test('says when the day is over', async () => {
    const { html } = await anybody.must('countDeadline', { ...DEPOSIT, triggerDate: '2026-08-01' });
    expect(html).toMatch(/over|passed/i);
  });

  test.each([
    [{ ...DEPOSIT, triggerDate: '2026-02-30' }, 'INVALID_ARGUMENT', 'Please give a day.'],
    [{ ...DEPOSIT, triggerDate: '' }, 'INVALID_ARGUMENT', 'Please give a day.'],
    [{ ...DEPOSIT, rule: 'DL99' }, 'NOT_FOUND', 'There is no such rule.'],
    [{ ...DEPOSIT, variant: 'toString' }, 'NOT_FOUND', 'There is no such rule.'],
    [
      { rule: 'DL19', variant: 'mailed-in-state', triggerDate: '2026-11-02' },
      'INVALID_ARGUMENT',
      'Please give the number of days in your papers, from 1 to 365.',
    ],
    [
      { rule: 'DL19', variant: 'mailed-in-state', triggerDate: '2026-11-02', days: 400 },
      'INVALID_ARGUMENT',
      'Please give the number of days in your papers, from 1 to 365.',
    ],
  ])('refuses %j', async (data, status, message) => {
    expect((await anybody.call('countDeadline', data)).error).toMatchObject({ status, message });
  });
});

test.each([
  ['', 400],
  ['?rule=DL08&variant=moved-out&from=yesterday', 400],
  ['?rule=DL99&variant=moved-out&from=2026-10-31', 404],
])('a calendar link %s answers %i', async (query, status) => {
  expect((await anybody.request(`/api/deadlines.ics${query}`)).status).toBe(status);
});
