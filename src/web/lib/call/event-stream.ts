/** The data of each server-sent event, as it arrives. Bytes may be cut anywhere, even inside a character. */
export async function* eventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      pending += decoder.decode(value, { stream: !done });
      const blocks = pending.split(/\r?\n\r?\n/);
      pending = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const data = dataOf(block);
        if (data) yield data;
      }
      if (done) return;
    }
  } finally {
    // A reader who stops listening must also stop the download.
    await reader.cancel().catch(() => undefined);
  }
}

function dataOf(block: string): string {
  return block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}
