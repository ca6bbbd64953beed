import { sayWords, type Scene } from '../scene.ts';

/** A person, and not a car or a telephone, has died. */
const LOSS =
  /\b(?:m[ou]m|mother|dad|father|husband|wife|son|daughter|child|kid|baby|brother|sister|gra(?:n|nd)\w*|aunt|uncle|cousin|friend|partner|roommate|spouse|parents?|he|she|who|relative|mam[áa]|madre|pap[áa]|padre|espos[oa]|marido|hij[oa]|beb[ée]|herman[oa]|abuel[oa]|t[íi][oa]|prim[oa]|amig[oa]|pareja|suegr[oa]|familiar)(?:,? \w+){0,4}? (?:(?:just |recently |has |had )*(?:died|passed(?: away| on)?)|(?:se )?(?:muri[óo]|falleci[óo]))\b|\b(?:muri[óo]|falleci[óo]) (?:mi|su|el|la) |\bsince (?:his|her|their) death\b/i;

const AFRAID =
  /\b(?:i(?:'|’)?m|i am|we are) (?:so |really |very )*(?:scared|terrified|desperate|freaking out)\b|\btengo (?:mucho )?miedo\b|\bestoy (?:muy )?(?:asustad|desesperad)[oa]\b/i;

/** One short sentence where somebody is hurt or afraid, and once. */
export function care(scene: Scene): string {
  const { reading, before, state } = scene;
  const text = sayWords(scene);
  if (before.told.length > 0) return '';
  if (reading.danger?.id === 'violence-at-home' && state.inCrisis) return text.care.violence;
  if (LOSS.test(reading.message)) return text.care.loss;
  return reading.act === 'distress' || AFRAID.test(reading.message) ? text.care.afraid : '';
}
