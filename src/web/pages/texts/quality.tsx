import lastRun from '#eval/last-run.json';
import { Quality } from '#web/features/quality/quality.tsx';

export function QualityPage() {
  return <Quality report={lastRun} />;
}
