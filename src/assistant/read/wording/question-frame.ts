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
