import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';
import { Words } from '../content/words.ts';
import { findPlace } from '../help/find-place.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/emergencies');
const text = z.string().trim().min(1);

/** What to do in the next minutes, whom to call, and only then the law. */
const EmergencyFile = z.strictObject({
  title: Words,
  say: Words,
  first: z.array(Words).min(2).max(4),
  /** Places of `content/help`; `line` is one of its further numbers, `as` what it is called here. */
  numbers: z
    .array(z.strictObject({ place: text, line: text.optional(), as: Words.optional(), note: Words.optional() }))
    .min(1),
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
  /** What people say next, and what is said to it where nothing that we know about the law is. */
  next: z.array(z.strictObject({ ...Words.shape, reply: Words.optional() })).default([]),
  /** Said one after the other to somebody who goes on telling, and does not ask. */
  still: z.array(Words).default([]),
  topics: z.array(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/)).default([]),
  /** No attorneys are shown, and the chat is never ended by us. */
  keepsOpen: z.preprocess((value) => value === true || value === 'true', z.boolean()),
});
type EmergencyNumber = {
  readonly name: Words;
  readonly number: string;
  readonly note?: Words | undefined;
  /** Answered for New York City alone. */
  readonly isOfCity?: boolean;
};
export type Emergency = Omit<z.infer<typeof EmergencyFile>, 'numbers'> & {
  readonly id: string;
  readonly numbers: readonly EmergencyNumber[];
};

export function loadEmergencies(folder = FOLDER): Map<string, Emergency> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return new Map(
    files.toSorted().map((file) => {
      const id = path.basename(file, '.yaml');
      const parsed = EmergencyFile.safeParse(parseYaml(readFileSync(path.join(folder, file), 'utf8'), 'failsafe'));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      return [id, { ...parsed.data, id, numbers: parsed.data.numbers.map((one) => numberOf(one, file)) }];
    }),
  );
}

function numberOf({ place, line, as, note }: z.infer<typeof EmergencyFile>['numbers'][number], file: string) {
  const found = findPlace(place);
  const number = line === undefined ? found?.phone : found?.lines.find(({ id }) => id === line)?.number;
  if (!found || number === undefined) throw new Error(`${file}: there is no number ${line ?? ''} of ${place}`);
  // In danger nobody should have to know how a long-distance number is dialled.
  return {
    name: as ?? found.name,
    number: number.length > 3 ? `1-${number}` : number,
    note,
    isOfCity: found.region === 'new-york-city',
  };
}
