import { plain } from '../sentences.ts';
import { anyOf } from './any-of.ts';

const THEY = String.raw`(?:he|she|they|(?:my|the) (?:ex|husband|wife|boyfriend|girlfriend|partner|father|stepfather|dad|brother|son|abuser)|el|ella|mi (?:ex|esposo|esposa|marido|pareja|novio|novia|papa|padrastro|hermano|hijo))`;

/** Whoever hurt somebody is near, or on the way. */
const IS_NEAR = anyOf([
  String.raw`${THEY}(?: ?['’]?s| ?['’]?re| is| are| just| keeps?)* (?:coming (?:home|over|here|back|for (?:me|us|him|her)|to (?:my|the|our|get))|on (?:his|her|their) way|outside|downstairs|at (?:my|the|our) (?:door|window|house|job|work|building)|here (?:now|again)|banging|pounding|knocking|following me|waiting for me|in (?:my|the) (?:driveway|lobby|hallway))`,
  String.raw`${THEY} (?:just )?(?:found (?:me|us|out where (?:i|we))|knows? where (?:i|we) (?:am|are|live|stay|work)|broke in|showed up|followed me|came back)`,
  String.raw`(?:ya )?viene (?:en camino|para (?:aca|la casa|mi casa)|pa ?(?:aca|la casa)|a (?:la casa|mi casa|buscarme|buscarnos|mi trabajo))|(?:esta|estan) (?:afuera|abajo|aqui afuera|en (?:la|mi) puerta|tocando|golpeando la puerta|esperandome)|me (?:encontro|esta siguiendo|anda siguiendo|siguio|esta esperando)|(?:sabe|supo|averiguo) donde (?:vivo|estoy|trabajo|vivimos|estamos)|se aparecio|aparecio en|se metio (?:a|en)`,
]);

/** …or says what will be done. */
const THREATENS = anyOf([
  String.raw`(?:going to|gonna|gon|will|ll|wants? to|threaten\p{L}*(?: to)?|said|says|would) (?:\p{L}+ ){0,3}?(?:kill|hurt|beat|shoot|burn|stab|choke|bury|make (?:me|us|you) pay|make (?:me|you) (?:regret|sorry)|break (?:my|your) (?:\p{L}+)|come (?:for|after) (?:me|you)|find (?:me|you|us)|get me)`,
  String.raw`(?:i|you|we)['’]?(?:ll| will| are going to|re gonna| gonna) (?:regret|be sorry|pay for (?:it|this|that))`,
  String.raw`(?:me|nos|la|te|lo) va a (?:matar|pegar|golpear|lastimar|buscar|encontrar|hacer (?:pagar|algo|dano)|quemar|pesar|arrepentir)|me las? (?:va a pagar|pagar[ae]s?|vas a pagar)|voy a (?:arrepentirme|pagarla)|(?:te|me) vas? a (?:arrepentir|pesar)|amenaz\p{L}+`,
]);

/** …or who was hurt is afraid now. */
const IS_AFRAID = anyOf([
  String.raw`(?:i['’]?m|im|i am|we are|we['’]?re|i feel)(?: \p{L}+){0,2}? (?:scared|afraid|terrified|frightened|shaking|in danger|not safe|unsafe)`,
  String.raw`tengo (?:\p{L}+ )?(?:miedo|terror|panico)|(?:estoy|me siento) (?:\p{L}+ )?(?:asustad[ao]|aterrad[ao]|temblando|en peligro|insegur[ao])|me da (?:mucho )?(?:miedo|terror)`,
]);

/** Somebody who told of violence tells of more that may come now. */
export function threatAnew(message: string): boolean {
  const said = plain(message);
  return [IS_NEAR, THREATENS, IS_AFRAID].some((words) => words.test(said));
}
