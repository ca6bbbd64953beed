import { words } from '#web/lib/words.ts';

export const sidebarWords = words({
  sidebar: {
    label: { en: 'Chats and menu', es: 'Conversaciones y menú' },
    newChat: { en: 'New chat', es: 'Nueva conversación' },
    recent: { en: 'Recent Chats', es: 'Conversaciones recientes' },
    none: { en: 'Your chats will be listed here.', es: 'Aquí aparecerán sus conversaciones.' },
    search: { en: 'Search chats', es: 'Buscar conversaciones' },
    nothingFound: {
      en: 'No chat has these words in its title.',
      es: 'Ninguna conversación tiene estas palabras en el título.',
    },
    contacted: { en: 'Attorneys Contacted', es: 'Abogados contactados' },
    faq: { en: 'FAQ', es: 'Preguntas frecuentes' },
    documents: { en: 'Documents', es: 'Documentos' },
    deadlines: { en: 'Deadlines', es: 'Plazos' },
    matter: { en: 'My matter', es: 'Mi asunto' },
    account: { en: 'Account', es: 'Cuenta' },
    staff: { en: 'Staff Console', es: 'Staff Console' },
    contact: { en: 'Contact Us', es: 'Contáctenos' },
    logOut: { en: 'Log out', es: 'Cerrar sesión' },
    menuFor: { en: (title: string) => `Options for ${title}`, es: (title: string) => `Opciones de ${title}` },
    menuForOpen: { en: 'Chat options', es: 'Opciones de la conversación' },
    rename: { en: 'Rename', es: 'Cambiar el nombre' },
    delete: { en: 'Delete', es: 'Borrar' },
    newTitle: { en: 'Chat title', es: 'Título de la conversación' },
    renameHeader: {
      en: (title: string) => `Rename chat: ${title}`,
      es: (title: string) => `Cambiar el nombre de la conversación: ${title}`,
    },
    newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  },
  deletion: {
    title: { en: 'Delete Chat', es: 'Borrar la conversación' },
    text: {
      en: (title: string) => `The chat “${title}” and all its messages will be deleted.`,
      es: (title: string) => `Se borrarán la conversación “${title}” y todos sus mensajes.`,
    },
    contacts: {
      en: 'You contacted these attorneys from this chat. Their contact data and history/status will also be deleted:',
      es: 'Usted contactó a estos abogados desde esta conversación. También se borrarán los datos del contacto, su historial y su estado:',
    },
    documents: {
      en: 'These documents were made in this chat and will also be deleted:',
      es: 'Estos documentos se hicieron en esta conversación y también se borrarán:',
    },
    final: { en: 'This cannot be undone.', es: 'Esto no se puede deshacer.' },
    confirm: { en: 'Delete', es: 'Borrar' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
  },
});
