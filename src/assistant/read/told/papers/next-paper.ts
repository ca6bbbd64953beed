import type { CaseFile, DatedEvent, PaperKind } from '#domain/matter/case-file.ts';
import type { ConversationState } from '../../../remember/state.ts';
import { deniesAtFirst } from '../../correcting.ts';
import { corrects } from '../../days/that-day.ts';
import { plain, sentencesOf } from '../../sentences.ts';
import { isLaterInCase } from './case-papers.ts';

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

/** "The rent demand came before that", after the petition: what counts now is the petition, and its day. */
export function isOfEarlierPaper(message: string, told: PaperKind | undefined, state: ConversationState): boolean {
  const { paper } = state.file;
  if (told === undefined || paper === undefined || state.pending?.startsWith('paper')) return false;
  return isLaterInCase(paper, told) && !corrects(message) && !deniesAtFirst(message) && !IS_NOT.test(plain(message));
}
const IS_NOT =
  /(?:^|[,.;!] ?)(?:(?:its?|it'?s|it is|that'?s|this is|esto|eso) )?(?:not|no (?:es|era|fue)) |\b(?:its?|it'?s|this is) not an? (?:summons|petition|lawsuit|demand|notice)\b/;

/** What is told of another paper than the one that counts: neither which it is nor how it came. */
export const withoutPaperTold = ({ paper: _other, served: _way, ...facts }: Partial<CaseFile>): Partial<CaseFile> =>
  facts;

/** How and when the paper before it came is no longer asked for, and nothing is counted from it. */
export function withoutPaper(file: CaseFile): CaseFile {
  const { served, ...rest } = file;
  if (served === undefined && OF_PAPER.every((event) => file.dates[event] === undefined)) return file;
  return { ...rest, dates: withoutDaysOfPaper(file.dates) };
}

export const withoutDaysOfPaper = (dates: CaseFile['dates']): CaseFile['dates'] =>
  Object.fromEntries(Object.entries(dates).filter(([event]) => !OF_PAPER.some((one) => one === event)));
const OF_PAPER: readonly DatedEvent[] = ['served', 'notice-mailed', 'notice-dated'];
