import type { PageText } from '#domain/papers/page-text.ts';
import type { Gray } from '../picture/gray.ts';

/** `page`: find the columns by itself. `strips`: lines one under the other. */
export type ReadingMode = 'page' | 'strips';

/** Whatever makes words of a picture. */
export type Engine = { readonly read: (picture: Gray, mode: ReadingMode) => Promise<PageText> };
