import {
  CalendarCheck,
  ChevronDown,
  CircleHelp,
  Folder,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Scale,
} from 'lucide-react';
import type { Fold } from '#contract/answer.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';

const ICONS: Readonly<Record<Fold['kind'], LucideIcon>> = {
  law: Scale,
  working: CalendarCheck,
  open: CircleHelp,
  gather: Folder,
  steps: ListChecks,
  help: LifeBuoy,
};

/** The rest of an answer: rows that open downward in their place. */
export function AnswerFolds({ folds }: { folds: readonly Fold[] }) {
  if (folds.length === 0) return null;
  return (
    <div className="folds clear-both mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
      {folds.map(({ kind, title, note, html }) => {
        const Icon = ICONS[kind];
        return (
          <details key={kind} className="group">
            <summary className="flex min-h-12 list-none items-center gap-3 px-3.5 py-2 font-medium [&::-webkit-details-marker]:hidden">
              <Icon size={19} aria-hidden className="no-print shrink-0 text-primary-ink" />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              {note && (
                <span className="no-print shrink-0 text-sm font-normal text-muted group-open:hidden">{note}</span>
              )}
              <ChevronDown
                size={18}
                aria-hidden
                className="no-print shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <SafeHtml html={html} className="prose-msg px-3.5 pb-3.5" />
          </details>
        );
      })}
    </div>
  );
}
