import { createClient } from '#test/client.ts';
import { contact } from '#test/contact.ts';
import { consumer, staff, visitor } from '#test/people.ts';
import type { TestServer } from '#test/server.ts';
import type { Target } from './fuzz-requests.ts';

/** One person of each kind, and ids of things that are there, so that not every call ends at "not found". */
export async function fuzzTarget(server: TestServer): Promise<Target> {
  const { client, attorney, chatId, leadId } = await contact(server);
  const { documentId } = await client.must('startDocument', { definitionId: 'bill-of-sale', chatId });
  const people = [
    createClient(server.url),
    await visitor(server),
    client,
    attorney,
    await staff(server),
    await consumer(server),
  ];
  return { people, known: [chatId, leadId, documentId, attorney.attorneyId] };
}
