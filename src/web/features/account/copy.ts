import { brand } from '#web/brand.ts';
import { counted } from '#web/lib/counted.ts';
import { words } from '#web/lib/words.ts';

export const copy = words({
  login: {
    lost: {
      en: 'You were signed out. Log in and you go on where you were; what you typed is kept.',
      es: 'Se cerró su sesión. Inicie sesión y seguirá donde estaba; lo que escribió está guardado.',
    },
    title: { en: 'Log in or sign up', es: 'Inicie sesión o regístrese' },
    subtitle: {
      en: 'Save your chats and generated documents',
      es: 'Guarde sus conversaciones y los documentos que haga',
    },
    email: { en: 'Email', es: 'Correo electrónico' },
    submit: { en: 'Continue with Email', es: 'Continuar con el correo electrónico' },
    sending: { en: 'Sending...', es: 'Enviando...' },
    or: { en: 'OR', es: 'O' },
    google: { en: 'Continue with Google', es: 'Continuar con Google' },
    termsOfUse: { en: 'Terms of Use', es: 'Términos de uso' },
    privacyPolicy: { en: 'Privacy Policy', es: 'Política de privacidad' },
    sendFailed: {
      en: 'Failed to send magic link. Please try again.',
      es: 'No se pudo enviar el enlace. Inténtelo otra vez.',
    },
  },
  sent: {
    title: { en: 'Check your email', es: 'Revise su correo' },
    text: {
      en: (email: string) => `We sent a magic link to ${email}. Click the link in your email to sign in`,
      es: (email: string) => `Le enviamos un enlace a ${email}. Ábralo en su correo para iniciar sesión`,
    },
    hint: {
      en: 'The link works once, for 15 minutes. If it does not arrive, look in your spam folder.',
      es: 'El enlace sirve una vez, durante 15 minutos. Si no llega, busque en su carpeta de correo no deseado.',
    },
    different: { en: 'Use a different email', es: 'Usar otro correo electrónico' },
  },
  google: {
    notConfigured: {
      en: 'Google sign-in is not configured on this site. Please continue with your email instead.',
      es: 'En este sitio no se puede entrar con Google. Continúe con su correo electrónico, por favor.',
    },
    notLinked: {
      en: 'An account with this email already exists. Please continue with your email instead.',
      es: 'Ya existe una cuenta con este correo electrónico. Continúe con su correo electrónico, por favor.',
    },
    failed: { en: 'Google sign-in failed', es: 'No se pudo entrar con Google' },
  },
  callback: {
    working: { en: 'Completing sign-in...', es: 'Iniciando sesión...' },
    failedTitle: { en: 'Authentication Error', es: 'No se pudo iniciar sesión' },
    redirecting: { en: 'Redirecting to login...', es: 'Volviendo a la página de inicio de sesión...' },
    failed: { en: 'Authentication failed', es: 'No se pudo iniciar sesión' },
    noUser: {
      en: 'Authentication completed but user data not found',
      es: 'La sesión se inició, pero no se encontraron los datos de la cuenta',
    },
    invalidUrl: { en: 'Invalid authentication link', es: 'Este enlace para entrar no sirve' },
    invalidLink: { en: 'Invalid sign-in link', es: 'Este enlace para entrar no sirve' },
    closeWindow: { en: 'You can close this window now.', es: 'Ya puede cerrar esta ventana.' },
  },
  confirmEmail: {
    title: { en: 'Confirm your email', es: 'Confirme su correo electrónico' },
    text: {
      en: 'To finish signing in, enter the email address that this link was sent to.',
      es: 'Para terminar de entrar, escriba el correo electrónico al que se envió este enlace.',
    },
    required: {
      en: 'Email is required to complete sign-in',
      es: 'Para iniciar sesión hace falta el correo electrónico',
    },
    submit: { en: 'Continue', es: 'Continuar' },
  },
  terms: {
    title: { en: 'Terms of Service', es: 'Términos de servicio' },
    subtitle: {
      en: `Please read and accept the terms to continue using ${brand.name}.`,
      es: `Lea y acepte los términos para seguir usando ${brand.name}.`,
    },
    box: { en: 'Terms of Service, full text', es: 'Términos de servicio, texto completo' },
    accept: {
      en: 'I have read and accept the Terms of Service and Privacy Policy',
      es: 'He leído y acepto los Términos de servicio y la Política de privacidad',
    },
    readPrivacy: { en: 'Read the Privacy Policy', es: 'Leer la Política de privacidad' },
    submit: { en: 'Accept and Continue', es: 'Aceptar y continuar' },
    working: { en: 'Processing...', es: 'Procesando...' },
    decline: { en: 'Decline', es: 'No aceptar' },
    mustAccept: {
      en: 'Please accept the Terms of Service to continue',
      es: 'Acepte los Términos de servicio para continuar',
    },
    mustLogIn: {
      en: 'You must be logged in to accept the Terms of Service',
      es: 'Inicie sesión para aceptar los Términos de servicio',
    },
    saveFailed: {
      en: 'Failed to save your acceptance. Please try again.',
      es: 'No se pudo guardar su aceptación. Inténtelo otra vez.',
    },
    reloadFailed: {
      en: 'Failed to reload authentication after accepting Terms of Service, try reloading the page.',
      es: 'Su aceptación se guardó, pero la sesión no se pudo actualizar. Vuelva a cargar la página.',
    },
  },
  reset: {
    title: { en: 'Reset Password', es: 'Cambiar la contraseña' },
    subtitle: { en: 'Create a new password for your account', es: 'Cree una contraseña nueva para su cuenta' },
    verifying: { en: 'Verifying reset link...', es: 'Comprobando el enlace...' },
    invalidTitle: { en: 'Invalid Reset Link', es: 'El enlace no sirve' },
    missingToken: { en: 'Invalid password reset link', es: 'El enlace para cambiar la contraseña no sirve' },
    invalid: {
      en: 'Invalid or expired password reset link',
      es: 'El enlace para cambiar la contraseña no sirve o ya venció',
    },
    back: { en: 'Back to Login', es: 'Volver a iniciar sesión' },
    forAccount: { en: 'Account', es: 'Cuenta' },
    password: { en: 'New password', es: 'Contraseña nueva' },
    confirm: { en: 'Confirm password', es: 'Repita la contraseña' },
    required: { en: 'Password is required', es: 'Escriba una contraseña' },
    confirmRequired: { en: 'Please confirm your password', es: 'Repita su contraseña' },
    tooShort: {
      en: (min: number) => `Password must be at least ${min} characters`,
      es: (min: number) => `La contraseña debe tener por lo menos ${min} caracteres`,
    },
    tooLong: {
      en: (max: number) => `Password must be at most ${max} characters`,
      es: (max: number) => `La contraseña debe tener como máximo ${max} caracteres`,
    },
    mismatch: { en: 'Passwords do not match', es: 'Las contraseñas no son iguales' },
    submit: { en: 'Reset Password', es: 'Cambiar la contraseña' },
    working: { en: 'Resetting Password...', es: 'Cambiando la contraseña...' },
    failed: {
      en: 'Failed to reset password. Please try again.',
      es: 'No se pudo cambiar la contraseña. Inténtelo otra vez.',
    },
    doneTitle: { en: 'Password Reset Complete', es: 'Contraseña cambiada' },
    done: {
      en: (email: string) => `Your password has been successfully reset for ${email}.`,
      es: (email: string) => `La contraseña de ${email} se cambió.`,
    },
    redirecting: { en: 'Redirecting to login...', es: 'Volviendo a la página de inicio de sesión...' },
  },
  mailChoice: {
    title: { en: 'E-mail notifications', es: 'Avisos por correo electrónico' },
    on: {
      en: 'You get e-mails about your contacts: new messages, decisions and reminders.',
      es: 'Usted recibe correos sobre sus contactos: mensajes nuevos, decisiones y recordatorios.',
    },
    off: { en: 'You get no e-mails about your contacts.', es: 'Usted no recibe correos sobre sus contactos.' },
    stop: { en: 'Stop these e-mails', es: 'No recibir más estos correos' },
    start: { en: 'Send me these e-mails', es: 'Recibir estos correos' },
    note: {
      en: 'E-mails that you ask for yourself, such as a sign-in link, are always sent.',
      es: 'Los correos que usted mismo pide, como un enlace para entrar, se envían siempre.',
    },
    noToken: {
      en: 'This link is incomplete. Please use the one in your newest mail.',
      es: 'Este enlace está incompleto. Use el de su correo más reciente.',
    },
    home: { en: 'Go to Home', es: 'Ir al inicio' },
  },
  own: {
    title: { en: 'Your account', es: 'Su cuenta' },
    loading: { en: 'Loading your account...', es: 'Cargando su cuenta...' },
    loadFailed: {
      en: 'Your account could not be loaded. Please try again.',
      es: 'No se pudo cargar su cuenta. Inténtelo otra vez.',
    },
    again: { en: 'Try again', es: 'Intentar otra vez' },
    since: { en: (day: string) => `Since ${day}`, es: (day: string) => `Desde el ${day}` },
    saved: { en: 'Saved.', es: 'Guardado.' },
    language: {
      title: { en: 'Language', es: 'Idioma' },
      note: {
        en: 'The site and the e-mails that we send you are in this language.',
        es: 'El sitio y los correos que le enviamos están en este idioma.',
      },
    },
    mails: {
      title: { en: 'E-mail notifications', es: 'Avisos por correo electrónico' },
      digest: { en: 'New leads once a day, in one mail', es: 'Los casos nuevos una vez al día, en un solo correo' },
      label: {
        en: 'E-mail me about my contacts: new messages, decisions and reminders',
        es: 'Avisarme por correo sobre mis contactos: mensajes nuevos, decisiones y recordatorios',
      },
      note: {
        en: 'E-mails that you ask for yourself, such as a sign-in link, are always sent.',
        es: 'Los correos que usted mismo pide, como un enlace para entrar, se envían siempre.',
      },
    },
    browsers: {
      title: { en: 'Where you are signed in', es: 'Dónde tiene la sesión abierta' },
      name: { en: (browser: string) => browser, es: (browser: string) => browser.replace(' on ', ' en ') },
      unknown: { en: 'A browser that does not say what it is', es: 'Un navegador que no dice cuál es' },
      thisOne: { en: 'This browser', es: 'Este navegador' },
      seen: { en: (day: string) => `Last used ${day}`, es: (day: string) => `Usado por última vez el ${day}` },
      signOut: { en: 'Sign out', es: 'Cerrar sesión' },
      signOutOf: {
        en: (browser: string) => `Sign out: ${browser}`,
        es: (browser: string) => `Cerrar sesión: ${browser}`,
      },
      others: { en: 'Sign out everywhere else', es: 'Cerrar sesión en todos los demás' },
    },
    export: {
      title: { en: 'Download your data', es: 'Descargue sus datos' },
      text: {
        en: 'One zip file with everything we keep about you: your chats, contacts, messages and documents.',
        es: 'Un archivo zip con todo lo que guardamos sobre usted: sus conversaciones, contactos, mensajes y documentos.',
      },
      button: { en: 'Download my data', es: 'Descargar mis datos' },
    },
    deletion: {
      title: { en: 'Delete your account', es: 'Borre su cuenta' },
      text: {
        en: 'Everything we keep about you is deleted at once. This cannot be undone.',
        es: 'Todo lo que guardamos sobre usted se borra de inmediato. Esto no se puede deshacer.',
      },
      attorneyText: {
        en: 'Your account is deleted at once and your profile is paused, so that no new leads arrive. This cannot be undone.',
        es: 'Su cuenta se borra de inmediato y su perfil queda en pausa, para que no lleguen casos nuevos. Esto no se puede deshacer.',
      },
      button: { en: 'Delete my account', es: 'Borrar mi cuenta' },
      heading: { en: 'Delete your account for good?', es: '¿Borrar su cuenta para siempre?' },
      goes: { en: 'This goes away:', es: 'Esto se borra:' },
      chats: {
        en: (count: number) =>
          counted(count, { one: '1 chat with its answers', other: `${count} chats with their answers` }),
        es: (count: number) =>
          counted(count, {
            one: '1 conversación con sus respuestas',
            other: `${count} conversaciones con sus respuestas`,
          }),
      },
      contacts: {
        en: (count: number) =>
          counted(count, {
            one: '1 contact with an attorney, who will no longer see it',
            other: `${count} contacts with attorneys, who will no longer see them`,
          }),
        es: (count: number) =>
          counted(count, {
            one: '1 contacto con un abogado, que ya no lo verá',
            other: `${count} contactos con abogados, que ya no los verán`,
          }),
      },
      documents: {
        en: (count: number) => counted(count, { one: '1 document', other: `${count} documents` }),
        es: (count: number) => counted(count, { one: '1 documento', other: `${count} documentos` }),
      },
      rest: {
        en: 'Your messages to us, e-mails we sent you, and your sign-in',
        es: 'Sus mensajes a nosotros, los correos que le enviamos y su forma de entrar',
      },
      keep: {
        en: 'Download your data first if you want to keep any of it.',
        es: 'Si quiere conservar algo, descargue primero sus datos.',
      },
      email: {
        en: 'To confirm, type the e-mail address of your account',
        es: 'Para confirmar, escriba el correo electrónico de su cuenta',
      },
      confirm: { en: 'Delete everything', es: 'Borrar todo' },
      cancel: { en: 'Keep my account', es: 'Conservar mi cuenta' },
      done: {
        en: 'Your account and everything in it has been deleted.',
        es: 'Su cuenta y todo lo que había en ella se borró.',
      },
    },
  },
});
