import type { STEP_ACTIONS } from '#domain/documents/definition.ts';
import type { Language } from '../content/words.ts';

type GuideWords = {
  readonly title: string;
  readonly forYou: string;
  notPart(paper: string): string;
  readonly notAdvice: string;
  readonly steps: Readonly<Record<(typeof STEP_ACTIONS)[number], string>>;
  readonly yes: string;
  readonly no: string;
  readonly readingCopy: string;
  readingCopyIs(paper: string): string;
};

const en: GuideWords = {
  title: 'What to do with this',
  forYou: 'This page is for you.',
  notPart: (paper) => `It is not part of the paper (${paper}): do not file it or send it.`,
  notAdvice: 'This is general information, not legal advice.',
  steps: {
    sign: 'Sign',
    notarize: 'Notarize',
    witness: 'Witnesses',
    copy: 'Copy',
    send: 'Send',
    serve: 'Serve',
    file: 'File',
    keep: 'Keep',
    ask: 'Ask',
  },
  yes: 'Yes',
  no: 'No',
  readingCopy: 'What you answered',
  readingCopyIs: (paper) => `Your answers in: ${paper}.`,
};

const es: GuideWords = {
  title: 'Qué hacer con esto',
  forYou: 'Esta página es para usted.',
  notPart: (paper) => `No es parte del documento (${paper}): no la presente ni la envíe.`,
  notAdvice: 'Esto es información general, no asesoría legal.',
  steps: {
    sign: 'Firmar',
    notarize: 'Notario',
    witness: 'Testigos',
    copy: 'Copiar',
    send: 'Enviar',
    serve: 'Notificar',
    file: 'Presentar',
    keep: 'Guardar',
    ask: 'Preguntar',
  },
  yes: 'Sí',
  no: 'No',
  readingCopy: 'Copia de lectura en español',
  readingCopyIs: (paper) =>
    `El documento que se firma y se presenta está en inglés. Esto es lo que usted contestó para: ${paper}. No firme ni presente esta copia.`,
};

export const guideWords: Readonly<Record<Language, GuideWords>> = { en, es };
