import type { Language } from '../../../../content/words.ts';

type Names = Readonly<Record<Language, readonly string[]>>;
const both = (...names: string[]): Names => ({ en: names, es: names });

/** Places that the law tells apart. "New York" alone is the state that everything here is about. */
export const PLACES: Readonly<Record<string, Names>> = {
  nyc: {
    en: ['new york city', 'nyc', 'the city', 'city residents', 'in the five boroughs', 'five boroughs'],
    es: ['ciudad de nueva york', 'nyc', 'la ciudad', 'cinco condados'],
  },
  elsewhere: {
    en: ['outside new york city', 'outside nyc', 'outside the city', 'elsewhere', 'rest of the state', 'rest of new york', 'other counties', 'upstate', 'anywhere else', 'other parts of the state', 'in other places', 'everywhere else'],
    es: ['fuera de la ciudad de nueva york', 'fuera de la ciudad', 'fuera de nyc', 'en otros lugares', 'resto del estado', 'otros condados', 'norte del estado', 'en el resto', 'en otras partes', 'demas lugares', 'otros lugares', 'en otro lugar'],
  },
  statewide: {
    en: ['statewide', 'everywhere in new york', 'across the state', 'across new york', 'throughout the state', 'throughout new york', 'whole state', 'all of new york', 'all over new york', 'anywhere in new york', 'anywhere in the state', 'everywhere in the state', 'entire state', 'in every county', 'all over the state', 'everywhere'],
    es: ['todo el estado', 'estado entero', 'en todas partes', 'todo nueva york', 'cualquier parte de nueva york', 'cualquier parte del estado', 'en todos los condados', 'a nivel estatal'],
  },
  federal: { en: ['nationwide', 'everywhere in the country', 'across the country', 'whole country'], es: ['todo el pais', 'a nivel nacional'] },
  abroad: { en: ['outside the us', 'abroad', 'outside the united states'], es: ['fuera de ee', 'extranjero', 'fuera de estados unidos'] },
  'new-jersey': both('new jersey', 'nueva jersey'),
  nassau: both('nassau'), suffolk: both('suffolk'), westchester: both('westchester'), 'long-island': both('long island'),
  bronx: both('bronx'), brooklyn: both('brooklyn'), manhattan: both('manhattan'), queens: both('queens'), 'staten-island': both('staten island'),
  albany: both('albany'), buffalo: both('buffalo'), rochester: both('rochester'), syracuse: both('syracuse'), yonkers: both('yonkers'),
  kingston: both('kingston'), rockland: both('rockland'), putnam: both('putnam'), ithaca: both('ithaca'), poughkeepsie: both('poughkeepsie'),
}; // prettier-ignore
