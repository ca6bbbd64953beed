import { createAssistant } from '#assistant/create-assistant.ts';
import type { Assistant, ReplyEvent } from '#assistant/reply.ts';

/**
 * The real assistant, with two tricks for those who know them: "pause:WORD" in a message makes it stop after the first
 * words until that word is let go, and "at length" adds many paragraphs. The real one hears neither.
 */
export function createPausableAssistant(): Assistant & { goOn(word: string): void; goOnEverywhere(): void } {
  const real = createAssistant({ onError: () => {} });
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gate = (word: string) => {
    const existing = gates.get(word) ?? Promise.withResolvers<void>();
    gates.set(word, existing);
    return existing;
  };

  async function* reply(turn: Parameters<Assistant['reply']>[0]): AsyncGenerator<ReplyEvent> {
    const word = /pause:(\w+)/.exec(turn.message)?.[1];
    let isFirst = true;
    for await (const event of real.reply({ ...turn, message: withoutTricks(turn.message) })) {
      if (event.type === 'finished') yield* extras(turn.message);
      yield event;
      if (word && isFirst) await Promise.race([gate(word).promise, aborted(turn.signal)]);
      isFirst = false;
    }
  }

  return {
    reply,
    close: () => real.close(),
    goOn: (word) => gate(word).resolve(),
    goOnEverywhere: () => gates.forEach(({ resolve }) => resolve()),
  };
}

const withoutTricks = (message: string) => message.replace(/ pause:\w+/, '').replace(' at length', '');

function* extras(message: string): Generator<ReplyEvent> {
  if (message.includes('at length')) yield { type: 'text', markdown: '\n\nAnd so on.'.repeat(60) };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
