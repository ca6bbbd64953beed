import { plain } from '../sentences.ts';

/** A side of any problem that people ask for, wherever the form of the question says it. */
export type Aspect = 'proof' | 'step' | 'cost' | 'where' | 'takes' | 'if-not' | 'deadline';

/** The first that fits: "what papers do I bring to the office" asks for the papers. */
const FORMS: readonly (readonly [Aspect, RegExp])[] = [
  ['if-not', /\b(?:what (?:if|happens|would happen|will happen)|and if|if) (?:(?:i|we|nobody|no one) )(?:just |never )?(?:do ?n'?t|do not|ca ?n'?t (?:go|make|come)|miss|missed|ignore|skip|forget|refuse|do nothing|stay home)\b|\bcan i (?:just )?ignore\b|\b(?:si|y si) (?:no (?:voy|contesto|respondo|hago|firmo|pago|puedo ir|llego|me presento|lo (?:hago|mando|entrego))|falto|lo ignoro|se me (?:pasa|olvida|vence))\b/],
  ['deadline', /\b(?:(?:what|when)(?:'?s| is| was)? (?:exactly )?(?:my|the) (?:last day|deadline|due date|cut ?off)|what (?:day|date) (?:is|do i have)|(?:when|by when|by what day) (?:is it due|do i (?:have|need) to (?:send|file|ask|answer|appeal|do it|reply|respond))|how (?:long|much time|many days) (?:do|have) (?:i|we) (?:have|got)(?: (?:left|now|then|for (?:this|that|it)))?(?=\W*$)|cuant(?:o tiempo|os dias)(?: mas)? (?:tengo|tenemos|me quedan?)(?=\W*$)|(?:cual|cuando) es (?:mi |el |la )?(?:ultimo dia|ultima fecha|plazo|fecha limite)|hasta (?:cuando|que (?:dia|fecha)) (?:tengo|puedo)|(?:cuando|que dia) (?:se )?(?:me )?vence)\b/],
  ['proof', /\b(?:(?:what|which|any|need|do i have) (?!no )(?:\w+ )?(?:proof|evidence|documents?|paperwork|papers|records)|(?:what|which) (?:\w+ ){0,3}(?:bring|gather|collect|show (?:them|the judge))|how (?:do|can|would) i (?:even )?prove|(?:que|cuales) (?:\w+ )?(?:pruebas?|evidencias?|documentos|papeles|comprobantes)|(?<!\b(?:tengo|tiene|tienen|tenemos|hay|habia) )que (?:tengo que |debo |hay que )?(?:llevo|llevar|junto|juntar|reuno|reunir|presento)|como (?:lo |la |puedo )?(?:pruebo|probar|compruebo|demuestro))\b/],
  ['cost', /\b(?:(?:how much|what) (?:does|will|would|do) (?:it|this|that|they|filing) (?:all )?(?:cost|charge|run)|is (?:it|this|that) free|(?:filing|court) fees?|how much is the fee|cuanto (?:me )?(?:cuesta|vale|cobran|sale)|es gratis|es gratuito|tiene (?:algun )?costo|hay que pagar)\b/],
  ['takes', /\b(?:how long (?:does|will|would|is|do) (?:it|this|that|they|the)\b(?: \w+){0,4} (?:take|last|need)|how long (?:until|till|before) (?:they|i hear|i get)|cuanto (?:tiempo )?(?:se )?(?:tarda|tardan|demora|demoran|dura)|cuando me (?:contestan|avisan|responden))\b/],
  ['step', /\b(?:(?:what(?:'?s)?|which) (?:is |are )?(?:the |my )?(?:first|next) (?:thing|step)s?|what (?:do|should|can) i do (?:first|now|next|today|tonight|tomorrow|right now|about (?:it|this|that))|what now|where do i (?:start|begin)|how do i (?:start|begin|get started)|(?:what are )?the steps|(?:que|cual) (?:es |seria )?(?:lo primero|el (?:primer|siguiente) paso)|que (?:hago|puedo hacer|debo hacer|tengo que hacer)(?: (?:primero|ahora|hoy|manana|mañana|ahorita|entonces))*$|por donde (?:empiezo|comienzo)|como (?:empiezo|comienzo)|los pasos)\b/],
  ['where', /^(?:(?:so|and|but|ok(?:ay)?|y|pero|entonces)[, ]+)*(?:where(?: exactly)? (?:do|can|should) i (?:go|file|send|mail|apply|take|hand|bring|report|complain|start)|where is (?:it|that|the (?:office|court))|wh(?:ich|at) (?:court|office|agency) (?:is|do|handles)|who (?:do|should|can) i (?:call|contact|report|complain|talk|speak)|what number do i call|(?:a ?)?donde (?:voy|tengo que ir|me dirijo|lo|la|presento|aplico|pongo|mando|queda|es)|en que (?:corte|oficina)|a (?:que|cual) (?:corte|oficina|numero)|a quien (?:llamo|le|acudo|reporto)|con quien (?:hablo|me comunico))\b/],
]; // prettier-ignore

/** Nothing for a question whose form says nothing: examples decide then. */
export function aspectInForm(message: string): Aspect | null {
  const said = plain(message);
  return FORMS.find(([, form]) => form.test(said))?.[0] ?? null;
}
