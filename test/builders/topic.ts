import type { Fact, Statement, Topic } from '#assistant/knowledge/topic.ts';

export const aFact = (over: Partial<Fact> = {}): Fact => ({
  id: 'X01',
  en: 'A made-up rule gives 14 days.',
  es: 'Una regla inventada da 14 días.',
  law: 'Invented Law § 1',
  link: 'https://example.com/law',
  confidence: 'official',
  asOf: '2026',
  checked: '2026-11-01',
  ...over,
});

export const aStatement = (over: Partial<Statement> = {}): Statement => ({
  id: 'housing/made-up#time',
  topicId: 'housing/made-up',
  of: ['X01'],
  settles: ['how-long'],
  en: 'The landlord has 14 days.',
  es: 'El propietario tiene 14 días.',
  variants: [],
  compare: [],
  sums: [],
  ...over,
});

export const aTopic = (over: Partial<Topic> = {}): Topic => ({
  id: 'housing/made-up',
  title: { en: 'Something made up', es: 'Algo inventado' },
  label: { en: 'Made up', es: 'Inventado' },
  category: 'housing',
  facts: [aFact()],
  statements: [aStatement()],
  open: [],
  sides: {},
  gather: [],
  steps: [],
  deadlines: [],
  documents: [],
  help: [],
  related: [],
  ...over,
});
