import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';
import { Place } from './place.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/help');

/** Every place of `content/help`, a file for each region. Errors are for whoever wrote the file. */
export function loadPlaces(folder = FOLDER): Place[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.toSorted().flatMap((file) => parsePlaces(file, readFileSync(path.join(folder, file), 'utf8')));
}

export function parsePlaces(file: string, text: string): Place[] {
  const parsed = z.array(Place).safeParse(parseYaml(text, 'failsafe'));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const [stray] = parsed.data.filter(({ region }) => file !== `${region}.yaml`);
  if (stray) throw new Error(`${file}: ${stray.id} belongs into ${stray.region}.yaml`);
  return parsed.data;
}

let places: ReadonlyMap<string, Place> | undefined;

/** The files are read once, when the first place is asked for. */
function byId(): ReadonlyMap<string, Place> {
  places ??= new Map(loadPlaces().map((place) => [place.id, place]));
  return places;
}

export function findPlace(id: string): Place | undefined {
  return byId().get(id);
}

export function allPlaces(): Place[] {
  return [...byId().values()];
}
