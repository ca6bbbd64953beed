import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ISSUE_CATEGORIES, type IssueCategory } from '#domain/issue-category.ts';
import type { Topic } from '../knowledge/topic.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/utterances');

/** Something a person might write, and what it is about; `not-legal` is what we do not help with. */
export type Utterance = { readonly text: string; readonly about: IssueCategory | 'not-legal' };

/** One utterance per line in `content/utterances/CATEGORY.txt`, beside the questions that the topics bring. */
export function loadUtterances(topics: readonly Topic[], folder = FOLDER): Utterance[] {
  const fromTopics = topics.flatMap((topic) => topic.ask.map((text) => ({ text, about: topic.category })));
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  return [...fromTopics, ...files.flatMap((file) => readUtterances(path.join(folder, file)))];
}

function readUtterances(file: string): Utterance[] {
  const about = path.basename(file, '.txt');
  if (about !== 'not-legal' && !ISSUE_CATEGORIES.includes(about as IssueCategory)) {
    throw new Error(`${file}: ${about} is no category`);
  }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((text) => ({ text, about: about as Utterance['about'] }));
}

/** Every text whose vector is kept. */
export function allPhrases(topics: readonly Topic[], utterances: readonly Utterance[]): string[] {
  const texts = [...topics.flatMap((topic) => [topic.title, ...topic.ask]), ...utterances.map(({ text }) => text)];
  return [...new Set(texts)];
}
