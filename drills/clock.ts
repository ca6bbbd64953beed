import { openApp } from './app.ts';
import { startDatabase } from './database.ts';
import type { Drill } from './drill.ts';

const ROUNDS = 30;
const AHEAD_MS = 150_000;

/** Two servers that do not agree on the time never answer in one chat at the same moment. */
export const clock: Drill = {
  name: 'one clock 150 s ahead',
  async run(scope) {
    const database = await startDatabase(scope);
    const right = await openApp(scope, database.url);
    const ahead = await openApp(scope, database.url, { now: () => new Date(Date.now() + AHEAD_MS) });
    const cookie = await right.visit();
    const tally = { answered: 0, waited: 0, other: 0 };
    const first = await right.call('sendMessage', { message: 'My landlord kept my deposit' }, cookie);
    if (!first.ok) throw new Error('the first message was not answered');
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = [right, ahead].map((app, index) =>
        app.call('sendMessage', { message: `And what about round ${round}, ${index}?` }, cookie),
      );
      for (const response of await Promise.all(said)) {
        if (response.ok) tally.answered += 1;
        else if ((await response.text()).includes('still answering')) tally.waited += 1;
        else tally.other += 1;
      }
    }
    const rows = await database.ask<{ role: string }>('select role from message order by position');
    const wrong = rows.filter(({ role }, index) => role !== (index % 2 === 0 ? 'user' : 'assistant')).length;
    const lost = Math.abs(rows.length - 2 * (tally.answered + 1)) + wrong;
    const note = `${tally.waited} told to wait`;
    return { acknowledged: tally.answered + 1, lost, doubled: 0, errors: tally.other, healedMs: null, note };
  },
};
