import { lazy, Suspense } from 'react';
import { useWideScreen } from '#web/lib/use-wide-screen.ts';

const MatterRail = lazy(async () => ({ default: (await import('./matter-rail.tsx')).MatterRail }));

/** Fetched when there is a chat and room beside it: the first page and phones do without it. */
export function LateRail({ chatId }: { chatId: string }) {
  const isWide = useWideScreen();
  return isWide ? (
    <Suspense fallback={null}>
      <MatterRail chatId={chatId} />
    </Suspense>
  ) : null;
}
