import { expect, test } from 'vitest';
import { fromLines, lawFromLines, lawToLines, stepsFromLines, stepsToLines, toLines } from './draft-lines.ts';

test('a list survives being written as lines, and empty lines are none', () => {
  expect(fromLines(toLines(['One', 'Two']))).toEqual(['One', 'Two']);
  expect(fromLines('  One \n\n  \nTwo')).toEqual(['One', 'Two']);
});

test('laws have a link or none', () => {
  const law = [{ name: 'CPLR 1101', link: 'https://law.example/1101' }, { name: 'CPLR 1102' }];
  expect(lawToLines(law)).toBe('CPLR 1101 | https://law.example/1101\nCPLR 1102');
  expect(lawFromLines(lawToLines(law))).toEqual(law);
});

test('steps begin with what is to be done', () => {
  const steps = [
    { do: 'sign', text: 'Sign it.' },
    { do: 'file', text: 'Bring it to the clerk.', link: 'https://court.example/', linkText: 'The court' },
  ] as const;
  expect(stepsFromLines(stepsToLines([...steps]))).toEqual(steps);
  expect(stepsFromLines('Call them.')).toEqual([{ do: 'ask', text: 'Call them.' }]);
  expect(stepsFromLines('FILE | There | https://court.example/')).toEqual([
    { do: 'file', text: 'There', link: 'https://court.example/', linkText: 'https://court.example/' },
  ]);
});
