import { expect, test } from 'vitest';
import { markdownToHtml } from './to-html.ts';

test.each(['>', '> ', '- ', '[', '*', '<b>'])(
  'an answer of thousands of nested %j is shown, and fails nothing',
  (sign) => {
    expect(markdownToHtml(`${sign.repeat(3000)}end`)).toContain('end');
  },
);
