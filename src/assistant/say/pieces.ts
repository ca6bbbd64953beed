/** Paragraph by paragraph, so that a reader sees the beginning first; what is folded comes whole. */
export function inPieces(markdown: string): string[] {
  return markdown.split(/(?<=\n\n)(?!(?:(?!<details>)[\s\S])*<\/details>)/);
}
