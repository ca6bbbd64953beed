import { expect, test } from 'vitest';
import { loadDefinitions } from '../documents/load-definitions.ts';
import { loadTopics } from '../knowledge/load-topics.ts';
import { faultsInPapers } from './check-papers.ts';
import { choiceWords, findPaper, isPaper, loadPapers, paperName, parsePapers } from './find-paper.ts';

const entries = loadPapers();
const papers = entries.filter(isPaper);
const known = {
  topics: new Set(loadTopics().map(({ id }) => id)),
  documents: new Set(loadDefinitions().map(({ id }) => id)),
};

test('there are at least 36 kinds, and the fakes', () => {
  expect(papers.length).toBeGreaterThanOrEqual(36);
  expect(papers.filter(({ isFake }) => isFake).map(({ id }) => id)).toEqual([
    'fake-arrest-threat',
    'fake-court-email',
    'fake-deed-offer',
  ]);
});

test('every kind is described once, and what it names exists', () => {
  expect(faultsInPapers(entries, known)).toEqual([]);
});

test('faults are told', () => {
  const [first] = papers;
  const bad = {
    ...first!,
    topic: 'housing/nowhere',
    rule: 'DL999',
    documents: ['no-such-letter'],
    help: ['nobody'],
    first: { en: 'Within 14 days.', es: 'En 14 días.' },
  };
  const faults = faultsInPapers([...entries, bad], known).filter((fault) => fault.startsWith(`${bad.id}:`));
  expect(faults).toEqual([
    `${bad.id}: it stands twice`,
    `${bad.id}: there is no topic housing/nowhere`,
    `${bad.id}: there is no rule DL999`,
    `${bad.id}: there is no document no-such-letter`,
    `${bad.id}: there is no help nobody`,
    `${bad.id}: a figure is the rule's to say: "Within 14 days."`,
  ]);
});

test('a file with a fault names the file', () => {
  expect(() => parsePapers('housing.yaml', '- id: letter')).toThrow('housing.yaml');
});

test('a word for several papers has a name and no page', () => {
  expect(findPaper('ticket')).toBeUndefined();
  expect(paperName('ticket')).toEqual({ en: 'Ticket', es: 'Multa' });
  expect(choiceWords('marshal-notice').en).toBe('A notice from a marshal or sheriff');
  expect(choiceWords('jury-summons').en).toBe('Jury summons');
});
