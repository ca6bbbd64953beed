import { words } from './words.ts';

export const errorWords = words({
  unexpected: {
    en: 'An unexpected error occurred. Please try again.',
    es: 'Ocurrió un error inesperado. Inténtelo otra vez.',
  },
  noCookies: {
    en: 'No session could be started. Please allow cookies for this site.',
    es: 'No se pudo empezar la visita. Permita las cookies para este sitio.',
  },
  email: {
    required: { en: 'Email is required', es: 'Escriba su correo electrónico' },
    invalid: { en: 'Please enter a valid email address', es: 'Escriba un correo electrónico válido' },
  },
});

/** By the codes of signing in; the English is the specification's, word for word. */
export const authWords: Readonly<Record<string, string>> = words({
  'user-not-found': {
    en: 'No account found with this email address.',
    es: 'No hay ninguna cuenta con este correo electrónico.',
  },
  'wrong-password': {
    en: 'Incorrect password. Please try again.',
    es: 'La contraseña no es correcta. Inténtelo otra vez.',
  },
  'email-already-in-use': {
    en: 'An account with this email already exists.',
    es: 'Ya existe una cuenta con este correo electrónico.',
  },
  'weak-password': {
    en: 'Password should be at least 6 characters long.',
    es: 'La contraseña debe tener por lo menos 6 caracteres.',
  },
  'invalid-email': { en: 'Please enter a valid email address.', es: 'Escriba un correo electrónico válido.' },
  'user-disabled': { en: 'This account has been disabled.', es: 'Esta cuenta fue desactivada.' },
  'too-many-requests': {
    en: 'Too many failed attempts. Please try again later.',
    es: 'Demasiados intentos. Inténtelo más tarde.',
  },
  'network-request-failed': {
    en: 'Network error. Please check your connection and try again.',
    es: 'Hay un problema con la red. Revise su conexión e inténtelo otra vez.',
  },
  'invalid-credential': {
    en: 'Invalid email or password. Please try again.',
    es: 'El correo electrónico o la contraseña no son correctos. Inténtelo otra vez.',
  },
});

/**
 * What the server refuses, by its codes. It words its refusals in English, more closely than a code can: so English is empty
 * here and leaves it to the server. The first list says more than any sentence about what was being done.
 */
export const refusalWords: Readonly<Record<string, string>> = words({
  'resource-exhausted': { en: '', es: 'Son demasiadas solicitudes. Espere un momento e inténtelo otra vez.' },
  unavailable: { en: '', es: 'Tenemos un problema. Inténtelo otra vez en un momento.' },
  unauthenticated: { en: '', es: 'Su sesión terminó. Inicie sesión otra vez.' },
  'permission-denied': { en: '', es: 'Su cuenta no puede hacer esto.' },
});

export const vagueRefusalWords: Readonly<Record<string, string>> = words({
  'invalid-argument': { en: '', es: 'Revise lo que escribió e inténtelo otra vez.' },
  'not-found': { en: '', es: 'Esto ya no existe.' },
  'already-exists': { en: '', es: 'Esto ya existe.' },
  'failed-precondition': { en: '', es: 'Esto no se puede hacer ahora.' },
  aborted: { en: '', es: 'Esto cambió en otro lugar. Vuelva a cargar la página.' },
  'invalid-action-code': { en: '', es: 'Este enlace no sirve o ya venció.' },
  'wrong-address': { en: '', es: 'Este enlace se envió a otro correo electrónico.' },
  'email-not-verified': { en: '', es: 'Primero confirme su correo electrónico.' },
  'operation-not-allowed': { en: '', es: 'Esto no está disponible en este sitio.' },
});
