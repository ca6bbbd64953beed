/** What a piece of the paper is, for somebody who has it read out: the names are those of the PDF standard. */
export type Tag = {
  readonly type: 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';
  /** The list, the row or the table that it stands in. Without one it stands in the document itself. */
  readonly in?: Tag;
};
