import { plain } from '../sentences.ts';

/** How a yes-or-no question is turned. What is a yes to "may they" can be a no to "must I" and to "isn't it illegal". */
export const QUESTION_FRAMES = ['may', 'not-may', 'must', 'not-must', 'other', 'not-other'] as const;
export type QuestionFrame = (typeof QUESTION_FRAMES)[number];

const MUST =
  /\b(?:have to|has to|had to|need to|needs? (?:a|an|the|my)|must|required?|supposed to|obligad\w+|obligatori\w+|tengo que|tenemos que|tienen? que|hay que|debo|deben?|necesit\w+|hace falta)\b/;
const MAY =
  /\b(?:can|could|may|allowed|legal|illegal|rights?|entitled|eligible|qualify|puede\w*|puedo|podemos|podr\w+|permit\w+|derecho|ilegal|califico)\b/;
const TURNED =
  /\b(?:illegal|against the law|isn'?t|aren'?t|wasn'?t|doesn'?t|don'?t|didn'?t|can'?t|cannot|couldn'?t|won'?t|shouldn'?t|wouldn'?t|hasn'?t|haven'?t|not|never|without|too late|no longer|stop|refuse\w*|avoid|lose|free|gratis|ilegal|contra la ley|prohib\w+|no|ni|nunca|sin|tarde|pierd\w+|perder|neg(?:ar|o|ue)\w*|dej(?:ar|o|e))\b/g;

export function frameOf(text: string): QuestionFrame {
  const said = plain(text);
  const turn = MUST.test(said) ? 'must' : MAY.test(said) ? 'may' : 'other';
  // Turned twice is not turned: "can't they stop it".
  return (said.match(TURNED)?.length ?? 0) % 2 === 1 ? `not-${turn}` : turn;
}

/** Of whom it is asked: what is a no to "can I stop paying" is a yes to "can he sue me". */
export const ASKED_OF = ['me', 'others', 'nobody'] as const;
export type AskedOf = (typeof ASKED_OF)[number];

const OF_ME =
  /\b(?:can'?t?|could(?:n'?t)?|may|must|do(?:n'?t)?|did|should(?:n'?t)?|will|would|am|are|have|was|were) (?:i|we|me and)\b|\b(?:puedo|podemos|podria(?:mos)?|debo|debemos|tengo|tenemos|necesito|necesitamos|hago|pierdo|califico|hay que|hace falta)\b/;
const OF_OTHERS =
  /\b(?:can'?t?|could(?:n'?t)?|may|must|do(?:es)?(?:n'?t)?|did|should(?:n'?t)?|will|would|is|are|isn'?t|aren'?t|has|have|was|were) (?:he|she|they|it|you|the|my|our|his|her|their|a|an|any|some|someone|somebody|anyone|anybody|people|police|cops|ice|immigration|landlords?|that|this|these|those)\b|\b(?:puede[ns]?|podria[ns]|debe[ns]?|tiene[ns]?|va[ns]? a|es|son|esta[ns]?|cuenta|vale|sirve)\b/;

export function askedOf(text: string): AskedOf {
  const said = plain(text);
  const [mine, others] = [said.search(OF_ME), said.search(OF_OTHERS)];
  if (mine < 0 && others < 0) return 'nobody';
  return others < 0 || (mine >= 0 && mine < others) ? 'me' : 'others';
}
