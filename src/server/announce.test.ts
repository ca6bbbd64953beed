import { expect, test } from 'vitest';
import { announcement } from '#server/announce.ts';
import { readEnv } from '#server/platform/env.ts';

const AUTH_SECRET = 'x'.repeat(32);

test('whoever starts the server reads the address, the demo sign-ins and where the mails are', () => {
  const text = announcement(readEnv({ AUTH_SECRET, PORT: '4000' }), [
    { role: 'Consumer', email: 'ann@demo.example', note: 'by link' },
    { role: 'Attorney', email: 'maya@demo.example', password: 'demo-word', note: '' },
  ]);
  expect(text.split('\n')).toEqual([
    '',
    '  Plainly is ready: http://localhost:4000',
    '',
    '  Demo sign-ins',
    '    Consumer  ann@demo.example  by link',
    '    Attorney  maya@demo.example / demo-word',
    '',
    '  Mails are kept at http://localhost:4000/dev/outbox',
    '',
    '  Ctrl-C stops it.',
    '',
  ]);
});

test('with a mail server and without demo data there is only the address', () => {
  const text = announcement(readEnv({ AUTH_SECRET, SMTP_URL: 'smtp://mail.example.org' }), []);
  expect(text).toContain('Plainly is ready: http://localhost:3000');
  expect(text).not.toContain('Demo sign-ins');
  expect(text).not.toContain('/dev/outbox');
});
