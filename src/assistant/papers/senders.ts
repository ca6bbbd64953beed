import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAPER_KINDS, type PaperKind } from '#domain/matter/case-file.ts';
import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';
import { SENDERS, type Sender } from '../read/told/papers/senders.ts';

const FILE = path.resolve(import.meta.dirname, '../../../content/papers-by-sender.yaml');

const TopicId = z.string().regex(/^[a-z]+\/[a-z0-9-]+$/);
const Choices = z.record(z.enum(SENDERS), z.array(z.enum(PAPER_KINDS).or(TopicId)).min(2).max(4));

let known: z.infer<typeof Choices> | undefined;

/** What a letter of this sender may be: kinds of papers, and topics. */
export function lettersOf(sender: Sender): readonly string[] {
  known ??= Choices.parse(parseYaml(readFileSync(FILE, 'utf8'), 'failsafe'));
  return known[sender];
}

export const isPaperKind = (one: string): one is PaperKind => PAPER_KINDS.some((kind) => kind === one);
