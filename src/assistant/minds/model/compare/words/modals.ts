import type { Language } from '../../../../content/words.ts';

export type Force = 'must' | 'may';
type Phrases = Readonly<Record<Language, readonly string[]>>;

/** May or must. The longer phrases first. */
export const FORCES: Readonly<Record<Force, Phrases>> = {
  must: {
    en: ['must', 'has to', 'have to', 'had to', 'having to', 'needs to', 'need to', 'is required', 'are required', 'required to', 'required', 'needs', 'needed', 'need', 'shall', 'is owed', 'are owed', 'obliged', 'obligated', 'owes you', 'does owe', 'mandatory', 'supposed to'],
    es: ['debe', 'deben', 'deberan', 'debera', 'tiene que', 'tienen que', 'hay que', 'esta obligado', 'esta obligada', 'estan obligados', 'estan obligadas', 'hace falta', 'hacen falta', 'haga falta', 'se exige', 'se exigen', 'exige', 'exigen', 'necesita', 'necesitan', 'se requiere', 'se requieren', 'requiere', 'es necesario', 'es obligatorio', 'obligatorio', 'obligatoria', 'debia', 'obliga', 'obligan'],
  },
  may: {
    en: ['may', 'can', 'could', 'might', 'be able to', 'are able to', 'is able to', 'allowed', 'permitted', 'free to', 'right to', 'rights to', 'entitled', 'optional', 'if they want', 'is fine', 'are fine', 'is ok', 'are ok'],
    es: ['puede', 'pueden', 'podra', 'podran', 'podria', 'pueda', 'puedan', 'se permite', 'permite', 'permiten', 'permita', 'permitido', 'permitida', 'permitidos', 'permitidas', 'derecho a', 'es posible', 'opcional', 'si quiere', 'si quieren'],
  },
}; // prettier-ignore

export const NEGATORS: Phrases = {
  en: ['not', 'no', 'never', 'nobody', 'nothing', 'none', 'neither', 'nor', 'no longer', 'hardly'],
  es: ['no', 'nunca', 'jamas', 'nadie', 'nada', 'ningun', 'ninguno', 'ninguna', 'ni', 'tampoco'],
};

/** Words that forbid by themselves: what stands beside them cannot be done. */
export const FORBIDDING: Phrases = {
  en: ['illegal', 'unlawful', 'forbidden', 'banned', 'prohibited', 'against the law', 'barred'],
  es: [
    'ilegal',
    'ilegales',
    'prohibido',
    'prohibida',
    'prohibidos',
    'prohibidas',
    'prohibe',
    'vedado',
    'contra la ley',
  ],
};

/** A verb after these is done to the one who stands before it. */
export const PASSIVE: Phrases = {
  en: ['be', 'been', 'being', 'get', 'is', 'are', 'was', 'were'],
  es: ['ser', 'se', 'sido', 'es', 'son', 'fue'],
};
