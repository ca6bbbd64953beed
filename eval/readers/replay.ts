import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutVersion } from '#assistant/apply/apply-statement.ts';
import { openKnowledge } from '#assistant/knowledge/open-knowledge.ts';
import type { Assistant, Said } from '#assistant/reply.ts';
import { TODAY } from '../play.ts';

/** What a reader wrote, and which statements would have answered it, written down after having read the reply. */
export type Turn = { readonly say: string; readonly right: readonly string[] };
export type Talk = { readonly id: string; readonly turns: readonly Turn[] };

/** What came for a turn. */
export type Came = Turn & {
  /** Which turn of its talk it is, from 1. */
  readonly turn: number;
  readonly isFirst: boolean;
  readonly text: string;
  /** The statements that were told, the one that leads first. */
  readonly told: readonly string[];
  readonly offered: readonly string[];
};

/** The talks of each reader, by the reader's letter. */
export function readersTalks(): Map<string, Talk[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
  return new Map(
    files
      .toSorted()
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Talk[],
      ]),
  );
}

const SAID_AGAIN = /\bAs I said:|\bComo le dije:|in one sentence:|en una frase:/;

const asks = new Map(
  [...openKnowledge().topics.values()].flatMap(({ statements }) =>
    statements.flatMap(({ id, ask }) => (ask ? [ask.en, ask.es].map((text) => [text, id] as const) : [])),
  ),
);

/** A talk from its first message, turn by turn. */
export async function* replay(by: Assistant, { turns }: Talk): AsyncGenerator<Came> {
  let state: unknown = null;
  const earlier: Said[] = [];
  for (const [at, { say, right }] of turns.entries()) {
    let text = '';
    let told: string[] = [];
    let offered: string[] = [];
    const turn = { message: say, state, isAnonymous: true, today: TODAY, signal: new AbortController().signal };
    for await (const event of by.reply({ ...turn, earlier: () => Promise.resolve([...earlier]) })) {
      if (event.type === 'text') text += event.markdown;
      if (event.type === 'choices') offered = event.choices.flatMap(({ message }) => asks.get(message) ?? []);
      if (event.type !== 'finished') continue;
      const before = (state as { told?: readonly string[] } | null)?.told ?? [];
      const isAgain = SAID_AGAIN.test(text);
      const fresh = event.state.last.filter((one) => isAgain || !before.includes(one));
      told = [...(isAgain ? event.state.repeated.slice(-1) : []), ...fresh].map(withoutVersion);
      state = event.state;
    }
    earlier.push({ role: 'user', text: say }, { role: 'assistant', text });
    yield { say, right, turn: at + 1, isFirst: at === 0, text, told, offered };
  }
}
