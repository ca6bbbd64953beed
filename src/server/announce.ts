import type { DemoAccount } from '#server/demo/load-demo.ts';
import type { Env } from '#server/platform/env.ts';

/** What the person who typed `npm start` needs next. */
export function announcement(env: Env, demoAccounts: readonly DemoAccount[]): string {
  const lines = ['', `  ${env.brand.name} is ready: ${env.publicUrl}`, ''];
  if (demoAccounts.length > 0) {
    const width = Math.max(...demoAccounts.map(({ role }) => role.length));
    lines.push('  Demo sign-ins');
    for (const { role, email, password, note } of demoAccounts) {
      const secret = password ? ` / ${password}` : '';
      lines.push(`    ${role.padEnd(width)}  ${email}${secret}  ${note}`.trimEnd());
    }
    lines.push('');
  }
  if (!env.smtpUrl) lines.push(`  Mails are kept at ${env.publicUrl}/dev/outbox`, '');
  lines.push('  Ctrl-C stops it.', '');
  return lines.join('\n');
}
