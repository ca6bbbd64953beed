import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type FoldingListProps = {
  title: string;
  /** Behind the title, in brackets. */
  count?: number;
  /** How it shares the height of the sidebar while it is open. */
  className: string;
  headingClassName: string;
  children: ReactNode;
};

/** A list of a sidebar. It scrolls by itself, so that however long one is, the others stay in reach; folded by its heading. */
export function FoldingList({ title, count, className, headingClassName, children }: FoldingListProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className={clsx('flex min-w-0 flex-col', isOpen ? className : 'shrink-0')}>
      <h2 className={clsx('shrink-0 font-semibold', headingClassName)}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-9 w-full items-center gap-1.5 rounded-md px-3 text-left hover:bg-sunken pointer-coarse:min-h-11"
        >
          <ChevronDown size={15} aria-hidden className={clsx('transition-transform', !isOpen && '-rotate-90')} />
          {title}
          {count !== undefined && ` (${count})`}
        </button>
      </h2>
      {isOpen && (
        <nav aria-label={title} className="min-h-0 overflow-y-auto overscroll-contain">
          {children}
        </nav>
      )}
    </div>
  );
}
