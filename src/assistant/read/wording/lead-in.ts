/**
 * "Actually, different thing: can I …": the first words say that something else comes, and nothing of what it is. Looked up with them, a question is
 * half as near to everything we know.
 */
export type LeadIn = {
  /** What was said, without them. */
  readonly rest: string;
  /** They say that it is about something else. */
  readonly changesSubject: boolean;
};

const FILLERS =
  /^(?:ok(?:ay)?|so|and|but|well|oh|ah|um+|hmm+|hey|hi|sorry|thanks?(?: you)?|great|alright|right|now|wait|lol|actually|anyway|y|e|pero|bueno|pues|ay|oiga|oye|mire|disculpe|perd[oó]n|gracias|entonces|ahora|listo|vale|okey)\b[\s,.:;!…–-]*/iu;

const OTHER =
  /^(?:(?:i|we)(?:'ve| have| got| had)* |can i ask (?:you )?|let me ask (?:you )?|tengo |le hago |quiero preguntar(?:le)? |es |esto es |this is |it'?s )?(?:about |on |de |por |sobre )?(?:(?:an?|one|una?) )?(?:totally |completely |whole |very )?(?:(?:different|another|other|separate|unrelated|new|nother) (?:(?:legal|quick) )?(?:thing|question|topic|issue|problem|matter|note|subject|one)s?(?: (?:for you|too|now|though|entirely|here|altogether))?|something (?:else|different)(?: (?:now|too|entirely))?|unrelated|chang(?:e|ing) (?:of |the )?(?:subject|topic)s?|switching (?:gears|topics?|subjects?)|otr[oa] (?:cosa|tema|pregunta|asunto|problema|consulta|duda)(?: (?:distint[oa]|diferente|aparte|m[aá]s|que tengo))?|cambiando de tema|pasando a otra cosa|hablando de otra cosa|aparte de (?:eso|esto|todo))\b[\s,.:;!?…–-]*/iu;

/** "Forget it. Does he keep getting paid?" gives up on what was said, and mostly not on the matter; "fine." is no penalty, and that we did not answer says nothing of what was asked. */
const FURTHER =
  /^(?:(?:fine|whatever|i see|got it|understood|dios m[ií]o|my god|omg|ya veo|entiendo)(?=[.,!;…])|(?:you|u|usted) (?:still |just |only )?(?:didn'?t|did not|never|haven'?t|not) (?:even )?(?:answer(?:ed|ing)?|told?|said?|tell|say)(?: (?:me|my question|that|it|anything))*(?=[.,!;?…]|$)|(?:you|u) (?:keep|just keep) repeating(?: (?:yourself|it|that|the same(?: thing)?))?|(?:todav[ií]a |usted )?no me (?:contest[oóae]s?(?:te)?|respondi[oó]|respondiste|entiendes?)(?=[.,!;…])|no entiendes?(?=[.,!;…])|forget (?:it|that|this|him|her|them|about (?:it|that|him|her|them))|never ?mind(?: (?:it|that))?|olv[ií]de(?:lo|se|te)?(?: (?:de )?(?:eso|ella|[eé]l))?|btw|by the way|also|plus|besides|one more thing|(?:one )?last thing|quick question|por cierto|a prop[oó]sito|tambi[eé]n|adem[aá]s|una cosa m[aá]s|(?:una )?[uú]ltima cosa|una pregunta)\b[\s,.:;!?…–-]*/iu;

/** Fewer words than this are no question of their own: "ok, different thing now". */
const REST_WORDS = 4;

export function withoutLeadIn(text: string): LeadIn {
  let rest = text.trim();
  let [changesSubject, isLed] = [false, false];
  for (;;) {
    // A filler before such words goes with them; alone it stays: "and how long?" leans on what was said.
    const start = rest.replace(FILLERS, '').replace(FILLERS, '');
    const after = start.replace(OTHER, '');
    const further = after === start ? start.replace(FURTHER, '') : after;
    if (further === start) break;
    changesSubject ||= after !== start;
    isLed = true;
    rest = further;
  }
  const isEnough = rest.split(/\s+/).length >= REST_WORDS;
  return isLed && isEnough ? { rest, changesSubject } : { rest: text, changesSubject: false };
}
