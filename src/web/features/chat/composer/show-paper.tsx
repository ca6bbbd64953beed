import { Camera, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { copy } from '../copy.ts';

/** People hold a paper: showing it comes first. */
export function ShowPaperCard() {
  return (
    <Link
      to={paths.readPaper}
      className="mb-4 flex min-h-16 items-center gap-3.5 rounded-lg border border-line bg-primary-soft p-3.5 transition-colors hover:border-primary"
    >
      <Camera size={24} className="shrink-0 text-primary-ink" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-primary-ink">{copy.paper.title}</span>
        <span className="block text-sm text-muted">{copy.paper.promise}</span>
      </span>
      <ChevronRight size={20} className="shrink-0 text-primary-ink" aria-hidden />
    </Link>
  );
}

export function ShowPaperButton({ to }: { to: string }) {
  return (
    <Link
      to={to}
      aria-label={copy.paper.title}
      title={copy.paper.title}
      className="grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-sunken short:hidden"
    >
      <Camera size={20} aria-hidden />
    </Link>
  );
}
