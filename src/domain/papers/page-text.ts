/** In pixels of the page it was read from. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type Word = { readonly text: string; readonly box: Box; readonly confidence: number };
/** Words that stand side by side in one column. */
export type Line = { readonly words: readonly Word[]; readonly box: Box };
export type PageText = { readonly width: number; readonly height: number; readonly lines: readonly Line[] };

export const textOf = ({ words }: Line): string => words.map(({ text }) => text).join(' ');

/** Around all of them. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Lines without a place: pasted, or out of a file. */
export function pageOfText(text: string): PageText {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    width: 0,
    height: 0,
    lines: lines.map((line, at) => {
      const box = { left: 0, right: 0, top: at * 10, bottom: at * 10 + 8 };
      return { box, words: line.split(/\s+/).map((word) => ({ text: word, box, confidence: 100 })) };
    }),
  };
}
