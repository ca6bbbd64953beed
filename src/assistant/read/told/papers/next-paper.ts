import type { CaseFile, DatedEvent, PaperKind } from '#domain/matter/case-file.ts';
import type { ConversationState } from '../../../remember/state.ts';
import { deniesAtFirst } from '../../correcting.ts';
import { corrects } from '../../days/that-day.ts';
import { plain, sentencesOf } from '../../sentences.ts';
import { NO_TALK } from '../sums.ts';
import { isLaterInCase } from './case-papers.ts';
import { paperTold } from './papers-told.ts';

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
  /\b(?:if|when|until|till|before|unless|or|will|would|has(?:n'?t| not)|have(?:n'?t| not)|did(?:n'?t| not)|no|never|si|cuando|hasta|antes|todavia|aun|nunca)\b/;

/** "Court papers came today", after a rent demand: another paper, which starts a clock of its own. */
export function nextPaperIn(message: string, { paper }: Partial<CaseFile>): PaperKind | undefined {
  return sentencesOf(plain(message)).some((one) => CAME.test(one) && isOfCourt(one)) ? afterPaper(paper) : undefined;
}

const afterPaper = (paper: PaperKind | undefined) => (paper === undefined ? undefined : FROM_COURT[paper]);

/** A paper of the court, which has not only to come yet. */
function isOfCourt(said: string): boolean {
  const found = COURT_PAPER.exec(said.replace(/^no\b/, ''));
  return found !== null && !NOT_COME.test(found.input.slice(0, found.index)) && !TO_COME.test(found.input.slice(found.index)); // prettier-ignore
}
const TO_COME = /^(?:\w+ ){1,4}(?:will|would|may|might|could|can|is coming|are coming|(?:vendr|llegar|mandar)an?)\b/;

export type TwoPapers = {
  readonly paper: PaperKind;
  /** What is told of the court's paper; the rest of the message is blank, so that its days stand where they stood. */
  readonly ofCourt: string;
};

/** "A 14-day demand on October 20 and then court papers on November 12", told at once: what counts is the court's paper, and its day. */
export function twoPapersIn(message: string): TwoPapers | null {
  if (!COURT_PAPER.test(plain(message)) || !CAME.test(plain(message))) return null;
  for (const { index } of message.matchAll(BETWEEN)) {
    const [first, then] = [message.slice(0, index), message.slice(index)];
    for (const [own, court] of [
      [first, then],
      [then, first],
    ] as const) {
      const paper = afterPaper(paperTold(plain(own), NO_TALK));
      if (paper && isOfCourt(plain(court)))
        return { paper, ofCourt: court === first ? first : ' '.repeat(index) + then };
    }
  }
  return null;
}
const BETWEEN = /[.,;\n]|\s(?:and|then|now|but|before|after|y|luego|despues|después|ahora|pero|antes)\s/giu;

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
