import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../content/words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/phrases');

/**
 * Something a person might write, and what it stands for: a statement (`housing/no-heat#who`), a topic (`housing/no-heat`), an
 * act (`act:shorter`), an emergency (`emergency:lockout`) or what looks like one and is none (`no-emergency`).
 */
export type Phrase = { readonly text: string; readonly id: string; readonly language: Language };

/** The topic of a statement's id; a topic's own id stays. */
export const topicOf = (id: string): string => id.split('#')[0] ?? id;

/** Reading these takes time and is needed only to make the vectors: a running server never does it. */
export function loadPhrases(folder = FOLDER): Phrase[] {
  return [
    ...inFolder(folder, 'knowledge', (topic, key) => (key === 'topic' ? topic : `${topic}#${key}`)),
    ...inFiles(folder, 'acts', 'act:'),
    ...inFiles(folder, 'emergencies', 'emergency:'),
  ];
}

type Lists = Readonly<Record<string, readonly string[] | undefined>>;

function inFolder(folder: string, name: string, idOf: (file: string, key: string) => string): Phrase[] {
  return yamlIn(path.join(folder, name)).flatMap(({ file, content }) =>
    Object.entries(content as Record<string, Lists>).flatMap(([key, lists]) => spoken(lists, idOf(file, key))),
  );
}

function inFiles(folder: string, name: string, prefix: string): Phrase[] {
  return yamlIn(path.join(folder, name)).flatMap(({ file, content }) => {
    const lists = content as Lists;
    const not = { en: lists['not-en'], es: lists['not-es'] };
    return [...spoken(lists, prefix + file), ...spoken(not, 'no-emergency')];
  });
}

function spoken(lists: Lists, id: string): Phrase[] {
  const of = (language: Language) => (lists[language] ?? []).map((text) => ({ text: text.trim(), id, language }));
  return [...of('en'), ...of('es')];
}

function yamlIn(folder: string): { file: string; content: unknown }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => ({
      file: file.replaceAll(path.sep, '/').replace(/\.yaml$/, ''),
      content: parse(readFileSync(path.join(folder, file), 'utf8'), { schema: 'failsafe' }),
    }));
}

const ONE_IN = 5;

/** A fifth of all phrases is never indexed and never trained on: what is measured on them was not learned. */
export function isHeldBack(text: string): boolean {
  return (createHash('sha256').update(text.trim().toLowerCase()).digest()[0] ?? 0) % ONE_IN === 0;
}
