import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { NY_COUNTIES } from '#domain/attorneys/ny-county.ts';
import { NY_REGIONS } from '#domain/attorneys/ny-region.ts';
import * as z from 'zod';
import { Words } from '../content/words.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of small letters, digits and hyphens');
const Link = z.url({ protocol: /^https?$/ });
const Phone = z.string().regex(/^(?:\d{3}|\d{3}-\d{3}-\d{4})$/, 'a number is written 311 or 800-942-6906');

/** What sort of help it is; `lawyers` cost money. */
const PLACE_KINDS = ['legal-aid', 'clinic', 'court', 'hotline', 'agency', 'directory', 'lawyers'] as const;

/** Somebody who helps. A number that people are told to call stands here and nowhere else. */
export const Place = z.strictObject({
  id: Slug,
  kind: z.enum(PLACE_KINDS),
  name: Words,
  /** What they do, as half a sentence: the number follows. */
  does: Words,
  region: z.enum(['statewide', ...NY_REGIONS]),
  /** Where it is not the whole region. */
  counties: z.array(z.enum(NY_COUNTIES as readonly [string, ...string[]])).default([]),
  /** Areas of law, and emergencies by their file. */
  problems: z.array(z.union([z.enum(ISSUE_CATEGORIES), Slug])).min(1),
  phone: Phone.optional(),
  /** Further numbers, each for something of its own: texts, another language, another office. */
  lines: z.array(z.strictObject({ id: Slug, name: Words, number: Phone })).default([]),
  hours: Words.optional(),
  /** Left out where nobody has asked. `many`: they have interpreters. */
  languages: z.array(z.enum(['en', 'es', 'many'])).default([]),
  link: Link.optional(),
  /** Where the number and the rest were read. */
  page: Link,
  confidence: z.enum(['official', 'secondary', 'partial', 'knowledge']),
  checked: z.iso.date(),
});
export type Place = z.infer<typeof Place>;
