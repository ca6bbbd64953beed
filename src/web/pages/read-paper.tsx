import { PaperWalk } from '#web/features/papers/walk/paper-walk.tsx';

export function ReadPaperPage() {
  return <PaperWalk />;
}
