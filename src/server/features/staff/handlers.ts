import type { staff } from '#contract/staff/staff.ts';
import type { Handler } from '#server/callable/handler.ts';
import { staffDisableAccount, staffFindAccount } from './accounts.ts';
import { staffRemovePhoto } from './attorneys/attorney-photo.ts';
import { staffIssueInvite, staffListInvites, staffRevokeInvite } from './attorneys/invites.ts';
import {
  staffGetMessage,
  staffListMessages,
  staffNoteMessage,
  staffReplyToMessage,
  staffSetMessageStatus,
  staffTakeMessage,
} from './messages/messages.ts';
import {
  staffDeleteOfficialForm,
  staffGetOfficialForm,
  staffListOfficialForms,
  staffPublishOfficialForm,
  staffSaveOfficialForm,
} from './forms/official-forms.ts';
import { staffGetLeadOutcomes, staffListFeedback } from './reports/outcomes.ts';
import { staffGetOverview } from './reports/overview.ts';
import { staffListActions } from './read-actions.ts';
import { staffFindRegistration, staffGetAttorney, staffListAttorneys } from './attorneys/read-attorneys.ts';
import { staffGetRegister, staffListImports } from './register/read-register.ts';
import { staffCreateAttorney, staffPauseAttorney, staffUpdateAttorney } from './attorneys/save-attorney.ts';
import { staffListShowings } from './reports/showings.ts';
import { staffListUnansweredLeads, staffOfferOthers, staffRemindAttorney } from './leads/unanswered.ts';
import { staffGetWrongTrend } from './reports/wrong-trend.ts';
import { staffListWrongAnswers, staffReviewAnswer } from './reports/wrong-answers.ts';

/** The console's part of the handlers. */
export const staffHandlers: { readonly [Name in keyof typeof staff]: Handler<Name> } = {
  staffDisableAccount,
  staffFindAccount,
  staffDeleteOfficialForm,
  staffGetOfficialForm,
  staffListOfficialForms,
  staffPublishOfficialForm,
  staffSaveOfficialForm,
  staffCreateAttorney,
  staffFindRegistration,
  staffGetAttorney,
  staffGetLeadOutcomes,
  staffGetMessage,
  staffGetOverview,
  staffGetRegister,
  staffGetWrongTrend,
  staffIssueInvite,
  staffListActions,
  staffListAttorneys,
  staffListFeedback,
  staffListImports,
  staffListInvites,
  staffListMessages,
  staffListShowings,
  staffListUnansweredLeads,
  staffListWrongAnswers,
  staffNoteMessage,
  staffOfferOthers,
  staffPauseAttorney,
  staffRemindAttorney,
  staffRemovePhoto,
  staffReplyToMessage,
  staffReviewAnswer,
  staffRevokeInvite,
  staffSetMessageStatus,
  staffTakeMessage,
  staffUpdateAttorney,
};
