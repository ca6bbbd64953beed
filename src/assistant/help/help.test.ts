import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { NY_REGIONS } from '#domain/attorneys/ny-region.ts';
import { aPlace } from '#test/builders/place.ts';
import { loadEmergencies } from '../knowledge/emergency.ts';
import { detectLanguage } from '../read/detect-language.ts';
import { words } from '../say/words.ts';
import { faultsInPlaces, numbersIn, numbersOf } from './check-places.ts';
import { allPlaces, findPlace, parsePlaces } from './find-place.ts';
import { helpFor, placeInWords } from './help-for.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../content');
const today = new Date().toISOString().slice(0, 10);

describe('content/help', () => {
  test('holds about a hundred places, and nothing is wrong with them', () => {
    expect(allPlaces().length).toBeGreaterThanOrEqual(100);
    expect(faultsInPlaces(allPlaces(), today)).toEqual([]);
  });

  test('is for areas and emergencies that exist, and every region has a free lawyer for a home', () => {
    const known = new Set<string>([...ISSUE_CATEGORIES, ...loadEmergencies().keys()]);
    expect(allPlaces().flatMap(({ problems }) => problems.filter((one) => !known.has(one)))).toEqual([]);
    for (const region of NY_REGIONS) {
      const here = allPlaces().filter((place) => place.region === region && place.problems.includes('housing'));
      expect(
        here.some(({ kind }) => kind === 'legal-aid'),
        region,
      ).toBe(true);
    }
  });

  test('is Spanish in Spanish', () => {
    const long = allPlaces().filter(({ does }) => does.es.split(/\s+/).length > 6);
    expect(long.filter(({ does }) => detectLanguage(does.es, 'es') !== 'es').map(({ id }) => id)).toEqual([]);
  });

  test('has every number that any content tells people to call', () => {
    const known = new Set(allPlaces().flatMap(numbersOf));
    const strays = ['knowledge', 'facts', 'emergencies'].flatMap((folder) =>
      yamlFiles(folder).flatMap((file) =>
        numbersIn(readFileSync(file, 'utf8'))
          .filter((number) => !known.has(number))
          .map((number) => `${path.relative(CONTENT, file)}: ${number}`),
      ),
    );
    expect(strays).toEqual([]);
    const said = [words.en, words.es].flatMap((all) => numbersIn(`${all.quietLine} ${all.quietLineSelf}`));
    expect(said.filter((number) => !known.has(number))).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(2);
  });
});

const yamlFiles = (folder: string) =>
  readdirSync(path.join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(CONTENT, folder, file));

test.each([
  ['call 800-942-6906 or text 844-997-2121', ['800-942-6906', '844-997-2121']],
  ['1-212-577-3300 and (212) 577-3301', ['212-577-3300', '212-577-3301']],
  ['Llame al 911; in Vermont call 311', ['911', '311']],
  ['16 CFR 429.0, $4,080, 2026-11-15, §§ 1101-1103', []],
])('the numbers in "%s"', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

describe('a table that a reviewer would send back', () => {
  test.each([
    ['somebody: there are two', [aPlace(), aPlace({ name: { en: 'Other', es: 'Otro' }, phone: '800-555-0101' })]],
    [
      '"Somebody" stands twice, with two numbers sooner or later',
      [aPlace(), aPlace({ id: 'again', phone: '800-555-0101' })],
    ],
    ['800-555-0100 stands at two places', [aPlace(), aPlace({ id: 'other', name: { en: 'Other', es: 'Otro' } })]],
    ['somebody: it was checked in the future', [aPlace({ checked: '2027-01-01' })]],
    ['somebody: nobody can reach it', [aPlace({ phone: undefined, link: undefined })]],
  ])('%s', (fault, places) => {
    expect(faultsInPlaces(places, '2026-12-01')).toEqual([fault]);
  });

  test.each([
    ['a number that is none', "phone: '800-942-690'"],
    ['a county that is none', 'counties: [Gotham]'],
    ['a region whose file is another', 'region: western'],
  ])('%s is refused', (_case, line) => {
    const text = `- { id: x, kind: court, name: { en: a, es: a }, does: { en: a, es: a }, problems: [courts], page: 'https://example.com', confidence: official, checked: 2026-01-01, ${line.includes('region') ? '' : 'region: statewide, '}${line} }`;
    expect(() => parsePlaces('statewide.yaml', text)).toThrow('statewide.yaml');
  });
});

describe('the help for somebody', () => {
  const own = [findPlace('housing-court-answers')!, findPlace('lawhelp-ny')!];
  const idsFor = (where: Parameters<typeof helpFor>[1]) =>
    helpFor({ category: 'housing', help: own }, where).map(({ id }) => id);

  test('is that of the region first, and none of another region', () => {
    expect(idsFor({ county: 'Erie' })).toEqual(['neighborhood-legal-services', 'lawhelp-ny']);
    expect(idsFor({ county: 'Monroe' })).toEqual(['legal-assistance-western', 'lawhelp-ny']);
    expect(idsFor({ county: 'Nassau' })).toEqual(['nassau-suffolk-law-services', 'lawhelp-ny']);
    expect(idsFor({ county: 'Kings' })).toEqual([
      'legal-services-nyc',
      'legal-aid-nyc',
      'housing-court-answers',
      'lawhelp-ny',
    ]);
    expect(idsFor({ isNyc: true })[0]).toBe('legal-services-nyc');
  });

  test('is what the topic names while nobody knows the place', () => {
    expect(idsFor({})).toEqual(['housing-court-answers', 'lawhelp-ny']);
    expect(idsFor({ isNyc: false })).toEqual(['lawhelp-ny']);
    expect(helpFor({ category: 'housing', help: [findPlace('dhcr-queens')!] }, {})).toEqual([]);
  });

  test('is for the problem at hand', () => {
    const traffic = helpFor({ category: 'traffic', help: [] }, { county: 'Erie' });
    expect(traffic).toEqual([]);
  });

  test('is one line with numbers to tap', () => {
    expect(placeInWords(findPlace('dv-hotline')!, 'es')).toBe(
      '[Línea estatal de violencia doméstica y sexual](https://opdv.ny.gov/): Gratis y confidencial, de día y de noche. En una emergencia, llame al 911. [800-942-6906](tel:18009426906); Texto [844-997-2121](tel:18449972121); En español [800-942-6908](tel:18009426908)',
    );
    expect(placeInWords(aPlace({ link: undefined, phone: undefined }), 'en')).toBe('Somebody: Calls back.');
  });
});
