import { stateFrom } from '#assistant/remember/state.ts';
import { caseFacts, untoldEvents } from '#assistant/say/case-facts.ts';
import type { Matter, MatterTask } from '#contract/matter.ts';
import type { Language } from '#domain/language.ts';
import { daysOf } from './days-of.ts';
import type { ChatRow, SaidRow } from './matters-repo.ts';

const GATHER_AT_MOST = 4;
const ID_MAX = 60;

type ToWhom = {
  /** There is an address to write to. */
  readonly canRemind: boolean;
  /** As the reader wants it; otherwise as it was told. */
  readonly language: Language | undefined;
};

/** A chat as the problem it is about. */
export function toMatter(chat: ChatRow, said: readonly SaidRow[], { canRemind, language }: ToWhom): Matter {
  const told = stateFrom(chat.state);
  const state = { ...told, language: language ?? told.language };
  return {
    chatId: chat.id,
    title: chat.title,
    language: state.language,
    updatedAt: chat.updatedAt.toISOString(),
    facts: caseFacts(state).map(({ choices, ...fact }) => ({ ...fact, ...(choices ? { choices: [...choices] } : {}) })),
    events: untoldEvents(state),
    days: daysOf(said, state),
    tasks: tasksOf(said).map((task) => ({ ...task, isDone: chat.done.includes(task.id) })),
    remind: canRemind ? chat.remind : null,
  };
}

/** The step of the last answer that had one, and what is worth gathering. */
function tasksOf(said: readonly SaidRow[]): Omit<MatterTask, 'isDone'>[] {
  const cards = said.flatMap(({ card }) => card ?? []);
  const step = cards.findLast((card) => card.step !== null)?.step ?? '';
  const gather = cards.flatMap(({ folds }) => folds).findLast(({ kind }) => kind === 'gather')?.html ?? '';
  const items = [...gather.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => plain(item));
  return [
    ...(step ? [task('step', plain(step))] : []),
    ...items.slice(0, GATHER_AT_MOST).map((item) => task('gather', item)),
  ];
}

const task = (kind: string, title: string) => ({ id: `${kind}:${title}`.slice(0, ID_MAX), title });

/** Its own sanitized markup as words; shown as text alone. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
