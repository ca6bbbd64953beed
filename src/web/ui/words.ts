import { words } from '#web/lib/words.ts';

/** What the parts say that every screen is made of. */
export const uiWords = words({
  ok: { en: 'OK', es: 'Aceptar' },
  close: { en: 'Close', es: 'Cerrar' },
  loading: { en: 'Loading...', es: 'Cargando...' },
  optional: { en: '(optional)', es: '(opcional)' },
  newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  skip: { en: 'Skip to main content', es: 'Ir al contenido principal' },
  language: { en: 'Language', es: 'Idioma' },
  dark: { en: 'Dark mode', es: 'Modo oscuro' },
  light: { en: 'Light mode', es: 'Modo claro' },
  showPassword: {
    en: (label: string) => `Show ${label.toLowerCase()}`,
    es: (label: string) => `Mostrar: ${label.toLowerCase()}`,
  },
  hidePassword: {
    en: (label: string) => `Hide ${label.toLowerCase()}`,
    es: (label: string) => `Ocultar: ${label.toLowerCase()}`,
  },
  broken: {
    title: { en: 'Something went wrong', es: 'Algo salió mal' },
    text: {
      en: 'This page could not be shown. Nothing you saved is lost.',
      es: 'No se pudo mostrar esta página. Nada de lo que guardó se perdió.',
    },
    reload: { en: 'Reload the page', es: 'Volver a cargar la página' },
  },
  noConnection: {
    title: { en: 'We could not load this page', es: 'No pudimos cargar esta página' },
    again: { en: 'Try again', es: 'Intentar otra vez' },
  },
  menu: {
    label: { en: 'Menu', es: 'Menú' },
    main: { en: 'Main', es: 'Principal' },
    open: { en: 'Open menu', es: 'Abrir el menú' },
    close: { en: 'Close menu', es: 'Cerrar el menú' },
    home: { en: 'Home', es: 'Inicio' },
    matter: { en: 'My matter', es: 'Mi asunto' },
    documents: { en: 'Documents', es: 'Documentos' },
    deadlines: { en: 'Deadlines', es: 'Plazos' },
    faq: { en: 'FAQ', es: 'Preguntas frecuentes' },
    contact: { en: 'Contact Us', es: 'Contáctenos' },
    portal: { en: 'Attorney Portal', es: 'Portal de abogados' },
    account: { en: 'Account', es: 'Cuenta' },
    staff: { en: 'Staff Console', es: 'Staff Console' },
    dashboard: { en: 'Attorney Dashboard', es: 'Attorney Dashboard' },
    logIn: { en: 'Log in', es: 'Iniciar sesión' },
    logOut: { en: 'Log out', es: 'Cerrar sesión' },
  },
});
