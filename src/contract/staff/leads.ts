import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Done, Id, Timestamp } from '#contract/fields.ts';
import { pageOf, paging } from '#contract/paging.ts';

/** A lead that its attorney has neither decided nor written about. Of its client and their problem nothing stands here. */
export const UnansweredLead = z.object({
  id: z.string(),
  attorneyId: z.string(),
  attorneyName: z.string(),
  since: Timestamp,
  remindedAt: Timestamp.nullable(),
  /** When the client was told that they can write to others. */
  othersOfferedAt: Timestamp.nullable(),
});
export type UnansweredLead = z.infer<typeof UnansweredLead>;

export const staffLeads = {
  staffListUnansweredLeads: callable({
    access: 'staff',
    summary: 'Who leaves leads unanswered: each of them, with how long it waits.',
    input: z.object(paging(['since', 'attorney'])),
    output: pageOf(UnansweredLead),
  }),
  staffRemindAttorney: callable({
    access: 'staff',
    summary: 'Reminds the attorney of a lead by mail, at most once a day.',
    input: z.object({ leadId: Id }),
    output: Done,
  }),
  staffOfferOthers: callable({
    access: 'staff',
    summary:
      'Tells the client of a lead by mail that they can write to other attorneys, at most once a day. Whom, is theirs to choose.',
    input: z.object({ leadId: Id }),
    output: Done,
  }),
};
