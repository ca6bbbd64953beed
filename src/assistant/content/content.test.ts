import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { detectLanguage } from '../read/detect-language.ts';
import { differingFigures, untoldSubjects } from './figures.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../content');
const FOLDERS = ['facts', 'knowledge', 'deadlines', 'emergencies', 'help', 'papers'];

type Found = { readonly file: string; readonly key: string; readonly text: string; readonly beside: string };

/** Every text of every file, with the key it stands under and what stands beside it in the other language. */
const texts = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const name = path.join(folder, file);
      return textsIn(name, parse(readFileSync(path.join(CONTENT, name), 'utf8'), { schema: 'failsafe' }));
    }),
);

function textsIn(file: string, value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, es } = value as { en?: unknown; es?: unknown };
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part !== 'string') return textsIn(file, part);
    const other = key === 'en' ? es : key === 'es' ? en : '';
    return [{ file, key, text: part.trim(), beside: typeof other === 'string' ? other.trim() : '' }];
  });
}

test('every link is one that a browser can open', () => {
  const links = texts.filter(({ key }) => key === 'link' || key === 'page');
  expect(links.length).toBeGreaterThan(900);
  const bad = links.filter(({ text }) => !isGoodLink(text)).map(({ file, text }) => `${file}: ${text}`);
  expect(bad).toEqual([]);
});

/** Lower-case host with a dot, no spaces, and nothing that only follows readers about. */
const isGoodLink = (text: string) =>
  URL.canParse(text) &&
  /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/.test(text) &&
  !/[?&](?:fbclid|utm_\w+|gclid)=|["<>\\^`{|}]/.test(text);

test.each(['https://nysenate', 'https://ag.ny.gov/a b', 'ag.ny.gov', 'https://ag.ny.gov/?fbclid=1', 'mailto:a@b.org'])(
  '%s is no such link',
  (link) => {
    expect(isGoodLink(link)).toBe(false);
  },
);

describe('Spanish', () => {
  const spanish = texts.filter(({ key }) => key === 'es');
  // Words that stand on a form, and names, are quoted as they are.
  const own = (text: string) => text.replaceAll(/["“«][^"”»]*["”»]|\([^)]*\)/g, '');
  const isName = (text: string) => text.split(/\s+/).every((word) => /^(?:\p{Lu}|of$)/u.test(word));
  const isLong = (text: string) => text.split(/\s+/).length > 6 && !isName(text);

  test('is Spanish everywhere', () => {
    expect(spanish.length).toBeGreaterThan(5000);
    const wrong = spanish.filter(({ text }) => isLong(own(text)) && detectLanguage(own(text), 'es') !== 'es');
    expect(wrong.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test('is not the English sentence again', () => {
    const same = spanish.filter(({ text, beside }) => isLong(text) && text === beside);
    expect(same.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test('has no English sentence in English’s place that is Spanish', () => {
    const english = texts.filter(({ key }) => key === 'en');
    const wrong = english.filter(({ text }) => isLong(own(text)) && detectLanguage(own(text), 'en') !== 'en');
    expect(wrong.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

describe('a figure', () => {
  test('has one value for one subject, wherever it is told', () => {
    const english = texts.filter(({ key }) => key === 'en').map(({ file, text }) => ({ where: file, text }));
    expect(differingFigures(english)).toEqual([]);
    expect(untoldSubjects(english.map(({ text }) => text))).toEqual([]);
  });

  test('with two values is found', () => {
    const faults = differingFigures([
      { where: 'a', text: 'Small claims court takes up to $10,000 in New York City.' },
      { where: 'b', text: 'Small claims court takes up to $15,000 in New York City.' },
    ]);
    expect(faults).toEqual(['small claims in New York City: $10,000 (a), $15,000 (b)']);
  });
});
