import type { Language } from '../../../../content/words.ts';

/** Advice and promises, which no rewording may hold. */
export const ADVICE: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:should|ought to|had better|better to|recommend|advise|suggest|wise|smart|worth|good idea|bad idea|best to|best for you to|make sure|be sure|try to|consider|do not worry|i would|if i were|definitely|certainly|surely|for sure|guarantee[sd]?|always win|right away|right now|as soon as you can|immediately)\b/,
    /\b(?:you|it|they|judge|court) (?:will|are going to|is going to|would) (?:surely |easily |probably |likely |definitely )?(?:win|get|be|lose|have|believe|approve|rule|grant|succeed|accept|agree)\b/,
    /\b(?:you are|you re) (?:safe|right|sure|protected|fine|covered)\b/,
  ],
  es: [
    /\b(?:deberia|le conviene|conviene|recomiendo|aconsejo|sugiero|buena idea|mala idea|mejor seria|lo mejor es|es mejor|asegurese|trate de|no se preocupe|yo que usted|seguro que|sin duda|garantizad[oa]|garantizo|cuanto antes|de inmediato|ahora mismo|enseguida)\b/,
    /\b(?:va|van) a (?:ganar|aprobar|dar|rebajar|creer|perder|conceder|aceptar|devolver|salir)\b|\b(?:ganara|aprobaran|perdera|aceptaran|le daran)\b/,
  ],
}; // prettier-ignore

/** A command to the reader at the beginning of a sentence. */
export const COMMANDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('sue stop pay call go file report tell write send ask take keep bring get find make apply sign refuse ignore wait move leave withhold demand complain contact hire show save look appeal answer fight start use give avoid'.split(' ')),
  es: new Set('demande deje pague llame vaya presente denuncie diga escriba envie mande pida tome guarde traiga busque haga solicite firme rechace ignore espere mudese salga exija quejese contrate muestre apele conteste pelee empiece use entregue evite reporte reclame'.split(' ')),
}; // prettier-ignore
