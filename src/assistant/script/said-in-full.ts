import { figuresIn } from '../claims/figures.ts';
import type { Fact, Sentence } from '../knowledge/topic.ts';

/** Facts that need no telling after these sentences: a fact whose figures were left out has not been told. */
export function saidInFull(sentences: readonly Sentence[], facts: readonly Fact[]): Set<string> {
  const cited = facts.filter(({ id }) => sentences.some((sentence) => sentence.facts.includes(id)));
  const full = cited.filter(({ id, says }) => {
    const about = sentences.filter((sentence) => sentence.facts.includes(id));
    const { covered } = figuresIn(about.map(({ text }) => text).join(' '));
    return [...figuresIn(says).stated].every((figure) => covered.has(figure));
  });
  return new Set(full.map(({ id }) => id));
}
