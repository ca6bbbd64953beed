import { Deadlines } from '#web/features/deadlines/deadlines.tsx';

export function DeadlinesPage() {
  return <Deadlines />;
}
