import { brand } from '#web/brand.ts';

export const copy = {
  heading: 'How good are the answers?',
  intro: `Before you rely on ${brand.name}, you should be able to see how often it is right. So we test it with made-up conversations and publish what comes out, the failures too.`,
  summary: (faultless: number, scenarios: number) =>
    `In the last run, ${faultless} of ${scenarios} conversations came out without any fault.`,
  advice:
    'It can be wrong about your question as well. Before you act on something important, open the source that the answer names, or ask an attorney.',
  ranOn: 'Last run',
  version: 'Version',
  mind: 'Assistant',
  mindName: (name: string) => (name === 'built-in' ? 'Built-in' : name),
  scenarios: 'Scenarios',
  faultless: 'Without a fault',
  results: 'Results',
  resultsCaption: 'Share of scenarios that came out right, by group',
  group: 'Group',
  all: 'All',
  of: (right: number, all: number) => `${right} of ${all}`,
  notAsked: 'Not asked',
  columns: 'What the columns mean',
  method: 'How it is measured',
  notMeasured: 'What is not measured',
  notMeasuredPoints: (mind: string) => [
    'Real conversations. Nobody’s chat is used for this; what people really ask may be harder than what we thought of.',
    'Whether the law itself is stated correctly. The test finds out whether a reply carries what was written down beforehand. Each statement names its official source and the day it was last checked, so that you can look for yourself.',
    'The judgment of an outsider. We wrote the scenarios ourselves, and the assistant is improved by people who can read them. Expect it to do somewhat worse on questions that nobody here has seen.',
    'How pleasant or clear a reply is to read.',
    mind === 'built-in'
      ? 'Answers by an outside language model, where one is switched on. This run is of the built-in assistant alone.'
      : 'Answers of the built-in assistant, which speaks where no language model is switched on or where it fails.',
    'Which attorneys are shown. That has tests of its own.',
  ],
  failures: 'What went wrong',
  failuresIntro: (count: number) =>
    count === 0
      ? 'Nothing in this run.'
      : 'Every conversation with at least one fault, in the words of the scenario, and what was wrong with the reply.',
  failuresIn: (group: string, count: number) => `${group}: ${count}`,
} as const;

/** The columns of the table, in its order. */
export const measures = {
  kind: {
    name: 'Kind',
    meaning:
      'It did the right kind of thing: answered, asked which paper it is, said honestly that it does not know, said that another state’s law applies, or refused.',
  },
  opening: {
    name: 'Opening',
    meaning: 'The first sentences answer what was asked: yes, no, a figure, a day, a place, or what to do.',
  },
  mentions: {
    name: 'Facts',
    meaning: 'What a right answer must contain, such as “14 days”, is seen without unfolding anything.',
  },
  area: { name: 'Area', meaning: 'It saw which area of law the question belongs to, such as housing or work.' },
  memory: { name: 'Memory', meaning: 'It does not ask for what was told, and nothing twice.' },
  fresh: { name: 'New', meaning: 'It does not repeat what it said before, unless it is asked to.' },
  dates: {
    name: 'Days',
    meaning: 'A day that counts is counted from the right event, and none where no clock has started.',
  },
  acts: {
    name: 'Requests',
    meaning: 'Shorter, simpler, in Spanish, are you a lawyer, should I, start the letter, stop: each is done.',
  },
  danger: { name: 'Danger', meaning: 'Danger is heard, and what only sounds like it does not alarm.' },
  language: { name: 'Language', meaning: 'Every line is in the language of the person.' },
  short: { name: 'Short', meaning: 'At most 130 words before anything is unfolded.' },
  cited: { name: 'Sources', meaning: 'Every sentence of law with a figure names its source.' },
  clean: {
    name: 'No advice',
    meaning: 'It does not tell people what they should do, and neither promises nor predicts how a case ends.',
  },
} as const;

/** `asked: …` are single questions, `talk: …` conversations of five to eight messages. */
export const groups: Readonly<Record<string, string>> = {
  'asked: abstain': 'Questions it cannot answer',
  'asked: benefits': 'Benefits',
  'asked: courts': 'Courts',
  'asked: crime-immigration': 'Crime and immigration',
  'asked: danger': 'Danger, and what sounds like it',
  'asked: estates-health-school': 'Estates, health, school',
  'asked: family': 'Family',
  'asked: housing': 'Housing',
  'asked: injury-traffic': 'Injury and traffic',
  'asked: money': 'Debt and money',
  'asked: papers': 'Papers in hand',
  'asked: work': 'Work',
  'talk: acts': 'Conversations: requests',
  'talk: courts-benefits': 'Conversations: courts and benefits',
  'talk: danger': 'Conversations: danger',
  'talk: family': 'Conversations: family',
  'talk: housing': 'Conversations: housing',
  'talk: money': 'Conversations: money',
  'talk: rest': 'Conversations: other areas',
  'talk: work': 'Conversations: work',
};
