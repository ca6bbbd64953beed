const KEY = 'emailForSignIn';

/** Remembers to which address a sign-in link was sent: the link works only together with it. */
export const emailForSignIn = {
  keep(email: string): void {
    withStorage((storage) => storage.setItem(KEY, email));
  },
  read(): string | null {
    return withStorage((storage) => storage.getItem(KEY)) ?? null;
  },
  forget(): void {
    withStorage((storage) => storage.removeItem(KEY));
  },
};

/** Some private windows refuse storage; the callback screen then asks for the address. */
function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}
