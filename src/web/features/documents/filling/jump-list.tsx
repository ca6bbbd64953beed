import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { OpenDocument } from '#contract/documents/documents.ts';
import { applicable, isAnswered, isAsked, type Answers } from '#domain/documents/answers.ts';
import type { Field } from '#domain/documents/definition.ts';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from '../copy.ts';

const words = copy.form;

type JumpListProps = { document: OpenDocument; answers: Answers; current: string; onGo: (at: string) => void };

/** Every question that applies, and whether it is answered. */
export function JumpList({ document: { definition }, answers, current, onGo }: JumpListProps) {
  const { fields } = applicable(definition, answers);
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="flex min-h-11 items-center px-4 py-2 text-sm font-semibold">{words.jump}</summary>
      <nav aria-label={words.jump} className="grid gap-4 px-2 pb-3">
        {definition.sections.map(({ title, fields: own }) => {
          const shown = own.filter(({ id }) => fields.some((field) => field.id === id));
          if (shown.length === 0) return null;
          return (
            <div key={title}>
              <p className="px-3 pb-1 text-xs font-semibold text-muted">{title}</p>
              {shown.map((field) => (
                <Entry key={field.id} field={field} answers={answers} current={current} onGo={onGo} />
              ))}
            </div>
          );
        })}
        <button type="button" onClick={() => onGo('review')} className={navItemStyle(current === 'review')}>
          {words.reviewLink}
        </button>
      </nav>
    </details>
  );
}

type EntryProps = { field: Field; answers: Answers; current: string; onGo: (at: string) => void };

function Entry({ field, answers, current, onGo }: EntryProps) {
  const state = isAnswered(answers[field.id]) ? 'answered' : isAsked(field, answers) ? 'leftBlank' : 'open';
  const Icon = { answered: CircleCheck, leftBlank: CircleDashed, open: Circle }[state];
  return (
    <button
      type="button"
      aria-current={current === field.id ? 'step' : undefined}
      onClick={() => onGo(field.id)}
      className={navItemStyle(current === field.id)}
    >
      <Icon size={16} className={state === 'answered' ? 'text-ok' : 'text-muted'} aria-hidden />
      {field.label}
      <VisuallyHidden>, {words[state]}</VisuallyHidden>
    </button>
  );
}
