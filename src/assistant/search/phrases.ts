import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ISSUE_CATEGORIES, type IssueCategory } from '#domain/issue-category.ts';
import type { Topic } from '../knowledge/topic.ts';
import { toEnglish } from '../language/glossary.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/utterances');

const OTHER_GROUPS = ['not-legal', 'crisis-self-harm', 'crisis-danger'] as const;
export type Group = IssueCategory | (typeof OTHER_GROUPS)[number];

/** Something a person might write, and what it is about; `not-legal` is what we do not help with. */
export type Utterance = { readonly text: string; readonly about: Group };

/** One utterance per line in `content/utterances/CATEGORY.txt`, beside the questions that the topics bring. */
export function loadUtterances(topics: readonly Topic[], folder = FOLDER): Utterance[] {
  const fromTopics = topics.flatMap((topic) => waysToAsk(topic).map((text) => ({ text, about: topic.category })));
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  return [...fromTopics, ...files.flatMap((file) => readUtterances(path.join(folder, file)))];
}

function readUtterances(file: string): Utterance[] {
  const about = path.basename(file, '.txt');
  if (![...OTHER_GROUPS, ...ISSUE_CATEGORIES].includes(about as Group)) {
    throw new Error(`${file}: ${about} is no category`);
  }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith('#')).map((text) => ({ text, about: about as Group }));
}

/** The Spanish ones in the English words that a Spanish message is turned into as well: both then speak alike. */
export function waysToAsk(topic: Topic): string[] {
  return [topic.title, ...topic.ask, ...topic.pregunta.map(toEnglish)];
}

/** Every text whose vector is kept. */
export function allPhrases(topics: readonly Topic[], utterances: readonly Utterance[]): string[] {
  const facts = topics.flatMap((topic) => topic.facts.map(({ says }) => says));
  const texts = [...topics.flatMap(waysToAsk), ...facts, ...utterances.map(({ text }) => text)];
  return [...new Set(texts)];
}
