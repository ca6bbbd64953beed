import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { Words } from '../content/words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/emergencies');
const text = z.string().trim().min(1);

/** What to do in the next minutes, whom to call, and only then the law. */
const EmergencyFile = z.strictObject({
  title: Words,
  say: Words,
  first: z.array(Words).min(2).max(4),
  numbers: z.array(z.strictObject({ name: Words, number: text, note: Words.optional() })).min(1),
  law: z
    .array(
      z.strictObject({
        ...Words.shape,
        law: text,
        link: z.url({ protocol: /^https?$/ }),
        fact: text.optional(),
        checked: z.iso.date(),
      }),
    )
    .default([]),
  /** What people say next. */
  next: z.array(Words).default([]),
  topics: z.array(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/)).default([]),
  /** No attorneys are shown, and the chat is never ended by us. */
  keepsOpen: z.preprocess((value) => value === true || value === 'true', z.boolean()),
});
export type Emergency = z.infer<typeof EmergencyFile> & { readonly id: string };

export function loadEmergencies(folder = FOLDER): Map<string, Emergency> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return new Map(
    files.toSorted().map((file) => {
      const id = path.basename(file, '.yaml');
      const parsed = EmergencyFile.safeParse(
        parse(readFileSync(path.join(folder, file), 'utf8'), { schema: 'failsafe' }),
      );
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      return [id, { ...parsed.data, id }];
    }),
  );
}
