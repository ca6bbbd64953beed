import type { IssueCategory } from '#domain/issue-category.ts';
import type { Language } from '../language/detect-language.ts';
import type { Crisis } from '../safety/crisis.ts';

/** To be called with one tap. */
const call = (number: string) => `[**${number}**](tel:${number.replaceAll('-', '')})`;

/** What the assistant says about itself and the conversation. The law comes from the topics, never from here. */
export type Words = {
  readonly categories: Record<IssueCategory, string>;
  notAnIssue(): string;
  chooseCategory(names: readonly string[]): string;
  askState(category: string): string;
  outOfState(usState: string): string;
  unknown(category: string): string;
  refusal(isLast: boolean): string;
  confirmEnd(): string;
  ended(): string;
  attorneys(): string;
  noAttorneysElsewhere(): string;
  crisis(kind: Crisis['kind']): string;
  quietLine(): string;
  goOn(): string;
  welcome(): string;
  readonly lawSays: string;
  readonly gather: string;
  readonly steps: string;
  readonly open: string;
  readonly help: string;
  readonly changed: string;
  readonly alsoAsked: (title: string) => string;
  readonly alsoAbout: (title: string) => string;
  readonly oneQuestion: string;
  readonly disclaimer: string;
  readonly nothingMore: (title: string) => string;
};

const en: Words = {
  categories: {
    housing: 'housing',
    family: 'family matters',
    consumer: 'debt and consumer problems',
    employment: 'work and pay',
    traffic: 'traffic and driving',
    criminal: 'a criminal matter',
    immigration: 'immigration',
    estates: 'wills and estates',
    benefits: 'public benefits',
    torts: 'injury or damage',
    courts: 'courts and procedure',
    education: 'school and education',
    health: 'health care',
    business: 'running a business',
  },
  notAnIssue: () =>
    'I could not make out a legal issue in that. You can tell me what happened in your own words, for example:\n\n' +
    '- “My landlord kept my security deposit.”\n- “My boss did not pay my last two weeks.”\n- “I got papers from a debt collector.”\n\n' +
    'If you would rather write to a person, use the [contact page](/contact).',
  chooseCategory: (names) =>
    `I want to be sure that I understand. Is this about\n\n${names.map((name, i) => `${i + 1}. ${name}`).join('\n')}\n\nYou can answer with a number, or tell me more.`,
  askState: (category) =>
    `Thank you. This sounds like a question about **${category}**.\n\nLaws differ from state to state. Which state is this in? If it is New York, the county or borough helps too.`,
  outOfState: (usState) =>
    `Thank you. What I know is New York law, and the attorneys here are licensed in New York, so I cannot go into the law of ${usState}.\n\n` +
    `Your state’s bar association runs a lawyer referral service, and its legal aid organizations give free help to people with low incomes. ` +
    'Federal law is the same everywhere, but how it applies can depend on the state.\n\nIf part of this happened in New York, tell me which part.',
  unknown: (category) =>
    `I do not have a sourced answer to that which I could stand behind, so I will not guess. I understood it as a question about **${category}**.\n\n` +
    'You can put it another way, contact an attorney, or write to us on the [contact page](/contact). ' +
    'Free legal help in New York can be found at [LawHelpNY](https://www.lawhelpny.org).',
  refusal: (isLast) =>
    isLast
      ? 'I can only help with legal questions, so I am ending this chat here. You can start a new one with a legal question at any time, or write to us on the [contact page](/contact).'
      : 'I can only help with legal questions: explaining the law in plain words, finding forms, and reaching attorneys. What legal issue can I help with?',
  confirmEnd: () =>
    'Shall I end this chat? Answer **yes** to end it, or just keep writing. You can read it again later.',
  ended: () => 'This chat has ended. I hope it helped. You can start a new one at any time.',
  attorneys: () => 'These attorneys are licensed in New York and offer a free online consultation:',
  noAttorneysElsewhere: () => 'The attorneys here are licensed in New York. Which state is this in?',
  crisis: (kind) =>
    kind === 'self-harm'
      ? `**You matter, and help is there right now.** Call or text ${call('988')} (Suicide and Crisis Lifeline), at any hour, free. If you are in immediate danger, call ${call('911')}.\n\nI am here for the legal side whenever you want to talk about it. It can wait until you are safe.`
      : `**Your safety comes first.** If you are in danger now, call ${call('911')}.\n\n` +
        `- National Domestic Violence Hotline: ${call('1-800-799-7233')}\n- New York State Domestic and Sexual Violence Hotline: ${call('1-800-942-6906')}\n- New York City: ${call('1-800-621-4673')}\n\n` +
        'These lines are free, confidential and open at any hour. If someone may look at this device, close this page and clear your history. ' +
        'When you are safe, I can tell you what New York law says, for example about orders of protection.',
  quietLine: () =>
    'If you ever feel unsafe: 911, or the New York State Domestic and Sexual Violence Hotline, 1-800-942-6906, at any hour.',
  goOn: () => 'All right. What else would you like to know?',
  welcome: () => 'You are welcome. If there is anything else, just ask.',
  lawSays: 'What the law says',
  gather: 'Worth gathering',
  steps: 'What people commonly do next',
  open: 'Not settled: check the official page',
  help: 'Free help',
  changed: 'This changed recently, confirm',
  alsoAsked: (title) => `You also seem to ask about **${title}**. Ask me about it next, and I will go into it.`,
  alsoAbout: (title) => `Also: ${title}`,
  oneQuestion: 'One question',
  disclaimer: 'This is general information, not legal advice.',
  nothingMore: (title) =>
    `That is what I can stand behind about **${title}**. For what is particular to your case, an attorney can help; or ask me about something else.`,
};

const es: Words = {
  categories: {
    housing: 'vivienda',
    family: 'asuntos de familia',
    consumer: 'deudas y problemas de consumo',
    employment: 'trabajo y salario',
    traffic: 'tránsito y manejo',
    criminal: 'un asunto penal',
    immigration: 'inmigración',
    estates: 'testamentos y herencias',
    benefits: 'beneficios públicos',
    torts: 'lesiones o daños',
    courts: 'cortes y procedimientos',
    education: 'escuela y educación',
    health: 'atención médica',
    business: 'un negocio',
  },
  notAnIssue: () =>
    'No pude reconocer un problema legal en eso. Puede contarme lo que pasó con sus propias palabras, por ejemplo:\n\n' +
    '- «El dueño no me devuelve el depósito.»\n- «Mi jefe no me pagó las últimas dos semanas.»\n- «Recibí papeles de un cobrador.»\n\n' +
    'Si prefiere escribir a una persona, use la [página de contacto](/contact).',
  chooseCategory: (names) =>
    `Quiero estar seguro de entender. ¿Se trata de\n\n${names.map((name, i) => `${i + 1}. ${name}`).join('\n')}\n\nPuede contestar con un número o contarme más.`,
  askState: (category) =>
    `Gracias. Parece una pregunta sobre **${category}**.\n\nLas leyes cambian de un estado a otro. ¿En qué estado es? Si es Nueva York, el condado también ayuda.`,
  outOfState: (usState) =>
    `Gracias. Lo que conozco es la ley de Nueva York, y los abogados aquí tienen licencia en Nueva York, así que no puedo entrar en la ley de ${usState}.\n\n` +
    'El colegio de abogados de su estado y las organizaciones de ayuda legal pueden orientarle. Si una parte ocurrió en Nueva York, dígame cuál.',
  unknown: (category) =>
    `No tengo una respuesta con fuente que pueda sostener, y no voy a adivinar. Lo entendí como una pregunta sobre **${category}**.\n\n` +
    'Puede decirlo de otra manera, contactar a un abogado o escribirnos en la [página de contacto](/contact). Ayuda legal gratuita: [LawHelpNY](https://www.lawhelpny.org).',
  refusal: (isLast) =>
    isLast
      ? 'Solo puedo ayudar con preguntas legales, así que termino esta conversación. Puede empezar otra con una pregunta legal, o escribirnos en la [página de contacto](/contact).'
      : 'Solo puedo ayudar con preguntas legales: explicar la ley en palabras sencillas, encontrar formularios y contactar abogados. ¿Con qué problema legal puedo ayudarle?',
  confirmEnd: () => '¿Termino esta conversación? Conteste **sí** para terminarla, o siga escribiendo.',
  ended: () => 'Esta conversación ha terminado. Espero que le haya servido. Puede empezar otra cuando quiera.',
  attorneys: () => 'Estos abogados tienen licencia en Nueva York y ofrecen una consulta gratuita en línea:',
  noAttorneysElsewhere: () => 'Los abogados aquí tienen licencia en Nueva York. ¿En qué estado es?',
  crisis: (kind) =>
    kind === 'self-harm'
      ? `**Usted importa, y hay ayuda ahora mismo.** Llame o envíe un texto al ${call('988')} a cualquier hora, gratis. Si está en peligro inmediato, llame al ${call('911')}.`
      : `**Su seguridad es lo primero.** Si está en peligro ahora, llame al ${call('911')}.\n\n` +
        `- Línea Nacional contra la Violencia Doméstica: ${call('1-800-799-7233')}\n- Línea del Estado de Nueva York: ${call('1-800-942-6906')}\n- Ciudad de Nueva York: ${call('1-800-621-4673')}\n\n` +
        'Son gratuitas, confidenciales y abiertas a toda hora. Cuando esté a salvo, puedo contarle qué dice la ley de Nueva York.',
  quietLine: () =>
    'Si alguna vez no se siente a salvo: 911, o la línea del Estado de Nueva York, 1-800-942-6906, a toda hora.',
  goOn: () => 'De acuerdo. ¿Qué más le gustaría saber?',
  welcome: () => 'Con gusto. Si hay algo más, pregúnteme.',
  lawSays: 'Lo que dice la ley',
  gather: 'Conviene reunir',
  steps: 'Lo que la gente suele hacer después',
  open: 'No está claro: consulte la página oficial',
  help: 'Ayuda gratuita',
  changed: 'Esto cambió hace poco, confírmelo',
  alsoAsked: (title) => `También parece preguntar sobre **${title}**. Pregúnteme después.`,
  // The titles of topics are written in English only.
  alsoAbout: () => 'También puede servirle',
  oneQuestion: 'Una pregunta',
  disclaimer: 'Esto es información general, no asesoría legal.',
  nothingMore: (title) =>
    `Eso es lo que puedo sostener sobre **${title}**. Para su caso en particular, un abogado puede ayudarle.`,
};

export const words: Record<Language, Words> = { en, es };
