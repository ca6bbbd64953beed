import { PaperAbout } from '#web/features/papers/paper-about.tsx';
import { PaperList } from '#web/features/papers/paper-list.tsx';

export function PapersPage() {
  return <PaperList />;
}

export function PaperPage() {
  return <PaperAbout />;
}
