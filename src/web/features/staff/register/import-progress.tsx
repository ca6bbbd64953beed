import type { RegisterImport } from '#contract/staff/register.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { countText } from '../format.ts';
import { Panel } from '../page-frame.tsx';

const words = copy.register;

export type ImportProgressProps = { job: RegisterImport; isOwn: boolean; onStop: () => void };

export function ImportProgress({ job, isOwn, onStop }: ImportProgressProps) {
  const { status, bytesRead, bytesTotal, rowsRead, fileName } = job;
  const isReading = status === 'reading';
  // How long saving takes nobody knows: a bar without a value says so.
  const value = isReading && bytesTotal ? { value: bytesRead, max: bytesTotal } : {};
  return (
    <Panel heading={words.running}>
      <p className="text-sm wrap-anywhere">{fileName}</p>
      <progress aria-label={words.running} {...value} className="progress-bar h-3 w-full" />
      <p className="text-sm" aria-live="polite">
        {isReading ? words.reading(countText(rowsRead)) : words.saving(countText(rowsRead))}
      </p>
      <p className="text-sm text-muted">{isOwn ? (isReading ? words.keepOpen : words.mayLeave) : words.elsewhere}</p>
      {isOwn && isReading && (
        <Button variant="danger" size="sm" className="justify-self-start" onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </Panel>
  );
}
