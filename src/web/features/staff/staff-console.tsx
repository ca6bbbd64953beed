import { Navigate, Route, Routes } from 'react-router';
import type { CurrentUser } from '#contract/account.ts';
import { staffPaths } from '#web/paths.ts';
import { SidebarLayout } from '#web/frame/sidebar-layout.tsx';
import { Accounts } from './accounts/accounts.tsx';
import { Actions } from './accounts/actions.tsx';
import { Answers } from './reports/answers.tsx';
import { AttorneyEditor } from './attorneys/attorney-editor.tsx';
import { AttorneyTable } from './attorneys/attorney-table.tsx';
import { copy } from './copy.ts';
import { OfficialFormEditor } from './forms/form-editor.tsx';
import { OfficialForms } from './forms/form-list.tsx';
import { InviteTable } from './attorneys/invite-table.tsx';
import { Leads } from './reports/lead-outcomes.tsx';
import { MessageView } from './messages/message-view.tsx';
import { Messages } from './messages/messages.tsx';
import { NewAttorney } from './attorneys/new-attorney.tsx';
import { Overview } from './reports/overview.tsx';
import { Register } from './register/register.tsx';
import { Showings } from './reports/showings.tsx';
import { StaffSidebar } from './staff-sidebar.tsx';

/** Every page of the console in one frame. The guard before it and each callable behind it ask who is here. */
export function StaffConsole({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const at = (path: string) => path.slice(staffPaths.overview.length + 1);
  return (
    <SidebarLayout
      label={copy.menu}
      mainClassName="mx-auto max-w-[76rem] px-4 pt-4 pb-16 sm:px-6 lg:px-10 lg:pt-9"
      sidebar={<StaffSidebar user={user} onSignOut={onSignOut} />}
    >
      <Routes>
        <Route index element={<Overview />} />
        <Route path={at(staffPaths.attorneys)} element={<AttorneyTable />} />
        <Route path={at(staffPaths.newAttorney)} element={<NewAttorney />} />
        <Route path={`${at(staffPaths.attorneys)}/:attorneyId`} element={<AttorneyEditor />} />
        <Route path={at(staffPaths.attorneyIds)} element={<InviteTable />} />
        <Route path={at(staffPaths.register)} element={<Register />} />
        <Route path={at(staffPaths.leads)} element={<Leads />} />
        <Route path={at(staffPaths.messages)} element={<Messages />} />
        <Route path={`${at(staffPaths.messages)}/:messageId`} element={<MessageView />} />
        <Route path={at(staffPaths.answers)} element={<Answers />} />
        <Route path={at(staffPaths.showings)} element={<Showings />} />
        <Route path={at(staffPaths.forms)} element={<OfficialForms />} />
        <Route path={`${at(staffPaths.forms)}/:formId`} element={<OfficialFormEditor />} />
        <Route path={at(staffPaths.accounts)} element={<Accounts />} />
        <Route path={at(staffPaths.actions)} element={<Actions />} />
        <Route path="*" element={<Navigate to={staffPaths.overview} replace />} />
      </Routes>
    </SidebarLayout>
  );
}
