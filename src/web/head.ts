import { brand } from '#web/brand.ts';
import { paths } from '#web/paths.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [paths.home]: `Describe your legal issue and get general information, forms and licensed New York attorneys. ${brand.name} is not a law firm.`,
  [paths.faq]: `What ${brand.name} is and is not, how accurate it is, and how attorneys and their fees work.`,
  [paths.contact]: `Write to the people behind ${brand.name}.`,
  [paths.terms]: `The terms of service of ${brand.name}.`,
  [paths.privacy]: `What ${brand.name} keeps about you, why, for how long, and who sees it.`,
  [paths.howWeOrder]: `How ${brand.name} orders the attorneys it shows, and who pays for it.`,
  [paths.quality]: `How often the answers of ${brand.name} are right, how that is measured, and what went wrong.`,
};

/** The pages that exist as finished HTML, readable before and without our script. */
export const prerenderedPaths: readonly string[] = Object.keys(DESCRIPTIONS);

/** The title is the same everywhere (spec §1); a page without words of its own is not for search engines. */
export function headFor(path: string): string {
  const description = DESCRIPTIONS[path];
  const meta = description
    ? `<meta name="description" content="${escapeHtml(description)}">`
    : '<meta name="robots" content="noindex">';
  return `<title>${escapeHtml(brand.title)}</title>${meta}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
