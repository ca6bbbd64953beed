import { CircleAlert, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { returnToMessageBox } from '../composer/message-box-id.ts';

type ErrorBannerProps = { error: string | null; onRetry?: (() => void) | null; onDismiss?: () => void };

export function ErrorBanner({ error, onRetry, onDismiss }: ErrorBannerProps) {
  if (!error) return null;
  return (
    <div className="no-print mb-2 flex min-h-11 flex-wrap items-center gap-x-2.5 rounded-md bg-bad-soft py-1 pr-1 pl-3.5 text-sm font-medium text-bad">
      <div role="alert" className="flex min-w-0 flex-1 items-center gap-2.5">
        <CircleAlert size={17} className="shrink-0" aria-hidden />
        <span className="min-w-0 flex-1">{error}</span>
      </div>
      {onRetry && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      )}
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
