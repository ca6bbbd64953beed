import type { Licence } from '#contract/staff-attorneys.ts';
import { Badge } from '#web/ui/badge.tsx';
import { licenceWords } from './labels.ts';

export function LicenceBadge({ licence }: { licence: Pick<Licence, 'state'> }) {
  const { label, tone } = licenceWords[licence.state];
  return <Badge tone={tone}>{label}</Badge>;
}
