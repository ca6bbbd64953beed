import type { Language } from '../content/words.ts';
import { CATEGORIES } from './categories.ts';

const shortDay = (language: Language, iso: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));

/** What the assistant says about itself and the conversation. The law comes from statements, never from here. */
const en = {
  categories: CATEGORIES.en,
  notAnIssue:
    'I could not make out a legal issue in that. You can tell me what happened in your own words, for example:\n\n' +
    '- “My landlord kept my security deposit.”\n- “My boss did not pay my last two weeks.”\n- “I got papers from a debt collector.”\n\n' +
    'If you would rather write to a person, use the [contact page](/contact).',
  outOfState: (usState: string) =>
    `What I know is New York law, and the attorneys here are licensed in New York, so I cannot go into the law of ${usState}.\n\n` +
    'Your state’s bar association runs a lawyer referral service, and its legal aid organizations give free help to people with low incomes. ' +
    'Federal law is the same everywhere, but how it applies can depend on the state.\n\nIf part of this happened in New York, tell me which part.',
  whichState: 'Which state is it in?',
  unknown: (category: string | null) =>
    `I do not have a sourced answer to that, so I will not guess.${category ? ` I understood it as a question about **${category}**.` : ''}`,
  unknownPart: 'I have no sourced answer to exactly that.',
  unknownAgain: (times: number): string =>
    times === 1
      ? 'I have nothing sourced on that either. Put in other words, it may be something I know; an attorney or a legal aid office can look at the whole of it.'
      : 'That is beyond what I can stand behind. A person can help you better with this one.',
  unknownHelp: 'These people can say more:',
  mayMean: 'I am not sure that I understood. Is it one of these?',
  elsePage: 'Or put it another way, or write to us on the [contact page](/contact).',
  refusal:
    'I can only help with legal questions: explaining the law in plain words, finding forms, and reaching attorneys. What legal issue can I help with?',
  lastRefusal:
    'I can only help with legal questions, so I am ending this chat here. You can start a new one with a legal question at any time, or write to us on the [contact page](/contact).',
  confirmEnd: 'Shall I end this chat? Answer **yes** to end it, or just keep writing. You can read it again later.',
  ended: 'This chat has ended. I hope it helped. You can start a new one at any time.',
  goOn: 'All right. What else would you like to know?',
  welcome: 'You are welcome. If there is anything else, just ask.',
  hello: 'Hello. Tell me in your own words what happened, and I will tell you what New York law says about it.',
  attorneys: 'These attorneys are licensed in New York and offer a free online consultation:',
  identity:
    'No, I am neither a lawyer nor a person: I am a computer program. I give general information about New York law and show where each sentence comes from. I cannot advise you or speak for you. If you want a lawyer, I can show you attorneys and free legal help.',
  privacy:
    'This chat is kept so that you can read it again, and you can delete it at any time. An attorney sees it only if you contact one and send it. It is not protected like a talk with your own lawyer, so leave out what must stay secret. Who else handles data is on the [privacy page](/privacy).',
  capabilities:
    'I explain New York law in plain words, with sources; count days that matter; fill in forms and letters with you; and can show you attorneys. Tell me what happened, or what paper you have.',
  human:
    'You can write to the people who run this site on the [contact page](/contact). For your legal problem itself, I can show you attorneys and free legal help.',
  shouldI: 'That choice is yours, and I cannot make it for you. What the law says may help:',
  shouldIBare:
    'That choice is yours, and I cannot make it for you. An attorney can look at your whole case. I can tell you what the law says on any part of it.',
  willIWin: 'Nobody can know that beforehand, and I cannot predict it. What usually decides is what can be shown: ',
  willIWinBare: 'Nobody can know that beforehand, and I cannot predict it. An attorney can look at your whole case.',
  sorry: 'I am sorry, I did not answer your question.',
  sorryAsk: 'I am sorry, I did not answer your question. Please ask it in one sentence, and I will try again.',
  corrected: 'Thank you, I have corrected that.',
  noted: 'Thank you, noted.',
  monthOnly: 'You named the month alone, so I count from its first day.',
  proofFirst: 'What helps to show it:',
  stepsFirst: 'What people commonly do, in this order:',
  placesFirst: 'These people can help, or say where to go:',
  costSmallClaims: 'To sue for it in small claims court costs little:',
  costUnknown: 'The cost here I cannot say with a source. A court can waive its fees for whoever cannot pay them:',
  costBare: 'What it costs I cannot say with a source. These people help for free, or can say it:',
  safeDay: (what: string) =>
    `${what}, at the earliest: counted from the day you got it. It may be later, and this day is safe`,
  nextStep: 'A next step',
  whatElse: 'What would you like to know next?',
  unsure: 'That is all right.',
  newTopic: 'Of course. What is the new question?',
  backTo: (label: string) => `Back to **${label}**.`,
  saidBefore: 'As I said:',
  saidTwice: 'That is what I know about it, in one sentence:',
  sameAnswer:
    'I keep coming to the same answer, so you may mean something else. Say in a few words what is missing, or pick a question.',
  nearest: 'I have no sourced answer to exactly that. This is the nearest that I know:',
  inShort: 'In short:',
  inSimple: 'In simpler words:',
  simplerAsk: 'Which part is unclear? Name the word, and I will explain it.',
  nothingYet: 'There is nothing to repeat yet. Tell me what happened.',
  knownSoFar: 'This is what you told me so far:',
  nothingKnown: 'You have not told me anything about your case yet. Tell me what happened.',
  wrongHere: 'If something is wrong, tell me and I will correct it.',
  known: {
    place: 'Place',
    otherSide: 'Other side',
    otherSideName: 'Name of the other side',
    paper: 'Paper',
    served: 'How it came',
    lived: 'Lived there',
    worked: 'Worked there',
    regulated: 'Rent-stabilized',
    about: 'About',
    months: (count: number) => (count % 12 === 0 ? `${count / 12} year${count === 12 ? '' : 's'}` : `${count} months`),
    yes: 'yes',
    no: 'no',
  },
  care: {
    violence: 'I am sorry that you are going through this.',
    loss: 'I am sorry for your loss.',
    afraid: 'That is a lot to carry. Let us take it one step at a time.',
  },
  distress:
    'That is a lot to carry. Let us take it one step at a time: what is the one thing that worries you most right now?',
  quietLine:
    'If you ever feel unsafe: 911, or the New York State Domestic and Sexual Violence Hotline, [1-800-942-6906](tel:18009426906), at any hour.',
  quietLineSelf: 'If it ever gets too heavy: call or text [988](tel:988), at any hour, free.',
  paperFirst: 'That name is used for several papers, and they mean different things.',
  courtPaperFirst: 'What counts depends on which paper it is.',
  paperPicture: 'More about this kind of paper',
  happeningNow: (title: string) => `Happening now: ${title}`,
  ifHappening: (who: string, call: string) => `If this is happening now: ${who}, ${call}.`,
  isItThat: (title: string, who: string, call: string) => `**${title}?** ${who}: ${call}.`,
  firstStep: 'A first step',
  moreLaw: 'What else the law says',
  working: 'How the days were counted',
  gather: 'Worth gathering',
  steps: 'What people commonly do next',
  open: 'Not settled: check the official page',
  help: 'Free help',
  thenCall: 'Who to call',
  lawHere: 'What the law says',
  changed: 'This changed recently, confirm',
  unconfirmed: 'Not yet confirmed on the official page.',
  overdue: (day: string) => `We last checked part of this on ${day}: confirm it on the official page.`,
  disclaimer: 'General information about New York law, not legal advice.',
  daysLeft: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`),
  countedFrom: (iso: string) => `from ${shortDay('en', iso)}`,
  things: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
  dayPassed: 'this day has passed; you can still act: ask the clerk, the agency or a lawyer right away',
  theirDayPassed: 'that day has passed for them',
  isThatDay: (day: string, ask: string) => `You named ${day}. ${ask}`,
  yesThatDay: 'That was the day',
  startDocument: (title: string) => `Start: ${title}`,
  showAttorneys: 'Show me attorneys',
  pickDate: 'Pick the date',
  backToForm: 'Back to the form:',
  nothingMore: (label: string) =>
    `That is what I can stand behind about **${label}**. For what is particular to your case, an attorney can help; or ask me about something else.`,
  freeHelp: 'Free legal help in New York: [LawHelpNY](https://www.lawhelpny.org).',
  documentUnknown: 'I do not have a form or letter for that yet. The ones I have are in the [library](/documents).',
  also: 'Also',
};
export type SayWords = typeof en;

const es: SayWords = {
  categories: CATEGORIES.es,
  notAnIssue:
    'No pude reconocer un problema legal en eso. Puede contarme lo que pasó con sus propias palabras, por ejemplo:\n\n' +
    '- «El dueño no me devuelve el depósito.»\n- «Mi jefe no me pagó las últimas dos semanas.»\n- «Recibí papeles de un cobrador.»\n\n' +
    'Si prefiere escribir a una persona, use la [página de contacto](/contact).',
  outOfState: (usState) =>
    `Lo que conozco es la ley de Nueva York, y los abogados aquí tienen licencia en Nueva York, así que no puedo entrar en la ley de ${usState}.\n\n` +
    'El colegio de abogados de ese estado y sus organizaciones de ayuda legal pueden orientarle. La ley federal es igual en todas partes, pero cómo se aplica puede depender del estado.\n\nSi una parte ocurrió en Nueva York, dígame cuál.',
  whichState: '¿En qué estado es?',
  unknown: (category) =>
    `No tengo una respuesta con fuente para eso, y no voy a adivinar.${category ? ` Lo entendí como una pregunta sobre **${category}**.` : ''}`,
  unknownPart: 'No tengo una respuesta con fuente para exactamente eso.',
  unknownAgain: (times) =>
    times === 1
      ? 'Tampoco tengo una fuente para eso. Dicho de otra manera, quizá sea algo que sé; un abogado o una oficina de ayuda legal puede verlo todo.'
      : 'Eso va más allá de lo que puedo sostener. Una persona puede ayudarle mejor con esto.',
  unknownHelp: 'Estas personas pueden decirle más:',
  mayMean: 'No estoy seguro de haber entendido. ¿Es una de estas?',
  elsePage: 'O dígalo de otra manera, o escríbanos en la [página de contacto](/contact).',
  refusal:
    'Solo puedo ayudar con preguntas legales: explicar la ley en palabras sencillas, encontrar formularios y contactar abogados. ¿Con qué problema legal puedo ayudarle?',
  lastRefusal:
    'Solo puedo ayudar con preguntas legales, así que termino esta conversación. Puede empezar otra con una pregunta legal cuando quiera, o escribirnos en la [página de contacto](/contact).',
  confirmEnd: '¿Termino esta conversación? Conteste **sí** para terminarla, o siga escribiendo. Puede leerla después.',
  ended: 'Esta conversación ha terminado. Espero que le haya servido. Puede empezar otra cuando quiera.',
  goOn: 'De acuerdo. ¿Qué más le gustaría saber?',
  welcome: 'Con gusto. Si hay algo más, pregúnteme.',
  hello: 'Hola. Cuénteme con sus propias palabras qué pasó, y le diré qué dice la ley de Nueva York.',
  attorneys: 'Estos abogados tienen licencia en Nueva York y ofrecen una consulta gratuita en línea:',
  identity:
    'No, no soy abogado ni una persona: soy un programa de computadora. Doy información general sobre la ley de Nueva York y muestro de dónde sale cada frase. No puedo aconsejarle ni hablar por usted. Si quiere un abogado, puedo mostrarle abogados y ayuda legal gratuita.',
  privacy:
    'Esta conversación se guarda para que pueda leerla de nuevo, y puede borrarla cuando quiera. Un abogado la ve solo si usted lo contacta y se la envía. No está protegida como una charla con su propio abogado: no escriba lo que deba quedar en secreto. Quién más maneja datos está en la [página de privacidad](/privacy).',
  capabilities:
    'Explico la ley de Nueva York en palabras sencillas y con fuentes; cuento los días que importan; lleno formularios y cartas con usted; y puedo mostrarle abogados. Cuénteme qué pasó o qué papel tiene.',
  human:
    'Puede escribir a las personas que manejan este sitio en la [página de contacto](/contact). Para su problema legal, puedo mostrarle abogados y ayuda legal gratuita.',
  shouldI: 'Esa decisión es suya, y no puedo tomarla por usted. Esto es lo que dice la ley:',
  shouldIBare:
    'Esa decisión es suya, y no puedo tomarla por usted. Un abogado puede ver todo su caso. Yo puedo decirle qué dice la ley sobre cualquier parte.',
  willIWin: 'Nadie puede saberlo de antemano, y no puedo predecirlo. Lo que suele decidir es lo que se puede mostrar: ',
  willIWinBare: 'Nadie puede saberlo de antemano, y no puedo predecirlo. Un abogado puede ver todo su caso.',
  sorry: 'Perdón, no contesté su pregunta.',
  sorryAsk: 'Perdón, no contesté su pregunta. Hágala en una sola frase y lo intento de nuevo.',
  corrected: 'Gracias, ya lo corregí.',
  noted: 'Gracias, anotado.',
  monthOnly: 'Usted dijo solo el mes, por eso cuento desde su primer día.',
  proofFirst: 'Lo que ayuda a mostrarlo:',
  stepsFirst: 'Lo que la gente suele hacer, en este orden:',
  placesFirst: 'Estas personas pueden ayudar, o decirle adónde ir:',
  costSmallClaims: 'Demandar por eso en reclamos menores cuesta poco:',
  costUnknown: 'El costo no lo puedo decir con una fuente. La corte puede perdonar sus tarifas a quien no puede pagar:',
  costBare: 'Lo que cuesta no lo puedo decir con una fuente. Estas personas ayudan gratis, o se lo pueden decir:',
  safeDay: (what) =>
    `${what}, como muy pronto: contado desde el día en que lo recibió. Puede ser más tarde, y este día es seguro`,
  nextStep: 'Un paso más',
  whatElse: '¿Qué más quiere saber?',
  unsure: 'No hay problema.',
  newTopic: 'Claro. ¿Cuál es la nueva pregunta?',
  backTo: (label) => `Volvamos a **${label}**.`,
  saidBefore: 'Como le dije:',
  saidTwice: 'Esto es lo que sé de eso, en una frase:',
  sameAnswer:
    'Llego siempre a la misma respuesta, así que quizás pregunta otra cosa. Dígame en pocas palabras qué le falta, o elija una pregunta.',
  nearest: 'No tengo una respuesta con fuente para exactamente eso. Esto es lo más cercano que sé:',
  inShort: 'En breve:',
  inSimple: 'En palabras más sencillas:',
  simplerAsk: '¿Qué parte no está clara? Dígame la palabra y se la explico.',
  nothingYet: 'Todavía no hay nada que repetir. Cuénteme qué pasó.',
  knownSoFar: 'Esto es lo que me ha contado:',
  nothingKnown: 'Todavía no me ha contado nada de su caso. Cuénteme qué pasó.',
  wrongHere: 'Si algo no está bien, dígamelo y lo corrijo.',
  known: {
    place: 'Lugar',
    otherSide: 'La otra parte',
    otherSideName: 'Nombre de la otra parte',
    paper: 'Papel',
    served: 'Cómo llegó',
    lived: 'Vive ahí',
    worked: 'Trabajó ahí',
    regulated: 'Renta estabilizada',
    about: 'Sobre',
    months: (count) => (count % 12 === 0 ? `${count / 12} año${count === 12 ? '' : 's'}` : `${count} meses`),
    yes: 'sí',
    no: 'no',
  },
  care: {
    violence: 'Siento mucho que esté pasando por esto.',
    loss: 'Siento mucho su pérdida.',
    afraid: 'Es mucho lo que está cargando. Vamos paso a paso.',
  },
  distress: 'Es mucho lo que está cargando. Vamos paso a paso: ¿qué es lo que más le preocupa ahora mismo?',
  quietLine:
    'Si alguna vez no se siente a salvo: 911, o la línea del Estado de Nueva York, [1-800-942-6906](tel:18009426906), a toda hora.',
  quietLineSelf: 'Si alguna vez se le hace muy pesado: llame o envíe un texto al [988](tel:988), a toda hora, gratis.',
  paperFirst: 'Ese nombre se usa para varios papeles, y significan cosas distintas.',
  courtPaperFirst: 'Lo que cuenta depende de qué papel es.',
  paperPicture: 'Más sobre este tipo de papel',
  happeningNow: (title) => `Está pasando ahora: ${title}`,
  ifHappening: (who, call) => `Si esto está pasando ahora: ${who}, ${call}.`,
  isItThat: (title, who, call) => `**¿${title}?** ${who}: ${call}.`,
  firstStep: 'Un primer paso',
  moreLaw: 'Qué más dice la ley',
  working: 'Cómo se contaron los días',
  gather: 'Conviene reunir',
  steps: 'Lo que la gente suele hacer después',
  open: 'No está claro: consulte la página oficial',
  help: 'Ayuda gratuita',
  thenCall: 'A quién llamar',
  lawHere: 'Lo que dice la ley',
  changed: 'Esto cambió hace poco, confírmelo',
  unconfirmed: 'Aún no confirmado en la página oficial.',
  overdue: (day) => `Revisamos parte de esto por última vez el ${day}: confírmelo en la página oficial.`,
  disclaimer: 'Información general sobre la ley de Nueva York, no asesoría legal.',
  daysLeft: (days) => (days === 0 ? 'hoy' : days === 1 ? 'queda 1 día' : `quedan ${days} días`),
  countedFrom: (iso) => `desde ${shortDay('es', iso)}`,
  things: (count) => (count === 1 ? '1 cosa' : `${count} cosas`),
  dayPassed: 'este día ya pasó; todavía puede actuar: pregunte de inmediato en la corte, en la agencia o a un abogado',
  theirDayPassed: 'ese día ya pasó para la otra parte',
  isThatDay: (day, ask) => `Usted nombró el ${day}. ${ask}`,
  yesThatDay: 'Ese fue el día',
  startDocument: (title) => `Empezar: ${title}`,
  showAttorneys: 'Muéstreme abogados',
  pickDate: 'Elegir la fecha',
  backToForm: 'Volvamos al formulario:',
  nothingMore: (label) =>
    `Eso es lo que puedo sostener sobre **${label}**. Para lo particular de su caso, un abogado puede ayudarle; o pregúnteme otra cosa.`,
  freeHelp: 'Ayuda legal gratuita en Nueva York: [LawHelpNY](https://www.lawhelpny.org).',
  documentUnknown:
    'Todavía no tengo un formulario o carta para eso. Los que tengo están en la [biblioteca](/documents).',
  also: 'También',
};

export const words: Record<Language, SayWords> = { en, es };
