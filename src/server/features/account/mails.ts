import { languagePrefix, type Language } from '#domain/language.ts';
import { inLanguage } from '#domain/words.ts';
import type { Env } from '#server/platform/env.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import type { NewMail } from '#server/platform/mail/outbox-repo.ts';

const SIGN_IN = {
  title: { en: (name: string) => `Sign in to ${name}`, es: (name: string) => `Entre a ${name}` },
  text: {
    en: 'Use this link to sign in. It works once, for 15 minutes.',
    es: 'Use este enlace para iniciar sesión. Sirve una vez, durante 15 minutos.',
  },
  action: { en: 'Sign in', es: 'Iniciar sesión' },
  ignore: {
    en: 'If you did not ask for this, you can ignore this mail: nobody can sign in without it.',
    es: 'Si usted no pidió esto, puede ignorar este correo: nadie puede entrar sin él.',
  },
} as const;

export function signInLetter(env: Env, to: string, link: { token: string; language: Language }): NewMail {
  const { token, language } = link;
  const words = inLanguage(SIGN_IN, language);
  const address = `${env.publicUrl}${languagePrefix(language)}/auth/callback`;
  const letter = {
    language,
    subject: words.title(env.brand.name),
    heading: words.title(env.brand.name),
    paragraphs: [words.text],
    action: { label: words.action, url: `${address}?mode=signIn&token=${token}` },
    small: [words.ignore],
  };
  return { to, ...writeLetter(letter, env.brand) };
}

export function passwordResetLetter(env: Env, to: string, token: string): NewMail {
  const letter = {
    subject: `Reset your ${env.brand.name} password`,
    heading: 'Choose a new password',
    paragraphs: ['Use this link to choose a new password. It works once, for one hour.'],
    action: { label: 'Reset password', url: `${env.publicUrl}/auth/password-reset?token=${token}` },
    small: ['If you did not ask for this, you can ignore this mail: your password stays as it is.'],
  };
  return { to, ...writeLetter(letter, env.brand) };
}

export function noPasswordLetter(env: Env, to: string): NewMail {
  const letter = {
    subject: `About your ${env.brand.name} password`,
    heading: 'There is no password to reset',
    paragraphs: [
      'Somebody asked to reset the password for this address. Nobody signs in with this address and a password here.',
      'If it was you: sign in with a link instead, or use the address that you signed up with.',
    ],
    action: { label: 'Sign in with a link', url: `${env.publicUrl}/login` },
    small: ['If you did not ask for this, you can ignore this mail: nothing has changed.'],
  };
  return { to, ...writeLetter(letter, env.brand) };
}
