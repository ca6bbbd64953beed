import type { PageText } from '#domain/papers/page-text.ts';
import type { PaperReading } from '#domain/papers/read-paper.ts';
import type { ReadableKind } from '#domain/papers/paper-kind.ts';
import type { Language } from '#domain/language.ts';
import type { Doubts } from './second-look.ts';

/** To the reader. */
export type Order = {
  readonly files: readonly File[];
  readonly kinds: readonly ReadableKind[];
  readonly language: Language;
};

/** Why nothing could be read: each is a sentence on the page. */
export type Failure = 'too-large' | 'locked' | 'broken' | 'heic' | 'no-words' | 'no-memory' | 'offline';

export type ReadPages = {
  readonly pages: readonly PageText[];
  readonly reading: PaperReading;
  readonly doubts: Doubts;
  /** More pages than are read. */
  readonly leftOut: number;
};

/** From the reader. */
export type News =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly page: number; readonly of: number; readonly step: 'straighten' | 'read' | 'second-look'; readonly share: number }
  | { readonly type: 'page'; readonly page: number; readonly picture: Blob; readonly width: number; readonly height: number }
  | ({ readonly type: 'done' } & ReadPages)
  | { readonly type: 'failed'; readonly failure: Failure }; // prettier-ignore
