/** Roles that are not the person who asks. "You" is never one of them. */
export const OTHER_SIDE: ReadonlySet<string> = new Set(
  'landlord employer court judge clerk police marshal collector creditor lender bank bureau agency dmv insurer hospital school utility airline dealer seller merchant ag prosecutor abuser broker contractor government arbitrator principal superintendent labor-dept irs uscis board comptroller commissioner contractor juror'.split(
    ' ',
  ),
);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What somebody does who is not named because everybody knows who it is. */
export const OWN_ACTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  landlord: set(
    'give return repair enter evict lockout re-rent charge-fee raise notice tell list-v inspect keep deduct register mix refund renew reconnect offer delay wait',
  ),
  employer: set('pay give tell fire hire deduct ask-about ask keep notice retaliate use owe due'),
  judge: set('decide order cancel change reduce'),
  court: set('decide order cancel change reduce hear'),
  lawyer: set(''),
};

/** Actions that only one can do. */
export const ONLY_DOER: Readonly<Record<string, string>> = { 're-rent': 'landlord' };
