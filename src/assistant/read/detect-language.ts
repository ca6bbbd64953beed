import type { Language } from '../content/words.ts';
import { sentencesOf } from './sentences.ts';

const set = (words: string) => new Set(words.split(' '));

/** Small words that stand in every sentence of one language and hardly ever in the other. "No", "me" and "a" tell nothing. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    "the an and or but of to in on at by for from with without about is are was were be been am i i'm im i've my he his him she her it its it's they their them we our us you your this that these those there here what when where which who how why do does did don't dont doesn't doesnt didn't didnt can can't cant could will won't wont would should may must has have had not if so just because after before until while than then now also get got still any some all out up off over into only even ever never ok please thanks hi hello yes",
  ),
  es: set(
    'el la los las un una unos unas del al y o que en con sin por para pero porque si se mi mis su sus lo le les nos te yo ella ellos usted este esta esto ese esa eso es era fue soy estoy esta estan estaba hay ha han he hemos tengo tiene tienen puedo puede pueden quiero quiere necesito debo debe hace hacer voy va van como cuando donde quien cual cuanto cuantos cuanta cuantas muy mas ya tambien todo todos nada nadie otro otra desde hasta antes despues sobre entre aqui ahora ayer hoy manana dia dias mes meses ano anos gracias hola ayuda favor buenos buenas de que mucho poco bien mal siempre nunca aun todavia segun mientras solo asi pues eres algo otra siento dejo dan dio dieron pagan pago pagaron pagar cobran cobraron horas dinero deben deuda multa corte cartas carta papeles formulario licencia trabajar trabajo hijo hija hijos mujer marido herencia policia escuela cuenta tarjeta seguro quitaron cortaron negaron echaron corrieron despidieron arrestaron violaron pegaron robaron obligan amenazan citacion bancarrota beneficios ingles',
  ),
};
/** What only one of them has inside or at the end of its words. */
const SHAPES: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|tion|ght|ould|ness|ment|ship|less|ful|'s|n't)$|^(?:wh|th|sh|kn|wr)|w|k(?!i)|th|sh|ck|oo|ee|[bcfghjkmptvwxy]$|[bcdfghjklmnpqrstvwxz]{2}$/,
  es: /(?:cion|ciones|dad|mente|ando|iendo|aron|ieron|aba|aban|ado|ada|ados|adas|ido|ida|ero|era|eria|ito|ita|illa|miento|arme|erme|irme|arse|rse)$|ñ|^ll|ll[ao]s?$|rr(?=[aeiou])|qu[ei]|[bcdfglmnprst]u[eé][a-z]/,
};
/** "No me", "se lo": two small words that tell nothing alone. */
const PAIRS = /\b(?:no|ya|que|si|se|me|te|nos) (?:me|te|se|lo|la|le|les|nos)\b/g;
const LETTERS = /[¿¡ñáéíóúü]/i;
/** One of these is enough, however short the message is. */
const CERTAIN =
  /[¿¡]|\b(?:hola|buen[oa]s|saludos|oiga|disculpe|perd[oó]n|adi[oó]s|claro que|casero|dueño|renta|abogad[oa]|ayuda|gracias|tengo|necesito|quiero|puedo|d[oó]nde|c[oó]mo|qu[eé]|por favor|desalojo|dep[oó]sito|trabajo|patr[oó]n|jef[ea]|espos[oa]|sí)\b/i;

const SMALL_WORD = 2;
const SHAPE = 0.75;
const ACCENT = 1.5;
/** Fewer words than this say too little, unless they are certain. */
const ENOUGH_WORDS = 3;
/** So few words may be nothing but names. */
const KEY_WORDS = 4;

/** English or Spanish; what cannot be told is what it was before. */
export function detectLanguage(text: string, before: Language): Language {
  // A name may be Spanish in any language.
  const isCertain = CERTAIN.test(text) || /ñ/i.test(withoutNames(text));
  if (isCertain && weight(text, 'es') >= weight(text, 'en')) return 'es';
  const [english, spanish] = [weight(text, 'en'), weight(text, 'es')];
  const count = text.trim().split(/\s+/).length;
  // "Me violaron": two words can leave no doubt.
  if (count < ENOUGH_WORDS) return count > 1 && english === 0 && spanish >= SMALL_WORD ? 'es' : before;
  if (english === spanish) return before;
  // "Civil court bronx dice": courts and papers have English names in every language.
  const words = wordsOf(text);
  if (before === 'es' && words.length <= KEY_WORDS && !words.some((word) => SMALL_WORDS.en.has(word))) return 'es';
  return english > spanish ? 'en' : 'es';
}

function weight(text: string, language: Language): number {
  const accents = language === 'es' && LETTERS.test(text) ? ACCENT : 0;
  const pairs = language === 'es' ? (text.toLowerCase().match(PAIRS) ?? []).length : 0;
  return wordsOf(text).reduce(
    (sum, word) => {
      if (SMALL_WORDS[language].has(word)) return sum + SMALL_WORD;
      return sum + (SHAPES[language].test(word) ? SHAPE : 0);
    },
    accents + pairs * SMALL_WORD,
  );
}

/** Without accents, which people on phones leave out; the ñ stays. */
function wordsOf(text: string): string[] {
  const plain = withoutNames(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('ñ', '\u0000')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0000', 'ñ');
  return plain.match(/[a-zñ']+/g) ?? [];
}

const CAPITAL = /(?<![\p{L}’'])\p{Lu}[\p{L}’']+/gu;

/** Names of people, places and agencies are the same in both: words with a capital count only where a sentence begins. */
function withoutNames(text: string): string {
  const isShouted = text === text.toUpperCase();
  if (isShouted) return text;
  const isPlain = /(?<!\p{L})\p{Ll}{2}/u.test(text);
  return text.replace(CAPITAL, (word: string, at: number) => (isPlain && beginsSentence(text, at) ? word : ' '));
}

const SPACES_BETWEEN = 8;

function beginsSentence(text: string, at: number): boolean {
  // Only what stands right before it is looked at: a model may write a megabyte.
  return at === 0 || /[.!?¿¡]\s*$/u.test(text.slice(Math.max(0, at - SPACES_BETWEEN), at));
}

const SMALL_WORDS_OF_A_WISH = 2;

/** While a paper is filled in, a name or a word of the other language is no wish for it: every sentence has to be in it. */
export function languageOnForm(message: string, language: Language): Language {
  const heard = detectLanguage(message, language);
  const isSaid = sentencesOf(message).every((one) => detectLanguage(one, language) === heard);
  // In names and addresses there are hardly any small words.
  const small = (message.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).filter((word) => SMALL_WORDS[heard].has(word));
  return isSaid && small.length >= SMALL_WORDS_OF_A_WISH ? heard : language;
}
