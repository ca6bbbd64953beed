import { useEffect, useState } from 'react';
import { canWorkOffline, forgetOffline, isKeptOffline, keepOffline } from '#web/lib/offline.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { MatterWords } from './copy.ts';
import { useReadAgain } from './queries.ts';

/** Never by itself: the device may be shared. */
export function OfflineChoice({ words }: { words: MatterWords }) {
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const readAgain = useReadAgain();
  useEffect(() => {
    if (canWorkOffline()) void isKeptOffline().then(setIsKept);
  }, []);
  if (isKept === null) return null;

  async function change(wanted: boolean) {
    setIsKept(wanted);
    try {
      await (wanted ? keepOffline() : forgetOffline());
      // What is on the screen is the first that is kept.
      if (wanted) await readAgain();
    } catch {
      setIsKept(!wanted);
    }
  }

  return (
    <div className="mt-6 rounded-lg border border-line bg-surface px-4 py-2">
      <Checkbox label={words.offline} checked={isKept} onChange={(event) => void change(event.target.checked)} />
      <p className="pb-2 text-sm text-muted">{words.offlineNote}</p>
    </div>
  );
}
