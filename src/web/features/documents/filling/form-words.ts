import { createContext, use } from 'react';
import { inLanguage } from '#domain/words.ts';
import { language } from '#web/lib/language.ts';
import type { Language } from '#domain/language.ts';

/** What stands around a question, in the language of the question: that can be another than the page's, so both are here. */
const messages = {
  question: {
    en: (number: number, of: number) => `Question ${number} of ${of}`,
    es: (number: number, of: number) => `Pregunta ${number} de ${of}`,
  },
  why: { en: 'Why we ask:', es: 'Por qué preguntamos:' },
  next: { en: 'Next', es: 'Siguiente' },
  last: { en: 'Next: review', es: 'Siguiente: revisar' },
  back: { en: 'Back', es: 'Atrás' },
  unknown: { en: 'I don’t know', es: 'No sé' },
  unknownHint: { en: 'leaves a blank line to fill in by hand', es: 'deja una línea en blanco para llenar a mano' },
  skip: { en: 'Skip', es: 'Saltar' },
  skipHint: { en: 'leaves it out of the paper', es: 'lo deja fuera del documento' },
  empty: { en: 'Write an answer, or choose “I don’t know”.', es: 'Escriba una respuesta, o escoja “No sé”.' },
  emptyOptional: { en: 'Write an answer, or choose “Skip”.', es: 'Escriba una respuesta, o escoja “Saltar”.' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  choose: { en: 'Choose one', es: 'Escoja uno' },
  toTheQuestion: { en: 'To the question that decides it', es: 'A la pregunta que lo decide' },
  stop: {
    title: { en: 'This paper does not fit.', es: 'Este documento no es el adecuado.' },
    care: { en: 'Please note:', es: 'Tenga en cuenta:' },
    instead: { en: 'What can be done:', es: 'Lo que se puede hacer:' },
    change: {
      en: 'If your answer was not right, change it here. Everything you answered is kept.',
      es: 'Si su respuesta no era correcta, cámbiela aquí. Todo lo que contestó queda guardado.',
    },
  },
} as const;

export type FormWords = ReturnType<typeof formWords>;

const formWords = (asked: Language) => inLanguage(messages, asked);

const LanguageOfQuestions = createContext<Language>(language);
export const LanguageOfQuestionsProvider = LanguageOfQuestions.Provider;

export const useLanguageOfQuestions = (): Language => use(LanguageOfQuestions);
export const useFormWords = (): FormWords => formWords(useLanguageOfQuestions());
