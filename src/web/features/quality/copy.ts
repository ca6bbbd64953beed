import { brand } from '#web/brand.ts';
import { words } from '#web/lib/words.ts';

export const copy = words({
  heading: { en: 'How good are the answers?', es: '¿Qué tan buenas son las respuestas?' },
  intro: {
    en: `Before you rely on ${brand.name}, you should be able to see how often it is right. So we test it with made-up conversations and publish what comes out, the failures too.`,
    es: `Antes de confiar en ${brand.name}, usted debería poder ver con qué frecuencia acierta. Por eso lo probamos con conversaciones inventadas y publicamos lo que sale, también los errores.`,
  },
  summary: {
    en: (faultless: number, scenarios: number) =>
      `In the last run, ${faultless} of ${scenarios} conversations came out without any fault.`,
    es: (faultless: number, scenarios: number) =>
      `En la última prueba, ${faultless} de ${scenarios} conversaciones salieron sin ningún error.`,
  },
  advice: {
    en: 'It can be wrong about your question as well. Before you act on something important, open the source that the answer names, or ask an attorney.',
    es: 'También puede equivocarse con su pregunta. Antes de hacer algo importante, abra la fuente que nombra la respuesta o pregunte a un abogado.',
  },
  ranOn: { en: 'Last run', es: 'Última prueba' },
  version: { en: 'Version', es: 'Versión' },
  mind: { en: 'Assistant', es: 'Asistente' },
  mindName: {
    en: (name: string) => (name === 'built-in' ? 'Built-in' : name),
    es: (name: string) => (name === 'built-in' ? 'Incorporado' : name),
  },
  scenarios: { en: 'Scenarios', es: 'Casos' },
  faultless: { en: 'Without a fault', es: 'Sin errores' },
  results: { en: 'Results', es: 'Resultados' },
  resultsCaption: {
    en: 'Share of scenarios that came out right, by group',
    es: 'Parte de los casos que salieron bien, por grupo',
  },
  group: { en: 'Group', es: 'Grupo' },
  all: { en: 'All', es: 'Todos' },
  of: {
    en: (right: number, all: number) => `${right} of ${all}`,
    es: (right: number, all: number) => `${right} de ${all}`,
  },
  notAsked: { en: 'Not asked', es: 'No se preguntó' },
  columns: { en: 'What the columns mean', es: 'Qué significan las columnas' },
  method: { en: 'How it is measured', es: 'Cómo se mide' },
  notMeasured: { en: 'What is not measured', es: 'Lo que no se mide' },
  notMeasuredPoints: {
    en: (mind: string) => [
      'Real conversations. Nobody’s chat is used for this; what people really ask may be harder than what we thought of.',
      'Whether the law itself is stated correctly. The test finds out whether a reply carries what was written down beforehand. Each statement names its official source and the day it was last checked, so that you can look for yourself.',
      'The judgment of an outsider. We wrote the scenarios ourselves, and the assistant is improved by people who can read them. Expect it to do somewhat worse on questions that nobody here has seen.',
      'How pleasant or clear a reply is to read.',
      mind === 'built-in'
        ? 'Answers by an outside language model, where one is switched on. This run is of the built-in assistant alone.'
        : 'Answers of the built-in assistant, which speaks where no language model is switched on or where it fails.',
      'Which attorneys are shown. That has tests of its own.',
    ],
    es: (mind: string) => [
      'Conversaciones reales. No se usa la conversación de nadie; lo que la gente pregunta de verdad puede ser más difícil que lo que se nos ocurrió.',
      'Si la ley misma está bien dicha. La prueba averigua si una respuesta lleva lo que se escribió antes. Cada afirmación nombra su fuente oficial y el día en que se revisó por última vez, para que usted pueda verlo.',
      'El juicio de alguien de fuera. Nosotros escribimos los casos, y el asistente lo mejoran personas que pueden leerlos. Cuente con que lo haga algo peor con preguntas que nadie aquí ha visto.',
      'Qué tan agradable o clara es una respuesta.',
      mind === 'built-in'
        ? 'Las respuestas de un modelo de lenguaje externo, donde está activado. Esta prueba es solo del asistente incorporado.'
        : 'Las respuestas del asistente incorporado, que habla donde no hay un modelo de lenguaje activado o donde este falla.',
      'Qué abogados aparecen. Eso tiene sus propias pruebas.',
    ],
  },
  failures: { en: 'What went wrong', es: 'Lo que salió mal' },
  failuresIntro: {
    en: (count: number) =>
      count === 0
        ? 'Nothing in this run.'
        : 'Every conversation with at least one fault, in the words of the scenario, and what was wrong with the reply.',
    es: (count: number) =>
      count === 0
        ? 'Nada en esta prueba.'
        : 'Cada conversación con al menos un error, con las palabras del caso, y qué estaba mal en la respuesta.',
  },
  failuresIn: {
    en: (group: string, count: number) => `${group}: ${count}`,
    es: (group: string, count: number) => `${group}: ${count}`,
  },
});

/** The columns of the table, in its order. */
export const measures = words({
  kind: {
    name: { en: 'Kind', es: 'Tipo' },
    meaning: {
      en: 'It did the right kind of thing: answered, asked which paper it is, said honestly that it does not know, said that another state’s law applies, or refused.',
      es: 'Hizo lo que correspondía: respondió, preguntó qué papel es, dijo con honestidad que no sabe, dijo que vale la ley de otro estado, o se negó.',
    },
  },
  opening: {
    name: { en: 'Opening', es: 'Inicio' },
    meaning: {
      en: 'The first sentences answer what was asked: yes, no, a figure, a day, a place, or what to do.',
      es: 'Las primeras frases responden lo que se preguntó: sí, no, una cifra, un día, un lugar o qué hacer.',
    },
  },
  mentions: {
    name: { en: 'Facts', es: 'Hechos' },
    meaning: {
      en: 'What a right answer must contain, such as “14 days”, is seen without unfolding anything.',
      es: 'Lo que una respuesta correcta debe tener, como “14 días”, se ve sin desplegar nada.',
    },
  },
  area: {
    name: { en: 'Area', es: 'Área' },
    meaning: {
      en: 'It saw which area of law the question belongs to, such as housing or work.',
      es: 'Vio a qué área de la ley pertenece la pregunta, como vivienda o trabajo.',
    },
  },
  memory: {
    name: { en: 'Memory', es: 'Memoria' },
    meaning: {
      en: 'It does not ask for what was told, and nothing twice.',
      es: 'No pregunta lo que ya se le dijo, ni nada dos veces.',
    },
  },
  fresh: {
    name: { en: 'New', es: 'Nuevo' },
    meaning: {
      en: 'It does not repeat what it said before, unless it is asked to.',
      es: 'No repite lo que dijo antes, salvo que se lo pidan.',
    },
  },
  dates: {
    name: { en: 'Days', es: 'Días' },
    meaning: {
      en: 'A day that counts is counted from the right event, and none where no clock has started.',
      es: 'Un día que cuenta se cuenta desde el hecho correcto, y ninguno donde el plazo no ha empezado.',
    },
  },
  acts: {
    name: { en: 'Requests', es: 'Pedidos' },
    meaning: {
      en: 'Shorter, simpler, in Spanish, are you a lawyer, should I, start the letter, stop: each is done.',
      es: 'Más corto, más sencillo, en español, es usted abogado, qué debo hacer, empiece la carta, pare: cada uno se hace.',
    },
  },
  danger: {
    name: { en: 'Danger', es: 'Peligro' },
    meaning: {
      en: 'Danger is heard, and what only sounds like it does not alarm.',
      es: 'El peligro se oye, y lo que solo suena así no alarma.',
    },
  },
  language: {
    name: { en: 'Language', es: 'Idioma' },
    meaning: { en: 'Every line is in the language of the person.', es: 'Cada línea está en el idioma de la persona.' },
  },
  short: {
    name: { en: 'Short', es: 'Corto' },
    meaning: {
      en: 'At most 130 words before anything is unfolded.',
      es: '130 palabras como máximo antes de desplegar nada.',
    },
  },
  cited: {
    name: { en: 'Sources', es: 'Fuentes' },
    meaning: {
      en: 'Every sentence of law with a figure names its source.',
      es: 'Cada frase sobre la ley con una cifra nombra su fuente.',
    },
  },
  clean: {
    name: { en: 'No advice', es: 'Sin consejos' },
    meaning: {
      en: 'It does not tell people what they should do, and neither promises nor predicts how a case ends.',
      es: 'No le dice a la gente qué debe hacer, y no promete ni predice cómo termina un caso.',
    },
  },
});

/** `asked: …` are single questions, `talk: …` conversations of five to eight messages. */
export const groups: Readonly<Record<string, string>> = words({
  'asked: abstain': { en: 'Questions it cannot answer', es: 'Preguntas que no puede responder' },
  'asked: benefits': { en: 'Benefits', es: 'Beneficios' },
  'asked: courts': { en: 'Courts', es: 'Cortes' },
  'asked: crime-immigration': { en: 'Crime and immigration', es: 'Delitos e inmigración' },
  'asked: danger': { en: 'Danger, and what sounds like it', es: 'Peligro, y lo que suena así' },
  'asked: estates-health-school': { en: 'Estates, health, school', es: 'Herencias, salud, escuela' },
  'asked: family': { en: 'Family', es: 'Familia' },
  'asked: housing': { en: 'Housing', es: 'Vivienda' },
  'asked: injury-traffic': { en: 'Injury and traffic', es: 'Lesiones y tránsito' },
  'asked: money': { en: 'Debt and money', es: 'Deudas y dinero' },
  'asked: papers': { en: 'Papers in hand', es: 'Papeles en la mano' },
  'asked: work': { en: 'Work', es: 'Trabajo' },
  'talk: acts': { en: 'Conversations: requests', es: 'Conversaciones: pedidos' },
  'talk: courts-benefits': { en: 'Conversations: courts and benefits', es: 'Conversaciones: cortes y beneficios' },
  'talk: danger': { en: 'Conversations: danger', es: 'Conversaciones: peligro' },
  'talk: family': { en: 'Conversations: family', es: 'Conversaciones: familia' },
  'talk: housing': { en: 'Conversations: housing', es: 'Conversaciones: vivienda' },
  'talk: money': { en: 'Conversations: money', es: 'Conversaciones: dinero' },
  'talk: rest': { en: 'Conversations: other areas', es: 'Conversaciones: otras áreas' },
  'talk: work': { en: 'Conversations: work', es: 'Conversaciones: trabajo' },
});
