/** `explicit` interrupts with numbers to call; `soft` adds one quiet line. Such a chat is never ended by us. */
export type Crisis = { readonly level: 'explicit' | 'soft'; readonly kind: 'self-harm' | 'violence' | 'danger' };

const SELF_HARM =
  /\b(?:kill(?:ing)? myself|end (?:my|it) (?:life|all)|suicid\w*|want(?:ed)? to die|don'?t want to (?:live|be alive)|hurt(?:ing)? myself|self[- ]harm|better off (?:dead|without me)|no (?:point|reason) (?:in|to) (?:living|live|go on)|don'?t want to be here any ?more|(?:want to|gonna|going to) end it(?: all)?|matarme|suicid\w*|quitarme la vida|no quiero vivir)\b/i;
const DANGER =
  /\b(?:has a (?:gun|knife)|is (?:outside|at) (?:my|the) door with|going to kill (?:me|us)|threaten\w* to (?:kill|shoot|stab)|tried to kill|(?:will|'ll|ll|gonna|going to) (?:kill|shoot|stab) (?:me|us)|cut my throat|(?:is|are) hurting (?:me|us) (?:right )?now|i'?m in danger|not safe right now|me va a matar|amenaz\w+ con matar\w*|tiene un arma)\b/i;
const VIOLENCE =
  /\b(?:(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|spouse|dad|father|mother|son|brother))(?:'s| is| has| keeps| been| always| just)*\s+(?:hit(?:s|ting)?|beat(?:s|ing)?|chok(?:es|ed|ing)|punch(?:es|ed|ing)|strangl\w+|rap(?:ed|es)|abus(?:es|ed|ing)|hurt(?:s|ing)?|attack(?:s|ed|ing)?) (?:me|us|my (?:kids?|children|son|daughter))|(?:hits|beats|abuses) me\b(?! with (?:a|an|the|another|some)\b)|(?<!\b(?:car|truck|van|bus|cab|taxi|bike|bicycle|scooter|motorcycle|vehicle|driver|door|ball) )\b(?:hit|beat|punched|choked|kicked) me\b(?! with (?:a|an|the|another|some)\b).{0,40}\b(?:again|tonight|today|yesterday|last night|just now|right now|this morning|(?:minutes?|hours?) ago)\b|domestic (?:violence|abuse)|me (?:pega|golpea|pegó|golpeó|maltrata)|violencia (?:doméstica|domestica))/i;
const SOFT =
  /\b(?:afraid of (?:him|her|my)|scared (?:of|for my life)|stalk(?:s|ing|ed)?|controls (?:me|everything|my)|order of protection|restraining order|abusive|threaten(?:s|ed|ing)? me|can'?t go on|hopeless|tengo miedo|orden de protección)\b/i;

export function crisisIn(message: string): Crisis | null {
  if (SELF_HARM.test(message)) return { level: 'explicit', kind: 'self-harm' };
  if (DANGER.test(message)) return { level: 'explicit', kind: 'danger' };
  if (VIOLENCE.test(message)) return { level: 'explicit', kind: 'violence' };
  if (SOFT.test(message)) return { level: 'soft', kind: 'violence' };
  return null;
}

/** Of two signs the explicit one counts. */
export function moreUrgent(a: Crisis | null, b: Crisis | null): Crisis | null {
  if (a?.level === 'explicit') return a;
  return b?.level === 'explicit' ? b : (a ?? b);
}
