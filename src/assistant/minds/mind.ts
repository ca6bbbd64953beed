import type { Finding } from '../find/find-statements.ts';
import type { Reading } from '../read/reading.ts';
import type { ConversationState } from '../remember/state.ts';
import type { Turn } from '../reply.ts';

/** What a language model chose to say: statements by id, and a word of its own before them that states no law. */
export type ModelChoice = { readonly statements: readonly string[]; readonly lead: string };

export type Consultation = {
  /** As the built-in mind heard it. */
  readonly reading: Reading;
  readonly before: ConversationState;
  /** What we know that is near: the model chooses from it. */
  readonly nearest: Finding;
  readonly turn: Turn;
};

/** A language model beside the built-in mind: it hears better and chooses better, and every word of law is still ours. */
export type ModelMind = {
  /** Null when it has nothing to add, or could not be asked: the built-in mind goes on alone. */
  consult(
    consultation: Consultation,
  ): Promise<{ readonly reading: Reading; readonly choice: ModelChoice | null } | null>;
};
