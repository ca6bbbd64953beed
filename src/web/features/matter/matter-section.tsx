import { type ReactNode, useId } from 'react';

type MatterSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

export function MatterSection({ title, aside, children }: MatterSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        {children}
      </div>
    </section>
  );
}

export const Nothing = ({ children }: { children: ReactNode }) => <p className="p-4 text-sm text-muted">{children}</p>;
