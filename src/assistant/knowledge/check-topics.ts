import { namesTimeOf } from '../apply/time-named.ts';
import { isWrittenAcross } from '../find/facing.ts';
import { findRule, readRuleName } from '../deadlines/find-rule.ts';
import type { Language, Words } from '../content/words.ts';
import type { Statement, Topic } from './topic.ts';

const WORDS_AT_MOST: Readonly<Record<Language, number>> = { en: 60, es: 70 };

/** What a reviewer would send back, as sentences. Nothing found: an empty list. */
export function faultsIn(topics: readonly Topic[], today: string): string[] {
  const ids = new Set(topics.map(({ id }) => id));
  const written = new Map(topics.map((topic) => [topic.id, topic]));
  return topics.flatMap((topic) =>
    [...faultsOf(topic, ids, today), ...sidesAcross(topic, written)].map((fault) => `${topic.id}: ${fault}`),
  );
}

/** What is borrowed of another topic for a side is written to the same people. */
function sidesAcross(topic: Topic, written: ReadonlyMap<string, Topic>): string[] {
  const borrowed = Object.values(topic.sides).flatMap((all) => all.filter(({ topicId }) => topicId !== topic.id));
  return borrowed
    .filter(({ topicId }) => isWrittenAcross(written.get(topicId) ?? {}, topic.facing))
    .map(({ id }) => `${id} is written to the one across`);
}

function faultsOf(topic: Topic, ids: ReadonlySet<string>, today: string): string[] {
  return [
    ...(topic.id.startsWith(`${topic.category}/`)
      ? []
      : [`it lies in another folder than its category, ${topic.category}`]),
    ...[...topic.related, ...(topic.elsewhere ? [topic.elsewhere] : [])]
      .filter((id) => !ids.has(id))
      .map((id) => `related topic ${id} does not exist`),
    ...topic.facts.filter(({ checked }) => checked > today).map(({ id }) => `${id} was checked in the future`),
    ...topic.deadlines.filter((name) => !isRule(name)).map((name) => `there is no deadline rule ${name}`),
    ...topic.deadlines
      .filter((name) => !isNamedIn(name, topic))
      .map((name) => `no statement names the time of ${name}`),
    ...duplicates(topic.facts.map(({ id }) => id)).map((id) => `${id} stands twice`),
    ...duplicates(topic.statements.map(({ id }) => id)).map((id) => `${id} stands twice`),
    ...topic.statements.flatMap((statement) => statementFaults(statement, topic)),
  ];
}

function isRule(name: string): boolean {
  const { id, variant } = readRuleName(name);
  const rule = findRule(id);
  return rule !== undefined && (variant === undefined || rule.variants.some((one) => one.id === variant));
}

/** What is counted only where its time is told has to be told somewhere. */
function isNamedIn(name: string, { statements }: Topic): boolean {
  const { id, use } = readRuleName(name);
  const rule = findRule(id);
  return use !== '!' || rule === undefined || statements.some(({ en }) => namesTimeOf(en, rule.variants));
}

function statementFaults(statement: Statement, topic: Topic): string[] {
  const known = new Set(topic.facts.map(({ id }) => id));
  const texts: readonly Words[] = [statement, ...statement.variants];
  return [
    ...statement.of
      .filter((id) => !known.has(id))
      .map((id) => `${statement.id} rests on ${id}, which is not among the facts`),
    ...texts
      .filter((text) => figuresOf(text.en) !== figuresOf(text.es))
      .map(() => `${statement.id} has other figures in Spanish`),
    ...texts.flatMap((text) => tooLong(text).map((language) => `${statement.id} is too long in ${language}`)),
  ];
}

const tooLong = (text: Words) =>
  (['en', 'es'] as const).filter((language) => text[language].split(/\s+/).length > WORDS_AT_MOST[language]);

/** Every number once, in order of size: "14 days" and "14 días" are the same. */
function figuresOf(text: string): string {
  return [...new Set(text.match(/\d[\d,.]*\d|\d/g) ?? [])].toSorted().join(' ');
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
