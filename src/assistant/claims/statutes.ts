/** Bodies of law under every name that people and models give them. The first is the one that is compared. */
const CODES: readonly (readonly [string, ...string[]])[] = [
  ['rpapl', 'real property actions and proceedings law'],
  ['rpl', 'real property law'],
  ['rptl', 'real property tax law'],
  ['gol', 'general obligations law'],
  ['gbl', 'general business law'],
  ['gcl', 'general construction law'],
  ['gml', 'general municipal law'],
  ['cplr', 'civil practice law and rules (cplr)', 'civil practice law and rules', 'civil practice law & rules'],
  ['ll', 'new york labor law', 'labor law', 'nyll', 'n.y. labor law'],
  ['drl', 'domestic relations law'],
  ['fca', 'family court act'],
  ['el', 'executive law'],
  ['eptl', 'estates, powers and trusts law', 'estates powers and trusts law'],
  ['scpa', "surrogate's court procedure act", 'surrogate’s court procedure act', 'surrogates court procedure act'],
  ['vtl', 'vehicle and traffic law', 'vehicle & traffic law'],
  ['ppl', 'personal property law'],
  ['phl', 'public health law'],
  ['pol', 'public officers law'],
  ['pl', 'penal law'],
  ['cpl', 'criminal procedure law'],
  ['ssl', 'social services law'],
  ['crl', 'civil rights law'],
  ['col', 'correction law'],
  ['edl', 'education law'],
  ['isl', 'insurance law'],
  ['jl', 'judiciary law'],
  ['bcl', 'business corporation law'],
  ['llcl', 'limited liability company law'],
  ['wcl', "workers' compensation law", 'workers’ compensation law', 'workers compensation law'],
  ['mdl', 'multiple dwelling law'],
  ['mrl', 'multiple residence law'],
  ['mhy', 'mental hygiene law'],
  ['cca', 'new york city civil court act', 'nyc civil court act', 'civil court act'],
  ['ucca', 'uniform city court act', 'uniform city, district and justice court acts'],
  ['cocla', 'court of claims act'],
  [
    'adc',
    'nyc administrative code',
    'new york city administrative code',
    'administrative code',
    'admin. code',
    'admin code',
  ],
  ['usc', 'u.s. code', 'u.s.c.', 'united states code', 'us code', 'u.s.c'],
  ['cfr', 'c.f.r.', 'code of federal regulations'],
  ['nycrr', 'n.y.c.r.r.'],
  ['rcny', 'rules of the city of new york'],
];

const BY_NAME = new Map(CODES.flatMap((names) => names.map((name) => [name, names[0]] as const)));
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const NAMES = [...BY_NAME.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

const SECTION = String.raw`\d+[a-z]{0,2}(?:[-.:]\d+)*(?:-[a-z]{1,2}\b)?(?:[-.]\d+)*(?:\((?:[a-z]{1,4}|\d{1,2}(?:-[a-z])?)\))*`;
const SIGN = String.raw`(?:§{1,2}|\bsections?\b|\bsecs?\.|\bart(?:icle|\.)|\bsecci[oó]n(?:es)?\b|\bart[ií]culo\b)`;
const LIST = String.raw`${SECTION}(?:(?:,| and| y|;| or)\s*${SIGN}?\s*${SECTION})*`;
/** "Real Property Law § 235-b", "RPL 235-b", "20 CFR 404.3(b)". */
const NAMED = new RegExp(String.raw`(?<![a-z])(?:(\d{1,2}) )?(${NAMES})(?![a-z])\s*(?:${SIGN}\s*)?(${LIST})`, 'g');
/** "Section 235-b of the Real Property Law". */
const REVERSED = new RegExp(
  String.raw`${SIGN}\s*(${LIST}) (?:of|de) (?:the |la |new york(?:'s)? )*(${NAMES})(?![a-z])`,
  'g',
);
/** "§ 235-b": of which law is not said. */
const BARE = new RegExp(String.raw`${SIGN}\s*(${LIST})`, 'g');
const ONE_SECTION = new RegExp(SECTION, 'g');

export type Statute = { readonly code: string | null; readonly section: string };

/** Finds what is cited, and the text without it, so that its numbers are not taken for anything else. */
export function statutesIn(text: string): { readonly statutes: readonly Statute[]; readonly rest: string } {
  const statutes: Statute[] = [];
  const add = (code: string | null, list: string) => {
    for (const [section] of list.matchAll(ONE_SECTION)) statutes.push({ code, section });
    return ' ';
  };
  const rest = text
    .toLowerCase()
    .replace(REVERSED, (_, list: string, name: string) => add(BY_NAME.get(name) ?? null, list))
    .replace(NAMED, (_, title: string | undefined, name: string, list: string) =>
      add([title, BY_NAME.get(name)].filter(Boolean).join(' '), list),
    )
    .replace(BARE, (_, list: string) => add(null, list));
  return { statutes, rest };
}

/** Every way of naming it that it covers: the paragraph, what it is part of, and either without the name of the law. */
export function coveredBy({ code, section }: Statute): string[] {
  const parts = section.split(/(?=\()/);
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join(''));
  return prefixes.flatMap((prefix) => [nameOf({ code, section: prefix }), nameOf({ code: null, section: prefix })]);
}

export function nameOf({ code, section }: Statute): string {
  return `law ${code ?? '?'} ${section}`;
}
