import { attorneyPerson, consumer } from './people.ts';
import type { TestServer } from './server.ts';

export const LONG_ENOUGH = 'Thank you for writing. I will look at it.';

/** A person who has contacted an attorney about a chat, and that attorney. */
export async function contact(
  server: TestServer,
  options: {
    info?: string;
    message?: string;
    more?: string[];
    title?: string;
    leaveOut?: number[];
    /** Somebody who has been contacted before. */
    attorney?: Awaited<ReturnType<typeof attorneyPerson>>;
  } = {},
) {
  const client = await consumer(server);
  const attorney = options.attorney ?? (await attorneyPerson(server));
  const { chatId } = await client.must('sendMessage', { message: options.message ?? 'My landlord kept my deposit.' });
  for (const message of options.more ?? []) await client.must('sendMessage', { message, chatId });
  if (options.title) await client.must('renameChat', { chatId, newTitle: options.title });
  const { messages } = await client.must('getChatMessages', { chatId });
  const { leadId } = await client.must('contactAttorney', {
    attorneyId: attorney.attorneyId,
    chatId,
    firstMessage: options.info ? `Hello\n${options.info}` : 'Hello',
    excludedMessageIds: options.leaveOut?.map((index) => messages[index]!.id),
  });
  return { client, attorney, chatId, leadId };
}
