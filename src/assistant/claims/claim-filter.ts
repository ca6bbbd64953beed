import { figuresIn } from './figures.ts';
import { isForbidden } from './forbidden.ts';
import { type Ground, judgeSentence } from './judge-sentence.ts';
import { createMarkdownReader, type Line, type Unit } from './read-markdown.ts';
import { createMarkdownWriter } from './write-markdown.ts';

export type ClaimFilter = {
  /** Takes what the model said next, and returns what of it may be shown: whole sentences that were checked. */
  push(text: string): string;
  end(): string;
  readonly removed: number;
  readonly kept: number;
  /** Something was kept that states the law and names its source. */
  readonly hasProof: boolean;
};

type Options = {
  /** The model may be given more while it speaks. */
  readonly ground: () => Ground;
  /** The marks behind a kept sentence, by the numbers of the passages that carry it. */
  readonly mark: (cites: readonly number[]) => string;
};

const TABLE_OR_CODE = /^\s*(?:\||`{3}|<)/;
/** "**What the law says**" alone in its line. */
const BOLD_LINE = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/;

/** Lets through what the passages carry, sentence by sentence, and counts what they do not. */
export function createClaimFilter({ ground, mark }: Options): ClaimFilter {
  const reader = createMarkdownReader();
  const writer = createMarkdownWriter();
  let line: Line = { kind: 'text', indent: '' };
  const counts = { removed: 0, kept: 0, proofs: 0 };

  function sentence(text: string): string {
    const judged = TABLE_OR_CODE.test(text) ? null : judgeSentence(text, ground());
    if (!judged?.isKept) {
      counts.removed += 1;
      writer.gone();
      return '';
    }
    counts.kept += 1;
    if (judged.cites.length > 0) counts.proofs += 1;
    const marks = judged.cites.length > 0 ? ` ${mark(judged.cites)}` : '';
    return writer.sentence(`${balanced(judged.text)}${marks}`);
  }

  function lead(text: string): string | null {
    if (figuresIn(text).stated.size > 0 || isForbidden(text)) return null;
    if (line.kind === 'heading') return `**${text.replace(/[*_#]/g, '').trim()}**`;
    return BOLD_LINE.test(text) || text.endsWith(':') ? text : null;
  }

  function write(unit: Unit): string {
    if (unit.type === 'blank') {
      writer.blank();
      return '';
    }
    if (unit.type === 'line') {
      line = unit.line;
      writer.line(unit.line);
      return '';
    }
    const opener = unit.isWholeLine ? lead(unit.text) : null;
    if (opener !== null) {
      writer.lead(opener, line.kind === 'heading' || BOLD_LINE.test(unit.text) ? 'heading' : 'opener');
      return '';
    }
    return line.kind === 'heading' ? '' : sentence(unit.text);
  }

  return {
    push: (text) => reader.push(text).map(write).join(''),
    end: () => reader.end().map(write).join(''),
    get removed() {
      return counts.removed;
    },
    get kept() {
      return counts.kept;
    },
    get hasProof() {
      return counts.proofs > 0;
    },
  };
}

/** Emphasis that began in a sentence that is gone, or ends in one, shows as asterisks. */
function balanced(text: string): string {
  const isOdd = (text.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  return isOdd ? text.replaceAll('**', '') : text;
}
