import { page as faq } from '#content/pages/faq.md';
import { pages as papers } from '#content/papers/pages';
import { brand } from '#web/brand.ts';
import { paperPath, paths } from '#web/paths.ts';
import { faqData } from './structured-data.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [paths.home]: `Describe your legal issue and get general information, forms and licensed New York attorneys. ${brand.name} is not a law firm.`,
  [paths.faq]: `What ${brand.name} is and is not, how accurate it is, and how attorneys and their fees work.`,
  [paths.contact]: `Write to the people behind ${brand.name}.`,
  [paths.terms]: `The terms of service of ${brand.name}.`,
  [paths.privacy]: `What ${brand.name} keeps about you, why, for how long, and who sees it.`,
  [paths.howWeOrder]: `How ${brand.name} orders the attorneys it shows, and who pays for it.`,
  [paths.deadlines]: `Count a legal deadline in New York by its rule, with the working shown, and add it to your calendar.`,
  [paths.quality]: `How often the answers of ${brand.name} are right, how that is measured, and what went wrong.`,
  [paths.papers]: `Drawings of the legal papers that people in New York get: what each is, what it is not, and the day that counts.`,
  ...Object.fromEntries(papers.map(({ id, name, is }) => [paperPath(id), `${name.en}: ${is.en}`])),
};

/** The pages that exist as finished HTML, readable before and without our script. */
export const prerenderedPaths: readonly string[] = Object.keys(DESCRIPTIONS);

/**
 * The title is the same everywhere (spec §1); a page without words of its own is not for search engines. `publicUrl` is
 * the site's address without a slash at its end, empty where the build does not know it.
 */
export function headFor(path: string, publicUrl: string): string {
  const description = DESCRIPTIONS[path];
  const words = description ? publicHead(path, publicUrl, description) : '<meta name="robots" content="noindex">';
  return `<title>${escapeHtml(brand.title)}</title>${words}`;
}

function publicHead(path: string, publicUrl: string, description: string): string {
  const address = publicUrl && `${publicUrl}${path}`;
  return [
    meta('name', 'description', description),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    address && meta('property', 'og:url', address),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', brand.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${publicUrl}/og.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    path === paths.faq && dataScript(faqData(faq)),
  ]
    .filter(Boolean)
    .join('');
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Data, not code: the content-security policy lets it stand. Nothing in it may end the element. */
const dataScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** For the home screen of a phone. */
export function webManifest(): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: brand.title,
    short_name: brand.name,
    description: DESCRIPTIONS[paths.home],
    start_url: paths.home,
    display: 'standalone',
    background_color: '#f6f9fa',
    theme_color: '#0a4f63',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
