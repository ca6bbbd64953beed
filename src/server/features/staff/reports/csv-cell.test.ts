import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv-cell.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['Núñez', 'Núñez'],
  ['', ''],
])('%j is written %j', (value, cell) => expect(csvCell(value)).toBe(cell));

test('a line holds numbers, answers and gaps as they are', () => {
  expect(csvLine(['a', -1, true, null])).toBe('a,-1,true,\r\n');
});
