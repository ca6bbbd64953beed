import { startModelServer, type ModelAct } from '#test/fakes/model-server.ts';
import { openApp } from './app.ts';
import { startDatabase } from './database.ts';
import { inScope, since, type Drill } from './drill.ts';

const FORM = { statements: [], lead: null, act: null, usState: 'New York', county: 'Queens', dates: [] };
const HALF = JSON.stringify(FORM).slice(0, 40);
const THANKS = 'Thank you for asking. ';
const filledIn = (changed: object): ModelAct => ({ say: JSON.stringify({ ...FORM, ...changed }) });

/** What the model does when it is to choose what answers. */
const FAULTS: Readonly<Record<string, ModelAct>> = {
  'wrong key': { status: 401 },
  forbidden: { status: 403 },
  'rate limit': { status: 429, headers: { 'retry-after': '60' } },
  'bad request': { status: 400 },
  'server error': { status: 500 },
  overloaded: { status: 503 },
  'cut before the first word': { cutAfter: [] },
  'cut in the middle': { cutAfter: [HALF] },
  'half a form': { say: HALF },
  'silent from the start': { stallAfter: [] },
  'silent in the middle': { stallAfter: [HALF] },
  'says nothing': { say: '' },
  'words its own law': filledIn({
    lead: 'The landlord has 90 days to apologize.',
    statements: ['housing/made-up#lead'],
  }),
  'never stops': filledIn({ lead: THANKS.repeat(300_000) }),
};

/** Whatever the model does, the person is answered from the passages, and within the time that the page waits. */
export const modelFaults: Drill = {
  name: 'fourteen faults of the model',
  async run(scope) {
    const database = await startDatabase(scope);
    let longest = { ms: 0, fault: '' };
    let unanswered = 0;
    for (const [fault, act] of Object.entries(FAULTS)) {
      const ms = await inScope(async (own) => {
        const model = await startModelServer(() => act);
        own.defer(() => model.close());
        const env = { ASSISTANT_MODEL: 'compatible:fake', ASSISTANT_BASE_URL: model.url };
        const app = await openApp(own, database.url, { env });
        const began = performance.now();
        const data = { message: 'My landlord in Queens kept my security deposit after I moved out' };
        const response = await app.call('sendMessage', data, await app.visit());
        const text = await response.text();
        const isAnswer = response.ok && text.includes('14 days') && !text.includes('90 days') && text.length < 100_000;
        if (!isAnswer) unanswered += 1;
        return since(began);
      });
      if (ms > longest.ms) longest = { ms, fault };
    }
    const kinds = Object.keys(FAULTS).length;
    const note = `longest ${(longest.ms / 1000).toFixed(1)} s: ${longest.fault}`;
    return { acknowledged: kinds - unanswered, lost: unanswered, doubled: 0, errors: 0, healedMs: null, note };
  },
};
