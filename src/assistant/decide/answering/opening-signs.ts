import type { AskedForYesOrNo, HeardAnswer } from '../../find/yes-or-no.ts';
import { certainty } from '../../find/learned/meant.ts';
import type { Found } from '../../find/statement-index.ts';
import { SIGNS_OF_OPENING } from '../../numbers.ts';
import { frameOf } from '../../read/wording/question-frame.ts';

/** What speaks for a yes or a no before a statement, by name. */
export type SignsOfOpening = Readonly<Record<keyof typeof SIGNS_OF_OPENING, number>>;

type Opened = {
  readonly asked: AskedForYesOrNo;
  readonly heard: HeardAnswer;
  readonly found: Found;
  readonly isTalk: boolean;
};

/** Both have to be so: that the statement is what was asked for, and that it says just that to it. */
export function signsOfOpening({ asked, heard, found, isTalk }: Opened): SignsOfOpening {
  const { statement, score, nearness } = found;
  const isOwn = flag(asked.own === heard.answer);
  return {
    always: 1,
    heard: certainty(heard.share),
    agreed: heard.agreed,
    own: isOwn,
    noneOfItsOwn: flag(asked.own === null),
    found: score,
    near: nearness,
    inTalk: flag(isTalk),
    settles: flag(statement.settles.includes('yes-no')),
    turnedAlike: flag(isTurned(statement.ask?.en ?? '') === isTurned(asked.text)),
    depends: flag(heard.answer === 'depends'),
    ownAndFound: isOwn * score,
    heardAndFound: heard.share * score,
  };
}

const flag = (is: boolean) => (is ? 1 : 0);
const isTurned = (text: string) => frameOf(text).startsWith('not-');

/** How likely it is that whoever asked reads this yes or no as the answer. */
export type OpeningJudge = (signs: SignsOfOpening) => number;

export const shareOfOpening: OpeningJudge = (signs) => {
  const sum = NAMES.reduce((total, name) => total + SIGNS_OF_OPENING[name] * signs[name], 0);
  return 1 / (1 + Math.exp(-sum));
};
const NAMES = Object.keys(SIGNS_OF_OPENING) as (keyof typeof SIGNS_OF_OPENING)[];
