import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { onceDone, untilGone } from './lost-reply.ts';

const failing = (code: ConstructorParameters<typeof CallError>[0]) => () => Promise.reject(new CallError(code, ''));

test('what is not there any more counts as deleted; any other failure does not', async () => {
  await expect(untilGone(failing('not-found'))).resolves.toBeUndefined();
  await expect(untilGone(failing('unavailable'))).rejects.toThrow(CallError);
});

test('"already done" is a success after a lost reply, and an error without one', async () => {
  const contact = onceDone('already-exists');
  await expect(contact(failing('already-exists'))).rejects.toThrow(CallError);
  await expect(contact(failing('network-request-failed'))).rejects.toThrow(CallError);
  await expect(contact(failing('already-exists'))).resolves.toEqual({ success: true });
});
