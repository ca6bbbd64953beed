import { createContext, use } from 'react';
import { copy } from './copy.ts';
import type { QuestionLanguage } from './use-question-language.ts';

const { form, review, stop } = copy;

/** What stands around a question, in the language of the question. */
const en = {
  question: form.question,
  why: form.why,
  next: form.next,
  last: form.last,
  back: form.back,
  unknown: form.unknown,
  unknownHint: form.unknownHint,
  skip: form.skip,
  skipHint: form.skipHint,
  empty: form.empty,
  emptyOptional: form.emptyOptional,
  yes: form.yes,
  no: form.no,
  choose: form.choose,
  toTheQuestion: review.toTheQuestion,
  stop,
};

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> };
export type FormWords = Widened<typeof en>;

const es: FormWords = {
  question: (number, of) => `Pregunta ${number} de ${of}`,
  why: 'Por qué preguntamos:',
  next: 'Siguiente',
  last: 'Siguiente: revisar',
  back: 'Atrás',
  unknown: 'No sé',
  unknownHint: 'deja una línea en blanco para llenar a mano',
  skip: 'Saltar',
  skipHint: 'lo deja fuera del documento',
  empty: 'Escriba una respuesta, o escoja “No sé”.',
  emptyOptional: 'Escriba una respuesta, o escoja “Saltar”.',
  yes: 'Sí',
  no: 'No',
  choose: 'Escoja uno',
  toTheQuestion: 'A la pregunta que lo decide',
  stop: {
    title: 'Este documento no es el adecuado.',
    care: 'Tenga en cuenta:',
    instead: 'Lo que se puede hacer:',
    change: 'Si su respuesta no era correcta, cámbiela aquí. Todo lo que contestó queda guardado.',
  },
};

const LanguageOfQuestions = createContext<QuestionLanguage>('en');
export const LanguageOfQuestionsProvider = LanguageOfQuestions.Provider;

export const useFormWords = (): FormWords => (use(LanguageOfQuestions) === 'es' ? es : en);
