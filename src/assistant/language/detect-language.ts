import { eld } from 'eld/small';

export type Language = 'en' | 'es';

eld.setLanguageSubset(['en', 'es']);

/** Words that are Spanish and never English, for messages too short to judge otherwise. */
const SPANISH =
  /[¿¡ñ]|\b(?:hola|casero|dueño|renta|abogado|ayuda|gracias|tengo|necesito|quiero|puedo|dónde|cómo|qué|por favor|desalojo|depósito|trabajo|sí)\b/i;

/** English or Spanish; what cannot be told is what it was before. */
export function detectLanguage(text: string, before: Language): Language {
  if (SPANISH.test(text)) return 'es';
  const words = text.trim().split(/\s+/).length;
  if (words < 3) return before;
  const { language, isReliable } = eld.detect(text);
  if (language !== 'en' && language !== 'es') return before;
  return words >= 6 || isReliable() ? language : before;
}
