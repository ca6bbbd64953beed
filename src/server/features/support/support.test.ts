import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportMessage } from '#server/platform/db/schema/support.ts';
import { createClient } from '#test/client.ts';
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
