import { words } from '#web/lib/words.ts';

/** Everything that is said while a paper is shown. */
export const copy = words({
  title: { en: 'Show me your paper', es: 'Muéstreme su papel' },
  back: { en: 'Back', es: 'Atrás' },
  intro: {
    en: 'A letter, a court paper, a ticket. We read it here and say what it is.',
    es: 'Una carta, un papel de la corte, una multa. Lo leemos aquí y decimos qué es.',
  },
  camera: { en: 'Take a photo', es: 'Tomar una foto' },
  file: { en: 'Choose photos or a PDF', es: 'Elegir fotos o un PDF' },
  paste: { en: 'Paste or type text', es: 'Pegar o escribir texto' },
  browse: { en: 'Look at the kinds of paper', es: 'Ver los tipos de papel' },
  promiseTitle: { en: 'Your photo stays on this device.', es: 'Su foto se queda en este dispositivo.' },
  promise: { en: 'Nothing is sent until you say so.', es: 'No se envía nada hasta que usted lo diga.' },
  several: {
    en: 'Several pages: choose them together, the first page first.',
    es: 'Varias páginas: elíjalas juntas, la primera página primero.',
  },
  tooMany: {
    en: (left: number) => `We read the first pages and left out ${left}.`,
    es: (left: number) => `Leímos las primeras páginas y dejamos fuera ${left}.`,
  },
  reading: { en: 'Reading your paper', es: 'Leyendo su papel' },
  gettingReady: {
    en: (megabytes: number) => `Getting the reader ready (once, about ${megabytes} MB)`,
    es: (megabytes: number) => `Preparando el lector (una vez, unos ${megabytes} MB)`,
  },
  steps: {
    straighten: { en: 'Turning it straight', es: 'Enderezando la imagen' },
    read: { en: 'Reading the words', es: 'Leyendo las palabras' },
    'second-look': { en: 'Reading dates and amounts a second time', es: 'Leyendo fechas y cantidades por segunda vez' },
  },
  page: {
    en: (page: number, of: number) => `Page ${page} of ${of}`,
    es: (page: number, of: number) => `Página ${page} de ${of}`,
  },
  slow: {
    en: 'Still reading. You can type the title instead.',
    es: 'Todavía leyendo. También puede escribir el título.',
  },
  typeInstead: { en: 'Type it instead', es: 'Mejor escribirlo' },
  stop: { en: 'Stop', es: 'Parar' },
  confirmTitle: { en: 'This is what I read', es: 'Esto es lo que leí' },
  confirmText: { en: 'Is it right? Tap a line to fix it.', es: '¿Está bien? Toque una línea para corregirla.' },
  seePage: { en: 'See the page', es: 'Ver la página' },
  seeLess: { en: 'Show less', es: 'Ver menos' },
  picture: {
    en: 'Your paper, turned straight. The numbers belong to the lines below.',
    es: 'Su papel, enderezado. Los números corresponden a las líneas de abajo.',
  },
  court: { en: 'Court', es: 'Corte' },
  caseNumber: { en: 'Case number', es: 'Número de caso' },
  otherSide: { en: 'Other side (left out unless you add it)', es: 'Otra parte (no se incluye si usted no la agrega)' },
  leftOut: { en: 'Left out', es: 'No incluido' },
  notFound: { en: 'Not found on the paper', es: 'No está en el papel' },
  change: { en: (label: string) => `Change: ${label}`, es: (label: string) => `Cambiar: ${label}` },
  changed: { en: 'Changed by you', es: 'Cambiado por usted' },
  done: { en: 'Done', es: 'Listo' },
  which: {
    en: (label: string) => `${label}: which one is right?`,
    es: (label: string) => `${label}: ¿cuál es la correcta?`,
  },
  other: { en: 'Other', es: 'Otra' },
  dayGot: { en: 'Day you got it', es: 'Día en que lo recibió' },
  dayGotHint: {
    en: 'Not on the paper. No day is counted before it is there.',
    es: 'No está en el papel. No se cuenta ningún día sin este dato.',
  },
  howGot: { en: 'How did it reach you?', es: '¿Cómo le llegó?' },
  choose: { en: 'Choose', es: 'Elija' },
  sendTitle: { en: 'We send these lines, not the photo.', es: 'Enviamos estas líneas, no la foto.' },
  sendText: {
    en: 'Names and your address are left out. The lines are kept in your chat until you delete it.',
    es: 'Los nombres y su dirección no se incluyen. Las líneas quedan en su chat hasta que usted lo borre.',
  },
  exact: { en: 'See the exact text', es: 'Ver el texto exacto' },
  hideExact: { en: 'Hide the text', es: 'Ocultar el texto' },
  notNow: { en: 'Not now', es: 'Ahora no' },
  send: { en: 'Send these lines', es: 'Enviar estas líneas' },
  whichTitle: { en: 'Which paper do you have?', es: '¿Qué papel tiene?' },
  whichText: {
    en: 'Look at the top of the page. Tap the one most like it.',
    es: 'Mire la parte de arriba de la página. Toque el más parecido.',
  },
  nearTitle: { en: 'Is it one of these?', es: '¿Es uno de estos?' },
  nearText: {
    en: 'We could not tell for sure. Tap the one most like it.',
    es: 'No lo sabemos con seguridad. Toque el más parecido.',
  },
  somethingElse: { en: 'Something else', es: 'Otra cosa' },
  search: { en: 'Search the kinds of paper', es: 'Buscar en los tipos de papel' },
  nothingFound: {
    en: 'No kind of paper has this name. Try another word, or ask in the chat.',
    es: 'Ningún tipo de papel tiene ese nombre. Pruebe otra palabra, o pregunte en el chat.',
  },
  kind: { en: 'Kind of paper', es: 'Tipo de papel' },
  failTitle: { en: 'We could not read it', es: 'No pudimos leerlo' },
  fail: {
    'too-large': {
      en: 'The file is too large to be read on this device. A photo taken closer, or fewer pages, will do.',
      es: 'El archivo es demasiado grande para leerlo en este dispositivo. Sirve una foto más cercana, o menos páginas.',
    },
    locked: {
      en: 'This PDF is locked with a password. Open it, then take a photo of the page, or paste its text.',
      es: 'Este PDF está protegido con una contraseña. Ábralo y tome una foto de la página, o pegue su texto.',
    },
    broken: {
      en: 'This file could not be opened. Try a photo of the page, or paste its text.',
      es: 'Este archivo no se pudo abrir. Pruebe con una foto de la página, o pegue su texto.',
    },
    heic: {
      en: 'This browser cannot open iPhone photos of the kind HEIC. Make a screenshot of the photo and choose that, or take a photo here.',
      es: 'Este navegador no puede abrir fotos de iPhone del tipo HEIC. Haga una captura de pantalla de la foto y elija esa, o tome una foto aquí.',
    },
    'no-words': { en: 'We found hardly any words in it.', es: 'Casi no encontramos palabras.' },
    'no-memory': {
      en: 'This device has not enough memory for reading. You can paste or type the text.',
      es: 'Este dispositivo no tiene memoria suficiente para leer. Puede pegar o escribir el texto.',
    },
    offline: {
      en: 'The reader could not be loaded. Check the connection, or type the title.',
      es: 'No se pudo cargar el lector. Revise la conexión, o escriba el título.',
    },
    unsupported: {
      en: 'This browser cannot read photos. You can paste or type the text.',
      es: 'Este navegador no puede leer fotos. Puede pegar o escribir el texto.',
    },
  },
  tips: {
    en: [
      'Lay the paper flat, with light from the side and no shadow of your hand.',
      'Hold the phone straight above it, so that the whole page is in the picture.',
    ],
    es: [
      'Ponga el papel plano, con luz de lado y sin la sombra de su mano.',
      'Sostenga el teléfono derecho encima, para que se vea la página entera.',
    ],
  },
  typeTitle: { en: 'What does it say?', es: '¿Qué dice?' },
  typeText: {
    en: 'Type the title of the paper, or paste its text. Your name and address are not needed.',
    es: 'Escriba el título del papel, o pegue su texto. No hacen falta su nombre ni su dirección.',
  },
  typeLabel: { en: 'Title or text', es: 'Título o texto' },
  typeRead: { en: 'Read this text', es: 'Leer este texto' },
});
