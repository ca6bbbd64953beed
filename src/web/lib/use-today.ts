import { useSyncExternalStore } from 'react';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';

/** The day it is in New York. A page that was left open over night is right again when somebody looks at it. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}

const today = () => newYorkDay(new Date());

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
