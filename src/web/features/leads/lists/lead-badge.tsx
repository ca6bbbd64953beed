import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import type { LeadStatus } from '#domain/leads/lead.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from '../copy.ts';

const LOOKS: Record<LeadStatus, { tone: Tone; icon: LucideIcon }> = {
  accepted: { tone: 'ok', icon: Check },
  pending: { tone: 'warn', icon: Clock },
  declined: { tone: 'bad', icon: X },
};

/** The sign is drawn, because many machines have no glyph for it; in the text it stands as the spec writes it. */
export function LeadBadge({ status }: { status: LeadStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  const { sign, word } = copy.badges[status];
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden />
      <span>
        <VisuallyHidden>{`${sign} `}</VisuallyHidden>
        {word}
      </span>
    </Badge>
  );
}
