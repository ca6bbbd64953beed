import { expect, test } from 'vitest';
import { survivorsIn } from './survivors.ts';

const at = (line: number, column: number, length: number) => ({
  start: { line, column },
  end: { line, column: column + length },
});

const report = {
  files: {
    'src/domain/age.ts': {
      source: 'export const MIN = 18;\nexport const isOfAge = (age: number) => age >= MIN;\n',
      mutants: [
        { status: 'Survived', mutatorName: 'EqualityOperator', replacement: 'age > MIN', location: at(2, 41, 10) },
        { status: 'Killed', mutatorName: 'ConditionalExpression', replacement: 'true', location: at(2, 41, 10) },
        { status: 'NoCoverage', mutatorName: 'NumericLiteral', replacement: '19', location: at(1, 20, 2) },
        { status: 'Timeout', mutatorName: 'BlockStatement', replacement: '{}', location: at(2, 41, 10) },
      ],
    },
  },
};

test('what nobody noticed is listed by its place, with what it was and became', () => {
  expect(survivorsIn(report)).toEqual({
    summary: '2 of 4 changes were noticed',
    lines: ['  src/domain/age.ts:1  18 → 19 (no test reaches it)', '  src/domain/age.ts:2  age >= MIN → age > MIN'],
  });
});
