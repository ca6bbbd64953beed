import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** In which way a mediocre model gets it wrong. */
export type Slip = 'other-order' | 'wrapped' | 'unknown-ids' | 'too-many' | 'half' | 'prose';

/** One message, and what a good, a mediocre and a hostile language model make of it. Written by hand. */
export type Replayed = {
  readonly id: string;
  readonly language: 'en' | 'es';
  readonly say: string;
  readonly good: {
    readonly statements: readonly string[];
    readonly lead: string | null;
    readonly ask: string | null;
    /** The first statement in its own words. */
    readonly rewording?: string;
  };
  readonly mediocre: { readonly as: Slip; readonly lead: string | null };
  readonly hostile: {
    /** Law of its own, wherever words of its own may stand. */
    readonly says: string;
    /** For the first statement: nearly the same. */
    readonly rewording: string;
  };
};

export const readReplayed = (): Replayed[] =>
  parse(readFileSync(path.resolve(import.meta.dirname, 'conversations.yaml'), 'utf8')) as Replayed[];
