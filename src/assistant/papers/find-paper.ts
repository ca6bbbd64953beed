import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAPER_KINDS, type PaperKind } from '#domain/matter/case-file.ts';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Words } from '../content/words.ts';
import { PaperFile, type Paper, type PaperWord } from './paper.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/papers');

type Entry = Paper | PaperWord;

/** Every entry of `content/papers`. Errors are for whoever wrote the file. */
export function loadPapers(folder = FOLDER): Entry[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.toSorted().flatMap((file) => parsePapers(file, readFileSync(path.join(folder, file), 'utf8')));
}

export function parsePapers(file: string, text: string): Entry[] {
  const parsed = PaperFile.safeParse(parse(text, { schema: 'failsafe' }));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

let entries: ReadonlyMap<PaperKind, Entry> | undefined;

/** The files are read once, when the first paper is asked for. */
function all(): ReadonlyMap<PaperKind, Entry> {
  entries ??= new Map(loadPapers().map((entry) => [entry.id, entry]));
  return entries;
}

function entryOf(kind: PaperKind): Entry {
  const entry = all().get(kind);
  if (!entry) throw new Error(`content/papers does not describe ${kind}`);
  return entry;
}

export const isPaper = (entry: Entry): entry is Paper => !('isFamily' in entry);

/** A kind that can be held in one's hand; nothing for a word that means several. */
export function findPaper(kind: PaperKind): Paper | undefined {
  const entry = entryOf(kind);
  return isPaper(entry) ? entry : undefined;
}

/** Every kind that can be read off a photo, in the order of the list: what people bring most comes first. */
export const allPapers = (): Paper[] => PAPER_KINDS.map(entryOf).filter(isPaper);

/** What a paper is called in a list of what was told. */
export const paperName = (kind: PaperKind): Words => entryOf(kind).name;

/** With what it looks like: people do not know the names. */
export function choiceWords(kind: PaperKind): Words {
  const { choice, name } = entryOf(kind);
  return choice ?? name;
}
