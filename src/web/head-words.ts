import { brand } from '#web/brand.ts';
import { words } from '#web/lib/words.ts';

/** What search engines and shared links say. */
export const headWords = words({
  home: {
    en: `Describe your legal issue and get general information, forms and licensed New York attorneys. ${brand.name} is not a law firm.`,
    es: `Cuente su problema legal y reciba información general, formularios y abogados con licencia de Nueva York. ${brand.name} no es un bufete de abogados.`,
  },
  faq: {
    en: `What ${brand.name} is and is not, how accurate it is, and how attorneys and their fees work.`,
    es: `Qué es y qué no es ${brand.name}, qué tan exacto es, y cómo funcionan los abogados y sus honorarios.`,
  },
  contact: {
    en: `Write to the people behind ${brand.name}.`,
    es: `Escriba a las personas que hacen ${brand.name}.`,
  },
  terms: { en: `The terms of service of ${brand.name}.`, es: `Los términos de servicio de ${brand.name}.` },
  privacy: {
    en: `What ${brand.name} keeps about you, why, for how long, and who sees it.`,
    es: `Qué guarda ${brand.name} sobre usted, por qué, por cuánto tiempo y quién lo ve.`,
  },
  howWeOrder: {
    en: `How ${brand.name} orders the attorneys it shows, and who pays for it.`,
    es: `En qué orden muestra ${brand.name} a los abogados, y quién paga por ello.`,
  },
  deadlines: {
    en: `Count a legal deadline in New York by its rule, with the working shown, and add it to your calendar.`,
    es: `Cuente un plazo legal en Nueva York según su regla, vea cómo se contó y añádalo a su calendario.`,
  },
  quality: {
    en: `How often the answers of ${brand.name} are right, how that is measured, and what went wrong.`,
    es: `Con qué frecuencia aciertan las respuestas de ${brand.name}, cómo se mide y qué salió mal.`,
  },
});
