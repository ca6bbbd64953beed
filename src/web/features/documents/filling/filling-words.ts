import { counted } from '#web/lib/counted.ts';
import { words } from '#web/lib/words.ts';

/** What stands on the screen where a document is filled in, reviewed and made. */
export const fillingWords = words({
  form: {
    gone: {
      en: 'This document does not exist, or it belongs to somebody else.',
      es: 'Este documento no existe o es de otra persona.',
    },
    progress: { en: 'Progress', es: 'Avance' },
    example: { en: (text: string) => `For example: ${text}`, es: (text: string) => `Por ejemplo: ${text}` },
    fromChat: {
      en: 'This comes from your chat. Check it, and change it if it is not right.',
      es: 'Esto viene de su conversación. Revíselo y cámbielo si no está bien.',
    },
    fromAccount: {
      en: 'This comes from your account. Check it, and change it if it is not right.',
      es: 'Esto viene de su cuenta. Revíselo y cámbielo si no está bien.',
    },
    saved: { en: 'All answers saved', es: 'Todas las respuestas guardadas' },
    saving: { en: 'Saving...', es: 'Guardando...' },
    failed: {
      en: 'Not saved yet. Your answer stays here, and we keep trying.',
      es: 'Todavía no se guardó. Su respuesta sigue aquí y lo seguimos intentando.',
    },
    refused: { en: (why: string) => `Not saved: ${why}`, es: (why: string) => `No se guardó: ${why}` },
    overtaken: {
      en: (answer: string) => `In another window you answered this question with: ${answer}`,
      es: (answer: string) => `En otra ventana usted contestó esta pregunta con: ${answer}`,
    },
    overtakenUse: { en: 'Use that answer', es: 'Usar esa respuesta' },
    overtakenKeep: { en: 'Keep this one', es: 'Dejar esta' },
    nothing: { en: 'nothing', es: 'nada' },
    language: { en: 'Language of the questions', es: 'Idioma de las preguntas' },
    jump: { en: 'All questions', es: 'Todas las preguntas' },
    answered: { en: 'answered', es: 'contestada' },
    leftBlank: { en: 'left blank', es: 'en blanco' },
    open: { en: 'not answered yet', es: 'sin contestar' },
    reviewLink: { en: 'Review', es: 'Revisar' },
    views: { en: 'Show', es: 'Mostrar' },
    viewQuestion: { en: 'Question', es: 'Pregunta' },
    viewPaper: { en: 'Preview', es: 'Vista previa' },
    paper: { en: 'Preview of the document', es: 'Vista previa del documento' },
    paperHint: {
      en: 'Blanks stay on the paper for you to fill in by hand.',
      es: 'Los espacios en blanco quedan en el papel para que los llene a mano.',
    },
    unprintable: {
      en: (characters: string) =>
        `These characters cannot be printed and appear as □: ${characters}. Write them another way, for example in Latin letters.`,
      es: (characters: string) =>
        `Estos caracteres no se pueden imprimir y salen como □: ${characters}. Escríbalos de otra manera, por ejemplo con letras latinas.`,
    },
    add: { en: (item: string) => `Add: ${item}`, es: (item: string) => `Añadir: ${item}` },
    addFirst: { en: (item: string) => `Add the first: ${item}`, es: (item: string) => `Añadir el primero: ${item}` },
    remove: {
      en: (item: string, number: number) => `Remove ${item} ${number}`,
      es: (item: string, number: number) => `Quitar ${item} ${number}`,
    },
    row: {
      en: (item: string, number: number) => `${item} ${number}`,
      es: (item: string, number: number) => `${item} ${number}`,
    },
    most: {
      en: (most: number) => `That is the most this paper has room for: ${most}.`,
      es: (most: number) => `En este papel no caben más: ${most}.`,
    },
    toChat: { en: 'Go on in the chat', es: 'Seguir en el chat' },
    allDocuments: { en: 'All documents', es: 'Todos los documentos' },
  },
  review: {
    title: { en: 'Check your answers', es: 'Revise sus respuestas' },
    intro: {
      en: 'Read every line. What you see here is what the paper says.',
      es: 'Lea cada línea. Lo que ve aquí es lo que dice el papel.',
    },
    missing: {
      en: (count: number) =>
        counted(count, {
          one: '1 answer is missing and will be blank lines on the paper.',
          other: `${count} answers are missing and will be blank lines on the paper.`,
        }),
      es: (count: number) =>
        counted(count, {
          one: 'Falta 1 respuesta, que será una línea en blanco en el papel.',
          other: `Faltan ${count} respuestas, que serán líneas en blanco en el papel.`,
        }),
    },
    complete: { en: 'Every question is answered.', es: 'Todas las preguntas están contestadas.' },
    edit: { en: 'Edit', es: 'Cambiar' },
    blank: { en: 'Blank line', es: 'Línea en blanco' },
    leftOut: { en: 'Left out', es: 'Dejado fuera' },
    make: { en: 'Make the PDF', es: 'Hacer el PDF' },
    remake: { en: 'Make the PDF again', es: 'Hacer el PDF otra vez' },
    making: { en: 'Making the PDF...', es: 'Haciendo el PDF...' },
    makeFailed: {
      en: 'The PDF could not be made. Please try again.',
      es: 'No se pudo hacer el PDF. Inténtelo otra vez.',
    },
    ready: { en: 'Your document is ready.', es: 'Su documento está listo.' },
    stale: {
      en: 'You changed answers since the PDF was made. Make it again to bring them in.',
      es: 'Usted cambió respuestas después de hacer el PDF. Hágalo otra vez para incluirlas.',
    },
    madeAt: { en: (when: string) => `Made ${when}`, es: (when: string) => `Hecho el ${when}` },
    pdf: { en: 'Download PDF', es: 'Descargar PDF' },
    text: { en: 'Download as text', es: 'Descargar como texto' },
    print: { en: 'Print', es: 'Imprimir' },
    newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
    steps: { en: 'What comes next', es: 'Qué viene después' },
    delete: { en: 'Delete document', es: 'Borrar el documento' },
    signInTitle: { en: 'Keep this document', es: 'Guarde este documento' },
    signInText: {
      en: 'Log in or sign up for free, and it stays with your account.',
      es: 'Inicie sesión o regístrese gratis, y se queda en su cuenta.',
    },
    signInAction: { en: 'Log in or sign up', es: 'Iniciar sesión o registrarse' },
  },
  steps: {
    sign: { en: 'Sign', es: 'Firmar' },
    notarize: { en: 'Notarize', es: 'Notario' },
    witness: { en: 'Witnesses', es: 'Testigos' },
    copy: { en: 'Copy', es: 'Copiar' },
    send: { en: 'Send', es: 'Enviar' },
    serve: { en: 'Serve', es: 'Entregar' },
    file: { en: 'File', es: 'Presentar' },
    keep: { en: 'Keep', es: 'Guardar' },
    ask: { en: 'Ask', es: 'Preguntar' },
  },
});
