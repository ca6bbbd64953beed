import { counted } from '#web/lib/counted.ts';
import { words } from '#web/lib/words.ts';
import { fillingWords } from './filling/filling-words.ts';

const libraryWords = words({
  title: { en: 'Documents', es: 'Documentos' },
  intro: {
    en: 'Letters and forms that you fill in with your own answers. We put them in the right place on the paper and change nothing.',
    es: 'Cartas y formularios que usted llena con sus propias respuestas. Las ponemos en el lugar correcto del papel y no cambiamos nada.',
  },
  notAdvice: {
    en: 'This is general information and a blank to fill in, not legal advice.',
    es: 'Esto es información general y un papel para llenar, no asesoría legal.',
  },
  loading: { en: 'Loading documents...', es: 'Cargando los documentos...' },
  loadFailed: { en: 'The documents could not be loaded.', es: 'No se pudieron cargar los documentos.' },
  again: { en: 'Try again', es: 'Intentar otra vez' },
  mine: {
    title: { en: 'Your documents', es: 'Sus documentos' },
    none: {
      en: 'You have not started a document yet. Choose one below.',
      es: 'Todavía no ha empezado ningún documento. Escoja uno abajo.',
    },
    draft: {
      en: (asked: number, of: number) => `${asked} of ${of} answered`,
      es: (asked: number, of: number) => `${asked} de ${of} contestadas`,
    },
    made: { en: 'PDF ready', es: 'PDF listo' },
    stale: { en: 'Changed since the PDF was made', es: 'Cambiado después de hacer el PDF' },
    changed: { en: (when: string) => `Last changed ${when}`, es: (when: string) => `Último cambio: ${when}` },
    chat: { en: 'Chat:', es: 'Conversación:' },
    open: { en: (title: string) => `Open ${title}`, es: (title: string) => `Abrir ${title}` },
    continue: { en: 'Continue', es: 'Seguir' },
    review: { en: 'Open', es: 'Abrir' },
    download: { en: 'Download PDF', es: 'Descargar PDF' },
    actions: { en: (title: string) => `Actions for ${title}`, es: (title: string) => `Acciones para ${title}` },
    rename: { en: 'Rename', es: 'Cambiar el nombre' },
    delete: { en: 'Delete', es: 'Borrar' },
    signIn: {
      en: 'Sign in to keep your documents. Without an account they are deleted 30 days after the last change.',
      es: 'Inicie sesión para guardar sus documentos. Sin una cuenta se borran 30 días después del último cambio.',
    },
    signInAction: { en: 'Log in or sign up', es: 'Iniciar sesión o registrarse' },
  },
  rename: {
    title: { en: 'Rename document', es: 'Cambiar el nombre del documento' },
    label: { en: 'New title', es: 'Título nuevo' },
    save: { en: 'Save', es: 'Guardar' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
  },
  deletion: {
    title: { en: 'Delete document', es: 'Borrar el documento' },
    text: {
      en: (title: string) => `“${title}”, its answers and its PDF will be deleted.`,
      es: (title: string) => `Se borrarán “${title}”, sus respuestas y su PDF.`,
    },
    final: { en: 'This cannot be undone.', es: 'Esto no se puede deshacer.' },
    confirm: { en: 'Delete', es: 'Borrar' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    failed: {
      en: 'Failed to delete the document. Please try again.',
      es: 'No se pudo borrar el documento. Inténtelo otra vez.',
    },
  },
  library: {
    title: { en: 'Forms and letters', es: 'Formularios y cartas' },
    search: { en: 'Search forms and letters', es: 'Buscar formularios y cartas' },
    placeholder: {
      en: 'For example: deposit, debt collector, wages',
      es: 'Por ejemplo: depósito, cobrador de deudas, sueldo',
    },
    found: {
      en: (count: number) => counted(count, { one: '1 document', other: `${count} documents` }),
      es: (count: number) => counted(count, { one: '1 documento', other: `${count} documentos` }),
    },
    none: {
      en: 'Nothing fits these words. Try fewer or other words, or ask in the chat.',
      es: 'Nada coincide con estas palabras. Pruebe con menos palabras o con otras, o pregunte en el chat.',
    },
    categories: {
      housing: { en: 'Housing', es: 'Vivienda' },
      family: { en: 'Family', es: 'Familia' },
      consumer: { en: 'Debt and consumer problems', es: 'Deudas y problemas de consumo' },
      employment: { en: 'Work and pay', es: 'Trabajo y sueldo' },
      traffic: { en: 'Traffic and driving', es: 'Tránsito y manejo' },
      criminal: { en: 'Criminal matters', es: 'Asuntos penales' },
      immigration: { en: 'Immigration', es: 'Inmigración' },
      estates: { en: 'Wills, estates and planning ahead', es: 'Testamentos, herencias y planes a futuro' },
      benefits: { en: 'Public benefits', es: 'Beneficios públicos' },
      torts: { en: 'Injury or damage', es: 'Lesiones o daños' },
      courts: { en: 'Courts and procedure', es: 'Cortes y trámites' },
      education: { en: 'School and education', es: 'Escuela y educación' },
      health: { en: 'Health care', es: 'Salud' },
      business: { en: 'Running a business', es: 'Negocios' },
    },
    kinds: {
      letter: { en: 'Letter', es: 'Carta' },
      court: { en: 'Court paper', es: 'Papel para la corte' },
      form: { en: 'Form', es: 'Formulario' },
      agreement: { en: 'Agreement', es: 'Acuerdo' },
    },
    purpose: { en: 'What it is for', es: 'Para qué sirve' },
    notFor: { en: 'When not to use it', es: 'Cuándo no usarlo' },
    law: { en: 'The law behind it', es: 'La ley en que se basa' },
    questions: { en: 'What it asks', es: 'Qué pregunta' },
    questionsIntro: {
      en: (count: number, areSomeConditional: boolean) =>
        areSomeConditional
          ? `${counted(count, { one: '1 question', other: `${count} questions` })} at most; some come up only after certain answers. You can leave any of them blank.`
          : `${counted(count, { one: '1 question', other: `${count} questions` })}. You can leave any of them blank.`,
      es: (count: number, areSomeConditional: boolean) =>
        areSomeConditional
          ? `${counted(count, { one: '1 pregunta', other: `${count} preguntas` })} como máximo; algunas aparecen solo después de ciertas respuestas. Puede dejar cualquiera en blanco.`
          : `${counted(count, { one: '1 pregunta', other: `${count} preguntas` })}. Puede dejar cualquiera en blanco.`,
    },
    after: { en: 'What comes after', es: 'Qué viene después' },
    blank: { en: 'The blank document', es: 'El documento en blanco' },
    blankPdf: { en: 'Open the blank as PDF', es: 'Abrir el documento en blanco como PDF' },
    start: { en: 'Start filling in', es: 'Empezar a llenarlo' },
    starting: { en: 'Starting...', es: 'Empezando...' },
    startFailed: {
      en: 'The document could not be started. Please try again.',
      es: 'No se pudo empezar el documento. Inténtelo otra vez.',
    },
    checked: { en: (day: string) => `Last checked ${day}`, es: (day: string) => `Revisado por última vez el ${day}` },
    back: { en: 'All documents', es: 'Todos los documentos' },
    gone: { en: 'There is no such document.', es: 'No existe ese documento.' },
  },
});

export const copy = { ...libraryWords, ...fillingWords } as const;
