import type { ErrorCode } from '#contract/errors.ts';
import { words } from '../words.ts';

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
 * The server words its refusals in English, more closely than a code can: in English these stand in where it said nothing.
 */
const refusals = words({
  'resource-exhausted': {
    en: 'Too many requests. Please wait a moment and try again.',
    es: 'Son demasiadas solicitudes. Espere un momento e inténtelo otra vez.',
  },
  unavailable: {
    en: 'We are having trouble. Please try again in a moment.',
    es: 'Tenemos un problema. Inténtelo otra vez en un momento.',
  },
  unauthenticated: {
    en: 'Your session has ended. Please sign in again.',
    es: 'Su sesión terminó. Inicie sesión otra vez.',
  },
  'permission-denied': { en: 'Your account cannot do this.', es: 'Su cuenta no puede hacer esto.' },
  'invalid-argument': {
    en: 'Please check what you entered and try again.',
    es: 'Revise lo que escribió e inténtelo otra vez.',
  },
  'out-of-range': {
    en: 'Please check what you entered and try again.',
    es: 'Revise lo que escribió e inténtelo otra vez.',
  },
  'not-found': { en: 'This no longer exists.', es: 'Esto ya no existe.' },
  'already-exists': { en: 'This already exists.', es: 'Esto ya existe.' },
  'failed-precondition': { en: 'This cannot be done now.', es: 'Esto no se puede hacer ahora.' },
  aborted: {
    en: 'This was changed elsewhere. Please reload the page.',
    es: 'Esto cambió en otro lugar. Vuelva a cargar la página.',
  },
  cancelled: { en: 'This was stopped before it was done.', es: 'Esto se detuvo antes de terminar.' },
  'deadline-exceeded': {
    en: 'This took too long. Please try again.',
    es: 'Esto tardó demasiado. Inténtelo otra vez.',
  },
});

/** With these codes the server says that it failed, not why. */
export const failures = {
  internal: errorWords.unexpected,
  unknown: errorWords.unexpected,
  'data-loss': errorWords.unexpected,
  unimplemented: errorWords.unexpected,
} as const;

/** Every code that a call can be answered with: without its words it does not compile. */
export const callWords: Readonly<Record<ErrorCode, string>> = { ...refusals, ...failures };

/** The codes that only links and sign-ins have. In English the server's own words are shown. */
export const linkWords: Readonly<Record<string, string>> = words({
  'invalid-action-code': { en: '', es: 'Este enlace no sirve o ya venció.' },
  'wrong-address': { en: '', es: 'Este enlace se envió a otro correo electrónico.' },
  'email-not-verified': { en: '', es: 'Primero confirme su correo electrónico.' },
  'operation-not-allowed': { en: '', es: 'Esto no está disponible en este sitio.' },
});
