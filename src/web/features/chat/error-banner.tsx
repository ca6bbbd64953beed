import { CircleAlert, X } from 'lucide-react';
import { copy } from './copy.ts';
import { returnToMessageBox } from './message-box-id.ts';

export function ErrorBanner({ error, onDismiss }: { error: string | null; onDismiss?: () => void }) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="no-print mb-2 flex min-h-11 items-center gap-2.5 rounded-md bg-bad-soft py-1 pr-1 pl-3.5 text-sm font-medium text-bad"
    >
      <CircleAlert size={17} className="shrink-0" aria-hidden />
      <span className="min-w-0 flex-1">{error}</span>
      {onDismiss && (
        <button
          type="button"
          aria-label={copy.dismiss}
          onClick={() => {
            onDismiss();
            returnToMessageBox();
          }}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-surface/60"
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
