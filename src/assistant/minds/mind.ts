import type { CaseFile } from '#domain/matter/case-file.ts';
import type { Applied } from '../apply/apply-statement.ts';
import type { Language } from '../content/words.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Finding } from '../find/find-statements.ts';
import type { Reading } from '../read/reading.ts';
import type { ConversationState } from '../remember/state.ts';
import type { Turn } from '../reply.ts';

/** What a language model chose to say: statements by id, and at most two sentences of its own that state no law. */
export type ModelChoice = {
  readonly statements: readonly string[];
  /** Stands before the first statement. */
  readonly lead: string;
  /** A question back, after the last one. */
  readonly ask: string;
  /** Its words for a statement, where they say nothing else than ours; null keeps ours. */
  readonly reword: Reword;
};

/** Of a statement as it is told to this person, in their language. */
export type Reword = (applied: Applied, telling: Telling) => string | null;
export type Telling = { readonly topic: Topic; readonly language: Language; readonly file: CaseFile };

export type Consultation = {
  /** As the built-in mind heard it. */
  readonly reading: Reading;
  readonly before: ConversationState;
  /** What we know that is near: the model chooses from it. */
  readonly nearest: Finding;
  readonly turn: Turn;
};

/** What it heard and chose; the choice is null where it chose nothing. */
export type Consulted = { readonly reading: Reading; readonly choice: ModelChoice | null };

/** A language model beside the built-in mind: it hears better and chooses better, and every word of law is still ours. */
export type ModelMind = {
  /**
   * `opening` comes while the rest is still being written: what it heard, and its first statement; null where that cannot be
   * known before the end. `whole` is null when it has nothing to add, or could not be asked: the built-in mind goes on alone.
   * Neither ever rejects.
   */
  consult(consultation: Consultation): {
    readonly opening: Promise<Consulted | null>;
    readonly whole: Promise<Consulted | null>;
  };
};
