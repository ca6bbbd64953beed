import { clsx } from 'clsx';
import type { UserDocument } from '#contract/documents/documents.ts';
import type { Matter } from '#contract/matter.ts';
import { call } from '#web/lib/call/call.ts';
import { documentPath } from '#web/paths.ts';
import { LinkButton } from '#web/frame/link-button.tsx';
import type { MatterWords } from './copy.ts';
import { MatterSection, Nothing } from './matter-section.tsx';
import { useReadAgain, useShowAtOnce } from './queries.ts';

type MatterTasksProps = { matter: Matter; documents: readonly UserDocument[]; words: MatterWords };

/** What is open first; the paper to finish is the one filled button of the page. */
export function MatterTasks({ matter, documents, words }: MatterTasksProps) {
  const readAgain = useReadAgain();
  const showAtOnce = useShowAtOnce();
  const toFinish = documents.filter(({ made }) => !made?.isCurrent);
  const tasks = matter.tasks.toSorted((a, b) => Number(a.isDone) - Number(b.isDone));
  const done = tasks.filter(({ isDone }) => isDone).length;
  async function set(taskId: string, isDone: boolean) {
    showAtOnce(matter.chatId, (shown) => ({
      ...shown,
      tasks: shown.tasks.map((task) => (task.id === taskId ? { ...task, isDone } : task)),
    }));
    await call('setMatterTask', { chatId: matter.chatId, taskId, isDone }).catch(() => undefined);
    await readAgain();
  }
  return (
    <MatterSection title={words.todo} aside={done > 0 && <p className="text-sm text-muted">{words.done(done)}</p>}>
      {tasks.length + toFinish.length === 0 && <Nothing>{words.noTodo}</Nothing>}
      {toFinish.map(({ id, title }, index) => (
        <div key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere">{words.finish(title)}</p>
          <LinkButton
            to={documentPath(id)}
            variant={index === 0 ? 'primary' : 'secondary'}
            size="sm"
            className="min-h-11"
            aria-label={words.goOnName(title)}
          >
            {words.goOn}
          </LinkButton>
        </div>
      ))}
      {tasks.map(({ id, title, isDone }) => (
        <label key={id} className="flex min-h-13 cursor-pointer items-center gap-3.5 px-4 py-2">
          <input
            type="checkbox"
            checked={isDone}
            onChange={(event) => void set(id, event.target.checked)}
            className="size-6 shrink-0 accent-primary"
          />
          <span className={clsx('min-w-0 wrap-anywhere', isDone && 'text-muted line-through')}>{title}</span>
        </label>
      ))}
    </MatterSection>
  );
}
