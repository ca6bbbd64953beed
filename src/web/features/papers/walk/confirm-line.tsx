import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';

type ConfirmLineProps = {
  number: number;
  label: string;
  value: string | null;
  isChanged?: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** It was read in two ways: which is right? */
  choices?: readonly { readonly label: string; readonly choose: () => void }[];
  /** The field that opens. */
  children: ReactNode;
};

/** One finding: what it is, what was read, and a way to mend it. */
export function ConfirmLine(props: ConfirmLineProps) {
  const { number, label, value, isChanged = false, isOpen, onOpen, onClose, choices = [], children } = props;
  const isDoubtful = choices.length > 0 && value === null;
  return (
    <li className={isDoubtful ? 'flex gap-3 bg-warn-soft px-3.5 py-2.5' : 'flex gap-3 px-3.5 py-2.5'}>
      <span aria-hidden className={`mt-1 grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold text-surface ${isDoubtful ? 'bg-warn' : 'bg-primary'}`}>
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className={isDoubtful ? 'text-sm font-semibold text-warn' : 'text-sm text-muted'}>
          {isDoubtful ? copy.which(label) : label}
          {isChanged && <span className="ml-2 rounded-full bg-primary-soft px-2 text-xs text-primary-ink">{copy.changed}</span>}
        </p>
        {isDoubtful && !isOpen && (
          <div className="mt-1.5 flex flex-wrap gap-2">
            {[...choices, { label: copy.other, choose: onOpen }].map((choice) => (
              <button key={choice.label} type="button" onClick={choice.choose} className="min-h-11 rounded-full border border-line-strong bg-surface px-4 font-semibold text-primary-ink hover:bg-primary-soft">
                {choice.label}
              </button>
            ))}
          </div>
        )}
        {!isDoubtful && !isOpen && <p className={value === null ? 'text-muted' : 'font-semibold break-words'}>{value ?? copy.notFound}</p>}
        {isOpen && (
          <div className="mt-1.5 grid gap-2">
            {children}
            <Button size="sm" variant="secondary" className="justify-self-start" onClick={onClose}>
              {copy.done}
            </Button>
          </div>
        )}
      </div>
      {!isOpen && !isDoubtful && (
        <button type="button" aria-label={copy.change(label)} onClick={onOpen} className="-my-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken">
          <Pencil size={18} aria-hidden />
        </button>
      )}
    </li>
  );
} // prettier-ignore
