import { plain } from '../sentences.ts';

/** Attempts to turn the assistant into something else. Legal words in them do not make them legal questions. */
const MISUSE = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|training)\b/i,
  /\b(?:system prompt|developer mode|jailbreak|dan mode|do anything now)\b/i,
  /\bpretend (?:you are|you're|to be)\b/i,
  /\b(?:repeat|print|output)\b.{0,20}\b(?:everything|the text|all)\b.{0,20}\b(?:above|before)\b/i,
  /\b(?:pretend|act|roleplay|behave)\b.{0,30}\b(?:as|to be|like)\b.{0,40}\b(?:ai|gpt|chatbot|unrestricted|my (?:girlfriend|boyfriend)|character|pirate|hacker|lawyer who)\b/i,
  /\byou are (?:now|no longer)\b/i,
  /\b(?:write|generate|create|code|give)\b.{0,25}\b(?:poem|song|rap|lyrics|story|essay|joke|recipe|tweet|python|javascript|script|program|homework|malware|virus)\b/i,
  /\b(?:reveal|show|print|repeat|what (?:is|are))\b.{0,20}\byour (?:instructions|prompt|rules|system)\b/i,
  // Help with deceiving a court, an agency or another person.
  /\b(?:forge|falsify|counterfeit|backdate|fake (?:an?|the|my|his|her|their|some)|(?:make|making|buy|write|create|print|get me|where (?:can|do) i (?:get|find)|i (?:need|want))(?: me)? (?:an? |some |up an? )?(?:fake|false|phony))\b.{0,40}\b(?:signature|order|document|papers?|stub|check|id|lease|letter|license|certificate|evidence|receipt)\b/i,
  // "My ex is lying to the judge" asks for no help with it.
  /\b(?:i|we|me|can|could|should|how|better|best way|want|need|going|gonna|if)\b(?: \w+'?\w*){0,3} (?:lie|lying) (?:to|under)\b.{0,20}\b(?:judge|court|police|oath|immigration)\b|\b(?:get rid of|bribe|threaten|intimidate|silence)\b.{0,20}\b(?:witness|judge|jury|evidence)\b/i,
  /\b(?:so(?: that)?|(?:to )?make|get) (?:he|she|they|the (?:judge|court|jury|police|cops?|officer|agency)) (?:to |will |would )?(?:believes?|thinks?)\b.{0,60}\b(?:wasn'?t|weren'?t|didn'?t|isn'?t true|not true|a lie|even th(?:o|ough))\b/i,
  /\b(?:hacer que|hago (?:para|pa) que|para que|que) (?:el|la|los) (?:juez\w*|corte|polic\w+|migra\w*|agencia|casero|dueno) (?:me )?(?:crean?|piensen?)\b.{0,60}\b(?:aunque|no (?:sea|es|fue) (?:cierto|verdad)|mentira)\b/i,
  /\b(?:como|quiero|necesito|puedo|ayude(?:me)?|ayudame|voy a)\b(?: \w+){0,3} (?:mentir(?:le)? (?:al? |en ).{0,15}(?:juez\w*|corte|policia|migra\w*|inmigracion)|(?:falsificar|sobornar|inventar(?:le)? (?:una?|cargos|pruebas)))\b/i,
  /\b(?:haga|hagame|hacer|consigo|conseguir|compro|comprar|necesito|quiero)\b(?: \w+){0,3} (?:papeles|documentos?|licencia|seguro|green card|contrato|carta|recibos?|talon(?:es)?|firma) fals[oa]s?\b/i,
  // Help with finding somebody whom a court protects from the person who asks.
  /^(?=.*\b(?:order of protection|restraining order|an? order) (?:on|against) me\b)(?=.*\b(?:find (?:out )?(?:where|her|him)|track|locate|new address)\b)/im,
  /^(?=.*\borden(?: de (?:proteccion|alejamiento|restriccion))? (?:contra mi|en mi contra)\b)(?=.*\b(?:donde (?:vive|esta|se mudo|trabaja)|encontrarl[oa]|ubicarl[oa]|localizarl[oa]|nueva direccion)\b)/im,
  /\bhow (?:do i|can i|to)\b.{0,20}\b(?:cook|make|build)\b.{0,15}\b(?:meth|bomb|drugs|explosives?|weapon)\b/i,
];

export function isMisuse(message: string): boolean {
  const said = plain(message);
  return MISUSE.some((pattern) => pattern.test(said));
}
