import { words } from '#web/lib/words.ts';

/** On the public pages about the kinds. */
export const publicCopy = words({
  heading: { en: 'Which paper is it?', es: '¿Qué papel es?' },
  intro: {
    en: 'Drawings of the papers that people in New York get, what each of them is, and what it is not. Choose the one that looks like yours, or show it to us.',
    es: 'Dibujos de los papeles que recibe la gente en Nueva York, qué es cada uno y qué no es. Elija el que se parece al suyo, o muéstrenoslo.',
  },
  show: { en: 'Show me your paper', es: 'Muéstreme su papel' },
  all: { en: 'All kinds of paper', es: 'Todos los tipos de papel' },
  is: { en: 'What it is', es: 'Qué es' },
  isNot: { en: 'What it is not', es: 'Qué no es' },
  starts: { en: 'The day that counts', es: 'El día que cuenta' },
  first: { en: 'First', es: 'Primero' },
  says: { en: 'What the law says', es: 'Lo que dice la ley' },
  documents: { en: 'Forms and letters', es: 'Formularios y cartas' },
  help: { en: 'Free help', es: 'Ayuda gratis' },
  count: { en: 'Count it', es: 'Contarlo' },
  onIt: { en: 'Words that stand on it', es: 'Palabras que están en el papel' },
  notAdvice: { en: 'General information, not legal advice.', es: 'Información general, no asesoría legal.' },
});
