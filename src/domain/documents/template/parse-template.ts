import type { Condition } from '../definition.ts';

/** A text with gaps, as `text.md` writes it: what is printed, and under which conditions. */
export type TemplateNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'field'; readonly id: string }
  | { readonly type: 'today' }
  | { readonly type: 'sum'; readonly list: string; readonly column: string }
  | { readonly type: 'if'; readonly conditions: readonly Condition[]; readonly body: readonly TemplateNode[] }
  | { readonly type: 'each'; readonly list: string; readonly body: readonly TemplateNode[] };
export type Template = readonly TemplateNode[];

/** The message is meant for whoever wrote the text. */
export class TemplateError extends Error {}

const PIECE = /\{\{(?<directive>[^{}]*)\}\}|(?<text>(?:[^{]|\{(?!\{))+)|(?<stray>\{\{)/gu;
const NAME = /^[a-z][a-zA-Z0-9]*$/;
const SUM = /^sum\s+([a-z][a-zA-Z0-9]*)\.([a-z][a-zA-Z0-9]*)$/;
/** Characters that the filled text uses as its own marks. */
const RESERVED = /[\ue000-\ue00f]/u;

type Open = { readonly make: (body: Template) => TemplateNode; readonly body: TemplateNode[]; readonly words: string };

export function parseTemplate(source: string): Template {
  if (RESERVED.test(source)) throw new TemplateError('there is a private-use character in it');
  const root: TemplateNode[] = [];
  const open: Open[] = [];
  for (const { groups = {} } of source.replaceAll('\r\n', '\n').matchAll(PIECE)) {
    const into = open.at(-1)?.body ?? root;
    if (groups['text'] !== undefined) into.push({ type: 'text', text: groups['text'] });
    else if (groups['directive'] === undefined) throw new TemplateError('there is a {{ that is never closed');
    else takeDirective(groups['directive'].trim().replace(/\s+/g, ' '), { into, open, root });
  }
  const left = open.at(-1);
  if (left) throw new TemplateError(`{{${left.words}}} has no {{end}}`);
  return root;
}

type Place = { readonly into: TemplateNode[]; readonly open: Open[]; readonly root: TemplateNode[] };

function takeDirective(words: string, { into, open, root }: Place): void {
  if (words === 'end') {
    const closed = open.pop();
    if (!closed) throw new TemplateError('there is an {{end}} too many');
    (open.at(-1)?.body ?? root).push(closed.make(closed.body));
    return;
  }
  if (words.startsWith('if ')) {
    const conditions = words.slice(3).split(' and ').map(parseCondition);
    open.push({ make: (body) => ({ type: 'if', conditions, body }), body: [], words });
    return;
  }
  if (words.startsWith('each ')) {
    const list = nameIn(words.slice(5));
    open.push({ make: (body) => ({ type: 'each', list, body }), body: [], words });
    return;
  }
  const [, list, column] = SUM.exec(words) ?? [];
  if (list !== undefined && column !== undefined) into.push({ type: 'sum', list, column });
  else into.push(words === 'today' ? { type: 'today' } : { type: 'field', id: nameIn(words) });
}

function parseCondition(words: string): Condition {
  const [field = '', verb, ...rest] = words.split(' ');
  const values = rest.join(' ').split(' or ');
  const isComplete = values.every((value) => /^[^\s]+$/.test(value));
  if (verb === 'is' && isComplete) return { field: nameIn(field), is: values };
  if (verb === 'has' && isComplete) return { field: nameIn(field), has: values };
  if (rest.length === 0 && (verb === 'answered' || verb === 'unanswered'))
    return { field: nameIn(field), answered: verb === 'answered' };
  if (rest.length === 0 && (verb === 'open' || verb === 'shown')) return { field: nameIn(field), [verb]: true };
  throw new TemplateError(
    `"${words}" is no condition: write "x is yes", "x has a", "x answered", "x unanswered", "x open" or "x shown"`,
  );
}

function nameIn(word: string): string {
  if (!NAME.test(word)) throw new TemplateError(`{{${word}}} is not understood`);
  return word;
}
