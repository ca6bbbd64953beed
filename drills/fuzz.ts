import { createAssistant } from '#assistant/create-assistant.ts';
import { noEmbedder } from '#assistant/find/vectors/embedder.ts';
import { startStack } from '../bench/stack.ts';
import { everyCallable, everyDoor, fuzzCallable, fuzzRoute, type Fault } from './fuzz-requests.ts';
import { fuzzTarget } from './fuzz-target.ts';

const RUNS = 1000;

export type FuzzResult = { readonly inputs: number; readonly faults: readonly Fault[] };

/** A thousand inputs for every callable and every route of a server of its own: no fault of ours, and always an answer. */
export async function fuzz(runs = RUNS): Promise<FuzzResult> {
  const assistant = createAssistant({ embedder: noEmbedder, onError: (error) => console.error(error) });
  const server = await startStack(assistant, { STAFF_EMAILS: 'staff@plainly.example', LOG_LEVEL: 'fatal' }, null);
  const faults: Fault[] = [];
  try {
    for (const name of everyCallable) {
      faults.push(...(await fuzzCallable(await fuzzTarget(server), name, runs)));
      console.log(`${name}: ${runs} inputs, ${faults.length} faults so far`);
    }
    for (const door of everyDoor) {
      faults.push(...(await fuzzRoute(await fuzzTarget(server), door, runs)));
      console.log(`${door}: ${runs} inputs, ${faults.length} faults so far`);
    }
  } finally {
    await server.close();
  }
  return { inputs: runs * (everyCallable.length + everyDoor.length), faults };
}

if (import.meta.main) {
  const { inputs, faults } = await fuzz(Number(process.argv[2]) || RUNS);
  for (const { where, what, input } of faults) console.error(`${where}: ${what}\n  ${input}`);
  console.log(`${inputs} inputs, ${faults.length} faults`);
  process.exit(faults.length > 0 ? 1 : 0);
}
