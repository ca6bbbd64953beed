import type { Check } from '../check.ts';
import { claimsIn, type Claim, type Manner } from './claims.ts';
import { matching, topicsOf, type Sentence } from '../sentence.ts';

/** How the statement may have said what the rewording says so. */
const FITS: Readonly<Record<Manner, readonly Manner[]>> = {
  must: ['must', 'does'],
  may: ['may'],
  cannot: ['cannot', 'does-not'],
  'need-not': ['need-not', 'does-not'],
  does: ['does', 'must'],
  'does-not': ['does-not', 'cannot', 'need-not'],
};

/** Duty, permission and "not" are the statement's, action by action. */
export const compareClaims: Check = ({ statement, rewording }) => {
  const ours = claimsIn(statement);
  const hasForce = ours.some(({ manner }) => manner !== 'does' && manner !== 'does-not');
  const theirs = Map.groupBy(claimsIn(rewording), ({ word }) => word.at);
  for (const claims of theirs.values()) {
    const known = claims.filter(({ action }) => ours.some((one) => one.action === action));
    if (known.length > 0 && !known.some((claim) => isSaidSo(claim, ours, { statement, rewording, hasForce }))) {
      const [claim] = known;
      return `${claim?.word.text ?? ''} ${claim?.manner ?? ''}`;
    }
  }
  return null;
};

type Around = { readonly statement: Sentence; readonly rewording: Sentence; readonly hasForce: boolean };

function isSaidSo(claim: Claim, ours: readonly Claim[], { statement, rewording, hasForce }: Around): boolean {
  if (!claim.isSure) return true;
  const around = topicsOf(rewording.words.filter(({ sentence }) => sentence === claim.word.sentence));
  const close = (one: Claim) =>
    matching(
      statement.words.filter(({ piece }) => piece === one.word.piece),
      around,
    );
  const same = ours.filter(({ action }) => action === claim.action);
  const best = Math.max(...same.map(close));
  const isLoose = claim.manner === 'may' && !hasForce;
  const fits = new Set<Manner>([...FITS[claim.manner], ...(isLoose ? (['does'] as const) : [])]);
  return same.some((one) => close(one) >= best && (fits.has(one.manner) || (!one.isSure && !claim.isContrary)));
}
