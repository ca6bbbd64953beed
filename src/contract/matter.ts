import { CASE_TEXT_MAX } from '#domain/limits.ts';
import * as z from 'zod';
import { callable } from './callable.ts';
import { CardDay } from './answer.ts';
import { Done, ForReader, Id, Language, Timestamp } from './fields.ts';

/** One entry of what a person told. An empty value has not been told. */
export const MatterFact = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  raw: z.string(),
  kind: z.enum(['text', 'date', 'amount', 'months', 'choice']),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});
export type MatterFact = z.infer<typeof MatterFact>;

/** A day that counts. Without a rule it is one that the person told, such as a day in court. */
export const MatterDay = CardDay.extend({ rule: z.string().nullable() });
export type MatterDay = z.infer<typeof MatterDay>;

/** Something to do: `id` is what it is remembered under when it is done. */
export const MatterTask = z.object({
  id: z.string(),
  title: z.string(),
  isDone: z.boolean(),
});
export type MatterTask = z.infer<typeof MatterTask>;

/** One problem of a person, in one place: it lives and goes with its chat. */
export const Matter = z.object({
  chatId: z.string(),
  title: z.string(),
  language: Language,
  updatedAt: Timestamp,
  facts: z.array(MatterFact),
  /** What else may have happened on a day, to be told under this key. */
  events: z.array(MatterFact.pick({ key: true, label: true })),
  days: z.array(MatterDay),
  tasks: z.array(MatterTask),
  /** Mails before the days that count. Null for a visitor, who has no address. */
  remind: z.boolean().nullable(),
});
export type Matter = z.infer<typeof Matter>;

const TASKS_MAX = 60;

export const matter = {
  getMatters: callable({
    access: 'visitor',
    summary: 'What the caller told, the days that count and what there is to do, by problem, the newest first.',
    input: ForReader,
    output: z.object({ matters: z.array(Matter) }),
  }),
  changeMatterFact: callable({
    access: 'visitor',
    summary: 'Corrects one entry of what was told in a chat, or deletes it with an empty value.',
    input: z.object({ chatId: Id, key: z.string().max(TASKS_MAX), value: z.string().max(CASE_TEXT_MAX) }),
    output: Done,
  }),
  setMatterTask: callable({
    access: 'visitor',
    summary: 'Marks something to do as done, or as not done after all.',
    input: z.object({ chatId: Id, taskId: z.string().max(TASKS_MAX), isDone: z.boolean() }),
    output: Done,
  }),
  setMatterReminders: callable({
    access: 'consumer',
    summary: 'Turns mails before the days that count on or off.',
    input: z.object({ chatId: Id, isOn: z.boolean() }),
    output: Done,
  }),
  stopMatterReminders: callable({
    access: 'public',
    summary: 'Turns the reminders of one problem off, by the link in their mails.',
    input: z.object({ token: z.string().max(200) }),
    output: Done,
  }),
};
