import type { Faced, Topic } from '../../knowledge/topic.ts';
import { plain } from '../../read/sentences.ts';

const HOME =
  /\b(?:rent\w*|landlord\w*|landlady|leas(?:e|es|ed|ing)|apartments?|apts?|tenan\w+|evict\w*|supers?|superintendent|buildings?|deposits?|sublet\w*|subleas\w*|roommates?|section 8|nycha|hous(?:e|es|ing)|homes?|mov(?:e|ed|ing) (?:in|out)|heat\w*|hot water|repairs?|leaks?|mold|bed ?bugs?|roach\w*|rats?|mice|caser[oa]s?|dueñ[oa]s?|propietari[oa]s?|rent[ao]s?|alquil\w+|arriend\w+|apartamentos?|aptos?|departamentos?|edificios?|inquilin\w+|desaloj\w+|viviendas?|casas?|cuartos?|mud\w+|depositos?|calefaccion|agua caliente|goteras?|moho|chinches|cucarachas|ratas?|ratones)\b/;
const WORK =
  /\b(?:work\w*|jobs?|boss\w*|employ\w*|managers?|supervisors?|shifts?|hours|payroll|pay ?(?:checks?|stubs?)|(?:pays?|paid|paying) (?:me|us)|get(?:ting)? paid|wages?|salar(?:y|ies)|tips?|tipped|overtime|fir(?:e|ed|ing)|hir(?:e|ed|ing)|laid off|quit\w*|resign\w*|coworkers?|union|unemployment|career|internship|jef[ea]s?|patron\w*|trabaj\w*|emple\w*|sueldos?|salarios?|propinas?|horas|desp(?:ed|id)\w*|corri\w+|renunci\w+|turnos?|me (?:pag\w+)|nos pag\w+|la paga|compañer\w+ de trabajo|encargad\w+|gerentes?|supervisor\w*|desempleo)\b/;

const WORDS: Readonly<Partial<Record<Faced, RegExp>>> = { landlord: HOME, tenant: HOME, employer: WORK, worker: WORK };

/**
 * Whether a topic that is written to somebody with a landlord or a boss can be meant: nobody who spoke of a school alone asks about theirs. What was said is read once,
 * however many topics are asked about.
 */
export function partiesNamed(said: readonly string[]): (topic: Pick<Topic, 'facing'>) => boolean {
  const text = plain(said.join('\n'));
  const known = new Map<RegExp, boolean>();
  return ({ facing }) => {
    const words = facing && WORDS[facing];
    if (!words) return true;
    const isNamed = known.get(words) ?? words.test(text);
    known.set(words, isNamed);
    return isNamed;
  };
}
