import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '#server/platform/env.ts';

const home = mkdtempSync(path.join(tmpdir(), 'plainly-env-'));
afterAll(() => rmSync(home, { recursive: true }));

const SECRET = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://help.example.org',
  DATABASE_URL: 'postgres://user:password@db.example.org/plainly',
  AUTH_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example.org:587',
  DATA_DIR: path.join(home, 'never-made'),
};

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}

describe('development', () => {
  const env = readEnv({ DATA_DIR: path.join(home, 'dev') });

  test('needs nothing', () => {
    expect(env).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      smtpUrl: undefined,
      assistant: undefined,
      google: undefined,
      staffEmails: [],
      demo: true,
      rateLimits: true,
      trustProxy: false,
      logLevel: 'info',
      mailFrom: 'Plainly <support@plainly.example>',
    });
  });

  test('makes its secret once and keeps it where only its owner reads it', () => {
    const file = path.join(home, 'dev', 'auth-secret');
    expect(env.authSecret.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8')).toBe(env.authSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readEnv({ DATA_DIR: path.join(home, 'dev') }).authSecret).toBe(env.authSecret);
  });
});

describe('production', () => {
  test('starts with what it requires, without demo data, and writes nothing', () => {
    expect(readEnv(production)).toMatchObject({ production: true, demo: false, authSecret: SECRET });
    expect(existsSync(production.DATA_DIR)).toBe(false);
  });

  test.each(['PUBLIC_URL', 'DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL'])('requires %s', (name) => {
    expect(faultsOf({ ...production, [name]: '' })).toEqual([`${name} is required in production`]);
  });

  test('refuses to switch the rate limits off', () => {
    expect(faultsOf({ ...production, RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS cannot be off in production']);
  });

  test('has demo data only when it is asked for', () => {
    expect(readEnv({ ...production, DEMO: 'on' }).demo).toBe(true);
  });
});

test.each([
  ['PORT', '70000', 'PORT must be 0 to 65535'],
  ['PORT', '80.5', 'PORT must be a whole number'],
  ['PUBLIC_URL', 'help.example.org', 'PUBLIC_URL is not a URL such as https://help.example.org'],
  ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL is not a URL such as postgres://user:password@host:5432/name'],
  [
    'DATABASE_DIRECT_URL',
    'postgres://db.example.org/plainly',
    'DATABASE_DIRECT_URL is the database behind the pooler of DATABASE_URL: set both or neither',
  ],
  ['AUTH_SECRET', 'short', 'AUTH_SECRET must have at least 32 characters'],
  ['ASSISTANT_MODEL', 'gpt', 'ASSISTANT_MODEL must be anthropic:NAME, openai:NAME or compatible:NAME'],
  ['ASSISTANT_MODEL', 'openai:x', 'ASSISTANT_API_KEY is required with an anthropic: or openai: model'],
  ['ASSISTANT_MODEL', 'compatible:x', 'ASSISTANT_BASE_URL is required with a compatible: model'],
  ['STAFF_EMAILS', 'a@b.co, nobody', 'STAFF_EMAILS holds "nobody", which is not an e-mail address'],
  ['DEMO', 'yes please', 'DEMO must be on or off'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL is not an e-mail address'],
  ['GOOGLE_CLIENT_ID', 'x', 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither'],
])('%s=%s is refused', (name, value, fault) => {
  expect(faultsOf({ AUTH_SECRET: SECRET, [name]: value })).toEqual([fault]);
});

test('all faults are told at once', () => {
  const faults = faultsOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' });
  expect(faults).toHaveLength(3);
});

test('an empty variable counts as absent', () => {
  expect(readEnv({ AUTH_SECRET: SECRET, PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test('a public URL is reduced to its origin', () => {
  expect(readEnv({ AUTH_SECRET: SECRET, PUBLIC_URL: 'https://help.example.org/path/' }).publicUrl).toBe(
    'https://help.example.org',
  );
});

test('staff addresses are compared in lower case', () => {
  expect(readEnv({ AUTH_SECRET: SECRET, STAFF_EMAILS: ' Ann@Example.org,,b@c.de ' }).staffEmails).toEqual([
    'ann@example.org',
    'b@c.de',
  ]);
});

test('a new name and address reach the brand and the sender of mails', () => {
  const env = readEnv({ AUTH_SECRET: SECRET, PRODUCT_NAME: 'Clearly', SUPPORT_EMAIL: 'help@clearly.example' });
  expect(env.brand).toMatchObject({ name: 'Clearly', title: 'Clearly Quick Legal Assistance' });
  expect(env.mailFrom).toBe('Clearly <help@clearly.example>');
});
