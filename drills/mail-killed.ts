import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '#test/client.ts';
import { startSmtpServer } from '#test/fakes/smtp-server.ts';
import { startDatabase } from './database.ts';
import { since, type Drill } from './drill.ts';
import { startServer } from './server.ts';

/** SMTP cannot be asked whether it has a mail: it comes twice, and must come under the same name. */
export const mailKilled: Drill = {
  name: 'killed between send and mark',
  async run(scope) {
    const database = await startDatabase(scope);
    const smtp = await startSmtpServer();
    scope.defer(smtp.stop);
    const server = await startServer(scope, database.url, { SMTP_URL: smtp.url });
    const taken = Promise.withResolvers<void>();
    smtp.state.beforeTaken = async () => {
      server.kill('SIGKILL');
      await server.exited;
      taken.resolve();
    };
    const asked = await createClient(server.url).call('sendEmailLoginLink', { email: 'ann@people.example' });
    if (!asked.result) throw new Error('the link was not asked for');
    await taken.promise;
    smtp.state.beforeTaken = () => Promise.resolve();
    const began = performance.now();
    await startServer(scope, database.url, { SMTP_URL: smtp.url });
    const patience = AbortSignal.timeout(120_000);
    while (!patience.aborted && !(await isSent())) await sleep(200);
    const names = smtp.state.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    if (new Set(names).size !== 1) throw new Error(`one mail under ${new Set(names).size} names`);
    return {
      acknowledged: 1,
      lost: (await isSent()) ? 0 : 1,
      doubled: 0,
      errors: 0,
      healedMs: since(began),
      note: `arrived ${names.length} times under one Message-ID, as far as SMTP allows`,
    };

    async function isSent(): Promise<boolean> {
      return (await database.ask(`select 1 from mail where status = 'sent'`)).length > 0;
    }
  },
};
