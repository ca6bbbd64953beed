import type { Line } from './read-markdown.ts';

export type MarkdownWriter = {
  /** A line has begun; nothing of it is written before something in it is kept. */
  line(line: Line): void;
  blank(): void;
  /** A heading, or a line that only leads to what follows: written when something follows. */
  lead(text: string, kind: 'heading' | 'opener'): void;
  /** Something was taken out here. */
  gone(): void;
  /** Returns what is to be added to the text so far. */
  sentence(text: string): string;
};

type Lead = { readonly text: string; readonly kind: 'heading' | 'opener' };

/** Writes what was kept so that nothing shows where something was taken out: no empty item, no heading over nothing. */
export function createMarkdownWriter(): MarkdownWriter {
  let leads: readonly Lead[] = [];
  let current: Line = { kind: 'text', indent: '' };
  let last: Line['kind'] | null = null;
  let isLineWritten = false;
  let isAfterBlank = false;
  /** What the leads led to was taken out. */
  let isSpoiled = false;
  let count = 0;

  function opening(): string {
    const isItem = current.kind === 'bullet' || current.kind === 'number';
    const wasItem = last === 'bullet' || last === 'number';
    // An opener promises a list: without one it leads nowhere.
    const kept = leads.filter(({ kind }) => kind === 'heading' || isItem).map(({ text }) => text);
    const isSameList = wasItem && isItem && kept.length === 0;
    if (!isSameList) count = 0;
    const gap = last === null ? '' : isSameList || (last === 'text' && !isAfterBlank && !isItem) ? '\n' : '\n\n';
    const lead = kept.map((text) => `${text}\n\n`).join('');
    return `${kept.length > 0 && last !== null ? '\n\n' : gap}${lead}${isSameList ? current.indent : ''}${marker()}`;
  }

  function marker(): string {
    if (current.kind === 'bullet') return '- ';
    if (current.kind !== 'number') return '';
    count += 1;
    return `${count}. `;
  }

  return {
    line(line) {
      current = line;
      isLineWritten = false;
    },
    blank() {
      isAfterBlank = true;
    },
    lead(text, kind) {
      leads = kind === 'heading' || isSpoiled ? [{ text, kind }] : [...leads, { text, kind }];
      isSpoiled = false;
    },
    gone() {
      isSpoiled = true;
    },
    sentence(text) {
      const added = isLineWritten ? ` ${text}` : `${opening()}${text}`;
      leads = [];
      isLineWritten = true;
      isAfterBlank = false;
      isSpoiled = false;
      last = current.kind;
      return added;
    },
  };
}
