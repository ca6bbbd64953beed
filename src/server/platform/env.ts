import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandFrom, type Brand } from '#domain/brand.ts';
import * as z from 'zod';

/** Everything the process takes from outside, parsed once. Nothing else reads process.env. */
export type Env = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  /** The database itself, where `databaseUrl` is a pooler in front of it. */
  readonly databaseDirectUrl: string | undefined;
  readonly dataDir: string;
  readonly authSecret: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly assistant:
    | {
        readonly model: string;
        readonly apiKey: string | undefined;
        readonly baseUrl: string | undefined;
        readonly rewords: boolean;
        /** Dollars for a million tokens. */
        readonly prices: { readonly in: number; readonly out: number } | undefined;
      }
    | undefined;
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | undefined;
  readonly staffEmails: readonly string[];
  readonly demo: boolean;
  readonly rateLimits: boolean;
  readonly trustProxy: boolean;
  /** The password of /metrics. Without one, /metrics does not exist. */
  readonly metricsToken: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly brand: Brand;
};

/** All faults at once, so that a deployment is corrected in one round. */
export class EnvError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.name = 'EnvError';
    this.faults = faults;
  }
}

const text = z.string().trim().min(1, 'is empty');
const url = (protocols: RegExp, example: string) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
    `is not a URL such as ${example}`,
  );
const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((v) => v === 'on' || v === 'true' || v === '1');

const Variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url(/^https?:$/, 'https://help.example.org').optional(),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name').optional(),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name').optional(),
  DATA_DIR: text.default('.data'),
  AUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text.optional(),
  ASSISTANT_MODEL: text
    .regex(/^(anthropic|openai|compatible):.+$/, 'must be anthropic:NAME, openai:NAME or compatible:NAME')
    .optional(),
  ASSISTANT_API_KEY: text.optional(),
  ASSISTANT_BASE_URL: url(/^https?:$/, 'http://localhost:11434/v1').optional(),
  ASSISTANT_REWORDS: flag.default(false),
  ASSISTANT_PRICES: text
    .regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, 'must be dollars for a million tokens in and out, like 3/15')
    .optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: url(/^https?:$/, 'https://accounts.google.com').default('https://accounts.google.com'),
  STAFF_EMAILS: z.string().default(''),
  DEMO: flag.optional(),
  RATE_LIMITS: flag.default(true),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  PRODUCT_NAME: text.optional(),
  SUPPORT_EMAIL: z.email('is not an e-mail address').optional(),
});
type Variables = z.output<typeof Variables>;

const REQUIRED_IN_PRODUCTION = ['PUBLIC_URL', 'DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL'] as const;

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Variables.safeParse(present);
  if (!parsed.success)
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const faults = crossFaults(parsed.data);
  if (faults.length > 0) throw new EnvError(faults);
  return toEnv(parsed.data);
}

function crossFaults(v: Variables): string[] {
  const production = v.NODE_ENV === 'production';
  const faults = production
    ? REQUIRED_IN_PRODUCTION.filter((name) => v[name] === undefined).map((name) => `${name} is required in production`)
    : [];
  if (v.DATABASE_DIRECT_URL && !v.DATABASE_URL) {
    faults.push('DATABASE_DIRECT_URL is the database behind the pooler of DATABASE_URL: set both or neither');
  }
  if (production && !v.RATE_LIMITS) faults.push('RATE_LIMITS cannot be off in production');
  if ((v.GOOGLE_CLIENT_ID === undefined) !== (v.GOOGLE_CLIENT_SECRET === undefined)) {
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither');
  }
  if (v.ASSISTANT_MODEL?.startsWith('compatible:') && !v.ASSISTANT_BASE_URL)
    faults.push('ASSISTANT_BASE_URL is required with a compatible: model');
  // A local server may need no key; the hosted ones always do.
  if (/^(?:anthropic|openai):/.test(v.ASSISTANT_MODEL ?? '') && !v.ASSISTANT_API_KEY)
    faults.push('ASSISTANT_API_KEY is required with an anthropic: or openai: model');
  for (const email of staffEmails(v))
    if (!z.email().safeParse(email).success)
      faults.push(`STAFF_EMAILS holds "${email}", which is not an e-mail address`);
  return faults;
}

const staffEmails = (v: Variables) =>
  v.STAFF_EMAILS.split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);

function pricesFrom(text: string | undefined): { in: number; out: number } | undefined {
  const [tokensIn, tokensOut] = text?.split('/').map(Number) ?? [];
  return tokensIn === undefined || tokensOut === undefined ? undefined : { in: tokensIn, out: tokensOut };
}

function toEnv(v: Variables): Env {
  const production = v.NODE_ENV === 'production';
  const brand = brandFrom({ name: v.PRODUCT_NAME, supportEmail: v.SUPPORT_EMAIL });
  const dataDir = path.resolve(v.DATA_DIR);
  return {
    production,
    port: v.PORT,
    host: v.HOST,
    publicUrl: new URL(v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).origin,
    databaseUrl: v.DATABASE_URL,
    databaseDirectUrl: v.DATABASE_DIRECT_URL,
    dataDir,
    authSecret: v.AUTH_SECRET ?? developmentSecret(dataDir),
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM ?? `${brand.name} <${brand.supportEmail}>`,
    assistant: v.ASSISTANT_MODEL
      ? {
          model: v.ASSISTANT_MODEL,
          apiKey: v.ASSISTANT_API_KEY,
          baseUrl: v.ASSISTANT_BASE_URL,
          rewords: v.ASSISTANT_REWORDS,
          prices: pricesFrom(v.ASSISTANT_PRICES),
        }
      : undefined,
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
            issuer: v.GOOGLE_ISSUER.replace(/\/$/, ''),
          }
        : undefined,
    staffEmails: staffEmails(v),
    demo: v.DEMO ?? !production,
    rateLimits: v.RATE_LIMITS,
    trustProxy: v.TRUST_PROXY,
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL,
    brand,
  };
}

/** Development keeps its secret beside its data, so that a restart signs nobody out. */
function developmentSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret');
  try {
    if (existsSync(file)) return readFileSync(file, 'utf8');
    const secret = randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new EnvError([`DATA_DIR ${dataDir} cannot be used${code}`]);
  }
}
