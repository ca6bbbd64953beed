/** Each event, and whether the next one is there already: whoever shows them need not show one that is overtaken at once. */
export async function* withLookAhead<T>(events: AsyncIterable<T>): AsyncGenerator<{ event: T; isFollowed: boolean }> {
  const source = events[Symbol.asyncIterator]();
  try {
    let coming = source.next();
    for (let one = await coming; !one.done; one = await coming) {
      coming = source.next();
      yield { event: one.value, isFollowed: await isThereNow(coming) };
    }
  } finally {
    await source.return?.();
  }
}

/** Before anything from outside could happen. */
async function isThereNow(coming: Promise<unknown>): Promise<boolean> {
  const later = Promise.withResolvers<boolean>();
  const waiting = setImmediate(() => later.resolve(false));
  const now = () => {
    clearImmediate(waiting);
    return true;
  };
  return Promise.race([coming.then(now, now), later.promise]);
}
