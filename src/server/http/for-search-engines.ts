/** What a search engine may read is what stands there as finished HTML. Nothing that belongs to a person is among it. */
export function siteMap(publicUrl: string, pages: Iterable<string>): string {
  const addresses = [...pages].map((page) => `<url><loc>${publicUrl}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>
`;
}

export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /us-central1/
Sitemap: ${publicUrl}/sitemap.xml
`;
}
