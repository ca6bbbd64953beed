import { plain, sentencesOf } from './sentences.ts';

const KINDS =
  'letters?|forms?|documents?|papers?|paperwork|answer|claim|complaint|petition|dispute|cartas?|formularios?|documentos?|papel(?:es)?|reclamo|demanda|respuesta|contestacion|peticion|solicitud|disputa';
/** What comes before a wish. */
const WISHING =
  "(?:^|[.,;:!?¿¡] ?|\\b(?:ok(?:ay)?|yes|yeah|sure|and|please|then|so|just|can (?:you|u)|could (?:you|u)|will you|would you|help me|i (?:want|need) you to|let'?s|si|y|entonces|por favor|ya|puedes?|podrias?|quiero que|necesito que|ayud[ae](?:me)? a|vamos a) )(?:me |nos )?";

/** "Write the letter", "can you start it", "haz la carta". */
const WISHES: readonly RegExp[] = [
  new RegExp(
    `${WISHING}(?:write|draft|prepare|create|start|begin|fill(?: (?:in|out))?|type up) (?:me |us )?(?:up |out |in )?(?:it|this|that|one)\\b(?! (?:myself|alone))`,
  ),
  new RegExp(
    `${WISHING}(?:write|draft|prepare|create|start|begin|fill(?: (?:in|out))?|type up|make|do) (?:me |us )?(?:up |out |in )?(?:an?|the|that|this|my) (?:\\w+ ){0,3}?(?:${KINDS})\\b`,
  ),
  new RegExp(
    `${WISHING}(?:ha(?:z|ga|cer|gan)|escrib(?:e|a|ir)|llen(?:e|a|ar|emos)|prepar(?:e|a|ar)|redact(?:e|a|ar)|empez(?:ar|amos|emos)|empiez[ae]|empiece|comenz(?:ar|amos|emos)|comienz[ae]|comience)(?:me|nos)? (?:con )?(?:la|el|una?|esa|ese|mi|las|los) (?:\\w+ )?(?:${KINDS})\\b`,
  ),
  new RegExp(`${WISHING}(?:ha(?:z|ga)|escrib[ae]|llen[ae]|prepar[ae]|redact[ae])(?:me|nos)?l[aoe]s?\\b`),
  // "Start that wage one", "help me fill the small claims thing".
  /\b(?:start|begin|fill(?: (?:in|out))?|write|draft) (?:the|that|my) (?:\w+ ){1,3}(?:thing|one|paper)(?: for me| please| with me)*\W*$/,
  // At the end of what runs on without a comma.
  /\b(?:write|draft|make|fill (?:in|out)) (?:me )?(?:the|an?|that|my) (?:\w+ )?(?:letter|form)(?: for me| please)*\W*$/,
  /\b(?:ha(?:z|ga)(?:me|le)?|escrib[ae](?:me|le)?|llen[ae]) (?:la|el|una?|esa|ese) (?:carta|formulario)(?: por favor| para mi)*\W*$/,
  /\bi (?:want|need|wanna|would like)(?: to (?:write|send|do|make|fill (?:in|out)))? (?:(?:him|her|them|my \w+) )?an? (?:\w+ ){0,2}?(?:letter|form)\b(?! from)/,
  // Nothing but the paper: "carta para reclamar mi salario", "letter to my landlord about repairs".
  /^\W*(?!(?:can|could|may|do|does|did|is|was|will|would|should|must|has|where|when|how|who)\b)(?:an? |the |una |la )?(?:\w+ ){0,2}(?:letter (?:to|asking|demanding|disputing|for) (?!me\b|us\b)(?:\w+ ){0,8}\w+|(?:demand|dispute|repair|complaint|deposit) letter)\W*$|^\W*(?:una |la )?carta (?:para|de (?:reclamo|disputa|queja|demanda)) (?:\w+ ){0,8}\w+\W*$/,
  /\b(?:quiero|necesito|ocupo)(?: (?:escribir|mandar|hacer|llenar)(?:le|les)?)? (?:una|un) (?:carta|formulario)\b(?! (?:de mi|del) )/,
];
/** Alone, with nothing else: "si empieza", "ok start". */
const BEGINS =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|sure|please|si|dale|claro|por favor)[\s,.!]+)*(?:start(?: it)?|begin|let'?s (?:start|begin|do it)|empieza|empiece|empezar|empecemos|empezamos|comienza|comience|comenzar|comencemos)(?:[\s,]+(?:please|now|it|por favor|ya))*\W*$/;
/** "How do I write it", "do I have to fill in a form?": that is asked, and no paper asked for. */
const ASKS =
  /\b(?:how|where|when|who|which|should|do i|did i|does|is there|como|donde|cuando|quien|cual|debo|tengo que)\b[^.,;!]*$|\b(?:do|did|would) *$|\b(?:can|could|may|should) (?:i|we|he|she|they|he|anyone|somebody) *$|\b(?:puedo|podemos|se puede) *$|^\W*(?:and |so |y |pero )?(?:what|que|hay)\b[^.,;!]*$/;

/** A paper is wished for in so many words. */
export function wishesForPaper(message: string): boolean {
  return sentencesOf(plain(message)).some((sentence) => {
    if (BEGINS.test(sentence)) return true;
    const at = WISHES.map((form) => sentence.search(form)).find((place) => place >= 0);
    return at !== undefined && !ASKS.test(sentence.slice(0, at));
  });
}

/** "What papers can you fill in?" */
export const asksWhichPapers = (message: string): boolean => WHICH.test(plain(message));
const WHICH =
  /\b(?:what|which)(?: (?:kinds?|types?) of)? (?:letters?|forms?|documents?|papers?|paperwork)(?: and \w+)? (?:can|do|could) (?:you|we)\b|\b(?:what|which) (?:letters?|forms?|documents?) (?:are there|do you have)\b|\b(?:que|cuales)(?: tipos? de)? (?:cartas?|formularios?|documentos?|papeles)(?: y \w+)? (?:me |nos )?(?:puedes?|tienes?|haces?|hace|llenas?|sabes?|pueden?|hay)\b/;
