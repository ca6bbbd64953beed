import { stateFrom } from '#assistant/remember/state.ts';
import { isoDay, parseDay } from '#domain/calendar/calendar-day.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import { daysOf } from './days-of.ts';
import { dayReminderLetter } from './mails.ts';
import { listReminded, listSaidIn, takeReminder } from './matters-repo.ts';
import { reminderToken } from './reminder-token.ts';

const DAYS_BEFORE = [7, 3, 1] as const;

/** Every morning, for those who asked for it. */
export async function startDayReminders(jobs: Jobs, deps: Deps): Promise<void> {
  await jobs.schedule('day-reminders', '23 8 * * *', () => remindOfDays(deps));
}

export async function remindOfDays(deps: Deps): Promise<void> {
  const today = parseDay(newYorkDay(deps.now())) ?? 0;
  const wanted = new Map(DAYS_BEFORE.map((before) => [isoDay(today + before), before]));
  for (const { chat, email, language: chosen } of await listReminded(deps.db)) {
    const state = stateFrom(chat.state);
    const language = chosen ?? state.language;
    const days = daysOf(await listSaidIn(deps.db, chat.id), { ...state, language }).filter(({ isTheirs }) => !isTheirs);
    const due = new Map(days.filter(({ iso }) => wanted.has(iso)).map((day) => [day.iso, day]));
    for (const { iso, day } of due.values()) {
      const daysBefore = wanted.get(iso) ?? 0;
      await deps.db.transaction(async (tx) => {
        if (!(await takeReminder(tx, { chatId: chat.id, day: iso, daysBefore }))) return;
        const letter = dayReminderLetter(deps.env, { chatId: chat.id, day, daysBefore }, language);
        const unsubscribeUrl = `${deps.env.publicUrl}/api/unsubscribe?reminders=${reminderToken(deps.env.authSecret, chat.id)}`;
        await deps.outbox.add(tx, { to: email, unsubscribeUrl, ...writeLetter(letter, deps.env.brand) });
      });
    }
  }
}
