import { CLAIM_POLL_ATTEMPTS, CLAIM_POLL_INTERVAL_MS } from '#domain/limits.ts';

export class ClaimTimeout extends Error {
  override readonly name = 'ClaimTimeout';
}

type ClaimPolling<Session> = {
  read: () => Promise<Session>;
  isThere: (session: Session) => boolean;
  wait?: (milliseconds: number) => Promise<void>;
};

/** Reads the session until it carries a claim that was just granted (spec §4: 5 attempts, 500 ms apart). */
export async function awaitClaim<Session>({ read, isThere, wait = sleep }: ClaimPolling<Session>): Promise<void> {
  for (let attempt = 1; attempt <= CLAIM_POLL_ATTEMPTS; attempt += 1) {
    if (isThere(await read())) return;
    if (attempt < CLAIM_POLL_ATTEMPTS) await wait(CLAIM_POLL_INTERVAL_MS);
  }
  throw new ClaimTimeout('Timed out waiting for updated claims');
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
