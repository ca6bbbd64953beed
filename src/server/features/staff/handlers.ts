import type { staff } from '#contract/staff/staff.ts';
import type { Handler } from '#server/callable/handler.ts';
import { staffDisableAccount, staffFindAccount } from './accounts.ts';
import { staffRemovePhoto } from './attorney-photo.ts';
import { staffIssueInvite, staffListInvites, staffRevokeInvite } from './invites.ts';
import {
  staffGetMessage,
  staffListMessages,
  staffNoteMessage,
  staffReplyToMessage,
  staffSetMessageStatus,
  staffTakeMessage,
} from './messages.ts';
import {
  staffDeleteOfficialForm,
  staffGetOfficialForm,
  staffListOfficialForms,
  staffPublishOfficialForm,
  staffSaveOfficialForm,
} from './official-forms.ts';
import { staffGetLeadOutcomes, staffListFeedback } from './outcomes.ts';
import { staffGetOverview } from './overview.ts';
import { staffListActions } from './read-actions.ts';
import { staffFindRegistration, staffGetAttorney, staffListAttorneys } from './read-attorneys.ts';
import { staffGetRegister, staffListImports } from './read-register.ts';
import { staffCreateAttorney, staffPauseAttorney, staffUpdateAttorney } from './save-attorney.ts';
import { staffListShowings } from './showings.ts';
import { staffListUnansweredLeads, staffOfferOthers, staffRemindAttorney } from './unanswered.ts';
import { staffGetWrongTrend } from './wrong-trend.ts';
import { staffListWrongAnswers, staffReviewAnswer } from './wrong-answers.ts';

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
