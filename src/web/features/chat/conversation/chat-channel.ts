/** Tells the other tabs of this browser that chats, messages or contacts are no longer what they were. */
const NAME = 'chats';

export function announceChange(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

export function onChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', () => listener());
  return () => channel.close();
}
