import type { Field } from '#domain/documents/definition.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';

type InputKind = { type: string; inputMode?: 'decimal'; autoComplete: string; min?: string; max?: string };

/** Which keyboard a phone shows, and what a browser may fill in; only what is about the person themselves. */
export function inputKind({ type, id, day }: Field, today = newYorkDay(new Date())): InputKind {
  const own = id.startsWith('your');
  switch (type) {
    case 'date':
      return {
        type: 'date',
        autoComplete: 'off',
        ...(day === 'past' ? { max: today } : {}),
        ...(day === 'future' ? { min: today } : {}),
      };
    case 'money':
    case 'number':
      return { type: 'text', inputMode: 'decimal', autoComplete: 'off' };
    case 'phone':
      return { type: 'tel', autoComplete: own ? 'tel' : 'off' };
    case 'email':
      return { type: 'email', autoComplete: own ? 'email' : 'off' };
    case 'name':
      return { type: 'text', autoComplete: own ? 'name' : 'off' };
    case 'index-number':
    case 'text':
    case 'paragraph':
    case 'address':
    case 'yes-no':
    case 'choice':
    case 'several':
    case 'list':
      return { type: 'text', autoComplete: 'off' };
  }
}
