/** Puts together what arrives within a moment: a fast model would otherwise have the page redrawn for every word. */
export async function* coalesce(source: AsyncIterable<string>, withinMs: number): AsyncGenerator<string> {
  const iterator = source[Symbol.asyncIterator]();
  let waiting = '';
  let next: Promise<IteratorResult<string>> | null = null;
  try {
    for (;;) {
      next ??= iterator.next();
      const result = waiting === '' ? await next : await Promise.race([next, after(withinMs)]);
      if (result === null) {
        yield waiting;
        waiting = '';
        continue;
      }
      next = null;
      if (result.done) break;
      waiting += result.value;
    }
  } catch (error) {
    // What had arrived before the source broke is not lost.
    if (waiting !== '') yield waiting;
    throw error;
  }
  if (waiting !== '') yield waiting;
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
