import { useState } from 'react';
import type { StaffAttorney } from '#contract/staff/attorneys.ts';
import { call } from '#web/lib/call/call.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CopyButton } from '../copy-button.tsx';
import { copy } from '../copy.ts';
import { momentText } from '../format.ts';
import { InviteBadge } from './invite-badge.tsx';
import { Panel } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { RevokeButton } from './revoke-button.tsx';
import { ActionButton } from '../action-button.tsx';
import { useAction } from '../use-action.ts';

const words = copy.ids;

export function InvitePanel({ attorney: { id, accountEmail } }: { attorney: StaffAttorney }) {
  const invites = useStaff('staffListInvites', { attorneyId: id });
  const [issued, setIssued] = useState<string | null>(null);
  const action = useAction();
  const issue = async () => setIssued((await call('staffIssueInvite', { attorneyId: id })).code);
  const rows = invites.data?.rows ?? [];
  return (
    <Panel heading={words.heading}>
      <p className="text-sm text-muted">{words.text}</p>
      {rows.length === 0 && invites.isSuccess && <p className="text-sm">{words.none}</p>}
      <ul className="grid gap-3">
        {rows.map((invite) => (
          <li key={invite.code} className="grid gap-1 border-t border-line pt-3 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <code className="font-semibold tracking-wide">{invite.code}</code>
              <InviteBadge state={invite.state} />
            </span>
            <span className="text-xs text-muted">
              {words.columns.issued} {momentText(invite.createdAt)}
            </span>
            {invite.usedAt && (
              <span className="text-xs wrap-anywhere text-muted">
                {words.usedBy(invite.usedBy ?? words.deletedAccount, momentText(invite.usedAt))}
              </span>
            )}
            {invite.state === 'unused' && (
              <span className="flex gap-1">
                <CopyButton text={invite.code} />
                <RevokeButton code={invite.code} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {issued && rows.some(({ code, state }) => code === issued && state === 'unused') && (
        <Notice tone="ok">
          {words.issued}: <code className="font-semibold">{issued}</code>
        </Notice>
      )}
      {action.error && <Notice tone="bad">{action.error}</Notice>}
      {!accountEmail && <ActionButton action={action} work={issue} label={words.issue} />}
    </Panel>
  );
}
