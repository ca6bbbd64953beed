import { describe, expect, test } from 'vitest';
import { parseTemplate } from './parse-template.ts';

describe('what a text with gaps is made of', () => {
  test('text, answers, the day and a total', () => {
    expect(parseTemplate('I am {{name}}, {{ today }}: {{sum costs.cost}}.')).toEqual([
      { type: 'text', text: 'I am ' },
      { type: 'field', id: 'name' },
      { type: 'text', text: ', ' },
      { type: 'today' },
      { type: 'text', text: ': ' },
      { type: 'sum', list: 'costs', column: 'cost' },
      { type: 'text', text: '.' },
    ]);
  });

  test('a single brace is only a brace', () => {
    expect(parseTemplate('{a} {')).toEqual([{ type: 'text', text: '{a} {' }]);
  });

  test('a text from another system has the same lines', () => {
    expect(parseTemplate('a\r\nb')).toEqual([{ type: 'text', text: 'a\nb' }]);
  });

  test('conditions and lists enclose what stands up to their own end', () => {
    expect(parseTemplate('{{if  a  is   yes}}1{{each rows}}2{{end}}3{{end}}4')).toEqual([
      {
        type: 'if',
        conditions: [{ field: 'a', is: ['yes'] }],
        body: [
          { type: 'text', text: '1' },
          { type: 'each', list: 'rows', body: [{ type: 'text', text: '2' }] },
          { type: 'text', text: '3' },
        ],
      },
      { type: 'text', text: '4' },
    ]);
  });

  test.each([
    ['a is yes', { field: 'a', is: ['yes'] }],
    ['a is yes or no', { field: 'a', is: ['yes', 'no'] }],
    ['a has x or y', { field: 'a', has: ['x', 'y'] }],
    ['a answered', { field: 'a', answered: true }],
    ['a unanswered', { field: 'a', answered: false }],
    ['a open', { field: 'a', open: true }],
    ['a shown', { field: 'a', shown: true }],
  ])('if %s', (words, condition) => {
    expect(parseTemplate(`{{if ${words}}}{{end}}`)).toEqual([{ type: 'if', conditions: [condition], body: [] }]);
    expect(parseTemplate(`{{if b open and ${words}}}{{end}}`)).toMatchObject([
      { conditions: [{ field: 'b', open: true }, condition] },
    ]);
  });
});

describe('a text that would print something else than its author meant is refused', () => {
  test.each([
    ['{{if a}}x{{end}}', '"a" is no condition'],
    ['{{if a is}}x{{end}}', 'is no condition'],
    ['{{if a is yes no}}x{{end}}', 'is no condition'],
    ['{{if a is yes or}}x{{end}}', 'is no condition'],
    ['{{if a is yes or no maybe}}x{{end}}', 'is no condition'],
    ['{{if a has}}x{{end}}', 'is no condition'],
    ['{{if a has x y}}x{{end}}', 'is no condition'],
    ['{{if a answered now}}x{{end}}', 'is no condition'],
    ['{{if a open now}}x{{end}}', 'is no condition'],
    ['{{if a shown now}}x{{end}}', 'is no condition'],
    ['{{if a was yes}}x{{end}}', 'is no condition'],
    ['{{if A is yes}}x{{end}}', '{{A}} is not understood'],
    ['{{each my rows}}x{{end}}', '{{my rows}} is not understood'],
    ['{{sum costs}}', '{{sum costs}} is not understood'],
    ['{{}}', 'is not understood'],
    ['{{if a open}}{{each rows}}x{{end}}', '{{if a open}} has no {{end}}'],
    ['{{each rows}}x', '{{each rows}} has no {{end}}'],
    ['x {{end}}', 'an {{end}} too many'],
    ['x {{ y', 'never closed'],
    ['x \ue000 y', 'private-use'],
    ['x \ue003 y', 'private-use'],
  ])('%s', (source, words) => {
    expect(() => parseTemplate(source)).toThrow(words);
  });
});
