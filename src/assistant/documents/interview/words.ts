import type { Language } from '../../content/words.ts';

/** What the assistant says around the questions of a document; those stand in the document itself. */
export type InterviewWords = {
  offer(title: string, purpose: string, path: string): string;
  begin(title: string): string;
  place(section: string, number: number, of: number): string;
  options(labels: readonly string[]): string;
  readonly longList: string;
  readonly yesNo: string;
  readonly several: string;
  readonly date: string;
  offered(answer: string): string;
  current(answer: string): string;
  row(item: string, number: number): string;
  another(item: string): string;
  why(reason: string): string;
  readonly noBack: string;
  /** Before the sentence that says why, and before what fits. */
  readonly doesNotFit: string;
  readonly takeCare: string;
  readonly whatFits: string;
  readonly answerAgain: string;
  stopped(title: string, path: string): string;
  done(title: string, blanks: number): string;
  secretOnPage(labels: string): string;
  readonly confirm: string;
};

const en: InterviewWords = {
  offer: (title, purpose, path) =>
    `There is a document for that: **${title}**. ${purpose}\n\nShall we fill it in here, one question at a time? Answer **yes**, or [open it on its own page](${path}) to see the blank first.`,
  begin: (title) =>
    `Let us fill in the **${title}**. I put your answers on the paper as you give them. At any question you can say **I don’t know**, **back**, **why** or **stop**; what you have answered is kept.`,
  place: (section, number, of) => `*${section} · question ${number} of ${of}*`,
  options: (labels) => `${labels.map((label, index) => `${index + 1}. ${label}`).join('\n')}\n\nAnswer with a number.`,
  longList: 'Write its name.',
  yesNo: 'Answer **yes** or **no**.',
  several: 'Answer with one or more numbers, such as **1, 3**, or **none**.',
  date: 'For example: March 1, 2026.',
  offered: (answer) => `I have **${answer}** for this. Answer **yes** if that is right, or write it as it should be.`,
  current: (answer) => `You answered **${answer}**. Write it anew, or say **next** to keep it.`,
  row: (item, number) => `**${item} ${number}**`,
  another: (item) => `Is there another one to list (${item})? Answer **yes** or **no**.`,
  why: (reason) => `Why I ask: ${reason}`,
  noBack: 'This is the first question.',
  doesNotFit: 'This paper does not fit.',
  takeCare: 'Please note:',
  whatFits: 'What can be done:',
  answerAgain: 'If your answer was not right, say **go on with the document** and give it again.',
  stopped: (title, path) =>
    `All right, we stop here. Your answers are kept. Say **go on with the document** to continue the **${title}**, or [open it on its own page](${path}).`,
  done: (title, blanks) =>
    `That was the last question. Your **${title}** is ready below.${
      blanks > 0
        ? ` ${blanks === 1 ? 'One answer is' : `${blanks} answers are`} missing and will be a blank line on the paper.`
        : ''
    }\n\nOpen it to read every line, change what is not right, and see what to do next. Nothing has been sent to anybody.`,
  secretOnPage: (labels) =>
    `Not asked here, because a chat is no place for it: **${labels}**. Fill it in on the document’s own page, where it is kept sealed, or by hand.`,
  confirm: 'This is general information and a blank filled in with your words, not legal advice.',
};

const es: InterviewWords = {
  offer: (title, purpose, path) =>
    `Hay un documento para eso: **${title}** (se imprime en inglés). ${purpose}\n\n¿Lo llenamos aquí, pregunta por pregunta? Conteste **sí**, o [ábralo en su propia página](${path}).`,
  begin: (title) =>
    `Vamos a llenar **${title}**. Pongo sus respuestas en el papel tal como las da; el documento es en inglés. En cada pregunta puede decir **no sé**, **atrás**, **por qué** o **parar**; lo que ya contestó queda guardado.`,
  place: (section, number, of) => `*${section} · pregunta ${number} de ${of}*`,
  options: (labels) =>
    `${labels.map((label, index) => `${index + 1}. ${label}`).join('\n')}\n\nConteste con un número.`,
  longList: 'Escriba el nombre.',
  yesNo: 'Conteste **sí** o **no**.',
  several: 'Conteste con uno o más números, por ejemplo **1, 3**, o **ninguno**.',
  date: 'Por ejemplo: 1 de marzo de 2026.',
  offered: (answer) => `Tengo **${answer}**. Conteste **sí** si es correcto, o escríbalo como debe ser.`,
  current: (answer) => `Usted contestó **${answer}**. Escríbalo de nuevo, o diga **siguiente** para dejarlo.`,
  row: (item, number) => `**${item} ${number}**`,
  another: (item) => `¿Hay otro para la lista (${item})? Conteste **sí** o **no**.`,
  why: (reason) => `Por qué pregunto: ${reason}`,
  noBack: 'Esta es la primera pregunta.',
  doesNotFit: 'Este documento no es el adecuado.',
  takeCare: 'Tenga en cuenta:',
  whatFits: 'Lo que se puede hacer:',
  answerAgain: 'Si su respuesta no era correcta, diga **seguir con el documento** y contéstela de nuevo.',
  stopped: (title, path) =>
    `De acuerdo, paramos aquí. Sus respuestas quedan guardadas. Diga **seguir con el documento** para continuar **${title}**, o [ábralo en su propia página](${path}).`,
  done: (title, blanks) =>
    `Esa fue la última pregunta. Su **${title}** está listo abajo.${
      blanks > 0 ? ` Faltan ${blanks} respuestas; quedan como líneas en blanco en el papel.` : ''
    }\n\nÁbralo para leer cada línea, cambiar lo que no esté bien y ver qué sigue. No se ha enviado nada a nadie.`,
  secretOnPage: (labels) =>
    `No se pregunta aquí, porque un chat no es lugar para eso: **${labels}**. Escríbalo en la página del documento, donde se guarda cifrado, o a mano.`,
  confirm: 'Esto es información general y un documento con sus propias palabras, no asesoría legal.',
};

export const interviewWords: Record<Language, InterviewWords> = { en, es };
