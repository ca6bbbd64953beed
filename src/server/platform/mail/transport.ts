import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { StoredMail } from './outbox-repo.ts';

export type Transport = {
  send(letter: StoredMail): Promise<void>;
  /** Whether the mail server would take a mail right now. Never throws. */
  isUp(): Promise<boolean>;
  close(): void;
};

/** The server said no for good (5xx): trying again would only repeat it. */
export class PermanentMailError extends Error {}

/**
 * As long as RFC 5321 asks for. A server that was slow to say "taken" has taken the mail all the same: whoever hangs up
 * earlier sends it twice.
 */
const TIMEOUTS = { connectionTimeout: 30_000, greetingTimeout: 60_000, socketTimeout: 10 * 60_000, dnsTimeout: 30_000 };
/** Somebody is waiting for this answer. */
const LOOK_MS = 4_000;

export function createSmtpTransport(smtpUrl: string, from: string, timeoutMs?: number): Transport {
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    ...TIMEOUTS,
    ...(timeoutMs === undefined ? {} : shortened(timeoutMs)),
  });
  return {
    async send(letter) {
      try {
        await smtp.sendMail({
          from,
          // One address as an object: a comma in it cannot add a second recipient.
          to: { name: '', address: letter.recipient },
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
          ...(letter.unsubscribeUrl ? { headers: unsubscribeHeaders(letter.unsubscribeUrl) } : {}),
          messageId: `<${letter.id}@${domainOf(from)}>`,
        });
      } catch (error) {
        if (isPermanent(error)) throw new PermanentMailError(String(error), { cause: error });
        throw error;
      }
    },
    async isUp() {
      const look = smtp.verify().then(
        () => true,
        () => false,
      );
      return Promise.race([look, sleep(LOOK_MS, false, { ref: false })]);
    },
    close: () => smtp.close(),
  };
}

const shortened = (ms: number) => ({ connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms, dnsTimeout: ms });

/** The button that mail programs show beside the sender (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  // A refused login is ours to mend, not the mail's fault: keep trying.
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}

/** Why it was not sent, in codes alone. */
export function refusalCode(error: unknown): string {
  const failed = error instanceof PermanentMailError ? error.cause : error;
  const { responseCode, code } = (failed instanceof Error ? failed : {}) as { responseCode?: number; code?: string };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
