import type { staff } from '#contract/staff.ts';
import type { Handler } from '#server/callable/handler.ts';
import { staffRemovePhoto } from './attorney-photo.ts';
import { staffIssueInvite, staffListInvites, staffRevokeInvite } from './invites.ts';
import { staffFindRegistration, staffGetAttorney, staffListAttorneys } from './read-attorneys.ts';
import { staffGetRegister, staffListImports } from './read-register.ts';
import { staffCreateAttorney, staffPauseAttorney, staffUpdateAttorney } from './save-attorney.ts';

/** The console's part of the registry. */
export const staffHandlers: { readonly [Name in keyof typeof staff]: Handler<Name> } = {
  staffCreateAttorney,
  staffFindRegistration,
  staffGetAttorney,
  staffGetRegister,
  staffIssueInvite,
  staffListAttorneys,
  staffListImports,
  staffListInvites,
  staffPauseAttorney,
  staffRemovePhoto,
  staffRevokeInvite,
  staffUpdateAttorney,
};
