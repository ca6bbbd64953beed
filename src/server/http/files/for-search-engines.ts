import { languageOfPath, languagePrefix, LANGUAGES } from '#domain/language.ts';

/**
 * What a search engine may read is what stands there as finished HTML. Nothing that belongs to a person is among it. Each
 * address names the same page in the other languages.
 */
export function siteMap(publicUrl: string, pages: Iterable<string>): string {
  const all = new Set(pages);
  const addresses = [...all].map((page) => {
    const { path } = languageOfPath(page);
    const same = LANGUAGES.map((language) => ({ language, address: addressIn(languagePrefix(language), path) }))
      .filter(({ address }) => all.has(address))
      .map(({ language, address }) => alternate(language, `${publicUrl}${address}`));
    const others = same.length > 1 ? [...same, alternate('x-default', `${publicUrl}${path}`)].join('') : '';
    return `<url><loc>${publicUrl}${page}</loc>${others}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.join('')}</urlset>
`;
}

const addressIn = (prefix: string, path: string) => (prefix !== '' && path === '/' ? prefix : `${prefix}${path}`);

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /us-central1/
Sitemap: ${publicUrl}/sitemap.xml
`;
}
