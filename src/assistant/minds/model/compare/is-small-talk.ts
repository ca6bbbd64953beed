import type { Language } from '../../../content/words.ts';
import { figuresIn } from './figures/figures.ts';
import { hasPhrase, readSentence, type Sentence } from './sentence.ts';
import { plainLetters } from './tokens.ts';
import { COMMANDS } from './words/advice.ts';
import { SCOPE } from './words/scope.ts';
import { FORCES, NEGATORS } from './words/modals.ts';
import { OTHER_SIDE } from './words/sides.ts';
import { NO_SMALL_TALK, SIGNS } from './words/small-talk.ts';

const LONGEST_WORDS = 30;
const MARKUP = /[\n<>[\]`*_#|]|https?:|www\./;

/** Whether a sentence states no law: comfort, a bridge, a limit of ours, a question, courtesy. In doubt it is not. */
export function isSmallTalk(text: string, language: Language): boolean {
  const plain = plainLetters(text).trim();
  if (plain === '' || MARKUP.test(text) || plain.split(/\s+/).length > LONGEST_WORDS) return false;
  const sentence = readSentence(text, language);
  const hasFigure =
    sentence.words.some(({ kind }) => kind === 'figure' || kind === 'code') ||
    figuresIn(sentence).some(({ unit }) => unit !== '' && unit !== 'hours');
  if (hasFigure || NO_SMALL_TALK[language].some((pattern) => pattern.test(plain))) return false;
  if (isQuestion(text)) return true;
  const isSigned = SIGNS[language].some((pattern) => pattern.test(plain));
  if (givesVerdict(sentence)) return false;
  if (isSigned) return !bindsSomebody(sentence) && !(isBinding(sentence) && tellingIn(sentence).length > KIND_AT_MOST);
  if (givesOrders(sentence)) return false;
  return isOurs(plain, language) ? !bindsSomebody(sentence) && tellingIn(sentence).length <= 2 : !speaksOfLaw(sentence);
}

/** "The contract is void": law, however kindly it begins. */
const givesVerdict = ({ words }: Sentence) =>
  words.some(
    ({ ideas, text }) =>
      text !== 'legal' && ideas.some(({ name, isContrary }) => VERDICTS.has(name) && (isContrary || name !== 'legal')),
  );
const VERDICTS = new Set(['valid', 'legal', 'exempt', 'ban']);

/** We speak of ourselves or to the person: "I want to be careful here". */
const OURS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so |well |ok |okay |sure )?(?:i|i m|we|let|my)\b/,
  es: /^(?:y |pero |bueno |bien |claro )?(?:yo|me|le (?:explico|cuento|digo|entiendo|creo|escucho|agradezco|acompano|ayudo)|lo (?:entiendo|siento|lamento|escucho)|aqui estoy|estoy|estamos|quiero|prefiero|necesito|puedo|vamos|voy|veo|entiendo|espero|imagino|creo|se que|podemos)\b/,
};
const isOurs = (plain: string, language: Language) => OURS[language].test(plain.replace(/^[^a-z]+/, ''));

const isQuestion = (text: string) => text.trim().endsWith('?') && !/[.;:!]\s/.test(text.trim());

/** "Your landlord must": somebody else is told what to do, may do or may not do. */
function bindsSomebody({ words, language }: Sentence): boolean {
  const forces = [...FORCES.must[language], ...FORCES.may[language]];
  return [...Map.groupBy(words, ({ piece }) => piece).values()].some(
    (piece) =>
      hasPhrase(forces, piece) &&
      piece.some(
        ({ ideas, isPlain }) => !isPlain && ideas.some(({ kind, name }) => kind === 'role' && OTHER_SIDE.has(name)),
      ) &&
      !piece.some(({ text }) => MINE.has(text)),
  );
}

const MINE = new Set('i me we us yo puedo debo soy corresponde nobody nadie whether only'.split(' '));

/** Words that the tables of the law know, beside the most ordinary ones. */
const tellingIn = ({ words }: Pick<Sentence, 'words'>) =>
  words.filter(
    ({ kind, ideas, isPlain }) => kind === 'word' && !isPlain && ideas.some((idea) => !ORDINARY.has(idea.name)),
  );

/** So many words of the law make law of a sentence that binds, denies or speaks of all, however kind it sounds. */
const KIND_AT_MOST = 4;

const isBinding = ({ words, language }: Sentence) =>
  hasPhrase(
    [...FORCES.must[language], ...FORCES.may[language], ...NEGATORS[language], ...SCOPE.all[language], ...SCOPE.only[language]],
    words,
  ); // prettier-ignore

/** Words of the law with somebody bound, something denied or everybody meant; without that one thing may be named. */
function speaksOfLaw(sentence: Sentence): boolean {
  const telling = tellingIn(sentence);
  const isNaming =
    telling.length === 1 &&
    telling.every(({ ideas }) => ideas.every(({ kind }) => kind === 'thing')) &&
    !isBinding(sentence);
  return (telling.length > 0 && !isNaming) || hasPhrase(TO_YOU[sentence.language], sentence.words);
}

/** "Take his car": a command to the reader. */
function givesOrders({ words, language }: Sentence): boolean {
  const firsts = [...Map.groupBy(words.filter(({ kind }) => kind === 'word'), ({ sentence }) => sentence).values()].flatMap(([first]) => first?.text ?? []); // prettier-ignore
  return firsts.some((text) => COMMANDS[language].has(text));
}

/** To the person who asks: a duty or a permission, whatever it is about. */
const TO_YOU: Readonly<Record<Language, readonly string[]>> = {
  en: ['you must', 'you have to', 'you can not', 'you may', 'you can'],
  es: ['debe', 'tiene que', 'no puede', 'puede'],
};

const ORDINARY = new Set(
  'tell speak know live hear relative child parent care get-help text call contact home find try happen write believe expect time start way new old time hand name rest follow'.split(
    ' ',
  ),
);
