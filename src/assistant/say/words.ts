import { inEveryLanguage } from '#domain/words.ts';
import type { Language } from '../content/words.ts';
import { ANSWER_PARTS } from './answer-words.ts';
import { CATEGORIES } from './categories.ts';
import { KNOWN } from './known-words.ts';
import { NOT_KNOWN } from './not-known-words.ts';
import { PUT_RIGHT } from './put-right-words.ts';
import { UNKNOWN_SIDES } from './side-words.ts';
import { WRITTEN_TO } from './written-to.ts';

/** What the assistant says about itself and the conversation. The law comes from statements, never from here. */
const messages = {
  categories: CATEGORIES,
  notAnIssue: {
    en:
      'I could not make out a legal issue in that. You can tell me what happened in your own words, for example:\n\n' +
      '- “My landlord kept my security deposit.”\n- “My boss did not pay my last two weeks.”\n- “I got papers from a debt collector.”\n\n' +
      'If you would rather write to a person, use the [contact page](/contact).',
    es:
      'No pude reconocer un problema legal en eso. Puede contarme lo que pasó con sus propias palabras, por ejemplo:\n\n' +
      '- «El dueño no me devuelve el depósito.»\n- «Mi jefe no me pagó las últimas dos semanas.»\n- «Recibí papeles de un cobrador.»\n\n' +
      'Si prefiere escribir a una persona, use la [página de contacto](/contact).',
  },
  outOfState: {
    en: (usState: string) =>
      `What I know is New York law, and the attorneys here are licensed in New York, so I cannot go into the law of ${usState}.\n\n` +
      'Your state’s bar association runs a lawyer referral service, and its legal aid organizations give free help to people with low incomes. ' +
      'Federal law is the same everywhere, but how it applies can depend on the state.\n\nIf part of this happened in New York, tell me which part.',
    es: (usState: string) =>
      `Lo que conozco es la ley de Nueva York, y los abogados aquí tienen licencia en Nueva York, así que no puedo entrar en la ley de ${usState}.\n\n` +
      'El colegio de abogados de ese estado y sus organizaciones de ayuda legal pueden orientarle. La ley federal es igual en todas partes, pero cómo se aplica puede depender del estado.\n\nSi una parte ocurrió en Nueva York, dígame cuál.',
  },
  whichState: { en: 'Which state is it in?', es: '¿En qué estado es?' },
  ...NOT_KNOWN,
  unknownSides: UNKNOWN_SIDES,
  refusal: {
    en: 'I can only help with legal questions: explaining the law in plain words, finding forms, and reaching attorneys. What legal issue can I help with?',
    es: 'Solo puedo ayudar con preguntas legales: explicar la ley en palabras sencillas, encontrar formularios y contactar abogados. ¿Con qué problema legal puedo ayudarle?',
  },
  lastRefusal: {
    en: 'I can only help with legal questions, so I am ending this chat here. You can start a new one with a legal question at any time, or write to us on the [contact page](/contact).',
    es: 'Solo puedo ayudar con preguntas legales, así que termino esta conversación. Puede empezar otra con una pregunta legal cuando quiera, o escribirnos en la [página de contacto](/contact).',
  },
  confirmEnd: {
    en: 'Shall I end this chat? Answer **yes** to end it, or just keep writing. You can read it again later.',
    es: '¿Termino esta conversación? Conteste **sí** para terminarla, o siga escribiendo. Puede leerla después.',
  },
  ended: {
    en: 'This chat has ended. I hope it helped. You can start a new one at any time.',
    es: 'Esta conversación ha terminado. Espero que le haya servido. Puede empezar otra cuando quiera.',
  },
  goOn: { en: 'All right. What else would you like to know?', es: 'De acuerdo. ¿Qué más le gustaría saber?' },
  welcome: {
    en: 'You are welcome. If there is anything else, just ask.',
    es: 'Con gusto. Si hay algo más, pregúnteme.',
  },
  hello: {
    en: 'Hello. Tell me in your own words what happened, and I will tell you what New York law says about it.',
    es: 'Hola. Cuénteme con sus propias palabras qué pasó, y le diré qué dice la ley de Nueva York.',
  },
  attorneys: {
    en: 'These attorneys are licensed in New York and offer a free online consultation:',
    es: 'Estos abogados tienen licencia en Nueva York y ofrecen una consulta gratuita en línea:',
  },
  identity: {
    en: 'No, I am neither a lawyer nor a person: I am a computer program. I give general information about New York law and show where each sentence comes from. I cannot advise you or speak for you. If you want a lawyer, I can show you attorneys and free legal help.',
    es: 'No, no soy abogado ni una persona: soy un programa de computadora. Doy información general sobre la ley de Nueva York y muestro de dónde sale cada frase. No puedo aconsejarle ni hablar por usted. Si quiere un abogado, puedo mostrarle abogados y ayuda legal gratuita.',
  },
  privacy: {
    en: 'This chat is kept so that you can read it again, and you can delete it at any time. An attorney sees it only if you contact one and send it. It is not protected like a talk with your own lawyer, so leave out what must stay secret. Who else handles data is on the [privacy page](/privacy).',
    es: 'Esta conversación se guarda para que pueda leerla de nuevo, y puede borrarla cuando quiera. Un abogado la ve solo si usted lo contacta y se la envía. No está protegida como una charla con su propio abogado: no escriba lo que deba quedar en secreto. Quién más maneja datos está en la [página de privacidad](/privacy).',
  },
  capabilities: {
    en: 'I explain New York law in plain words, with sources; count days that matter; fill in forms and letters with you; and can show you attorneys. Tell me what happened, or what paper you have.',
    es: 'Explico la ley de Nueva York en palabras sencillas y con fuentes; cuento los días que importan; lleno formularios y cartas con usted; y puedo mostrarle abogados. Cuénteme qué pasó o qué papel tiene.',
  },
  human: {
    en: 'You can write to the people who run this site on the [contact page](/contact). For your legal problem itself, I can show you attorneys and free legal help.',
    es: 'Puede escribir a las personas que manejan este sitio en la [página de contacto](/contact). Para su problema legal, puedo mostrarle abogados y ayuda legal gratuita.',
  },
  shouldI: {
    en: 'That choice is yours, and I cannot make it for you. What the law says may help:',
    es: 'Esa decisión es suya, y no puedo tomarla por usted. Esto es lo que dice la ley:',
  },
  shouldIBare: {
    en: 'That choice is yours, and I cannot make it for you. An attorney can look at your whole case. I can tell you what the law says on any part of it.',
    es: 'Esa decisión es suya, y no puedo tomarla por usted. Un abogado puede ver todo su caso. Yo puedo decirle qué dice la ley sobre cualquier parte.',
  },
  willIWin: {
    en: 'Nobody can know that beforehand, and I cannot predict it. What usually decides is what can be shown: ',
    es: 'Nadie puede saberlo de antemano, y no puedo predecirlo. Lo que suele decidir es lo que se puede mostrar: ',
  },
  willIWinBare: {
    en: 'Nobody can know that beforehand, and I cannot predict it. An attorney can look at your whole case.',
    es: 'Nadie puede saberlo de antemano, y no puedo predecirlo. Un abogado puede ver todo su caso.',
  },
  ...PUT_RIGHT,
  monthOnly: {
    en: 'You named the month alone, so I count from its first day.',
    es: 'Usted dijo solo el mes, por eso cuento desde su primer día.',
  },
  proofFirst: { en: 'What helps to show it:', es: 'Lo que ayuda a mostrarlo:' },
  stepsFirst: { en: 'What people commonly do, in this order:', es: 'Lo que la gente suele hacer, en este orden:' },
  placesFirst: {
    en: 'These people can help, or say where to go:',
    es: 'Estas personas pueden ayudar, o decirle adónde ir:',
  },
  costSmallClaims: {
    en: 'To sue for it in small claims court costs little:',
    es: 'Demandar por eso en reclamos menores cuesta poco:',
  },
  freeHelpFirst: { en: 'Free help with this:', es: 'Ayuda gratis con esto:' },
  costUnknown: {
    en: 'The cost here I cannot say with a source. A court can waive its fees for whoever cannot pay them:',
    es: 'El costo no lo puedo decir con una fuente. La corte puede perdonar sus tarifas a quien no puede pagar:',
  },
  costBare: {
    en: 'What it costs I cannot say with a source. These people help for free, or can say it:',
    es: 'Lo que cuesta no lo puedo decir con una fuente. Estas personas ayudan gratis, o se lo pueden decir:',
  },
  safeDay: {
    en: (what: string) =>
      `${what}, at the earliest: counted from the day you told me. It may be later, and this day is safe`,
    es: (what: string) =>
      `${what}, como muy pronto: contado desde el día que usted me dijo. Puede ser más tarde, y este día es seguro`,
  },
  nextStep: { en: 'A next step', es: 'Un paso más' },
  whatElse: { en: 'What would you like to know next?', es: '¿Qué más quiere saber?' },
  unsure: { en: 'That is all right.', es: 'No hay problema.' },
  newTopic: { en: 'Of course. What is the new question?', es: 'Claro. ¿Cuál es la nueva pregunta?' },
  backTo: { en: (label: string) => `Back to **${label}**.`, es: (label: string) => `Volvamos a **${label}**.` },
  saidBefore: { en: 'As I said:', es: 'Como le dije:' },
  saidTwice: { en: 'That is what I know about it, in one sentence:', es: 'Esto es lo que sé de eso, en una frase:' },
  sameAnswer: {
    en: 'I keep coming to the same answer, so you may mean something else. Say in a few words what is missing, or pick a question.',
    es: 'Llego siempre a la misma respuesta, así que quizás pregunta otra cosa. Dígame en pocas palabras qué le falta, o elija una pregunta.',
  },
  nearest: {
    en: 'I am not sure that this is what you mean:',
    es: 'No estoy seguro de que sea esto lo que quiere decir:',
  },
  writtenTo: WRITTEN_TO,
  ifUnderstood: { en: 'If I understand you right:', es: 'Si le entiendo bien:' },
  inShort: { en: 'In short:', es: 'En breve:' },
  inSimple: { en: 'In simpler words:', es: 'En palabras más sencillas:' },
  simplerAsk: {
    en: 'Which part is unclear? Name the word, and I will explain it.',
    es: '¿Qué parte no está clara? Dígame la palabra y se la explico.',
  },
  notYetSaid: {
    en: 'I have not said anything about that yet. This is what I know:',
    es: 'Todavía no he dicho nada de eso. Esto es lo que sé:',
  },
  nothingYet: {
    en: 'There is nothing to repeat yet. Tell me what happened.',
    es: 'Todavía no hay nada que repetir. Cuénteme qué pasó.',
  },
  knownSoFar: { en: 'This is what you told me so far:', es: 'Esto es lo que me ha contado:' },
  nothingKnown: {
    en: 'You have not told me anything about your case yet. Tell me what happened.',
    es: 'Todavía no me ha contado nada de su caso. Cuénteme qué pasó.',
  },
  wrongHere: {
    en: 'If something is wrong, tell me and I will correct it.',
    es: 'Si algo no está bien, dígamelo y lo corrijo.',
  },
  known: KNOWN,
  care: {
    violence: { en: 'I am sorry that you are going through this.', es: 'Siento mucho que esté pasando por esto.' },
    loss: { en: 'I am sorry for your loss.', es: 'Siento mucho su pérdida.' },
    afraid: {
      en: 'That is a lot to carry. Let us take it one step at a time.',
      es: 'Es mucho lo que está cargando. Vamos paso a paso.',
    },
  },
  distress: {
    en: 'That is a lot to carry. Let us take it one step at a time: what is the one thing that worries you most right now?',
    es: 'Es mucho lo que está cargando. Vamos paso a paso: ¿qué es lo que más le preocupa ahora mismo?',
  },
  safetyAgain: {
    en: '**If the person is near or may come: call [911](tel:911) now**, or go where there are people, with the children. Say where you are, and that it has happened before. [1-800-942-6906](tel:18009426906) plans with you at any hour. Keep messages and calls as proof.',
    es: '**Si la persona está cerca o puede llegar: llame ya al [911](tel:911)**, o vaya a donde haya gente, con los niños. Diga dónde está y que ya pasó antes. El [1-800-942-6908](tel:18009426908) le ayuda a planear a toda hora, en español. Guarde mensajes y llamadas como prueba.',
  },
  safetyStill: {
    en: 'I hear you. **If the person is near now: [911](tel:911) first**, and get to where other people are. [1-800-942-6906](tel:18009426906) can talk you through tonight, also by text at 844-997-2121.',
    es: 'Le escucho. **Si la persona está cerca ahora: primero el [911](tel:911)**, y vaya a donde haya otra gente. El [1-800-942-6908](tel:18009426908) le acompaña esta noche, también por texto al 844-997-2121.',
  },
  whenSafe: {
    en: 'When you are safe, we go on here.',
    es: 'Cuando esté a salvo, seguimos aquí.',
  },
  quietLine: {
    en: 'If you ever feel unsafe: 911, or the New York State Domestic and Sexual Violence Hotline, [1-800-942-6906](tel:18009426906), at any hour.',
    es: 'Si alguna vez no se siente a salvo: 911, o la línea del Estado de Nueva York, [1-800-942-6906](tel:18009426906), a toda hora.',
  },
  quietLineSelf: {
    en: 'If it ever gets too heavy: call or text [988](tel:988), at any hour, free.',
    es: 'Si alguna vez se le hace muy pesado: llame o envíe un texto al [988](tel:988), a toda hora, gratis.',
  },
  paperFirst: {
    en: 'That name is used for several papers, and they mean different things.',
    es: 'Ese nombre se usa para varios papeles, y significan cosas distintas.',
  },
  courtPaperFirst: { en: 'What counts depends on which paper it is.', es: 'Lo que cuenta depende de qué papel es.' },
  whichLetter: {
    en: 'What is it about? The top of the first page says it, or a line in bold.',
    es: '¿De qué se trata? Lo dice la parte de arriba de la primera página, o una línea en negritas.',
  },
  stillWhichPaper: {
    en: 'How long there is, and what to do, hangs on just this.',
    es: 'Cuánto tiempo hay, y qué hacer, depende justo de esto.',
  },
  knowPaper: {
    en: 'The top of the first page tells it. A court’s name and an index number: court papers. A marshal, sheriff or constable: their notice. With none of these it is mostly the landlord’s own letter.',
    es: 'Lo dice la parte de arriba de la primera página. El nombre de una corte y un número de caso: papeles de la corte. Un marshal, sheriff o constable: su aviso. Sin nada de eso, casi siempre es una carta del propietario.',
  },
  showPaper: {
    en: 'Or [show the paper](/papers/read): your own phone or computer reads it.',
    es: 'O [muestre el papel](/papers/read): lo lee su propio teléfono o computadora.',
  },
  paperPicture: { en: 'More about this kind of paper', es: 'Más sobre este tipo de papel' },
  happeningNow: {
    en: (title: string) => `Happening now: ${title}`,
    es: (title: string) => `Está pasando ahora: ${title}`,
  },
  ifHappening: {
    en: (who: string, call: string) => `If this is happening now: ${who}, ${call}.`,
    es: (who: string, call: string) => `Si esto está pasando ahora: ${who}, ${call}.`,
  },
  isItThat: {
    en: (title: string, who: string, call: string) => `**${title}?** ${who}: ${call}.`,
    es: (title: string, who: string, call: string) => `**¿${title}?** ${who}: ${call}.`,
  },
  ...ANSWER_PARTS,
  isThatDay: {
    en: (day: string, ask: string) => `You named ${day}. ${ask}`,
    es: (day: string, ask: string) => `Usted nombró el ${day}. ${ask}`,
  },
  tookThatDay: {
    en: (day: string, ask: string) => `I took ${day} for this: ${ask} If it was another day, which?`,
    es: (day: string, ask: string) => `Tomé el ${day} para esto: ${ask} Si fue otro día, ¿cuál?`,
  },
  whatIsPrinted: {
    en: (day: string) => `It came ${day}, but the time runs from the date printed on it. What date is that?`,
    es: (day: string) => `Llegó el ${day}, pero el plazo corre desde la fecha impresa en ella. ¿Qué fecha es?`,
  },
  yesThatDay: { en: 'That was the day', es: 'Ese fue el día' },
  startDocument: { en: (title: string) => `Start: ${title}`, es: (title: string) => `Empezar: ${title}` },
  showAttorneys: { en: 'Show me attorneys', es: 'Muéstreme abogados' },
  /** Answers to the question of a form, as they are tapped and as they are typed. */
  answerYes: { en: 'Yes', es: 'Sí' },
  answerNo: { en: 'No', es: 'No' },
  answerUnknown: { en: 'I don’t know', es: 'No sé' },
  answerSkip: { en: 'Skip', es: 'Saltar' },
  pickDate: { en: 'Pick the date', es: 'Elegir la fecha' },
  backToForm: { en: 'Back to the form:', es: 'Volvamos al formulario:' },
  nothingMore: {
    en: (label: string) =>
      `That is what I can stand behind about **${label}**. For what is particular to your case, an attorney can help; or ask me about something else.`,
    es: (label: string) =>
      `Eso es lo que puedo sostener sobre **${label}**. Para lo particular de su caso, un abogado puede ayudarle; o pregúnteme otra cosa.`,
  },
  freeHelp: {
    en: 'Free legal help in New York: [LawHelpNY](https://www.lawhelpny.org).',
    es: 'Ayuda legal gratuita en Nueva York: [LawHelpNY](https://www.lawhelpny.org).',
  },
  whatHappened: {
    en: 'What happened? Tell me in your own words, or tap what comes nearest.',
    es: '¿Qué pasó? Cuéntemelo con sus palabras, o toque lo que más se parezca.',
  },
  paperReady: {
    en: (title: string, steps: string) =>
      `I cannot send anything, and nothing has been sent to anybody. Your **${title}** is in [your documents](/documents), where every line can be read and changed. What comes next:\n\n${steps}`,
    es: (title: string, steps: string) =>
      `Yo no puedo enviar nada, y no se ha enviado nada a nadie. Su **${title}** está en [sus documentos](/documents), donde puede leer y cambiar cada línea. Lo que sigue:\n\n${steps}`,
  },
  papersHere: {
    en: (titles: string) =>
      `I can fill in letters and forms with you, one question at a time. For example:\n\n${titles}\n\nAll of them are in the [library](/documents). Tell me which one, or what happened.`,
    es: (titles: string) =>
      `Puedo llenar cartas y formularios con usted, pregunta por pregunta. Por ejemplo:\n\n${titles}\n\nTodos están en la [biblioteca](/documents). Dígame cuál, o qué pasó.`,
  },
  documentUnknown: {
    en: 'I do not have a form or letter for that yet. The ones I have are in the [library](/documents).',
    es: 'Todavía no tengo un formulario o carta para eso. Los que tengo están en la [biblioteca](/documents).',
  },
  also: { en: 'Also', es: 'También' },
};

export const words = inEveryLanguage(messages);
export type SayWords = (typeof words)[Language];
