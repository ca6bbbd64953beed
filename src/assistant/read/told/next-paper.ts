import type { CaseFile, DatedEvent, PaperKind } from '#domain/matter/case-file.ts';
import { plain, sentencesOf } from '../sentences.ts';

/** What comes from the court after a landlord's own paper. */
const FROM_COURT: Partial<Record<PaperKind, PaperKind>> = {
  'rent-demand': 'petition-nonpayment',
  'notice-to-quit': 'petition-holdover',
  'non-renewal': 'petition-holdover',
};
const COURT_PAPER =
  /\b(?:court (?:papers?|petition|summons)|(?:papers?|summons|something|a letter) from (?:the )?(?:housing )?court|petition|papel(?:es)? de (?:la )?corte|peticion|citacion)\b/;
const CAME =
  /\b(?:came|got|get|received|served|handed|gave|given|taped|left|delivered|was mailed|in the mail|llego|llegaron|recibi|dieron|entregaron|entrego|dejaron|mandaron|pegaron)\b/;
const NOT_COME =
  /\b(?:if|when|until|till|before|unless|will|would|has(?:n'?t| not)|have(?:n'?t| not)|did(?:n'?t| not)|no|never|si|cuando|hasta|antes|todavia|aun|nunca)\b/;

/** "Court papers came today", after a rent demand: another paper, which starts a clock of its own. */
export function nextPaperIn(message: string, { paper }: CaseFile): PaperKind | undefined {
  const next = paper === undefined ? undefined : FROM_COURT[paper];
  if (next === undefined) return undefined;
  const isTold = sentencesOf(plain(message)).some(
    (one) =>
      COURT_PAPER.test(one) && CAME.test(one) && !NOT_COME.test(one.replace(/^no\b/, '').split(COURT_PAPER)[0] ?? ''),
  );
  return isTold ? next : undefined;
}

/** How and when the paper before it came is no longer asked for, and nothing is counted from it. */
export function withoutPaper(file: CaseFile): CaseFile {
  const { served, ...rest } = file;
  if (served === undefined && OF_PAPER.every((event) => file.dates[event] === undefined)) return file;
  const left = Object.entries(file.dates).filter(([event]) => !OF_PAPER.some((one) => one === event));
  return { ...rest, dates: Object.fromEntries(left) };
}
const OF_PAPER: readonly DatedEvent[] = ['served', 'notice-mailed', 'notice-dated'];
