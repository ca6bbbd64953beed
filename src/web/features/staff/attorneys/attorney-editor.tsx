import { useParams } from 'react-router';
import type { StaffAttorney } from '#contract/staff/attorneys.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { InvitePanel } from './invite-panel.tsx';
import { LicenseBadge } from './license-badge.tsx';
import { LicensePanel } from './license-panel.tsx';
import { LoadFailed } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { PausePanel } from './pause-panel.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { useStaff } from '../queries.ts';

export function AttorneyEditor() {
  const { attorneyId = '' } = useParams();
  const query = useStaff('staffGetAttorney', { attorneyId });
  const attorney = query.isPlaceholderData ? undefined : query.data?.attorney;
  if (attorney) return <Editor key={attorney.id} attorney={attorney} />;
  const isGone = query.error instanceof CallError && ['not-found', 'invalid-argument'].includes(query.error.code);
  return (
    <PageFrame heading={copy.nav.attorneys}>
      {isGone && <Notice tone="bad">{copy.attorney.notFound}</Notice>}
      {query.isError && !isGone && <LoadFailed onRetry={() => void query.refetch()} />}
      {!query.isError && <Loading label={copy.list.loading} />}
    </PageFrame>
  );
}

function Editor({ attorney }: { attorney: StaffAttorney }) {
  return (
    <PageFrame
      heading={`${attorney.firstName} ${attorney.lastName}`}
      text={attorney.accountEmail ? copy.attorney.account(attorney.accountEmail) : copy.attorney.noAccount}
      action={<LicenseBadge license={attorney.license} />}
    >
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ProfilePanel attorney={attorney} />
        <div className="grid grid-cols-1 gap-6 max-xl:-order-1 md:max-xl:grid-cols-2">
          <PausePanel attorney={attorney} />
          <LicensePanel license={attorney.license} />
          <PhotoPanel attorney={attorney} />
          <InvitePanel attorney={attorney} />
        </div>
      </div>
    </PageFrame>
  );
}
