import { words } from '#web/lib/words.ts';

export const errorWords = words({
  error: {
    loadChats: {
      en: 'Failed to load chats, please try refreshing the page',
      es: 'No se pudieron cargar las conversaciones. Vuelva a cargar la página',
    },
    createChat: {
      en: 'Failed to create chat, please try again',
      es: 'No se pudo crear la conversación. Inténtelo otra vez',
    },
    loadMessages: {
      en: 'Error loading messages, please try refreshing the page',
      es: 'No se pudieron cargar los mensajes. Vuelva a cargar la página',
    },
    noMessages: {
      en: 'Error, no messages found. Try refreshing the page.',
      es: 'No se encontraron mensajes. Vuelva a cargar la página.',
    },
    send: { en: 'Failed to send message. Please try again.', es: 'No se pudo enviar el mensaje. Inténtelo otra vez.' },
    signedOut: {
      en: 'You were signed out. What you typed is kept: log in to go on.',
      es: 'Se cerró su sesión. Lo que escribió está guardado: inicie sesión para seguir.',
    },
    visitEnded: {
      en: 'Your visit had ended, and the chat with it. What you typed is kept: send it to begin again.',
      es: 'Su visita había terminado, y con ella la conversación. Lo que escribió está guardado: envíelo para empezar de nuevo.',
    },
    visitOver: {
      en: 'Your visit had ended, and the chat with it. Write here to begin again.',
      es: 'Su visita había terminado, y con ella la conversación. Escriba aquí para empezar de nuevo.',
    },
    reset: { en: 'Failed to reset chat', es: 'No se pudo borrar la conversación' },
    nothingToReset: { en: 'No chat ID to reset found', es: 'No hay ninguna conversación que borrar' },
    rename: { en: 'Failed to rename chat.', es: 'No se pudo cambiar el nombre de la conversación.' },
    delete: {
      en: 'Failed to delete chat. Please try again.',
      es: 'No se pudo borrar la conversación. Inténtelo otra vez.',
    },
    wrongChat: {
      en: 'The answer belongs to another chat. Please refresh the page.',
      es: 'La respuesta es de otra conversación. Vuelva a cargar la página.',
    },
    messageKept: {
      en: 'We are having trouble, your message is kept, try again.',
      es: 'Tenemos un problema. Su mensaje está guardado; inténtelo otra vez.',
    },
    interrupted: {
      en: 'The answer was interrupted. Your question is kept.',
      es: 'La respuesta se interrumpió. Su pregunta está guardada.',
    },
    answerLate: {
      en: 'The answer is taking longer than usual. Please refresh the page in a moment.',
      es: 'La respuesta tarda más de lo normal. Vuelva a cargar la página en un momento.',
    },
  },
});
