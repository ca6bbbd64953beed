import type { SupportStatus } from '#domain/support.ts';
import { Badge } from '#web/ui/badge.tsx';
import { statusWords } from '../labels.ts';

export function StatusBadge({ status }: { status: SupportStatus }) {
  const { label, tone } = statusWords[status];
  return <Badge tone={tone}>{label}</Badge>;
}
