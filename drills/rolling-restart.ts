import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { createBalancer } from './balancer.ts';
import { startDatabase } from './database.ts';
import type { Drill } from './drill.ts';
import { audit, newLedger, newToken } from './ledger.ts';
import { startServer } from './server.ts';
import { startSlowModel } from '#test/fakes/slow-model.ts';

const PEOPLE = 6;

/** Three servers are replaced one after the other while people read and write: nobody notices. */
export const rollingRestart: Drill = {
  name: 'rolling restart of three servers',
  async run(scope) {
    const database = await startDatabase(scope);
    const model = await startSlowModel();
    scope.defer(() => model.stop());
    const env = { ASSISTANT_MODEL: 'compatible:slow', ASSISTANT_BASE_URL: model.url };
    const ports = [await freePort(), await freePort(), await freePort()];
    const start = (port: number) =>
      startServer(scope, database.url, { ...env, PORT: `${port}`, PUBLIC_URL: 'http://127.0.0.1' });
    const servers = await Promise.all(ports.map(start));
    const balancer = createBalancer(ports);
    scope.defer(balancer.close);
    const ledger = newLedger();
    const state = { isOver: false, answers: 0, cut: 0 };

    const people = Array.from({ length: PEOPLE }, async () => {
      const signedIn = await balancer.post('/api/auth/sign-in/anonymous', {});
      const cookie = signedIn.cookies.map((line) => line.split(';')[0]).join('; ');
      for (let turn = 0; !state.isOver && turn < 60; turn += 1) {
        const message = `My landlord in Queens kept my deposit ${newToken()}`;
        const data = { message, requestId: crypto.randomUUID() };
        const isStream = turn % 2 === 0;
        const accept = isStream ? 'text/event-stream' : 'application/json';
        const { status, body } = await balancer.post('/us-central1/sendMessage', { data }, { cookie, accept });
        if (status !== 200 || !body.includes('"result":{')) state.cut += 1;
        else ledger.message.push(message);
        const list = await balancer.post('/us-central1/getUserChats', { data: null }, { cookie });
        if (list.status !== 200) ledger.errors += 1;
        state.answers += 1;
      }
    });
    const restarts = (async () => {
      await sleep(2_000);
      for (const [index, port] of ports.entries()) {
        servers[index]?.kill('SIGTERM');
        await servers[index]?.exited;
        servers[index] = await start(port);
      }
      state.isOver = true;
    })();
    await Promise.all([restarts, ...people]);
    const kept = await audit(database, ledger);
    return {
      ...kept,
      lost: kept.lost + state.cut,
      errors: ledger.errors + state.cut,
      healedMs: null,
      note: `${state.cut} answers cut`,
    };
  },
};
