/** What is said to somebody whom we misunderstood, or who puts something right. */
export const PUT_RIGHT = {
  misheard: {
    en: 'I am sorry, I misunderstood you.',
    es: 'Perdón, le entendí mal.',
  },
  notClear: { en: 'I am sorry that it was not clear.', es: 'Perdón, no quedó claro.' },
  sayAgain: {
    en: 'Please tell me in one sentence what you want to know, and I will try again.',
    es: 'Dígame en una sola frase qué quiere saber y lo intento de nuevo.',
  },
  sorry: { en: 'I am sorry, I did not answer your question.', es: 'Perdón, no contesté su pregunta.' },
  sorryAsk: {
    en: 'I am sorry, I did not answer your question. Please ask it in one sentence, and I will try again.',
    es: 'Perdón, no contesté su pregunta. Hágala en una sola frase y lo intento de nuevo.',
  },
  corrected: { en: 'Thank you, I have corrected that.', es: 'Gracias, ya lo corregí.' },
  noted: { en: 'Thank you, noted.', es: 'Gracias, anotado.' },
  heldNoMore: {
    en: 'Then what I said before does not hold for you, and this does.',
    es: 'Entonces lo que le dije antes no vale para usted, y esto sí.',
  },
  putRight: { en: 'Noted, thank you for putting that right.', es: 'Anotado, gracias por aclararlo.' },
};
