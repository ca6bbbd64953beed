import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['Demand letter.pdf', `attachment; filename="Demand letter.pdf"; filename*=UTF-8''Demand%20letter.pdf`],
  ['José’s letter.pdf', `attachment; filename="Jose_s letter.pdf"; filename*=UTF-8''Jos%C3%A9%E2%80%99s%20letter.pdf`],
  ['李小龍.txt', `attachment; filename="_.txt"; filename*=UTF-8''%E6%9D%8E%E5%B0%8F%E9%BE%8D.txt`],
  ['../a"b\r\nx: y\u202e.pdf', `attachment; filename="a b x y.pdf"; filename*=UTF-8''a%20b%20x%20y.pdf`],
  ['...pdf', `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  ["it's (1)*.pdf", `attachment; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
])('%j', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
});
