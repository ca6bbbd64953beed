import { CalendarDays, FileText, type LucideIcon, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { copy } from './copy.ts';

const TILES: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: paths.documents, icon: FileText, ...copy.ways.documents },
  { to: paths.deadlines, icon: CalendarDays, ...copy.ways.deadlines },
];

/** What can be done without the chat, and whom to call when there is no time for one. */
export function Ways() {
  return (
    <div className="no-print mt-5 grid gap-4">
      <ul className="grid grid-cols-1 gap-3 min-[21rem]:grid-cols-2">
        {TILES.map(({ to, icon: Icon, title, text }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              className="rounded-lg border border-line bg-surface p-4 shadow-card transition-colors hover:bg-primary-soft"
            >
              <Icon size={22} className="text-primary-ink" aria-hidden />
              <span className="mt-1.5 block font-semibold">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex gap-3.5 rounded-lg bg-bad-soft p-4">
        <Phone size={20} className="mt-2 shrink-0 text-bad" aria-hidden />
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {copy.ways.calls.map(({ when, number, tel }) => (
            <li key={number}>
              {when}{' '}
              <a
                href={`tel:${tel}`}
                className="inline-flex min-h-9 items-center font-semibold whitespace-nowrap text-bad underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {number}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
