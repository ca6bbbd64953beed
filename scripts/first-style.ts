/**
 * The part of a stylesheet that a finished page can be drawn with: whatever names a class that stands nowhere in the page is left out.
 * It goes into the page itself, so that nobody waits for a second file to read the first words; the whole stylesheet follows and
 * says the same again.
 */
export function firstStyle(css: string, html: string): string {
  const used = new Set([
    'dark',
    ...[...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  ]);
  return partsOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .map((part) => kept(part, (selector) => isDrawn(selector, used)))
    .join('');
}

/** `head{body}`, or `head;` where there is no body. */
type Part = { readonly head: string; readonly body: string | null };

/** What stands one after the other, whatever it holds inside. */
function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let [from, bodyFrom, depth] = [0, 0, 0];
  for (const { 0: sign, index } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    if (sign === '{' && depth++ === 0) bodyFrom = index;
    if (sign === '}' && --depth === 0) {
      parts.push({ head: css.slice(from, bodyFrom).trim(), body: css.slice(bodyFrom + 1, index) });
      from = index + 1;
    }
    if (sign === ';' && depth === 0) {
      parts.push({ head: css.slice(from, index).trim(), body: null });
      from = index + 1;
    }
  }
  if (depth !== 0) throw new Error('The stylesheet ends within a block.');
  return parts;
}

/** Holds rules, and not what a rule says. */
const HOLDS_RULES = /^@(?:layer|media|supports|container|starting-style)\b/;

function kept({ head, body }: Part, isWanted: (selector: string) => boolean): string {
  if (body === null) return `${head};`;
  if (HOLDS_RULES.test(head)) {
    const inner = partsOf(body)
      .map((part) => kept(part, isWanted))
      .join('');
    return inner ? `${head}{${inner}}` : '';
  }
  return head.startsWith('@') || isWanted(head) ? `${head}{${body}}` : '';
}

/** One of its selectors, split at commas outside of brackets, names classes of the page alone. */
function isDrawn(selectors: string, used: ReadonlySet<string>): boolean {
  return selectors.split(/,(?![^(]*\))/).some((selector) =>
    // What must not be there, and what stands around it, says nothing about whether the rest is.
    [...selector.replaceAll(/:(?:not|where|is|has)\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].every(
      ([, name = '']) => used.has(name.replaceAll(/\\(.)/g, '$1')),
    ),
  );
}
