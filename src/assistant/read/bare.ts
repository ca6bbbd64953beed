import { withoutDates } from './days.ts';
import { withoutPlaces } from './places.ts';

/** What is looked up: neither a day nor a place says what a problem is about. The same for messages and for the phrases they are compared with. */
export const bare = (text: string): string => withoutDates(withoutPlaces(text));
