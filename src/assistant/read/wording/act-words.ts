import { asksForDay } from '../aspects/aspect-words.ts';
import { plain } from '../sentences.ts';
import { actInLetters } from './short-words.ts';

const LAWYER =
  /\b(?:lawyers?|attorneys?|counsel|legal|represent\w*|alone|on my own|myself|diy|abogad[oa]s?|licenciad[oa]s?|solo|sola|por mi cuenta)\b/;
const ASSISTANT =
  /\b(?:you|u|ur|your|this|here|chat|app|site|website|page|bot|robot|computer|program|ai|person|people|human|someone real|agent|somebody|operator|conversation|messages?|usted|ustedes|tu|te|esto|este|esta|aqui|chat|pagina|maquina|programa|persona|gente|alguien|humano|operador\w*|conversacion|mensajes?|puedes|sabes|haces|eres|hablas|me (?:ayuda|puede|explica))\b/;

/** We, or what is written here: "this" may be anything. */
const CHAT =
  /\b(?:you|u|ur|your|chat|app|site|website|page|bot|conversation|messages?|what i(?:'?m| am)? (?:writ|say|typ|tell)\w*|(?:who|anyone|anybody|somebody|someone|they)(?: \w+){0,4} (?:this|it|here)|(?:quien|alguien|nadie)(?: \w+){0,3} (?:esto|aqui)|usted|ustedes|pagina|conversacion|mensajes?|lo que (?:escribo|digo|le cuento))\b/;

const OUTCOME =
  /\b(?:win|wins|won|winning|(?:lose|losing)(?! (?:it|my|our|his|her|them|everything|the (?:house|home|car|license|kids|children|apartment|job))\b)|chances?|odds|likely|(?:my|a|the|this|good|strong) case|judge|outcome|stand a|get (?:it|them|any of it|(?:my|the|our) \w+) back|recuper\w+|me (?:lo|la) devuelv\w+|gan(?:ar|are|arlo|arla|aria|amos|o (?:el|mi|la|este) (?:caso|pleito|demanda|juicio))|(?:voy|vamos|puedo|podemos) a? ?ganar\w*|perd(?:er|ere|eria)(?! (?:mi|mis|su|la (?:casa|licencia)|el (?:carro|trabajo|apartamento)|todo)\b)|posibilidad\w*|probabilidad\w*|probable|chance|mi caso|juez|resultado)\b/;

/** "And if I never reply" asks what comes of it. */
const NO_CONDITION =
  /^(?!.*\b(?:what (?:if|happens|would happen)|(?:and )?if (?:i|we|he|she|they|it|the|my)|que (?:me |nos |le )?(?:pasa|pasaria|pasara|sucede|sucederia)|y si (?:yo |el |ella |ellos |no |me |nos |le |les |lo |la ))\b)/;
/** "Makes sense", "ah ya, entendido": nothing is unclear. */
const NO_NOD =
  /^(?!\W*(?:(?:ok(?:ay)?|ah|oh|ya|si|yes|yeah|bueno|gracias|thanks|thank you|all|vale|muy bien|it|that|eso|lo|la|i|now|perfecto)[\s,.!]+)*(?:entend(?:i|ido)|entiendo|comprend(?:o|i|ido)|veo|capte|understood|understand|see|got it|gotcha|makes? (?:total |perfect )?sense|(?:tiene|hace) sentido|clear|claro|quedo claro)\b(?:[\s,.!]+(?:now|ya|gracias|thanks|thank you|ahora|bien|todo|perfecto))*\W*$)/;

/**
 * What each of these asks about. Alone, "what number do I call?" may well be meant for us; while a problem is spoken about it is about the
 * problem, unless we, the chat or a lawyer are named.
 */
const NAMED: Readonly<Record<string, RegExp>> = {
  human: ASSISTANT,
  identity: ASSISTANT,
  privacy: CHAT,
  'what-can-you-do': ASSISTANT,
  'need-lawyer': LAWYER,
  'will-i-win': OUTCOME,
  'not-what-i-asked': NO_CONDITION,
  // "How long?" asks for a time, and for no shorter words.
  shorter: /^(?!\W*(?:(?:and|so|ok|but|like|then|well)[\s,.]+)*(?:for )?(?:about )?how long\b)/,
  simpler: NO_NOD,
  bye: NO_NOD,
  // "Is he supposed to fix it or me" asks for the law, and no opinion.
  'should-i':
    /^(?!.*\b(?:(?:is|are|was|isn'?t|does|do|doesn'?t|has) (?:he|she|they|it|the \p{L}+|my \p{L}+) (?:\p{L}+ )?(?:suppose|have to|has to|need|require|responsible|obligat|liable)|who(?:'s| is) (?:supposed?|responsible|liable)|(?:el|ella|ellos|el \p{L}+|la \p{L}+) (?:tiene que|debe|esta obligad)|(?:a quien|quien) (?:le toca|debe|tiene que)))/u,
  // Who will write it alone asks nobody for a form.
  'start-document':
    /^(?!.*\b(?:i'?ll|i will|i'?m going to|i am going to|i'?m gonna|(?:le |les )?voy a) (?:just )?(?:write|send|mail|escribir|mandar|hacer)(?:l[eo]s?)?\b)/,
  'show-attorneys': new RegExp(`${LAWYER.source}|\\b(?:show|see|list|cards?|muestre\\w*|ensen\\w*|ver|lista)\\b`),
};

/** Whether an act that was heard in the middle of a talk is about what it is said to be about. */
export const isNamed = (act: string, message: string): boolean =>
  actInLetters(message) === act || (NAMED[act]?.test(plain(message)) ?? true);

const ADVICE =
  /\b(?:should|shud|opinion|think|choose|decide|mistake|dumb|bad idea|better|best|worth|recommend\w*|advi[sc]e|suggest\w*|smart|wise|good idea|what would you|would you|debo|deberia\w*|conviene|vale la pena|recomienda\w*|aconseja\w*|mejor|hago bien|que haria|buena idea|opina\w*|piensa\w*|cree|decid\w+|error)\b/;
/** It asks what we think, or how it will end; "will they take my check?" may as well ask what the law lets them do. */
export function asksOpinion(message: string): boolean {
  const said = plain(message);
  return ADVICE.test(said) || OUTCOME.test(said);
}

/** Taken for one of these, somebody who asked a question is sent away. */
export const COSTLY = new Set(['not-legal', 'misuse', 'human', 'what-can-you-do']);

type Acting = { message: string; isFollowUp: boolean; isTalk: boolean; isFirst: boolean };

/** A lawyer who costs nothing: none of those who are shown as cards. */
export const asksForFree = (text: string): boolean => FREE.test(text);
const FREE =
  /\b(?:free|pro bono|(?:can'?t|cannot|can not|couldn'?t) (?:afford|pay)|no money|gratis|gratuit\w+|de oficio|sin (?:pagar|dinero)|no (?:puedo|tengo para) pagar)\b/i;

/** In the middle of a talk such a message is about what is spoken of. */
export function isAboutTheProblem(act: string, said: Acting): boolean {
  const isNone = !isNamed(act, said.message);
  // "Until what day?" is no wish to end.
  if (asksForDay(said.message) && (isNone || act === 'bye')) return true;
  // "If I call the police, will they know?" asks nothing about this chat, also as the first thing that is said.
  if (!said.isTalk)
    return (
      (said.isFirst && OF_A_REPLY.has(act)) ||
      (act === 'privacy' && isNone && said.message.split(/\s+/).length > FEW_WORDS) ||
      // "Will they charge me for all of it?" asks what it costs, and nobody's opinion.
      (act === 'will-i-win' && isNone)
    );
  return (said.isFollowUp && COSTLY.has(act)) || isNone;
}
const FEW_WORDS = 6;
/** Nothing was said yet that could be wrong, too long or forgotten. */
const OF_A_REPLY = new Set(['not-what-i-asked', 'shorter', 'simpler', 'repeat', 'recap', 'summary', 'back']);
