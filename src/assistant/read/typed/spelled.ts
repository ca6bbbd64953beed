import { openSpelling } from './spelling.ts';

/**
 * As it sounds instead of as it is written: "kiero sacar licensia aki". The sentence model knows only the word as it is written; what is in no dictionary anyway is read
 * as what it sounds like.
 */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  kiero: 'quiero', kieren: 'quieren', kiere: 'quiere', kien: 'quien', ke: 'que', aki: 'aqui', aka: 'aca', komo: 'como', kuando: 'cuando', kuanto: 'cuanto', kasa: 'casa',
  ola: 'hola', ase: 'hace', asen: 'hacen', aser: 'hacer', ago: 'hago', ablar: 'hablar', ablo: 'hablo', ay: 'hay', asta: 'hasta', ermano: 'hermano', ermana: 'hermana', ijo: 'hijo',
  ija: 'hija', ijos: 'hijos', ora: 'hora', oras: 'horas', ospital: 'hospital', nesesito: 'necesito', nesecito: 'necesito', nesesita: 'necesita', licensia: 'licencia',
  lisencia: 'licencia', lisensia: 'licencia', polisia: 'policia', desalogo: 'desalojo', sitacion: 'citacion', sita: 'cita', serrar: 'cerrar', serro: 'cerro', pasiencia: 'paciencia',
  grasias: 'gracias', fasil: 'facil', dise: 'dice', disen: 'dicen', desir: 'decir', conoser: 'conocer', aplicasion: 'aplicacion', informasion: 'informacion', renobar: 'renovar',
  bivo: 'vivo', bivir: 'vivir', bivienda: 'vivienda', trabaho: 'trabajo', travajo: 'trabajo', travajar: 'trabajar', travaje: 'trabaje', cobrrar: 'cobrar', debuelve: 'devuelve', debolver: 'devolver',
  boy: 'voy', bamos: 'vamos', ba: 'va', ban: 'van', ubo: 'hubo', abia: 'habia', aora: 'ahora', haora: 'ahora', entonses: 'entonces', pus: 'pues', tanbien: 'tambien', tambn: 'tambien',
  migrasion: 'migracion', orno: 'horno', tiket: 'ticket', tikete: 'ticket', chansa: 'chance', carsel: 'carcel', juisio: 'juicio', divorsio: 'divorcio', ofisina: 'oficina',
}; // prettier-ignore
const ENGLISH: Readonly<Record<string, string>> = {
  landord: 'landlord', lanlord: 'landlord', landlor: 'landlord', lanlor: 'landlord', lenlord: 'landlord', lanlol: 'landlord', bruklin: 'brooklyn', brooklin: 'brooklyn', brookling: 'brooklyn', manjatan: 'manhattan', manhatan: 'manhattan', manhatten: 'manhattan', bronks: 'bronx', yersi: 'jersey',
  yersey: 'jersey', conneticut: 'connecticut', pensilvania: 'pennsylvania', loisaida: 'lower east side',
  evicion: 'eviction', eviccion: 'eviction', evictoin: 'eviction', lawer: 'lawyer', attourney: 'attorney',
  recieve: 'receive', recieved: 'received', custidy: 'custody', devorce: 'divorce', divorse: 'divorce', deposite: 'deposit', secuirty: 'security', apartmant: 'apartment', appartment: 'apartment',
  unemployement: 'unemployment', unemploymnt: 'unemployment', imigration: 'immigration', immagration: 'immigration', judgement: 'judgment', garnishe: 'garnish', warrent: 'warrant', lisence: 'license',
  licence: 'license', liscense: 'license', gurantor: 'guarantor', garantor: 'guarantor', harrassing: 'harassing', harrasing: 'harassing', harrassment: 'harassment', suspention: 'suspension',
}; // prettier-ignore

const KNOWN = new Map([...Object.entries(AS_WRITTEN), ...Object.entries(ENGLISH)]);
/** "Ay", "ago" and "boy" are English words, and "ola" a wave: they are read so only beside another that is in no dictionary. */
const OTHER_WORDS = new Set(['ay', 'ago', 'boy', 'ban', 'ola', 'ora', 'ba', 'ase', 'pus', 'sita']);

const WORD = /[\p{L}]+/gu;

/** A text with such words as they are written. */
export function spelled(text: string): string {
  const words = text.toLowerCase().match(WORD) ?? [];
  const isSounded = words.some((word) => KNOWN.has(word) && !OTHER_WORDS.has(word));
  if (!isSounded) return text;
  return text.replaceAll(WORD, (word) => KNOWN.get(word.toLowerCase()) ?? word);
}

/** …and without slips of the thumb. For looking something up: "si ganara" may become "si ganaba", which says another thing of the same matter, and nothing is written down of it. */
export function withoutSlips(text: string): string {
  const spelling = openSpelling();
  return spelled(text).replaceAll(WORD, spelling);
}

/** "…, soy de Ecuador", beside a question: where somebody comes from says nothing of what it is about, and sounds like everything that is about another country. */
const ORIGIN =
  /[,.;]\s*(?:(?:yo )?(?:soy|vengo|somos) (?:originari[oa]s? )?de|(?:i['’]?m|i am|we are) (?:originally )?from) (?!un[ao]?\b|el\b|l[ao]s?\b|my\b|the\b|an?\b)\p{L}+(?: \p{L}+)?(?=[,.;!]|\s*$)/giu;

export const withoutOrigin = (text: string): string => text.replaceAll(ORIGIN, '');
