import { startModelServer, type ModelAct } from '#test/fakes/model-server.ts';
import { openApp } from './app.ts';
import { startDatabase } from './database.ts';
import { inScope, since, type Drill } from './drill.ts';

const FORM = {
  kind: 'legal',
  summary: 'Deposit kept by the landlord',
  searchWords: 'landlord kept my security deposit',
  categories: ['housing'],
  isCategoryClear: true,
  usState: 'New York',
  county: 'Queens',
  day: null,
  wantsAttorney: false,
};
const TRUE = 'After you move out, the landlord has 14 days to return the rest of the deposit. [1] ';
const ENDLESS = Array.from({ length: 300 }, () => 'Thank you for asking. '.repeat(100));

/** What the model does when it is to word an answer. */
const FAULTS: Readonly<Record<string, ModelAct>> = {
  'wrong key': { status: 401 },
  forbidden: { status: 403 },
  'rate limit': { status: 429, headers: { 'retry-after': '60' } },
  'bad request': { status: 400 },
  'server error': { status: 500 },
  overloaded: { status: 503 },
  'cut before the first word': { cutAfter: [] },
  'cut in the middle': { cutAfter: [TRUE, 'And then the land'] },
  'error in the middle': { errorAfter: [TRUE, 'And then the land'] },
  'silent from the start': { stallAfter: [] },
  'silent in the middle': { stallAfter: [TRUE, 'And then'] },
  'says nothing': { say: '' },
  'says what no passage carries': { say: 'The landlord has 90 days to apologize. [1]' },
  'never stops': { say: [TRUE, ...ENDLESS] },
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
        const model = await startModelServer(({ body }) => (body.stream ? act : { say: JSON.stringify(FORM) }));
        own.defer(() => model.close());
        const env = { ASSISTANT_MODEL: 'compatible:fake', ASSISTANT_BASE_URL: model.url };
        const app = await openApp(own, database.url, { env });
        const began = performance.now();
        const data = { message: 'My landlord in Queens kept my security deposit after I moved out' };
        const response = await app.call('sendMessage', data, await app.visit());
        const text = await response.text();
        if (!response.ok || !text.includes('14 days') || text.length > 100_000) unanswered += 1;
        return since(began);
      });
      if (ms > longest.ms) longest = { ms, fault };
    }
    const kinds = Object.keys(FAULTS).length;
    const note = `longest ${(longest.ms / 1000).toFixed(1)} s: ${longest.fault}`;
    return { acknowledged: kinds - unanswered, lost: unanswered, doubled: 0, errors: 0, healedMs: null, note };
  },
};
