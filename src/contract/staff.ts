import { officialForms } from './official-form.ts';
import { staffAccounts } from './staff-accounts.ts';
import { staffAttorneys } from './staff-attorneys.ts';
import { staffMessages } from './staff-messages.ts';
import { staffLeads } from './staff-leads.ts';
import { staffRegister } from './staff-register.ts';
import { staffReports } from './staff-reports.ts';

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
