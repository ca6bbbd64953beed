import { expect, test } from 'vitest';
import { detailText } from './detail-text.ts';

test('changes are told from what to what, lists in words, and nothing as none', () => {
  expect(detailText({ placement: { from: 0, to: 3 }, counties: { from: ['Queens', 'Kings'], to: [] } })).toBe(
    'placement: 0 → 3; counties: Queens, Kings → none',
  );
  expect(detailText({ code: 'NY-7K4M-QX9P', rowsAdded: 5, complete: true })).toBe(
    'code: NY-7K4M-QX9P; rows added: 5; complete: true',
  );
  expect(detailText({ from: 'new', to: 'open' })).toBe('from: new; to: open');
  expect(detailText({})).toBe('');
});
