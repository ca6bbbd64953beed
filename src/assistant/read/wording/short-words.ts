import { plain } from '../sentences.ts';

/** Short replies whose form decides. */
const YES =
  /^\W*(?:yes|yeah|yea|yep|yup|ya|sure|ok|okay|okey|please(?: do)?|y|si|claro|correcto|asi es|right|correct|exactly|por favor|dale|of course|definitely|that'?s right|mhm|uh huh)\b/;
const NO = /^\W*(?:no|nope|nah|not (?:yet|really)|n|todavia no|aun no|para nada|negative)\b/;
const UNSURE =
  /^\W*(?:(?:i )?(?:really )?(?:don'?t|dont|do not) (?:know|remember)|not sure|unsure|no idea|idk|skip|no (?:lo )?se|no estoy segur[oa]|ni idea|no recuerdo|maybe|quizas|tal vez|creo que)\b/;
const FEW_WORDS = 6;

const isShort = (said: string) => said.split(/\s+/).length <= FEW_WORDS;

/** Null for anything longer, or that says more than yes, no or "I do not know". */
export function shortReplyIn(message: string): 'yes' | 'no' | 'unsure' | null {
  const said = plain(message).trim();
  if (!isShort(said) || said.includes('?')) return null;
  if (UNSURE.test(said)) return 'unsure';
  if (NO.test(said)) return 'no';
  return YES.test(said) ? 'yes' : null;
}

/** What is typed in a few letters and means one thing. */
const IN_LETTERS: readonly (readonly [string, RegExp])[] = [
  ['simpler', /^\W*(?:w+d*ym|wdum|huh|eh|que\?+|como\?+|what\?+|idgi|eli5|\?{2,})\W*$/],
  ['shorter', /^\W*(?:tl;?dr)\W*$/],
];

/** An act that its letters alone say; null for anything else. */
export function actInLetters(message: string): string | null {
  const said = plain(message).trim();
  return IN_LETTERS.find(([, form]) => form.test(said))?.[0] ?? null;
}
