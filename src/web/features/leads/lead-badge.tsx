import type { LeadStatus } from '#domain/lead.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { copy } from './copy.ts';

const TONES: Record<LeadStatus, Tone> = { accepted: 'ok', pending: 'warn', declined: 'bad' };

export function LeadBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={TONES[status]}>{copy.badges[status]}</Badge>;
}
