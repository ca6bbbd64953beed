import type { Assistant } from '#assistant/reply.ts';
import { chat, message } from '#server/platform/db/schema/chat.ts';
import { markdownToHtml } from '#server/platform/html/to-html.ts';
import type { TestServer } from '#test/server.ts';
import { messages } from './messages.ts';

type NewMessage = typeof message.$inferInsert;
type Exchange = readonly [Pick<NewMessage, 'role' | 'source' | 'content'>, Omit<NewMessage, 'chatId' | 'position'>];

/** Questions of the evaluation with the answers that the assistant really gives: tables, lists, links and sources. */
export async function realExchanges(assistant: Assistant, count: number): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const question of messages(count)) {
    let source = '';
    let sources: NewMessage['sources'] = null;
    const turn = { message: `${question} In New York.`, state: null, isAnonymous: false, today: '2026-11-15' };
    for await (const event of assistant.reply({ ...turn, signal: new AbortController().signal })) {
      if (event.type === 'text') source += event.markdown;
      if (event.type === 'sources') sources = [...event.sources];
    }
    exchanges.push([
      { role: 'user', source: question, content: markdownToHtml(question) },
      { role: 'assistant', source, content: markdownToHtml(source), sources },
    ]);
  }
  return exchanges;
}

/** A chat with these exchanges in it, straight in the database. */
export async function storeChat(
  { app }: TestServer,
  ownerId: string,
  title: string,
  exchanges: readonly Exchange[],
): Promise<string> {
  const now = new Date();
  const [row] = await app.deps.db.insert(chat).values({ ownerId, title, lastMessageAt: now }).returning();
  const chatId = row!.id;
  const rows = exchanges.flat().map((each, position) => ({ ...each, chatId, position: position + 1 }));
  if (rows.length > 0) await app.deps.db.insert(message).values(rows);
  return chatId;
}
