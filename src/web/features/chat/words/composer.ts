import { brand } from '#web/brand.ts';
import { words } from '#web/lib/words.ts';

/** What stands where somebody writes. */
export const composerWords = words({
  box: {
    label: { en: 'Message', es: 'Mensaje' },
    send: { en: 'Send', es: 'Enviar' },
    stop: { en: 'Stop', es: 'Parar' },
    describe: { en: 'Describe your issue...', es: 'Escriba con sus palabras...' },
    respond: { en: `Respond to ${brand.name}`, es: `Responder a ${brand.name}` },
    reply: { en: `Reply to ${brand.name}`, es: `Responder a ${brand.name}` },
    ended: { en: 'This conversation has ended', es: 'Esta conversación terminó' },
  },
  ended: {
    full: {
      en: (max: number) =>
        `This chat has ${max} messages, which is as long as one can be. You can read it as long as you like.`,
      es: (max: number) =>
        `Esta conversación tiene ${max} mensajes, que es lo más larga que puede ser. Puede leerla todo el tiempo que quiera.`,
    },
    goOn: { en: 'Go on in a new chat', es: 'Seguir en una conversación nueva' },
    kept: { en: 'The new chat knows what you told here.', es: 'La conversación nueva sabe lo que contó aquí.' },
    other: {
      en: 'This chat has ended. You can read it as long as you like.',
      es: 'Esta conversación terminó. Puede leerla todo el tiempo que quiera.',
    },
    begin: { en: 'Begin a new chat', es: 'Empezar una conversación nueva' },
  },
  dictation: {
    button: { en: 'Speak instead of typing', es: 'Hablar en vez de escribir' },
    title: { en: 'Speak instead of typing?', es: '¿Hablar en vez de escribir?' },
    text: {
      en: 'Your browser turns your speech into text in the box. In most browsers the sound goes to the maker of the browser, such as Google or Apple. We get nothing until you press Send.',
      es: 'Su navegador convierte su voz en texto en la caja. En la mayoría de los navegadores el sonido llega a quien hace el navegador, como Google o Apple. Nosotros no recibimos nada hasta que usted presione Enviar.',
    },
    start: { en: 'Use the microphone', es: 'Usar el micrófono' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    listening: { en: 'Listening', es: 'Escuchando' },
    failed: { en: 'The microphone could not be used.', es: 'No se pudo usar el micrófono.' },
  },
  notice: {
    advice: {
      en: 'This chat is not legal advice and is not a substitute for an attorney',
      es: 'Este chat no es asesoría legal ni sustituye a un abogado',
    },
    agree: { en: 'By using it you agree to the', es: 'Al usarlo acepta los' },
    terms: { en: 'Terms of Service', es: 'Términos de servicio' },
    and: { en: 'and', es: 'y la' },
    privacy: { en: 'Privacy Policy', es: 'Política de privacidad' },
    short: { en: 'Legal information, not legal advice.', es: 'Información legal, no asesoría legal.' },
    shortTerms: { en: 'Terms', es: 'Términos' },
    shortPrivacy: { en: 'Privacy', es: 'Privacidad' },
  },
  startersTitle: { en: 'What happened?', es: '¿Qué le pasó?' },
  starters: [
    {
      label: { en: 'Eviction paper', es: 'Papel de desalojo' },
      words: { en: 'I got an eviction paper', es: 'Me llegó un papel de desalojo' },
    },
    {
      label: { en: 'Sued for a debt', es: 'Demanda por deuda' },
      words: { en: 'I am being sued for a debt', es: 'Me demandaron por una deuda' },
    },
    {
      label: { en: 'Unpaid wages', es: 'No me pagaron' },
      words: { en: 'My boss has not paid my wages', es: 'Mi jefe no me pagó mi sueldo' },
    },
    {
      label: { en: 'Rent deposit', es: 'Mi depósito de renta' },
      words: { en: 'My landlord kept my deposit', es: 'El dueño no me devolvió el depósito' },
    },
    {
      label: { en: 'Order of protection', es: 'Orden de protección' },
      words: { en: 'I need an order of protection', es: 'Necesito una orden de protección' },
    },
  ],
  noScript: {
    en: 'The chat needs JavaScript. Without it you can read the FAQ, or write to us from the contact page.',
    es: 'El chat necesita JavaScript. Sin él puede leer las preguntas frecuentes o escribirnos desde la página de contacto.',
  },
  privacyWarning: {
    en: 'This chat is not confidential the way a talk with your lawyer is. Please do not type card numbers or Social Security numbers.',
    es: 'Este chat no es confidencial como lo es hablar con su abogado. Por favor no escriba números de tarjetas ni de Seguro Social.',
  },
  help: { en: 'Something not working?', es: '¿Algo no funciona?' },
  contactUs: { en: 'Contact us', es: 'Escríbanos' },
  reset: {
    button: { en: 'Reset Chat Memory', es: 'Borrar chat' },
    question: {
      en: "Are you sure you want to reset your chat's history?",
      es: '¿Seguro que quiere borrar el historial de su conversación?',
    },
    documents: {
      en: 'These documents were made in this chat and will also be deleted:',
      es: 'Estos documentos se hicieron en esta conversación y también se borrarán:',
    },
    keep: { en: 'To keep your chats,', es: 'Para guardar sus conversaciones,' },
    account: { en: 'create a free account', es: 'cree una cuenta gratis' },
    confirm: { en: 'Yes, Reset', es: 'Sí, borrar' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
  },
  login: {
    title: { en: 'Keep this chat', es: 'Guarde esta conversación' },
    text: {
      en: 'Log in or sign up to save your chat. It is free.',
      es: 'Inicie sesión o regístrese para guardar su conversación. Es gratis.',
    },
    action: { en: 'Log in or sign up', es: 'Iniciar sesión o registrarse' },
  },
});
