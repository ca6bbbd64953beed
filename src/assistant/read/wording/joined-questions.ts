import { isQuestion } from './question-form.ts';

/** "… and what does it cost", "… y cuanto tiempo tengo": a further question begins. */
const FURTHER =
  /(?<=\S \S+ \S+ \S+)[,;]? +(?=(?:cu[aá]nto (?:cuesta|sale|vale|tarda|tiempo)|how much (?:does|is|do|will)|how long (?:does|do|will)|where do i|do i need)\b)|[,;]? +(?:and|plus|also|or|y|o|e|u|además|ademas|tambien|también)(?: also| then| también| tambien| además| ademas| luego)? +(?=(?:what|how|when|where|who|why|which|can|could|do|does|did|will|would|should|is there|are there|qu[eé]|cu[aá]nt[oa]s?|c[oó]mo|cu[aá]ndo|a?d[oó]nde|qui[eé]n(?:es)?|puedo|pueden?|podr[ií]an?|(?:me|nos|le|les|lo|la|los|las|se) (?:pueden?|podr[ií]an?|van? a|tienen? que|deben?|tocan?)|tengo que|hay|debo|necesito|am i|are they|(?:a|con|de|por|para|pa|en) (?:qui[eé]n|qu[eé]|d[oó]nde|cu[aá]l|cu[aá]ndo))\b)/iu;
/** "And how?" is no question of its own. */
const FEWEST_WORDS = 2;

/** A sentence that asks for two things at once, as what it asks for; any other sentence as it is. */
export function joinedQuestions(sentence: string): string[] {
  const parts = sentence.split(FURTHER).map((part) => part.trim());
  const isWhole = parts.every((part) => isQuestion(part.replace(/^¿/, '')) && part.split(/\s+/).length >= FEWEST_WORDS);
  return isWhole ? parts : [sentence];
}
