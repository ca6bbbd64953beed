import type { AttorneyInvite } from '#contract/staff/attorneys.ts';
import { Badge } from '#web/ui/badge.tsx';
import { copy } from '../copy.ts';

const TONES = { unused: 'info', used: 'ok', revoked: 'plain' } as const;

export function InviteBadge({ state }: Pick<AttorneyInvite, 'state'>) {
  return <Badge tone={TONES[state]}>{copy.ids.states[state]}</Badge>;
}
