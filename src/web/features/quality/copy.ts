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
    'Whether the law itself is stated correctly. The test finds out whether a reply carries the facts that we have written down. Each of them names its official source and the day it was last checked, so that you can look for yourself.',
    'The judgment of an outsider. We wrote the scenarios ourselves, and the assistant is improved by people who can read them. Expect it to do somewhat worse on questions that nobody here has seen.',
    'How pleasant, short or clear a reply is to read.',
    mind === 'built-in'
      ? 'Answers by an outside language model, where one is switched on. This run is of the built-in assistant alone.'
      : 'Answers of the built-in assistant, which speaks where no language model is switched on or where it fails.',
    'The counting of deadlines, and which attorneys are shown. Both have tests of their own.',
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
  triage: {
    name: 'Kind',
    meaning:
      'It did the right kind of thing: answered, asked back, said that it is no legal question, sent somebody in danger to help, said that another state’s law applies, or refused.',
  },
  category: { name: 'Area', meaning: 'It saw which area of law the question belongs to, such as housing or work.' },
  facts: { name: 'Facts', meaning: 'The reply states every fact that we had written down as necessary.' },
  mentions: { name: 'Figures', meaning: 'The exact words or numbers that matter appear, such as “14 days”.' },
  cited: {
    name: 'Sources',
    meaning: 'Every point of law, and every figure in the short answer, names its source.',
  },
  clean: {
    name: 'No advice',
    meaning: 'It does not tell people what they should do, and neither promises nor predicts how a case ends.',
  },
} as const;

export const groups: Readonly<Record<string, string>> = {
  consumer: 'Debt and shopping',
  courts: 'Courts and small claims',
  crisis: 'Danger and despair',
  employment: 'Work',
  family: 'Family',
  'follow-ups': 'Follow-up questions',
  housing: 'Housing',
  'out-of-state': 'Other states',
  refusals: 'What it must refuse',
  rest: 'Other areas of law',
  spanish: 'In Spanish',
  triage: 'Unclear, or no legal issue',
};
