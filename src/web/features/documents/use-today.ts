import { useState } from 'react';
import { newYorkDay } from '#domain/new-york-day.ts';

/** The day in New York when the page was opened. */
export function useToday(): string {
  const [today] = useState(() => newYorkDay(new Date()));
  return today;
}
