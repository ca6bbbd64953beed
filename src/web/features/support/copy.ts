import { brand } from '#web/brand.ts';
import { words } from '#web/lib/words.ts';

export const copy = words({
  lastUpdated: { en: (date: string) => `Last updated ${date}`, es: (date: string) => `Última actualización: ${date}` },
  onThisPage: { en: 'On this page', es: 'En esta página' },
  faqDeadlines: { en: 'Count a legal deadline', es: 'Cuente un plazo legal' },
  faqQuality: { en: 'How good are the answers?', es: '¿Qué tan buenas son las respuestas?' },
  faqMore: { en: 'Another question?', es: '¿Otra pregunta?' },
  faqContact: { en: 'Write to us', es: 'Escríbanos' },
  ways: {
    documents: {
      title: { en: 'Documents', es: 'Documentos' },
      text: { en: 'Fill in a form or letter', es: 'Llene un formulario' },
    },
    deadlines: { title: { en: 'Deadlines', es: 'Plazos' }, text: { en: 'Count your days', es: 'Cuente sus días' } },
    calls: [
      { when: { en: 'In danger now?', es: '¿Peligro ahora?' }, number: '911', tel: '911' },
      {
        when: {
          en: 'Thinking about harming yourself? Call or text',
          es: '¿Piensa en hacerse daño? Llame o mande un texto al',
        },
        number: '988',
        tel: '988',
      },
      {
        when: { en: 'Violence at home, New York State:', es: 'Violencia en casa, estado de Nueva York:' },
        number: '1-800-942-6906',
        tel: '18009426906',
      },
      {
        when: { en: 'National Domestic Violence Hotline:', es: 'Línea Nacional contra la Violencia Doméstica:' },
        number: '1-800-799-7233',
        tel: '18007997233',
      },
    ],
  },
  about: {
    how: { en: 'How it works', es: 'Cómo funciona' },
    steps: [
      {
        title: { en: 'Describe your issue', es: 'Cuente su problema' },
        text: {
          en: 'In your own words, in English or Spanish. No account needed.',
          es: 'Con sus palabras, en español o en inglés. No necesita una cuenta.',
        },
      },
      {
        title: { en: 'Read a plain answer', es: 'Lea una respuesta clara' },
        text: {
          en: 'General information with its source, and the forms and deadlines that go with it.',
          es: 'Información general con su fuente, y los formularios y plazos que le corresponden.',
        },
      },
      {
        title: { en: 'Take the next step', es: 'Dé el siguiente paso' },
        text: {
          en: 'Fill out a form, or contact a licensed New York attorney. The online consultation is free.',
          es: 'Llene un formulario o contacte a un abogado con licencia de Nueva York. La consulta en línea es gratis.',
        },
      },
    ],
    asked: { en: 'What people ask', es: 'Lo que la gente pregunta' },
    questions: [
      {
        area: { en: 'Renting', es: 'Renta' },
        question: {
          en: 'My landlord has not returned my security deposit. What does the law say?',
          es: 'El dueño no me ha devuelto el depósito. ¿Qué dice la ley?',
        },
      },
      {
        area: { en: 'Eviction', es: 'Desalojo' },
        question: {
          en: 'I got a notice to leave my apartment. What happens next?',
          es: 'Me llegó un aviso para dejar mi apartamento. ¿Qué pasa ahora?',
        },
      },
      {
        area: { en: 'Work', es: 'Trabajo' },
        question: {
          en: 'My employer has not paid my last wages. Where can I complain?',
          es: 'Mi empleador no me ha pagado mi último sueldo. ¿Dónde puedo reclamar?',
        },
      },
      {
        area: { en: 'Debt', es: 'Deudas' },
        question: {
          en: 'A debt collector is suing me. How do I answer?',
          es: 'Un cobrador de deudas me demandó. ¿Cómo contesto?',
        },
      },
      {
        area: { en: 'Small claims', es: 'Reclamos menores' },
        question: {
          en: 'How do I file in small claims court, and how much can I ask for?',
          es: '¿Cómo presento un caso en la corte de reclamos menores y cuánto puedo pedir?',
        },
      },
      {
        area: { en: 'Family', es: 'Familia' },
        question: {
          en: 'How does child support work in New York?',
          es: '¿Cómo funciona la manutención de los hijos en Nueva York?',
        },
      },
    ],
    isAndIsNot: { en: `What ${brand.name} is, and what it is not`, es: `Qué es ${brand.name}, y qué no es` },
    is: { en: 'It is', es: 'Es' },
    isSentences: [
      {
        en: 'General legal information for New York, in plain words.',
        es: 'Información legal general para Nueva York, en palabras sencillas.',
      },
      {
        en: 'Help to find legal forms and fill them out with your own answers.',
        es: 'Ayuda para encontrar formularios legales y llenarlos con sus propias respuestas.',
      },
      {
        en: 'A way to reach attorneys whose New York license we have verified.',
        es: 'Una forma de llegar a abogados cuya licencia de Nueva York hemos verificado.',
      },
    ],
    isNot: { en: 'It is not', es: 'No es' },
    isNotSentences: [
      {
        en: 'A law firm. It gives no legal advice and cannot represent you.',
        es: 'Un bufete de abogados. No da asesoría legal ni puede representarle.',
      },
      {
        en: 'A recommendation. We do not endorse attorneys, and some may pay to be shown more often.',
        es: 'Una recomendación. No recomendamos a ningún abogado, y algunos pueden pagar para aparecer más veces.',
      },
      {
        en: 'Confidential the way a talk with your own lawyer is.',
        es: 'Confidencial como lo es hablar con su propio abogado.',
      },
    ],
    links: [
      { to: 'faq', words: { en: 'FAQ', es: 'Preguntas frecuentes' } },
      { to: 'documents', words: { en: 'Forms and letters', es: 'Formularios y cartas' } },
      { to: 'deadlines', words: { en: 'Count a deadline', es: 'Cuente un plazo' } },
      { to: 'quality', words: { en: 'How good are the answers?', es: '¿Qué tan buenas son las respuestas?' } },
      { to: 'contact', words: { en: 'Contact Us', es: 'Contáctenos' } },
      { to: 'terms', words: { en: 'Terms of Service', es: 'Términos de servicio' } },
      { to: 'privacy', words: { en: 'Privacy Policy', es: 'Política de privacidad' } },
    ],
  },
  contact: {
    heading: { en: 'Questions?', es: '¿Tiene preguntas?' },
    intro: {
      en: 'Write to us about the site, your account or an attorney. For a question about your legal issue, use the chat.',
      es: 'Escríbanos sobre el sitio, su cuenta o un abogado. Para una pregunta sobre su problema legal, use el chat.',
    },
    email: { en: 'Email', es: 'Correo electrónico' },
    phone: { en: 'Phone', es: 'Teléfono' },
    message: { en: 'How can we help you?', es: '¿Cómo podemos ayudarle?' },
    methods: { en: 'Preferred contact method', es: 'Cómo prefiere que le contactemos' },
    method: {
      email: { en: 'Email', es: 'Correo electrónico' },
      phone: { en: 'Phone', es: 'Teléfono' },
      text: { en: 'Text Message', es: 'Mensaje de texto' },
    },
    send: { en: 'Send Message', es: 'Enviar el mensaje' },
    sending: { en: 'Sending...', es: 'Enviando...' },
    support: { en: 'You can also write to', es: 'También puede escribir a' },
    sent: { en: 'Your message is on its way', es: 'Su mensaje va en camino' },
    sentDetail: {
      en: (email: string) => `Thank you. We will answer ${email} as soon as we can.`,
      es: (email: string) => `Gracias. Responderemos a ${email} lo antes posible.`,
    },
    again: { en: 'Send another message', es: 'Enviar otro mensaje' },
    noScript: {
      en: `This form needs JavaScript. You can write to ${brand.supportEmail} instead.`,
      es: `Este formulario necesita JavaScript. También puede escribir a ${brand.supportEmail}.`,
    },
  },
  contactError: {
    email: { en: 'Please provide a valid email address', es: 'Escriba un correo electrónico válido' },
    phone: {
      en: 'Please provide a valid US phone number',
      es: 'Escriba un número de teléfono válido de Estados Unidos',
    },
    message: { en: 'Please describe how we can help you', es: 'Cuéntenos cómo podemos ayudarle' },
    messageTooLong: {
      en: (max: number) => `Please use at most ${max} characters`,
      es: (max: number) => `Use como máximo ${max} caracteres`,
    },
    methods: {
      en: 'Please select at least one preferred contact method',
      es: 'Escoja por lo menos una forma de contacto',
    },
    unavailable: {
      en: 'Email service is temporarily unavailable. Please try again later.',
      es: 'El servicio de correo no funciona en este momento. Inténtelo más tarde.',
    },
    unsuccessful: {
      en: 'Failed to send message. Please try again.',
      es: 'No se pudo enviar el mensaje. Inténtelo otra vez.',
    },
    other: {
      en: 'An error occurred while sending your message. Please try again.',
      es: 'Hubo un error al enviar su mensaje. Inténtelo otra vez.',
    },
  },
});
