import { PaperWalk } from '#web/features/papers/paper-walk.tsx';

export function ReadPaperPage() {
  return <PaperWalk />;
}
