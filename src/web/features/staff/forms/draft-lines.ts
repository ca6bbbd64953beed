import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { STEP_ACTIONS } from '#domain/documents/definition.ts';

/** Lists are written as lines, and the parts of a line are kept apart by a bar: quick to type, and to paste. */
const BAR = ' | ';

export const toLines = (list: readonly string[]): string => list.join('\n');

export function fromLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const partsOf = (line: string) => line.split('|').map((part) => part.trim());

/** `CPLR 1101 | https://…` */
export function lawToLines(law: OfficialFormDraft['law']): string {
  return toLines(law.map(({ name, link }) => [name, ...(link ? [link] : [])].join(BAR)));
}

export function lawFromLines(text: string): OfficialFormDraft['law'] {
  return fromLines(text).map((line) => {
    const [name = '', link] = partsOf(line);
    return { name, ...(link ? { link } : {}) };
  });
}

type Steps = OfficialFormDraft['steps'];

/** `file | Bring it to the clerk. | https://… | The court’s page` */
export function stepsToLines(steps: Steps): string {
  return toLines(
    steps.map(({ do: what, text, link, linkText }) => [what, text, ...(link ? [link, linkText ?? ''] : [])].join(BAR)),
  );
}

/** A line that begins with no known word is something to ask about. */
export function stepsFromLines(text: string): Steps {
  return fromLines(text).map((line) => {
    const parts = partsOf(line);
    const what = STEP_ACTIONS.find((action) => action === parts[0]?.toLowerCase());
    const [words = '', link, linkText] = what ? parts.slice(1) : parts;
    return { do: what ?? 'ask', text: words, ...(link ? { link, linkText: linkText || link } : {}) };
  });
}
