const MAY_MEAN = {
  en: 'I am not sure that I understood. Is it one of these?',
  es: 'No estoy seguro de haber entendido. ¿Es una de estas?',
};

/** What is said where we do not know the answer, or not what is meant. */
export const NOT_KNOWN = {
  unknown: {
    en: (category: string | null) =>
      `I do not have a sourced answer to that, so I will not guess.${category ? ` I understood it as a question about **${category}**.` : ''}`,
    es: (category: string | null) =>
      `No tengo una respuesta con fuente para eso, y no voy a adivinar.${category ? ` Lo entendí como una pregunta sobre **${category}**.` : ''}`,
  },
  unknownPart: {
    en: 'I have no sourced answer to exactly that.',
    es: 'No tengo una respuesta con fuente para exactamente eso.',
  },
  unknownAgain: {
    en: (times: number): string =>
      times === 1
        ? 'I have nothing sourced on that either. Put in other words, it may be something I know; an attorney or a legal aid office can look at the whole of it.'
        : times === 2
          ? 'I am sorry that I cannot say it. With this one a person can help you better.'
          : 'Nothing that I know fits this, I am sorry. Begin again if you like: what happened first, in one sentence.',
    es: (times: number) =>
      times === 1
        ? 'Tampoco tengo una fuente para eso. Dicho de otra manera, quizá sea algo que sé; un abogado o una oficina de ayuda legal puede verlo todo.'
        : times === 2
          ? 'Siento no poder decirlo. Con esto una persona puede ayudarle mejor.'
          : 'Nada de lo que sé encaja con esto, lo siento. Si quiere, empiece de nuevo: lo que pasó primero, en una frase.',
  },
  unknownHelp: { en: 'These people can say more:', es: 'Estas personas pueden decirle más:' },
  mayMean: MAY_MEAN,
  /** In the middle of a talk, the first time and the next ones, to somebody who asks and to somebody who tells. */
  whichAsked: {
    en: [MAY_MEAN.en, 'Perhaps you mean one of these?', 'Or is one of these nearer?', 'Would one of these answer it?'],
    es: [
      MAY_MEAN.es,
      '¿Quizá quiere decir una de estas?',
      '¿O se acerca más una de estas?',
      '¿Lo contesta una de estas?',
    ],
  },
  whichTold: {
    en: [
      'I see. Is it one of these that you would like to know?',
      'All right. Would one of these help you?',
      'Is one of these what you need?',
      'Perhaps one of these goes with it?',
    ],
    es: [
      'Entiendo. ¿Es una de estas cosas lo que quiere saber?',
      'Está bien. ¿Le ayudaría una de estas?',
      '¿Es una de estas lo que necesita?',
      '¿Quizá una de estas tiene que ver?',
    ],
  },
  /** The same, where the likeliest question follows with its answer. */
  perhapsAsked: {
    en: [
      'I am not sure that I understood. Perhaps you ask this:',
      'Perhaps you mean this:',
      'Or is this nearer:',
      'Maybe this answers it:',
    ],
    es: [
      'No estoy seguro de haber entendido. Quizá pregunta esto:',
      'Quizá quiere decir esto:',
      'O quizá esto se acerca más:',
      'Tal vez esto lo contesta:',
    ],
  },
  perhapsTold: {
    en: [
      'I see. Perhaps this goes with it:',
      'All right. This may help:',
      'This may matter here:',
      'Maybe this helps:',
    ],
    es: [
      'Entiendo. Quizá esto tiene que ver:',
      'Está bien. Quizá esto le ayuda:',
      'Esto puede importar aquí:',
      'Tal vez esto le sirve:',
    ],
  },
  perhapsGoes: { en: 'Perhaps this goes with it:', es: 'Quizá esto tiene que ver:' },
  orAsked: { en: 'Or perhaps you ask this:', es: 'O quizá pregunta esto:' },
  otherQuestion: {
    en: 'You asked something else too. Is it one of these?',
    es: 'También preguntó otra cosa. ¿Es una de estas?',
  },
  ifSo: { en: 'In that case:', es: 'En ese caso:' },
  isItThis: { en: 'Is it this?', es: '¿Es esto?' },
  orOneOf: { en: 'Or is it one of these?', es: '¿O es una de estas?' },
  whichTopic: {
    en: 'I want to be sure that I understand you. Which of these is it about?',
    es: 'Quiero estar seguro de entenderle. ¿De cuál de estas cosas se trata?',
  },
  whichOf: { en: 'Which of these is it about?', es: '¿De cuál de estas cosas se trata?' },
  elsePage: {
    en: 'Or put it another way, or write to us on the [contact page](/contact).',
    es: 'O dígalo de otra manera, o escríbanos en la [página de contacto](/contact).',
  },
};
