/** What the tabs of one browser tell each other about signing in. */
export type AuthNews = { type: 'changed' } | { type: 'google'; error: string | null };

const NAME = 'auth';

export function announce(news: AuthNews): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

export function onAuthNews(listener: (news: AuthNews) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', (event: MessageEvent<AuthNews>) => listener(event.data));
  return () => channel.close();
}
