import { describe, expect, test } from 'vitest';
import { columnsOf, flowOf } from '../flow.ts';
import { around, pageOfText, textOf, type Line, type PageText } from '../page-text.ts';

/** A line at a place, twenty high; its words stand one behind the other, ten wide for each letter. */
function at(left: number, top: number, text: string, height = 20): Line {
  let from = left;
  const words = text.split(' ').map((word) => {
    const box = { left: from, right: from + word.length * 10, top, bottom: top + height };
    from = box.right + 10;
    return { text: word, box, confidence: 90 };
  });
  return { words, box: { left, right: from - 10, top, bottom: top + height } };
}
const page = (...lines: Line[]): PageText => ({ width: 700, height: 900, lines });

describe('the rows of a page', () => {
  test('a label and its value in another column stand side by side, from left to right', () => {
    const made = page(at(400, 2, 'Oct 19'), at(0, 40, 'Claim'), at(0, 0, 'Mailed'));
    expect(flowOf(made).text).toBe('Mailed Oct 19 Claim ');
  });

  test('column by column nothing is moved', () => {
    const made = page(at(400, 0, 'LT-1-'), at(400, 30, '26/BX'), at(0, 0, 'ACME'));
    expect(columnsOf(made).text).toBe('LT-1- 26/BX ACME ');
  });

  test('lines that are a little askew are one row, those half a line lower are another', () => {
    const apart = (lower: number, height = 20) => flowOf(page(at(400, 0, 'right'), at(0, lower, 'left', height))).text;
    expect(apart(10)).toBe('left right ');
    expect(apart(11)).toBe('right left ');
    expect(apart(-10)).toBe('left right ');
    // Of a large heading and a small line beside it, the small one says how far is too far.
    expect(apart(0, 30)).toBe('left right ');
    expect(apart(7, 30)).toBe('right left ');
    expect(apart(13, 10)).toBe('right left ');
  });

  test('a row is as high as its first line is: a staircase is no row', () => {
    const made = page(at(600, 0, 'a'), at(400, 9, 'b'), at(200, 18, 'c'));
    expect(flowOf(made).text).toBe('b a c ');
  });
});

describe('where words stand', () => {
  const flow = flowOf(page(at(0, 0, 'one two three')));

  test('each word is found at its place', () => {
    expect(flow.boxOf(4, 7)).toEqual({ left: 40, right: 70, top: 0, bottom: 20 });
    expect(flow.boxOf(0, 3)).toEqual({ left: 0, right: 30, top: 0, bottom: 20 });
  });

  test('several have a box around them, and a part of a word is the word', () => {
    expect(flow.boxOf(4, 13)).toEqual({ left: 40, right: 130, top: 0, bottom: 20 });
    expect(flow.boxOf(5, 6)).toEqual({ left: 40, right: 70, top: 0, bottom: 20 });
  });

  test('between two words, and behind the last, there is nothing', () => {
    expect(flow.boxOf(3, 4)).toBeNull();
    expect(flow.boxOf(7, 8)).toBeNull();
    expect(flow.boxOf(14, 20)).toBeNull();
  });
});

test('around several boxes is the smallest that holds them all', () => {
  const boxes = [
    { left: 5, right: 9, top: 3, bottom: 4 },
    { left: 1, right: 7, top: 6, bottom: 8 },
  ];
  expect(around(boxes)).toEqual({ left: 1, right: 9, top: 3, bottom: 8 });
});

describe('text that was pasted', () => {
  const made = pageOfText('  One   two \n\n \nThree');

  test('has its lines and words, without empty ones', () => {
    expect(made.lines.map(textOf)).toEqual(['One two', 'Three']);
    expect(made.lines[0]?.words).toHaveLength(2);
    expect(pageOfText(' \n').lines).toEqual([]);
  });

  test('each line stands under the one before, so that none become one row', () => {
    expect(made.lines.map(({ box }) => [box.top, box.bottom])).toEqual([[0, 8], [10, 18]]); // prettier-ignore
    expect(flowOf(made).text).toBe('One two Three ');
  });
});
