import { call } from '#web/lib/call/call.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import type { MatterWords } from './copy.ts';
import { useReadAgain } from './queries.ts';

type FactChangeOptions = { chatId: string; words: MatterWords; onDone: () => void };

/** Changes one thing that was told; everything that stands on it is read again. */
export function useFactChange({ chatId, words, onDone }: FactChangeOptions) {
  const readAgain = useReadAgain();
  const { isBusy, error, run } = useCall(() => words.invalid);
  const change = (key: string, value: string) =>
    run(async () => {
      await call('changeMatterFact', { chatId, key, value });
      await readAgain();
      onDone();
    });
  return { isBusy, error, change };
}
