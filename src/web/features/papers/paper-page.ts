import type { ReadableKind } from '#domain/papers/paper-kind.ts';

/** Our drawing: words on top, then parts from top to bottom. */
export type PaperPicture = {
  readonly band?: string | undefined;
  readonly heading: readonly string[];
  readonly title: readonly string[];
  readonly tag?: string | undefined;
  readonly parts: readonly string[];
};

/** A kind of paper as it is chosen, read and confirmed, in the language of the page (scripts/papers-plugin.ts). */
export type PaperCard = ReadableKind & {
  readonly name: string;
  readonly line: string;
  readonly isFake: boolean;
  readonly isUrgent: boolean;
  readonly wantsService: boolean;
  /** The day on which it was got is on no paper, and counts. */
  readonly asksForDay: boolean;
  readonly picture: PaperPicture;
};

/** The same with everything that its public page tells. */
export type PaperPage = PaperCard & {
  readonly is: string;
  readonly isNot: string;
  readonly starts: string;
  readonly first: string;
  readonly says: string;
  readonly sources: readonly { readonly law: string; readonly link: string }[];
  readonly rule: { readonly title: string; readonly law: string; readonly link: string | null } | null;
  readonly documents: readonly { readonly id: string; readonly title: string }[];
  readonly help: readonly {
    readonly name: string;
    readonly does: string;
    readonly phone: string | null;
    readonly link: string | null;
  }[];
};
