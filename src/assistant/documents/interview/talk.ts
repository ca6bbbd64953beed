import type { Row } from '#domain/documents/answers.ts';
import type { NodeId } from '#domain/chat/script.ts';

/** Where an interview in the chat stands; kept with the chat's state. The answers are kept with the document. */
export type DocumentTalk = {
  readonly definitionId: string;
  /** The question that was asked; null while the document is only offered. */
  readonly asking: string | null;
  /** A row of a list that is being told; without a column it was asked whether there is another one. */
  readonly row: { readonly column: string | null; readonly cells: Row } | null;
  /** What of the last message may be meant for this line; it is written only after a yes. */
  readonly unsure?: string | undefined;
  /** Where the conversation goes on afterwards. */
  readonly returnTo: NodeId;
};
