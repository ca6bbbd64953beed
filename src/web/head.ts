import { page as faq } from '#content/pages/faq.md';
import { FIRST_LANGUAGE, languagePrefix, LOCALES, LANGUAGES, type Language } from '#domain/language.ts';
import { pages as papers } from '#content/papers/pages';
import { brand } from '#web/brand.ts';
import { basename, language } from '#web/lib/language.ts';
import { paperPath, paths } from '#web/paths.ts';
import { headWords } from './head-words.ts';
import { title } from './title.ts';
import { faqData } from './structured-data.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [paths.home]: headWords.home,
  [paths.faq]: headWords.faq,
  [paths.contact]: headWords.contact,
  [paths.terms]: headWords.terms,
  [paths.privacy]: headWords.privacy,
  [paths.howWeOrder]: headWords.howWeOrder,
  [paths.deadlines]: headWords.deadlines,
  [paths.quality]: headWords.quality,
  [paths.papers]: headWords.papers,
  ...Object.fromEntries(papers.map(({ id, name, is }) => [paperPath(id), `${name}: ${is}`])),
};

/** The pages that exist as finished HTML, readable before and without our script. */
export const prerenderedPaths: readonly string[] = Object.keys(DESCRIPTIONS);

/**
 * The title is the same everywhere; a page without words of its own is not for search engines. `publicUrl` is
 * the site's address without a slash at its end, empty where the build does not know it.
 */
export function headFor(path: string, publicUrl: string): string {
  const description = DESCRIPTIONS[path];
  const words = description ? publicHead(path, publicUrl, description) : '<meta name="robots" content="noindex">';
  return `<title>${escapeHtml(title)}</title>${words}`;
}

function publicHead(path: string, publicUrl: string, description: string): string {
  const address = publicUrl && `${publicUrl}${addressIn(language, path)}`;
  return [
    meta('name', 'description', description),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(publicUrl ? otherLanguages(path, publicUrl) : []),
    address && meta('property', 'og:url', address),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', LOCALES[language].replace('-', '_')),
    meta('property', 'og:title', title),
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

/** `/es/faq` for `/faq`, and `/es` for `/`. */
const addressIn = (spoken: Language, path: string) =>
  spoken !== FIRST_LANGUAGE && path === paths.home ? languagePrefix(spoken) : `${languagePrefix(spoken)}${path}`;

/** The same page in every language: a search engine shows each reader theirs. */
function otherLanguages(path: string, publicUrl: string): string[] {
  const link = (name: string, spoken: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(publicUrl + addressIn(spoken, path))}">`;
  return [...LANGUAGES.map((spoken) => link(spoken, spoken)), link('x-default', FIRST_LANGUAGE)];
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
    name: title,
    lang: language,
    short_name: brand.name,
    description: DESCRIPTIONS[paths.home],
    start_url: `${basename}${paths.home}`,
    display: 'standalone',
    background_color: '#f6f9fa',
    theme_color: '#0a4f63',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
