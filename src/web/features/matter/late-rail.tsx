import { lazy, Suspense } from 'react';
import { useWideScreen } from '#web/lib/use-wide-screen.ts';

const MatterRail = lazy(async () => ({ default: (await import('./matter-rail.tsx')).MatterRail }));

/**
 * Fetched when there is a chat and room beside it: the first page and phones do without it. Its place is kept from the start:
 * an answer that moved aside for it would leave the finger that was about to touch something in it.
 */
export function LateRail({ chatId }: { chatId: string }) {
  const isWide = useWideScreen();
  return isWide ? (
    <div data-rail className="no-print w-63 shrink-0 overflow-y-auto">
      <Suspense fallback={null}>
        <MatterRail chatId={chatId} />
      </Suspense>
    </div>
  ) : null;
}
