import type { Language } from '../../../../content/words.ts';

/** At least, more than, at most, less than, about. */
export type Bound = '' | '>=' | '>' | '<=' | '<' | '~';
type Table = Readonly<Record<Language, readonly (readonly [Bound, readonly string[]])[]>>;

/** Before the figure; the longer phrases first, because "no more than" has "more than" in it. */
export const BOUNDS_BEFORE: Table = {
  en: [
    ['<=', ['no more than', 'not more than', 'never more than', 'at most', 'at the most', 'up to', 'as much as', 'as many as', 'no later than', 'not later than', 'never later than', 'maximum of', 'maximum is', 'most is', 'limit is', 'within', 'not over', 'not exceed', 'in under', 'limit of', 'cap of']],
    ['>=', ['at least', 'no less than', 'not less than', 'no fewer than', 'minimum of', 'from the age of', 'aged', 'a minimum of', 'starting at', 'not under', 'from age']],
    ['>', ['more than', 'over', 'above', 'greater than', 'exceeds', 'exceeding', 'longer than', 'higher than', 'older than', 'beyond', 'farther than', 'they pass', 'you pass', 'after']],
    ['<', ['less than', 'fewer than', 'under', 'below', 'shorter than', 'younger than', 'lower than', 'short of']],
    ['~', ['about', 'around', 'roughly', 'approximately', 'some', 'nearly', 'close to']],
  ],
  es: [
    ['<=', ['no mas de', 'nunca mas de', 'como maximo', 'como mucho', 'a lo sumo', 'hasta', 'maximo de', 'maximo es', 'a mas tardar', 'dentro de', 'dentro de los', 'antes de', 'en un plazo de', 'un maximo de', 'maximo por', 'no pasa de', 'limite de', 'plazo de', 'maximo', 'tope de', 'un tope de']],
    ['>=', ['por lo menos', 'al menos', 'como minimo', 'no menos de', 'minimo de', 'minimo', 'a partir de los', 'un minimo de']],
    ['>', ['mas de', 'mas del', 'por encima de', 'superior a', 'supera', 'superan', 'excede', 'pasa de', 'pasa de los', 'pasan de', 'mayor de', 'sobre', 'despues de', 'despues de los']],
    ['<', ['menos de', 'menos del', 'por debajo de', 'inferior a', 'menor de', 'no llega a', 'debajo de']],
    ['~', ['cerca de', 'cerca del', 'alrededor de', 'mas o menos', 'mas o menos el', 'aproximadamente', 'unos', 'unas', 'casi']],
  ],
}; // prettier-ignore

/** They make a limit only where nothing else does: "changed by 15% or more" is no limit from above. */
export const WEAK_BOUNDS_BEFORE: Table = {
  en: [['<=', ['until', 'by', 'in', 'past', 'to']]],
  es: [['<=', ['en']]],
};

/** After the figure and its unit. */
export const BOUNDS_AFTER: Table = {
  en: [
    ['>=', ['or more', 'or older', 'or over', 'or longer', 'and up', 'and older', 'and over', 'or above', 'minimum', 'at least', 'or later', 'or higher', 'or greater']],
    ['<=', ['or less', 'or fewer', 'or under', 'or younger', 'at most', 'maximum', 'at the most', 'or below', 'limit', 'is the most', 'is the limit', 'is the maximum', 'line', 'cap', 'or earlier', 'early', 'tops']],
  ],
  es: [
    ['>=', ['o mas', 'o mayor', 'o mayores', 'en adelante', 'como minimo', 'por lo menos', 'al menos', 'de minimo', 'o despues']],
    ['<=', ['o menos', 'o menor', 'o menores', 'como maximo', 'como mucho', 'a lo sumo', 'de maximo', 'maximo', 'es lo maximo', 'es el maximo', 'es el limite', 'es el tope', 'permitidos']],
  ],
}; // prettier-ignore

/** Which of two: the smaller or the larger. */
export const WHICHEVER: Readonly<Record<'less' | 'more', Readonly<Record<Language, readonly string[]>>>> = {
  less: {
    en: ['whichever is less', 'whichever is lower', 'whichever is smaller', 'the lower of', 'the lesser of', 'the smaller of', 'whichever is lowest', 'whichever comes first', 'whichever is earlier', 'the lower one', 'whichever costs less', 'whichever is the lower', 'whichever is shorter', 'if less', 'if that is less', 'if it is less', 'if lower'],
    es: ['lo que sea menos', 'lo que sea menor', 'el menor de', 'el menor entre', 'la menor de', 'lo menor de', 'el que sea menor', 'la que sea menor', 'lo que ocurra primero', 'lo que llegue primero', 'lo que sea primero', 'lo que pase primero', 'si es menos', 'lo que resulte menor', 'si es menor', 'el mas bajo', 'lo que sea mas bajo', 'la cantidad menor'],
  },
  more: {
    en: ['whichever is more', 'whichever is greater', 'whichever is higher', 'whichever is larger', 'the greater of', 'the higher of', 'the larger of', 'whichever is later', 'whichever comes later', 'whichever comes last', 'whichever is bigger', 'whichever is longer', 'the bigger of', 'if that is more', 'if that is greater', 'if greater', 'if larger', 'whichever is the greater'],
    es: ['lo que sea mas', 'lo que sea mayor', 'el mayor de', 'el mayor entre', 'la mayor de', 'lo mayor de', 'el que sea mayor', 'la que sea mayor', 'lo que sea mas tarde', 'lo que venga despues', 'lo que ocurra despues', 'si es mayor', 'si eso es mayor', 'lo que resulte mayor', 'la cantidad mayor', 'si es mas', 'lo que sea posterior', 'lo ultimo que ocurra'],
  },
}; // prettier-ignore
