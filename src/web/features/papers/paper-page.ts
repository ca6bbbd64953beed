import type { ReadableKind } from '#domain/paper/paper-kind.ts';

export type PaperWords = { readonly en: string; readonly es: string };

/** Our drawing: words on top, then parts from top to bottom. */
export type PaperPicture = {
  readonly band?: string | undefined;
  readonly heading: readonly string[];
  readonly title: readonly string[];
  readonly tag?: string | undefined;
  readonly parts: readonly string[];
};

/** A kind of paper as it is chosen, read and confirmed. */
export type PaperCard = ReadableKind & {
  readonly name: PaperWords;
  readonly line: PaperWords;
  readonly isFake: boolean;
  readonly isUrgent: boolean;
  readonly wantsService: boolean;
  /** The day on which it was got is on no paper, and counts. */
  readonly asksForDay: boolean;
  readonly picture: PaperPicture;
};

/** The same with everything that its public page tells. */
export type PaperPage = PaperCard & {
  readonly is: PaperWords;
  readonly isNot: PaperWords;
  readonly starts: PaperWords;
  readonly first: PaperWords;
  readonly says: PaperWords;
  readonly sources: readonly { readonly law: string; readonly link: string }[];
  readonly rule: { readonly title: PaperWords; readonly law: string; readonly link: string | null } | null;
  readonly documents: readonly { readonly id: string; readonly title: PaperWords }[];
  readonly help: readonly {
    readonly name: PaperWords;
    readonly does: PaperWords;
    readonly phone: string | null;
    readonly link: string | null;
  }[];
};
