import type { Danger } from './reading.ts';

/** The words of people in danger that leave no doubt. They hold before the model is loaded, and beside it. */
const SELF_HARM =
  /\b(?:kill(?:ing)? myself|end (?:my|it) (?:life|all)|suicid\w*|want(?:ed)? to die|don'?t want to (?:live|be alive)|hurt(?:ing)? myself|self[- ]harm|better off (?:dead|without me)|no (?:point|reason) (?:in|to) (?:living|live|go on)|don'?t want to be here any ?more|(?:want to|gonna|going to) end it(?: all)?|matarme|suicid\w*|quitarme la vida|no quiero vivir)\b/i;
const DANGER =
  /\b(?:has a (?:gun|knife)|is (?:outside|at) (?:my|the) door with|going to kill (?:me|us)|threaten\w* to (?:kill|shoot|stab)|tried to kill|(?:will|'ll|ll|gonna|going to) (?:kill|shoot|stab) (?:me|us)|cut my throat|(?:is|are) hurting (?:me|us) (?:right )?now|i'?m in danger|not safe right now|me va a matar|amenaz\w+ con matar\w*|tiene un arma)\b/i;
const VIOLENCE =
  /\b(?:(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|spouse|dad|father|mother|son|brother))(?:'s| is| has| keeps| been| always| just)*\s+(?:hit(?:s|ting)?|beat(?:s|ing)?|chok(?:es|ed|ing)|punch(?:es|ed|ing)|strangl\w+|rap(?:ed|es)|abus(?:es|ed|ing)|hurt(?:s|ing)?|attack(?:s|ed|ing)?) (?:me|us|my (?:kids?|children|son|daughter))|(?:hits|beats|abuses) me\b(?! with (?:a|an|the|another|some)\b)|(?<!\b(?:car|truck|van|bus|cab|taxi|bike|bicycle|scooter|motorcycle|vehicle|driver|door|ball) )\b(?:hit|beat|punched|choked|kicked) me\b(?! with (?:a|an|the|another|some)\b).{0,40}\b(?:again|tonight|today|yesterday|last night|just now|right now|this morning|(?:minutes?|hours?) ago)\b|domestic (?:violence|abuse)|me (?:pega|golpea|pegó|golpeó|maltrata)|violencia (?:doméstica|domestica))/i;
const SOFT =
  /\b(?:afraid of (?:him|her|my)|scared (?:of|for my life)|stalk(?:s|ing|ed)?|controls (?:me|everything|my)|order of protection|restraining order|abusive|threaten(?:s|ed|ing)? me|can'?t go on|hopeless|tengo miedo|orden de protección)\b/i;

export function dangerIn(message: string): Danger | null {
  if (SELF_HARM.test(message) && !OF_SOMEBODY_ELSE.test(message)) return { level: 'sure', id: 'suicide' };
  if (DANGER.test(message)) return { level: 'sure', id: 'violence-now' };
  if (VIOLENCE.test(message)) return { level: 'sure', id: 'violence-at-home' };
  if (SOFT.test(message)) return { level: 'unsure', id: 'violence-at-home' };
  return null;
}

/** A death by suicide that is told in a question about something else is no danger to the one who asks. */
const OF_SOMEBODY_ELSE =
  /\b(?:died (?:by|of|from) suicide|committed suicide|took (?:his|her|their) (?:own )?life|killed (?:himself|herself|themselves)|(?:his|her|their|after the) suicide|se (?:suicid[oó]|quit[oó] la vida|mat[oó])|suicidio de (?:mi|su))\b/i;
