import { parse } from 'yaml';
import * as z from 'zod';
import { Topic, type Sentence } from './topic.ts';

const FILE = /^---\n(?<header>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;
const SPANISH = /^## En español\s*$/m;
/** A sentence ends with the facts that carry it: `… within 14 days. [H02]` or `[H02, H03]`. */
const SENTENCE = /(?<text>[^[\]]+?)\s*\[(?<ids>[A-Z]{1,2}\d{2}(?:\s*,\s*[A-Z]{1,2}\d{2})*)\]/g;

/** Reads one topic file. The message of the error is meant for whoever wrote the file. */
export function parseTopic(id: string, file: string): Topic {
  const { header, body } = FILE.exec(file.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (header === undefined || body === undefined)
    throw new Error(`${id}: a topic begins with a header between two lines of ---`);
  const parsed = Topic.safeParse(parse(header, { schema: 'failsafe' }));
  if (!parsed.success) throw new Error(`${id}: ${z.prettifyError(parsed.error)}`);
  const [english = '', spanish = ''] = body.split(SPANISH);
  return { ...parsed.data, id, answer: sentences(id, english), respuesta: sentences(id, spanish) };
}

/** Whatever is left over between the sentences would be a statement without its proof. */
function sentences(id: string, text: string): Sentence[] {
  const rest = text.replace(SENTENCE, '').trim();
  if (rest) throw new Error(`${id}: no fact is named for "${rest.slice(0, 80)}"`);
  return [...text.matchAll(SENTENCE)].map(({ groups }) => ({
    text: (groups?.['text'] ?? '').replace(/\s+/g, ' ').trim(),
    facts: (groups?.['ids'] ?? '').split(',').map((fact) => fact.trim()),
  }));
}
