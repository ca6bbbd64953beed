import type { Line, Run } from './blocks.ts';

/** An answer, a blank or the day, beside the text that it belongs to; `inline` is how it reads inside a sentence. */
export type Value = { readonly text: string; readonly inline: string; readonly from?: 'answer' | 'blank' };

const PIECE = /\ue000(?<value>\d+)\ue001|(?<mark>\*\*?)|\\(?<escaped>[\\*#|{}-])|(?<text>[^\ue000*\\]+|.)/gu;

/** `**bold**`, `*italic*` and the values. With `lines` an answer's own line breaks make lines. */
export function parseLine(source: string, values: readonly Value[], breaks: 'inline' | 'lines'): Line[] {
  const lines: Run[][] = [[]];
  let bold = false;
  let italic = false;
  const style = () => ({ ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) }) as Pick<Run, 'bold' | 'italic'>;
  for (const { groups = {} } of source.matchAll(PIECE)) {
    if (groups['mark'] === '**') bold = !bold;
    else if (groups['mark'] === '*') italic = !italic;
    else if (groups['value'] === undefined) {
      lines.at(-1)?.push({ text: groups['escaped'] ?? groups['text'] ?? '', ...style() });
    } else {
      const value = values[Number(groups['value'])];
      const parts = breaks === 'lines' ? (value?.text ?? '').split('\n') : [value?.inline ?? ''];
      for (const [index, text] of parts.entries()) {
        if (index > 0) lines.push([]);
        lines.at(-1)?.push({ text, ...style(), ...(value?.from ? { from: value.from } : {}) });
      }
    }
  }
  return lines.map(joined);
}

/** An answer that ends its sentence by itself, such as "Corp.", gets no second period. */
function joined(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    const isClosed = last?.from === 'answer' && /[.!?]$/.test(last.text) && /^\.(?!\.)/.test(run.text) && !run.from;
    if (isClosed) {
      runs.push(...(run.text === '.' ? [] : [{ ...run, text: run.text.slice(1) }]));
      continue;
    }
    const isSame = last && last.bold === run.bold && last.italic === run.italic && last.from === run.from;
    if (isSame && !run.from) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') runs.push(run);
  }
  return runs;
}
