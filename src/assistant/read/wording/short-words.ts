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
  [
    'recap',
    /^\W*(?:(?:quick |please )?recap(?: please)?|sum (?:it|this|that) (?:all )?up|(?:un )?resumen|resuma(?:me)?(?: todo)?|resume todo)\W*$/,
  ],
  [
    'summary',
    /^(?:(?:ok(?:ay)?|and|but|so|wait|y|pero|oiga|espere)[\s,.]+)*¿?(?:(?:what|which|when) (?:date|day|sum|amount)?s? ?(?:did|have) i (?:tell|told|say|said|give|given)(?: (?:you|u))?|(?:que|cual) (?:fecha|dia|cantidad) (?:te|le|les) (?:dije|di)|cuando (?:te|le) dije)\b[^?]{0,60}\??\W*$/,
  ],
  [
    'privacy',
    /^(?:(?:ok(?:ay)?|thanks?(?: you)?|and|but|so|wait|gracias|y|pero|oiga|bueno)[\s,.]+)*(?:who (?:else )?(?:can|will|gets to) (?:see|read) (?:this|it|these|what i (?:write|say))|quien (?:mas )?(?:puede|podra|va a) (?:ver|leer) (?:esto|eso|lo que (?:escribo|digo)))(?: (?:chat|conversation|messages?|conversacion))?\W*$/,
  ],
];

/** What people say to whom they are angry with, or when they cannot any more: about us, and not about the law. */
const OUTBURSTS: readonly (readonly [string, RegExp])[] = [
  [
    'not-what-i-asked',
    /\b(?:you(?:'?re| are)?|this(?: (?:thing|bot|chat|app))?(?: is|'?s)?|ur) (?:so |really |just )*(?:useless|worthless|no help|not (?:helping|helpful)|stupid|dumb|terrible)\b|(?:\b(?:usted|ud|tu|esto|eso|asi)|^\W*|[.,!?]) ?no (?:me )?(?:sirves?|ayudas?)(?: (?:para|de|en) nada)?\W*$|\b(?:es|eres) (?:un |una )?inutil\b/,
  ],
  [
    'distress',
    /\b(?:(?:want|wanna|feel like|about) to? ?cry(?:ing)?|(?:no one|nobody) (?:helps|is helping|will help|wants to help) me|(?:i'?m|i am|im) (?:so |really |very |just )*(?:scared|overwhelmed|stressed(?: out)?|desperate|exhausted|freaking out)|ganas de llorar|nadie (?:me|nos) (?:ayuda|quiere ayudar)|(?:estoy|ando) (?:muy |tan |bien )?(?:desesperad[oa]|asustad[oa]|agobiad[oa]|estresad[oa])|ya no puedo con esto)\b/,
  ],
];
const WORDS_OF_AN_OUTBURST = 9;

/** An act that its letters alone say, or a few words that can mean nothing else; null for anything else. */
export function actInLetters(message: string): string | null {
  const said = plain(message).trim();
  const isShort = said.split(/\s+/).length <= WORDS_OF_AN_OUTBURST && !said.includes('?');
  const forms = isShort ? [...IN_LETTERS, ...OUTBURSTS] : IN_LETTERS;
  return forms.find(([, form]) => form.test(said))?.[0] ?? null;
}
