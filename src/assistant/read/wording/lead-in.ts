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
  /^(?:ok(?:ay)?|so|and|but|well|oh|ah|um+|hmm+|hey|hi|sorry|thanks?(?: you)?|great|alright|right|now|wait|lol|actually|anyway|y|e|pero|bueno|pues|ay|oiga|oye|mire|disculpe|perd[oó]n|gracias|entonces|ahora|listo|vale|okey|ah|eh|este|mira)\b[\s,.:;!…–-]*/iu;

const OTHER =
  /^(?:(?:i|we)(?:'ve| have| got| had)* |can i ask (?:you )?|let me ask (?:you )?|tengo |le hago |quiero preguntar(?:le)? |es |esto es |this is |it'?s )?(?:about |on |de |por |sobre |en )?(?:(?:an?|one|una?) )?(?:totally |completely |whole |very )?(?:(?:diff(?:er[ea]nt|rent)?|another|other|separate|unrelated|new|nother) (?:(?:legal|quick) )?(?:thing|question|topic|issue|problem|matter|note|subject|one)s?(?: (?:for you|too|now|though|entirely|here|altogether))?|something (?:else|different)(?: (?:now|too|entirely))?|unrelated|chang(?:e|ing) (?:of |the )?(?:subject|topic)s?|switching (?:gears|topics?|subjects?)|otr[oa] (?:cosa|tema|pregunta|asunto|problema|consulta|duda)(?: (?:distint[oa]|diferente|aparte|m[aá]s|que tengo))?|cambiando de tema|pasando a otra cosa|hablando de otra cosa|cambi(?:o|emos) de tema|hablemos de otra cosa|(?:(?:le|te) )?(?:quer[ií]a|quiero|quisiera) (?:preguntar|consultar)(?:le|te)?(?: algo(?: m[aá]s)?| otra cosa| una cosa| tambi[eé]n)*(?=\s*[,.:;!])|aparte de (?:eso|esto|todo))\b[\s,.:;!?…–-]*/iu;

/** "Forget it. Does he keep getting paid?" gives up on what was said, and mostly not on the matter; "fine." is no penalty, and that we did not answer says nothing of what was asked. */
const FURTHER =
  /^(?:(?:fine|whatever|i see|got it|understood|dios m[ií]o|my god|omg|ya veo|entiendo)(?=[.,!;…])|(?:you|u|usted) (?:still |just |only )?(?:didn'?t|did not|never|haven'?t|not) (?:even )?(?:answer(?:ed|ing)?|told?|said?|tell|say)(?: (?:me|my question|that|it|anything))*(?=[.,!;?…]|$)|(?:you|u) (?:keep|just keep) repeating(?: (?:yourself|it|that|the same(?: thing)?))?|(?:todav[ií]a |usted )?no me (?:contest[oóae]s?(?:te)?|respondi[oó]|respondiste|entiendes?)(?=[.,!;…])|no entiendes?(?=[.,!;…])|forget (?:it|that|this|him|her|them|about (?:it|that|him|her|them))|never ?mind(?: (?:it|that))?|olv[ií]de(?:lo|se|te)?(?: (?:de )?(?:eso|ella|[eé]l))?|btw|by the way|also|plus|besides|one (?:more|last) (?:thing|question)|last thing|quick question|por cierto|a prop[oó]sito|tambi[eé]n|adem[aá]s|una (?:cosa|pregunta|duda) m[aá]s|(?:una )?[uú]ltima cosa|una pregunta)\b[\s,.:;!?…–-]*/iu;

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

/** How somebody feels, and that they need help: it is heard (`danger`, `distress`) and says nothing of what happened. */
const FELT = [
  String.raw`i(?:'m|m| am) (?:(?:so|really|very|just|literally|honestly|totally|still|all|a bit) )*(?:shaking|crying|scared|terrified|afraid|panicking|freaking out|desperate|stressed(?: out)?|worried(?: sick)?|nervous|upset|ashamed|embarrassed|heartbroken|devastated|overwhelmed|exhausted|lost|confused|frustrated|(?:in|a) (?:panic|tears|shock|mess|wreck|nervous wreck)|beside myself|at my wits? end|losing (?:my mind|it)|going crazy|sick over (?:this|it))`,
  String.raw`i feel (?:so |really |just |like )*(?:sick(?: to my stomach)?|lost|helpless|awful|terrible|(?:im|i'm|i am) (?:going crazy|losing my mind|drowning))`,
  String.raw`(?:i )?(?:really )?need (?:some |ur |your )?help(?: (?:please|asap|fast|badly))?`,
  String.raw`(?:please |pls |plz )?(?:can|could) (?:you|u|someone|anyone|somebody) (?:please )?help(?: me)?(?: (?:please|pls))?`,
  String.raw`(?:please|pls|plz)(?: please)? help(?: me)?|help(?: me)?(?: please| pls)?(?=[.,!;…])`,
  String.raw`(?:i )?(?:really )?(?:don'?t|do not) know what to do(?: any ?more)?|idk what to do`,
  String.raw`(?:i )?can'?t (?:stop crying|sleep|eat or sleep|think straight|believe (?:this|it))|(?:i )?(?:haven'?t|have not) slept(?: (?:in|for) \w+ (?:days|nights|weeks))?`,
  String.raw`my (?:hands are shaking|heart is (?:pounding|racing|broken))(?: as i (?:type|write)(?: this)?)?|(?:i(?:'ve| have)? )?been crying all (?:day|morning|night|week)`,
  String.raw`sorry (?:if )?(?:this|it)(?:'?s| is) (?:so |a bit |kinda )?long|(?:i )?hope (?:you|someone|u) can help(?: me)?|not sure if (?:you|u) can help(?: me)?(?: (?:but|with this))?`,
  String.raw`(?:estoy|ando) (?:(?:muy|tan|bien|toda?|super|realmente) )*(?:temblando|llorando|asustad[oa]|desesperad[oa]|nervios[oa]|preocupad[oa]|angustiad[oa]|agobiad[oa]|estresad[oa]|triste|confundid[oa]|perdid[oa]|mal|que no puedo m[aá]s)`,
  String.raw`me (?:estoy volviendo|vuelvo|voy a volver) loc[oa]|tengo (?:mucho |tanto )?miedo|no paro de llorar|no (?:duermo|he dormido|puedo dormir)(?: de la preocupaci[oó]n)?`,
  String.raw`(?:por favor )?(?:necesito (?:su |mucha )?ayuda|ay[uú]d(?:en?me|ame|eme)|me puede(?:n|s)? ayudar)(?: por favor)?`,
  String.raw`(?:ya )?no s[eé] (?:ni )?qu[eé] hacer|disculpe? la molestia|espero (?:que )?me pueda(?:n|s)? ayudar`,
];
/** A mark, or a word that begins something new: "scared to open the mail" and "need help paying rent" are one thing and stay whole. */
const THEN = String.raw`(?:[\s]*[,.:;!?…–-][\s,.:;!?…–-]*|\s+(?=(?:i|i'm|im|i've|my|our|we|the|they|he|she|this|there|someone|somebody|yesterday|today|last|please|pls|help|mi|mis|me|el|la|los|las|un|una|se|nos|nuestr[oa]|yo|ella|ellos|hoy|ayer|tengo|estoy|hace|ayuda|por favor)\b))`;
const FEELING = new RegExp(String.raw`^(?:${FELT.join('|')})${THEN}`, 'iu');
const LAST_FEELING = new RegExp(String.raw`[,.;:!?…–-]+\s*(?:${FELT.join('|')})[\s,.:;!?…–-]*$`, 'iu');

/** What happened, without what somebody says of how they feel about it. All of it where nothing else is left. */
export function withoutFeelings(text: string): string {
  let rest = text.trim();
  for (;;) {
    const start = rest.replace(FILLERS, '').replace(FILLERS, '');
    const after = start.replace(FEELING, '');
    const shorter = (after === start ? rest : after).replace(LAST_FEELING, '');
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest.split(/\s+/).length >= REST_WORDS ? rest : text;
}
