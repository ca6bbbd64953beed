import { withoutDates } from '../days/written-dates.ts';
import { withoutPlaces } from '../told/places.ts';

/** What is looked up: neither a day nor a place says what a problem is about. The same for messages and for the phrases they are compared with. */
export const bare = (text: string): string => withoutDates(withoutPlaces(text));

/** Said together with what is spoken about. What was learned and what is asked have to be put together in the same way. */
export const saidAbout = (label: string, text: string): string => `${label}: ${text}`;
