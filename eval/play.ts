import type { Assistant, Said } from '#assistant/reply.ts';
import type { Reply, Scenario } from './judge.ts';

/** Scenarios name dates, and answers count from them: every run is on the same day. */
export const TODAY = '2026-11-15';

/** Says one message after the other and returns what came back to the last. */
export async function play(assistant: Assistant, { say }: Scenario): Promise<Reply> {
  let state: unknown = null;
  let reply: Reply = { text: '', sources: 0, node: 'root', topicId: null, category: null, told: [] };
  const earlier: Said[] = [];
  for (const message of say) {
    let text = '';
    let sources = 0;
    let told: readonly string[] = [];
    const turn = {
      message,
      state,
      isAnonymous: true,
      today: TODAY,
      signal: new AbortController().signal,
      earlier: () => Promise.resolve(earlier),
    };
    for await (const event of assistant.reply(turn)) {
      if (event.type === 'text') text += event.markdown;
      if (event.type === 'sources') {
        sources = event.sources.length;
        told = event.facts;
      }
      if (event.type !== 'finished') continue;
      const { node, topicId, variables } = event.state;
      reply = { text, sources, node, topicId, category: variables.issueCategoryEnum ?? null, told };
      state = event.state;
    }
    earlier.push({ role: 'user', text: message }, { role: 'assistant', text });
  }
  return reply;
}
