import type { License } from '#contract/staff/attorneys.ts';
import { Badge } from '#web/ui/badge.tsx';
import { licenseWords } from '../labels.ts';

export function LicenseBadge({ license }: { license: Pick<License, 'state'> }) {
  const { label, tone } = licenseWords[license.state];
  return <Badge tone={tone}>{label}</Badge>;
}
