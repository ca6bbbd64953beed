import { officialForms } from '#contract/documents/official-form.ts';
import { staffAccounts } from './accounts.ts';
import { staffAttorneys } from './attorneys.ts';
import { staffMessages } from './messages.ts';
import { staffLeads } from './leads.ts';
import { staffRegister } from './register.ts';
import { staffReports } from './reports.ts';

/** Everything behind /staff. */
export const staff = {
  ...staffReports,
  ...staffAttorneys,
  ...staffAccounts,
  ...staffRegister,
  ...staffMessages,
  ...staffLeads,
  ...officialForms,
};
