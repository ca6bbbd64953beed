import type { Topic } from '../../knowledge/topic.ts';
import type { DeadlinePart } from '../../script/deadline-part.ts';
import type { DocumentOffer } from '../../tools/find-documents.ts';

/** What the model did besides talking; its tools add to it. */
export type Deeds = {
  topics: Topic[];
  deadlines: DeadlinePart[];
  documents: DocumentOffer[];
  wantsAttorneys: boolean;
  wantsToEnd: boolean;
};
