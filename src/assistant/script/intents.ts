/** Things people say about the conversation itself. */
const END =
  /^\W*(?:(?:ok|okay|no|thanks|thank you|gracias)[,. ]*)*(?:bye|goodbye|good bye|end (?:the |this )?chat|close (?:the |this )?chat|that'?s all|that is all|i'?m done|nothing else|adi[oó]s|eso es todo|terminar(?: el)? chat)\W*$/i;
const ATTORNEY =
  /\b(?:(?:find|get|need|want|see|talk to|speak (?:to|with)|contact|connect me (?:to|with)|show me|recommend|hire|looking for)\b.{0,30}\b(?:lawyers?|attorneys?)|(?:lawyer|attorney)s? (?:please|near me)|abogad[oa]s?)\b/i;
/** Thanks and nothing else: no question that an answer could be given to. */
const THANKS =
  /^\W*(?:(?:ok(?:ay)?|great|good|perfect|alright|cool|oh|got it|i see|bien|muy bien|vale)\W+)*(?:thanks?(?: you)?|thank u|thx|ty|appreciate it|(?:muchas |mil )?gracias)(?:\W+(?:so much|very much|a lot|again|for (?:your|the|all your) help|that (?:helps|helped)(?: a lot)?|this (?:helps|helped)|very helpful|por (?:su|la|tu) ayuda))*\W*$/i;
const YES = /^\W*(?:yes|yeah|yep|sure|ok|okay|please|y|s[ií]|claro)\b/i;
const NO = /^\W*(?:no|nope|not yet|n|todav[ií]a no)\b/i;
const UNSURE = /^\W*(?:(?:i )?(?:don'?t|do not) know|not sure|unsure|no idea|skip|no s[eé])\b/i;

export type Intents = {
  readonly wantsToEnd: boolean;
  readonly isThanks: boolean;
  readonly wantsAttorney: boolean;
  readonly isYes: boolean;
  readonly isNo: boolean;
  readonly isUnsure: boolean;
};

export function intentsIn(message: string): Intents {
  return {
    wantsToEnd: END.test(message),
    isThanks: THANKS.test(message),
    wantsAttorney: ATTORNEY.test(message),
    isYes: YES.test(message),
    isNo: NO.test(message),
    isUnsure: UNSURE.test(message),
  };
}
