import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTopic } from './parse-topic.ts';
import type { Topic } from './topic.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/knowledge');

/** Every topic of `content/knowledge`, in the order of its id. */
export function loadTopics(folder = FOLDER): Topic[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) =>
      parseTopic(file.replaceAll(path.sep, '/').replace(/\.md$/, ''), readFileSync(path.join(folder, file), 'utf8')),
    );
}
