import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from './new-id.ts';

test('an id is a uuid that the server accepts, new every time', () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
