import type { Applied } from '../../apply/apply-statement.ts';
import { plain } from '../../read/sentences.ts';
import { firstSentence } from '../../say/opening.ts';

/** "Do I lose it?" and "can I get it?" want opposite words. */
const LOSES =
  /\b(?:los(?:e|es|ing)|disqualif\w*|den(?:y|ied|ies)|turn(?:ed)? (?:me |us |it )?down|cut (?:me |us )?off|pierd\w*|perder\w*|nieg\w+|negar\w*|rechaz\w+|descalific\w+)\b/;

/** Who may be named as the one who does something, in both languages. */
const NAMED: readonly RegExp[] = [
  /\b(?:ice|immigration|migra|migracion|inmigracion)\b/,
  /\b(?:police|cops?|policia)\b/,
  /\b(?:judge|juez|jueza)\b/,
  /\b(?:irs|tax(?:es)?|hacienda|impuestos)\b/,
  /\b(?:bank|chase|banco)\b/,
  /\b(?:school|escuela)\b/,
  /\b(?:hospital)\b/,
];
const DOES =
  /\b(?:can|could|will|would|does|may|puede|podria|va a)\s+(?:the |my |el |la |mi )?(\p{L}+)|(\p{L}+) (?:me |nos |lo |la |le )?(?:puede|podria|va a)\b/gu;

/** Whether a statement answers another question than the one that was asked, so that its yes or no would be none to it: the other way round, or about what somebody else may do. */
export function answersOther(asked: string, { statement, text }: Applied): boolean {
  const ask = statement.ask;
  if (!ask) return false;
  const [said, says] = [plain(asked), plain(`${ask.en} ${ask.es} ${firstSentence(text.en)} ${firstSentence(text.es)}`)];
  if (LOSES.test(said) && !LOSES.test(says)) return true;
  const doers = [...said.matchAll(DOES)].map(([, one, other]) => one ?? other ?? '');
  return NAMED.some((name) => doers.some((doer) => name.test(doer)) && !name.test(says));
}
