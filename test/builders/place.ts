import type { Place } from '#assistant/help/place.ts';

export const aPlace = (over: Partial<Place> = {}): Place => ({
  id: 'somebody',
  kind: 'legal-aid',
  name: { en: 'Somebody', es: 'Alguien' },
  does: { en: 'Calls back', es: 'Devuelve llamadas' },
  region: 'statewide',
  counties: [],
  problems: ['housing'],
  phone: '800-555-0100',
  lines: [],
  languages: [],
  link: 'https://example.com/help',
  page: 'https://example.com/about',
  confidence: 'official',
  checked: '2026-11-01',
  ...over,
});
