import type { STEP_ACTIONS } from '#domain/documents/definition.ts';
import { inEveryLanguage, type Message } from '#domain/words.ts';

const messages = {
  title: { en: 'What to do with this', es: 'Qué hacer con esto' },
  forYou: { en: 'This page is for you.', es: 'Esta página es para usted.' },
  notPart: {
    en: (paper: string) => `It is not part of the paper (${paper}): do not file it or send it.`,
    es: (paper: string) => `No es parte del documento (${paper}): no la presente ni la envíe.`,
  },
  notAdvice: {
    en: 'This is general information, not legal advice.',
    es: 'Esto es información general, no asesoría legal.',
  },
  steps: {
    sign: { en: 'Sign', es: 'Firmar' },
    notarize: { en: 'Notarize', es: 'Notario' },
    witness: { en: 'Witnesses', es: 'Testigos' },
    copy: { en: 'Copy', es: 'Copiar' },
    send: { en: 'Send', es: 'Enviar' },
    serve: { en: 'Serve', es: 'Notificar' },
    file: { en: 'File', es: 'Presentar' },
    keep: { en: 'Keep', es: 'Guardar' },
    ask: { en: 'Ask', es: 'Preguntar' },
  } satisfies Record<(typeof STEP_ACTIONS)[number], Message<string>>,
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  readingCopy: { en: 'What you answered', es: 'Copia de lectura en español' },
  readingCopyIs: {
    en: (paper: string) => `Your answers in: ${paper}.`,
    es: (paper: string) =>
      `El documento que se firma y se presenta está en inglés. Esto es lo que usted contestó para: ${paper}. No firme ni presente esta copia.`,
  },
};

export const guideWords = inEveryLanguage(messages);
