import { tool } from 'ai';
import * as z from 'zod';
import { describeDeadline } from '../../deadlines/describe.ts';
import { partFor } from '../../script/deadline-part.ts';
import type { Desk } from './open-desk.ts';

type Hands = Pick<Desk, 'toolbox' | 'passages' | 'state' | 'today' | 'isNamed' | 'deeds'>;

const TOPICS_AT_MOST = 2;

/** The same hands that the built-in mind has; what they find is a passage that may be cited. */
export function modelTools(desk: Hands) {
  const { toolbox, passages, state, deeds } = desk;
  const { language } = state;
  return {
    searchKnowledge: tool({
      description: 'Finds passages about New York law. Ask as a person would ask.',
      inputSchema: z.object({ query: z.string().max(300) }),
      execute: async ({ query }) => {
        const hits = await toolbox.searchKnowledge(query, language);
        const found = hits.slice(0, TOPICS_AT_MOST).map(({ topic }) => topic);
        deeds.topics.push(...found);
        return found.length > 0 ? found.map((topic) => passages.giveTopic(topic)).join('\n\n') : 'Nothing was found.';
      },
    }),
    computeDeadline: tool({
      description: 'Counts a deadline from a day that the person named. The result is shown to them in full.',
      inputSchema: z.object({
        rule: z.string(),
        variant: z.string(),
        date: z.iso.date(),
        days: z.number().int().positive().optional(),
      }),
      execute: (input) => deadline(desk, input),
    }),
    findForm: tool({
      description: 'Finds forms and letters that the person could fill in here.',
      inputSchema: z.object({ query: z.string().max(300) }),
      execute: ({ query }) => {
        const offers = toolbox.findDocuments({ text: query, topics: deeds.topics });
        return offers.map(({ id, title, purpose }) => `${id}: ${title}. ${purpose}`).join('\n') || 'There is none.';
      },
    }),
    startDocument: tool({
      description: 'Offers the person to begin a form that findForm named, when they asked for it.',
      inputSchema: z.object({ id: z.string() }),
      execute: ({ id }) => offerDocument(desk, id),
    }),
    showAttorneys: tool({
      description: 'Shows attorneys licensed in New York below the answer. Only when the person asks for one.',
      inputSchema: z.object({}),
      execute: () => {
        deeds.wantsAttorneys = true;
        return state.inCrisis ? 'Not now: the person may be in danger.' : 'They are shown below your answer.';
      },
    }),
    endChat: tool({
      description: 'Asks the person whether to end the chat. Only when they say that they are done.',
      inputSchema: z.object({}),
      execute: () => {
        deeds.wantsToEnd = true;
        return 'They are asked to confirm.';
      },
    }),
  };
}

function offerDocument({ toolbox, deeds }: Hands, id: string): string {
  const found = toolbox.findDocuments({ text: id.replaceAll('-', ' '), topics: deeds.topics });
  const offer = found.find((one) => one.id === id);
  if (!offer) return 'There is no such form: call findForm first.';
  deeds.documents.push(offer);
  return 'It is offered below your answer.';
}

type DeadlineCall = { rule: string; variant: string; date: string; days?: number | undefined };

function deadline({ toolbox, passages, state, today, isNamed, deeds }: Hands, call: DeadlineCall): string {
  const { rule, variant, date: triggerDate, days } = call;
  // A day that nobody named would make a date that nobody has.
  if (!isNamed(triggerDate)) return 'The person has not named that day.';
  const result = toolbox.countDeadline({ rule, variant, triggerDate, ...(days === undefined ? {} : { days }) });
  if (!result.ok) return `It cannot be counted: ${result.fault}.`;
  const reader = { language: state.language, today };
  deeds.deadlines.push(partFor(result.deadline, triggerDate, reader));
  return passages.giveDeadline(result.deadline, describeDeadline(result.deadline, reader));
}
