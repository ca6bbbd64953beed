/** What people ask next of any problem, where we know no answer to it: that it was heard, and that we do not say it without a source. */
export const UNKNOWN_SIDES = {
  takes: {
    en: 'How long that takes I cannot say with a source.',
    es: 'Cuánto tarda eso no lo puedo decir con una fuente.',
  },
  deadline: {
    en: 'How much time there is for that I cannot say with a source.',
    es: 'Cuánto tiempo hay para eso no lo puedo decir con una fuente.',
  },
  'if-not': {
    en: 'What follows if nothing is done I cannot say with a source.',
    es: 'Lo que pasa si no se hace nada no lo puedo decir con una fuente.',
  },
  refused: {
    en: 'For when they say no or do not answer, I have no sourced step here.',
    es: 'Para cuando dicen que no o no contestan, aquí no tengo un paso con fuente.',
  },
  punished: {
    en: 'Whether that can be turned against you I cannot say with a source.',
    es: 'Si eso se puede usar en su contra no lo puedo decir con una fuente.',
  },
  next: {
    en: 'What comes next there I cannot say with a source.',
    es: 'Lo que sigue ahí no lo puedo decir con una fuente.',
  },
  amount: {
    en: 'What sum that comes to I cannot say with a source.',
    es: 'A cuánto llega eso no lo puedo decir con una fuente.',
  },
  missing: {
    en: 'Whether that matters here I cannot say with a source.',
    es: 'Si eso importa aquí no lo puedo decir con una fuente.',
  },
  meanwhile: {
    en: 'What holds in the meantime I cannot say with a source.',
    es: 'Lo que vale mientras tanto no lo puedo decir con una fuente.',
  },
  'other-person': {
    en: 'Whether it is the same for somebody else I cannot say with a source.',
    es: 'Si es lo mismo para otra persona no lo puedo decir con una fuente.',
  },
};
