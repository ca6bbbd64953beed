import { createRequire } from 'node:module';
import type { Tag } from './tag.ts';

type Element = { add(child: unknown): Element; end(): Element };
type Pdf = {
  struct(type: string, options?: Readonly<Record<string, unknown>>): Element;
  addStructure(element: Element): void;
  markStructureContent(type: string): unknown;
  markContent(tag: string, options?: Readonly<Record<string, unknown>>): void;
  endMarkedContent(): void;
};
type Line = { readonly inlines: readonly { readonly tag?: Tag }[] };
type Renderer = {
  readonly pdfDocument: Pdf;
  elements?: Map<Tag, Element>;
  root?: Element;
  /** What stands at the end of the document so far. */
  latest?: { readonly type: Tag['type']; readonly element: Element };
  renderPages(pages: unknown): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: unknown): void;
};

const require = createRequire(import.meta.url);

/**
 * The library lays out and draws, and knows nothing of structure; the one below it can write tags. So each line is
 * drawn inside the element that it belongs to, in the order in which it is read. Rules, frames and the foot of a page
 * are decoration, which is not read out.
 */
export function writeTags(): void {
  const renderer = (require('pdfmake/js/Renderer.js') as { default: { prototype: Renderer } }).default.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the renderer that it belongs to
  const { renderPages, renderLine, renderVector } = renderer;
  renderer.renderPages = function pages(this: Renderer, all) {
    this.elements = new Map();
    this.root = this.pdfDocument.struct('Document');
    this.pdfDocument.addStructure(this.root);
    renderPages.call(this, all);
    for (const element of new Set(this.elements.values())) element.end();
    this.root.end();
  };
  renderer.renderLine = function line(this: Renderer, drawn, x, y) {
    const tag = drawn.inlines.find((inline) => inline.tag)?.tag;
    if (tag) elementOf(this, tag).add(this.pdfDocument.markStructureContent(tag.type));
    else this.pdfDocument.markContent('Artifact', { type: 'Layout' });
    renderLine.call(this, drawn, x, y);
    this.pdfDocument.endMarkedContent();
  };
  renderer.renderVector = function vector(this: Renderer, drawn) {
    this.pdfDocument.markContent('Artifact', { type: 'Layout' });
    renderVector.call(this, drawn);
    this.pdfDocument.endMarkedContent();
  };
}

function elementOf(renderer: Renderer, tag: Tag): Element {
  const elements = (renderer.elements ??= new Map<Tag, Element>());
  const known = elements.get(tag);
  if (known) return known;
  // A list that is laid out in pieces, because its end is kept with a signature, is one list all the same.
  const isSameList = tag.type === 'L' && renderer.latest?.type === 'L';
  const made = isSameList && renderer.latest ? renderer.latest.element : renderer.pdfDocument.struct(tag.type);
  elements.set(tag, made);
  if (isSameList) return made;
  if (tag.in) elementOf(renderer, tag.in).add(made);
  else {
    renderer.root?.add(made);
    renderer.latest = { type: tag.type, element: made };
  }
  return made;
}
