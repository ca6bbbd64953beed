import { inEveryLanguage } from '#domain/words.ts';
import type { Language } from '../../content/words.ts';

/** What the assistant says around the questions of a document; those stand in the document itself. */
const messages = {
  offer: {
    en: (title: string, purpose: string, path: string) =>
      `There is a document for that: **${title}**. ${purpose}\n\nShall we fill it in here, one question at a time? Answer **yes**, or [open it on its own page](${path}) to see the blank first.`,
    es: (title: string, purpose: string, path: string) =>
      `Hay un documento para eso: **${title}** (se imprime en inglés). ${purpose}\n\n¿Lo llenamos aquí, pregunta por pregunta? Conteste **sí**, o [ábralo en su propia página](${path}).`,
  },
  begin: {
    en: (title: string) =>
      `Let us fill in the **${title}**. I put your answers on the paper as you give them. At any question you can say **I don’t know**, **back**, **why** or **stop**; what you have answered is kept.`,
    es: (title: string) =>
      `Vamos a llenar **${title}**. Pongo sus respuestas en el papel tal como las da; el documento es en inglés. En cada pregunta puede decir **no sé**, **atrás**, **por qué** o **parar**; lo que ya contestó queda guardado.`,
  },
  place: {
    en: (section: string, number: number, of: number) => `*${section} · question ${number} of ${of}*`,
    es: (section: string, number: number, of: number) => `*${section} · pregunta ${number} de ${of}*`,
  },
  options: {
    en: (labels: readonly string[]) =>
      `${labels.map((label, index) => `${index + 1}. ${label}`).join('\n')}\n\nAnswer with a number.`,
    es: (labels: readonly string[]) =>
      `${labels.map((label, index) => `${index + 1}. ${label}`).join('\n')}\n\nConteste con un número.`,
  },
  longList: { en: 'Write its name.', es: 'Escriba el nombre.' },
  yesNo: { en: 'Answer **yes** or **no**.', es: 'Conteste **sí** o **no**.' },
  several: {
    en: 'Answer with one or more numbers, such as **1, 3**, or **none**.',
    es: 'Conteste con uno o más números, por ejemplo **1, 3**, o **ninguno**.',
  },
  date: { en: 'For example: March 1, 2026.', es: 'Por ejemplo: 1 de marzo de 2026.' },
  offered: {
    en: (answer: string) =>
      `I have **${answer}** for this. Answer **yes** if that is right, or write it as it should be.`,
    es: (answer: string) => `Tengo **${answer}**. Conteste **sí** si es correcto, o escríbalo como debe ser.`,
  },
  current: {
    en: (answer: string) => `You answered **${answer}**. Write it anew, or say **next** to keep it.`,
    es: (answer: string) => `Usted contestó **${answer}**. Escríbalo de nuevo, o diga **siguiente** para dejarlo.`,
  },
  asItShouldBe: { en: 'Then please write it as it should be.', es: 'Entonces escríbalo como debe ser.' },
  isItThis: {
    en: (answer: string) => `Shall I write **${answer}** on the paper? Answer **yes**, or write it as it should be.`,
    es: (answer: string) => `¿Escribo **${answer}** en el papel? Conteste **sí**, o escríbalo como debe ser.`,
  },
  written: {
    en: (answer: string) => `Written down: **${answer}**.`,
    es: (answer: string) => `Anotado: **${answer}**.`,
  },
  changed: {
    en: (label: string) => `Changed: **${label}**. Now the question that was open:`,
    es: (label: string) => `Cambiado: **${label}**. Ahora, la pregunta que estaba abierta:`,
  },
  /** After what could not be taken. */
  orBlank: {
    en: 'If you do not have it, say **I don’t know**: the line stays blank.',
    es: 'Si no lo tiene, diga **no sé**: la línea queda en blanco.',
  },
  mayBeBlank: {
    en: 'No. This line may stay blank: say **skip**.',
    es: 'No. Esta línea puede quedar en blanco: diga **saltar**.',
  },
  blankForNow: {
    en: 'The paper is stronger with it, but you can leave it blank for now: say **skip**, and write it in by hand later.',
    es: 'El papel vale más con este dato, pero puede dejarlo en blanco por ahora: diga **saltar**, y escríbalo a mano después.',
  },
  row: {
    en: (item: string, number: number) => `**${item} ${number}**`,
    es: (item: string, number: number) => `**${item} ${number}**`,
  },
  another: {
    en: (item: string) => `Is there another one to list (${item})? Answer **yes** or **no**.`,
    es: (item: string) => `¿Hay otro para la lista (${item})? Conteste **sí** o **no**.`,
  },
  why: { en: (reason: string) => `Why I ask: ${reason}`, es: (reason: string) => `Por qué pregunto: ${reason}` },
  soFar: { en: 'This stands on the paper so far:', es: 'Esto está en el papel hasta ahora:' },
  nothingYet: { en: 'Nothing stands on the paper yet.', es: 'Todavía no hay nada en el papel.' },
  writeItOut: {
    en: 'Please write it out as it should stand on the paper.',
    es: 'Escríbalo como debe quedar en el papel, por favor.',
  },
  noBack: { en: 'This is the first question.', es: 'Esta es la primera pregunta.' },
  /** Before the sentence that says why, and before what fits. */
  doesNotFit: { en: 'This paper does not fit.', es: 'Este documento no es el adecuado.' },
  takeCare: { en: 'Please note:', es: 'Tenga en cuenta:' },
  whatFits: { en: 'What can be done:', es: 'Lo que se puede hacer:' },
  answerAgain: {
    en: 'If your answer was not right, say **go on with the document** and give it again.',
    es: 'Si su respuesta no era correcta, diga **seguir con el documento** y contéstela de nuevo.',
  },
  stopped: {
    en: (title: string, path: string) =>
      `All right, we stop here. Your answers are kept. Say **go on with the document** to continue the **${title}**, or [open it on its own page](${path}).`,
    es: (title: string, path: string) =>
      `De acuerdo, paramos aquí. Sus respuestas quedan guardadas. Diga **seguir con el documento** para continuar **${title}**, o [ábralo en su propia página](${path}).`,
  },
  done: {
    en: (title: string, blanks: number) =>
      `That was the last question. Your **${title}** is ready below.${
        blanks > 0
          ? ` ${blanks === 1 ? 'One answer is' : `${blanks} answers are`} missing and will be a blank line on the paper.`
          : ''
      }\n\nOpen it to read every line, change what is not right, and see what to do next. Nothing has been sent to anybody.`,
    es: (title: string, blanks: number) =>
      `Esa fue la última pregunta. Su **${title}** está listo abajo.${
        blanks > 0
          ? ` ${blanks === 1 ? 'Falta una respuesta, que queda' : `Faltan ${blanks} respuestas, que quedan`} en blanco en el papel.`
          : ''
      }\n\nÁbralo para leer cada línea, cambiar lo que no esté bien y ver qué sigue. No se ha enviado nada a nadie.`,
  },
  linesInSpanish: {
    en: (labels: string) =>
      `The paper is in English, and these answers are in Spanish: **${labels}**. Whoever gets it may not understand them. You can say them anew in English (**change …**), or have somebody translate them.`,
    es: (labels: string) =>
      `El papel va en inglés, y estas respuestas están en español: **${labels}**. Quien lo reciba puede no entenderlas. Puede decirlas de nuevo en inglés (**cambiar …**), o pedir a alguien que las traduzca.`,
  },
  secretOnPage: {
    en: (labels: string) =>
      `Not asked here, because a chat is no place for it: **${labels}**. Fill it in on the document’s own page, where it is kept sealed, or by hand.`,
    es: (labels: string) =>
      `No se pregunta aquí, porque un chat no es lugar para eso: **${labels}**. Escríbalo en la página del documento, donde se guarda cifrado, o a mano.`,
  },
  confirm: {
    en: 'This is general information and a blank filled in with your words, not legal advice.',
    es: 'Esto es información general y un documento con sus propias palabras, no asesoría legal.',
  },
};

export const interviewWords = inEveryLanguage(messages);
export type InterviewWords = (typeof interviewWords)[Language];
