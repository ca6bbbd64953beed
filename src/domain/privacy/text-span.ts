/** A piece of a text, by the places where it begins and ends. */
export type Span = { readonly from: number; readonly to: number };

/** Stands between two messages that are looked at in one piece. */
export const SEAM_MARK = '\0';
