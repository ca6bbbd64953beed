import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportMessage } from '#server/platform/db/schema/support.ts';
import { createClient } from '#test/client.ts';
import { startSmtpServer } from '#test/fakes/smtp-server.ts';
import { mailsTo, newAddress } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SUPPORT_EMAIL: 'help@plainly.example' } });
});
afterAll(() => server.close());

const form = { phone: '', message: 'Hello', contactMethods: { email: true, phone: false, text: true } };

describe('submitIssue', () => {
  test('keeps the message and mails it to support, to be answered to its sender', async () => {
    const email = newAddress('writer');
    const result = await createClient(server.url).must('submitIssue', {
      ...form,
      email,
      message: '  <b>Help</b>  ',
      phone: '(212) 555-0123',
    });
    expect(result.success).toBe(true);
    const rows = await server.app.deps.db.select().from(supportMessage).where(eq(supportMessage.email, email));
    expect(rows).toEqual([
      expect.objectContaining({
        phone: '(212) 555-0123',
        message: '<b>Help</b>',
        contactMethods: ['email', 'text'],
        status: 'new',
      }),
    ]);
    const [letter] = await mailsTo(server, 'help@plainly.example');
    expect(letter).toMatchObject({ replyTo: email, subject: `Contact form: ${email}` });
    expect(letter?.html).toContain('&lt;b&gt;Help&lt;/b&gt;');
  });

  test.each([
    [{ email: 'nobody' }, 'Please provide a valid email address'],
    [{ email: '' }, 'Please provide a valid email address'],
    [{ message: ' ' }, 'Please describe how we can help you'],
    [{ phone: '123' }, 'Please provide a valid US phone number'],
    [{ phone: '+44 20 7946 0958' }, 'Please provide a valid US phone number'],
    [
      { contactMethods: { email: false, phone: false, text: false } },
      'Please select at least one preferred contact method',
    ],
  ])('refuses %j', async (fault, words) => {
    const { error } = await createClient(server.url).call('submitIssue', { ...form, email: 'a@b.example', ...fault });
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', message: words });
  });

  test('phone may be left out, or be null as the public client sends it', async () => {
    for (const phone of [undefined, null, '']) {
      expect(
        (await createClient(server.url).call('submitIssue', { ...form, email: newAddress('w'), phone })).status,
      ).toBe(200);
    }
  });
});

describe('sent again after a lost reply', () => {
  test('ten times at once, it is kept once, mailed once and always answered alike', async () => {
    const email = newAddress('hasty');
    const request = { ...form, email, requestId: crypto.randomUUID() };
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => createClient(server.url).must('submitIssue', request)),
    );
    expect(new Set(sent.map(({ message }) => message)).size).toBe(1);
    const rows = await server.app.deps.db.select().from(supportMessage).where(eq(supportMessage.email, email));
    expect(rows).toHaveLength(1);
    const letters = await mailsTo(server, 'help@plainly.example');
    expect(letters.filter(({ replyTo }) => replyTo === email)).toHaveLength(1);
  });

  test('days later it is still the same message', async () => {
    const request = { ...form, email: newAddress('late'), requestId: crypto.randomUUID() };
    await createClient(server.url).must('submitIssue', request);
    server.clock.now = new Date(server.clock.now.getTime() + 3 * 86_400_000);
    await createClient(server.url).must('submitIssue', request);
    const { db } = server.app.deps;
    expect(await db.select().from(supportMessage).where(eq(supportMessage.email, request.email))).toHaveLength(1);
  });

  test('a key that is no id is refused', async () => {
    const { error } = await createClient(server.url).call('submitIssue', {
      ...form,
      email: 'a@b.example',
      requestId: 'x',
    });
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('when mail is down', () => {
  test('the message is kept and says so; sent again when mail is back, it is there once', async () => {
    const smtp = await startSmtpServer();
    await smtp.stop();
    const down = await startTestServer({ env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@plainly.example' } });
    const issue = { ...form, email: newAddress('writer'), message: 'Are you there?' };
    const kept = () => down.app.deps.db.select().from(supportMessage).where(eq(supportMessage.email, issue.email));
    for (const time of ['first', 'second']) {
      const { error } = await createClient(down.url).call('submitIssue', issue);
      expect(error, time).toMatchObject({
        status: 'UNAVAILABLE',
        message: 'Email service is temporarily unavailable. Please try again later.',
      });
      expect(await kept()).toHaveLength(1);
    }
    expect(await mailsTo(down, 'help@plainly.example')).toHaveLength(1);
    await createClient(down.url).call('submitIssue', { ...issue, message: 'Something else' });
    expect(await kept()).toHaveLength(2);
    await down.close();
  });

  test('a mail server that works takes it', async () => {
    const smtp = await startSmtpServer();
    const up = await startTestServer({ env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@plainly.example' } });
    expect((await createClient(up.url).call('submitIssue', { ...form, email: newAddress('w') })).status).toBe(200);
    await up.close();
    await smtp.stop();
  });
});
