import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';
import { findPlace } from '../help/find-place.ts';
import { Fact, TopicFile, type Statement, type Topic } from './topic.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../content');

/** Every topic of `content/knowledge` with its facts, in the order of its id. Errors are for whoever wrote the file. */
export function loadTopics(content = CONTENT): Topic[] {
  const facts = loadFacts(path.join(content, 'facts'));
  const folder = path.join(content, 'knowledge');
  const files = yamlFiles(folder).map((file) => {
    const id = file.replaceAll(path.sep, '/').replace(/\.yaml$/, '');
    return { id, topic: parsed(TopicFile, id, readFileSync(path.join(folder, file), 'utf8')) };
  });
  const all = new Map(files.flatMap(({ id, topic }) => statementsOf(id, topic)).map((one) => [one.id, one]));
  return files.map(({ id, topic }) => topicFrom(id, topic, facts, all));
}

export function parseTopic(id: string, file: string, facts: ReadonlyMap<string, Fact>): Topic {
  return topicFrom(id, parsed(TopicFile, id, file), facts, new Map());
}

const statementsOf = (id: string, { statements }: z.infer<typeof TopicFile>): Statement[] =>
  statements.map((one) => ({ ...one, id: `${id}#${one.id}`, topicId: id }));

function topicFrom(
  id: string,
  topic: z.infer<typeof TopicFile>,
  facts: ReadonlyMap<string, Fact>,
  all: ReadonlyMap<string, Statement>,
): Topic {
  const statements = statementsOf(id, topic);
  return {
    ...topic,
    id,
    facts: topic.facts.map((factId) => {
      const fact = facts.get(factId);
      if (!fact) throw new Error(`${id}: there is no fact ${factId}`);
      return fact;
    }),
    help: topic.help.map((placeId) => {
      const place = findPlace(placeId);
      if (!place) throw new Error(`${id}: there is no help ${placeId}`);
      return place;
    }),
    statements,
    sides: sidesOf(id, topic.sides, new Map([...all, ...statements.map((one) => [one.id, one] as const)])),
  };
}

/** Each side of a topic with the statements themselves, its own and those of others. */
function sidesOf(
  id: string,
  sides: z.infer<typeof TopicFile>['sides'],
  all: ReadonlyMap<string, Statement>,
): Topic['sides'] {
  const named = (name: string) => {
    const statement = all.get(name.includes('#') ? name : `${id}#${name}`);
    if (!statement) throw new Error(`${id}: there is no statement ${name}`);
    return statement;
  };
  return Object.fromEntries(Object.entries(sides).map(([side, names]) => [side, names.map(named)]));
}

function loadFacts(folder: string): Map<string, Fact> {
  const all = new Map<string, Fact>();
  for (const file of yamlFiles(folder)) {
    for (const fact of parsed(z.array(Fact), file, readFileSync(path.join(folder, file), 'utf8'))) {
      if (all.has(fact.id)) throw new Error(`${file}: ${fact.id} stands twice`);
      all.set(fact.id, fact);
    }
  }
  return all;
}

/** Figures stay text: `asOf: 2024` is no number. */
function parsed<T extends z.ZodType>(schema: T, name: string, file: string): z.infer<T> {
  const result = schema.safeParse(parseYaml(file, 'failsafe'));
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`);
  return result.data;
}

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
}
