import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textsToTranslate, translated, type Sentences } from '#domain/documents/translated.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import type { Language } from '../content/words.ts';
import type { Definition } from './definition.ts';

const FILE = path.resolve(import.meta.dirname, '../../../content/documents/spanish.yaml');

let known: Sentences | undefined;

/** Sentence by sentence: many questions stand in many papers, and are translated once. */
export function spanishSentences(): Sentences {
  known ??= parseYaml(readFileSync(FILE, 'utf8')) as Sentences;
  return known;
}

const sentencesFor = ({ spanish }: Definition): Sentences =>
  spanish ? { ...spanishSentences(), ...spanish } : spanishSentences();

export const inSpanish = (definition: Definition): Definition => translated(definition, sentencesFor(definition));

/** As somebody reads it; what is printed stays English. */
export const readIn = (definition: Definition, language: Language = 'en'): Definition =>
  language === 'es' ? inSpanish(definition) : definition;

/** Only what this document says. */
export function spanishOf(definition: Definition): Record<string, string> {
  const all = sentencesFor(definition);
  return Object.fromEntries(
    textsToTranslate(definition).flatMap((text) => (Object.hasOwn(all, text) ? [[text, all[text] ?? text]] : [])),
  );
}
