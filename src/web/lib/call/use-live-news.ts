import { useEffect, useEffectEvent } from 'react';
import { onLiveNews } from './live-news.ts';

export function useLiveNews(onNews: () => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => onLiveNews(() => hear()), []);
}
