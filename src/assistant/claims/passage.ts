/** Something that the model was given to speak from. What it says beyond its passages is not ours to say. */
export type Passage = {
  /** As the model cites it: [3]. */
  readonly number: number;
  /** `law` states the law and is cited; `practical` is what people commonly do, and carries no law. */
  readonly kind: 'law' | 'practical';
  /** Everything it says, cautions included, in every language that it has. */
  readonly text: string;
  /** The statute, in words. */
  readonly law: string;
  readonly links: readonly string[];
};
