import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../../content/words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../content/phrases');

/**
 * Something a person might write, and what it stands for: a statement (`housing/no-heat#who`), a topic (`housing/no-heat`), an
 * act (`act:shorter`), an emergency (`emergency:lockout`) or what looks like one and is none (`no-emergency`).
 */
export type Phrase = {
  readonly text: string;
  readonly id: string;
  readonly language: Language;
  /** It asks for a yes or a no, and this is what the statement says to it. */
  readonly answer?: AskedAnswer;
  /** The question on the button of its statement. */
  readonly isButton?: true;
};

export const ASKED_ANSWERS = ['yes', 'no', 'depends'] as const;
export type AskedAnswer = (typeof ASKED_ANSWERS)[number];

/** In a file of phrases: "can he keep it → no". */
const ANSWERED = / → (yes|no|depends)$/;

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

/** Something said while a topic is spoken about, and the statement that replies to it. */
export type TalkPhrase = Phrase & { readonly about: string };

/** What is said in a talk and asks for nothing that we know. */
export const NOTHING = 'none';

/** What people say in the middle of a talk: half a question, or a fact that changes something. Needed only to make the vectors. */
export function loadTalkPhrases(folder = FOLDER): TalkPhrase[] {
  return yamlIn(path.join(folder, 'talks'))
    .filter(({ file }) => file !== TOLD_FOR_NOTHING)
    .flatMap(({ content }) =>
      Object.entries(content as Record<string, Record<string, Lists>>).flatMap(([about, said]) =>
        Object.entries(said).flatMap(([key, lists]) =>
          spoken(lists, key === NOTHING || key.includes('#') ? key : `${about}#${key}`).map((one) => ({
            ...one,
            about,
          })),
        ),
      ),
    );
}

/** Said in any talk: nothing has to be told to it. */
const TOLD_FOR_NOTHING = 'nothing';

export const loadNothingPhrases = (folder = FOLDER): Phrase[] =>
  yamlIn(path.join(folder, 'talks'))
    .filter(({ file }) => file === TOLD_FOR_NOTHING)
    .flatMap(({ content }) => spoken(content as Lists, NOTHING));

/** What is told of a day (`{day}`), and the event that it tells; `none` where nothing is counted from such a day. */
export const loadEventPhrases = (folder = FOLDER): Phrase[] =>
  yamlIn(path.join(folder, 'events')).flatMap(({ file, content }) => spoken(content as Lists, file));

/** What people write before a problem, and behind it, that says nothing of it. */
export const loadAroundPhrases = (place: 'before' | 'after', folder = FOLDER): Phrase[] =>
  yamlIn(path.join(folder, 'around'))
    .filter(({ file }) => file === place)
    .flatMap(({ content }) => spoken(content as Lists, place));

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
  const of = (language: Language) => (lists[language] ?? []).map((line) => ({ ...asWritten(line), id, language }));
  return [...of('en'), ...of('es')];
}

function asWritten(line: string): Pick<Phrase, 'text' | 'answer'> {
  const answer = ANSWERED.exec(line.trim())?.[1] as AskedAnswer | undefined;
  return { text: line.trim().replace(ANSWERED, ''), ...(answer ? { answer } : {}) };
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
