import { expect, it } from 'vitest';
import { perMeasure } from './measures.ts';
import { BUILT_IN, type Judged, toReport } from './report.ts';

const judged = (id: string, over: Partial<Judged> = {}): Judged => ({
  group: id.split('-')[0]!,
  id,
  said: [`words of ${id}`],
  ...perMeasure(() => null),
  kind: true,
  cited: true,
  faults: [],
  ...over,
});
const about = { ranAt: '2026-11-15T00:00:00.000Z', version: '0.1.0', mind: BUILT_IN, method: ['By hand.'] };

it('counts by group and in all, leaves out what nobody asked for, and lists the failures', () => {
  const report = toReport(
    [judged('a-1'), judged('a-2', { cited: false, faults: ['Without a source: x'] }), judged('b-1', { cited: null })],
    about,
  );
  expect(report).toMatchObject(about);
  expect(report.total).toMatchObject({ scenarios: 3, faultless: 2 });
  expect(report.total.scores).toMatchObject({ kind: { right: 3, of: 3 }, cited: { right: 1, of: 2 }, dates: null });
  expect(report.groups.map(({ name, scenarios, faultless }) => [name, scenarios, faultless])).toEqual([
    ['a', 2, 1],
    ['b', 1, 1],
  ]);
  expect(report.groups[1]?.scores.cited).toBeNull();
  expect(report.failures).toEqual([{ id: 'a-2', group: 'a', said: ['words of a-2'], faults: ['Without a source: x'] }]);
});
