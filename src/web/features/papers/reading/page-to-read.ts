import type { PageText } from '#domain/papers/page-text.ts';
import type { Gray } from '../picture/gray.ts';

/** A page to read: a picture, and its words where the file already holds them. */
export type PageToRead = { readonly picture: Gray; readonly text: PageText | null };
