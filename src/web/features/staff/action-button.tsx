import { Button } from '#web/ui/button.tsx';
import type { useAction } from './use-action.ts';

type ActionButtonProps = { action: ReturnType<typeof useAction>; work: () => Promise<unknown>; label: string };

/** Something staff do at once: the button is busy meanwhile. What went wrong is said by whoever holds the action. */
export function ActionButton({ action, work, label }: ActionButtonProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      busy={action.isBusy}
      onClick={() => void action.run(work)}
    >
      {label}
    </Button>
  );
}
