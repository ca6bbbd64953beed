import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Definition } from './definition.ts';
import { parseDefinition } from './parse-definition.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/documents');

/** Every document of `content/documents`, in the order of its id. */
export function loadDefinitions(folder = FOLDER): Definition[] {
  const read = (id: string, file: string) => readFileSync(path.join(folder, id, file), 'utf8');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((id) => parseDefinition(id, { yaml: read(id, 'document.yaml'), text: read(id, 'text.md') }));
}
