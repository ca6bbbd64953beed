import { LOCALES } from '#domain/language.ts';

/** Why an answer cannot be taken. */
export const problems = {
  text: { en: 'Please answer with text.', es: 'Conteste con texto.' },
  tooLong: (max: number) => ({
    en: `Please use at most ${max.toLocaleString(LOCALES.en)} characters.`,
    es: `Use como máximo ${max.toLocaleString(LOCALES.es)} caracteres.`,
  }),
  number: { en: 'Please write a number, such as 3 or 2.5.', es: 'Escriba un número, como 3 o 2.5.' },
  phone: {
    en: 'Please write a US phone number with area code.',
    es: 'Escriba un número de teléfono de Estados Unidos con código de área.',
  },
  email: {
    en: 'Please write an e-mail address, such as name@example.com.',
    es: 'Escriba un correo electrónico, como nombre@example.com.',
  },
  indexNumber: {
    en: 'Please copy the number as it is printed, such as 123456/2026 or LT-301234-26/KI.',
    es: 'Copie el número como está impreso, por ejemplo 123456/2026 o LT-301234-26/KI.',
  },
  yesNo: { en: 'Please answer yes or no.', es: 'Conteste sí o no.' },
  date: {
    en: 'Please give a full date that exists: month, day and year.',
    es: 'Escriba una fecha completa que exista: mes, día y año.',
  },
  notYet: {
    en: 'This day has not come yet. Please check the date.',
    es: 'Este día todavía no llega. Revise la fecha.',
  },
  over: { en: 'This day is over. Please give one to come.', es: 'Este día ya pasó. Escriba uno que esté por venir.' },
  money: {
    en: 'Please write an amount in dollars, such as 1,200 or 85.50.',
    es: 'Escriba una cantidad en dólares, como 1,200 u 85.50.',
  },
  oneOf: { en: 'Please choose one of the answers.', es: 'Escoja una de las respuestas.' },
  among: { en: 'Please choose among the answers.', es: 'Escoja entre las respuestas.' },
  list: { en: 'Please write a list.', es: 'Escriba una lista.' },
  atMost: (most: number) => ({ en: `Please list at most ${most}.`, es: `Ponga como máximo ${most}.` }),
};
