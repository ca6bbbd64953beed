import { figuresIn } from '../claims/figures.ts';
import type { Fact, Sentence } from '../knowledge/topic.ts';
import type { Language } from '../language/detect-language.ts';
import type { Citations } from './citations.ts';
import { saidInFull } from './said-in-full.ts';
import { words } from './words.ts';

export type Telling = {
  sentences(list: readonly Sentence[]): string[];
  /** The same, unless everything in them was told before. */
  more(list: readonly Sentence[]): string[];
  /** What was not told yet; a fact is told once. */
  facts(list: readonly Fact[]): string[];
  /** The exceptions to what the sentences said: statements of law too. */
  cautions(): string[];
  /** Why something is asked: a figure in it needs a fact that has it, else it is not said. */
  reason(why: string, facts: readonly Fact[]): string;
  told(): string[];
};

/** Puts facts into words, each with its citation, and remembers which were told. */
export function createTelling(citations: Citations, language: Language): Telling {
  const { changed } = words[language];
  const told = new Set<string>();
  const inShort = new Set<string>();
  const inFull = new Set<string>();
  const withCaution = new Set<string>();

  function sentences(list: readonly Sentence[]): string[] {
    const cited = [...new Set(list.flatMap(({ facts }) => facts))].map((id) => citations.fact(id));
    for (const id of saidInFull(list, cited)) inFull.add(id);
    return list.map(({ text, facts }) => {
      for (const id of facts) {
        inShort.add(id);
        told.add(id);
      }
      return `${text} ${citations.mark(facts, changed)}`;
    });
  }

  return {
    sentences,
    more: (list) => (list.every(({ facts }) => facts.every((id) => inFull.has(id))) ? [] : sentences(list)),
    facts(list) {
      const fresh = list.filter(({ id }) => !inFull.has(id));
      return fresh.map((fact) => {
        told.add(fact.id);
        inFull.add(fact.id);
        withCaution.add(fact.id);
        return `${inWords(fact, language)} ${citations.mark([fact.id], changed)}`;
      });
    },
    cautions() {
      if (language !== 'en') return [];
      // A fact that was told in full brought its exception along.
      return [...inShort]
        .filter((id) => !withCaution.has(id))
        .flatMap((id) => {
          const { caution } = citations.fact(id);
          return caution ? [`${caution} ${citations.mark([id], changed)}`] : [];
        });
    },
    reason(why, facts) {
      const { stated } = figuresIn(why);
      if (stated.size === 0) return why;
      const covered = facts.map((fact) => ({
        fact,
        by: figuresIn([fact.says, fact.caution, fact.law].join(' ')).covered,
      }));
      const carriers = covered.filter(({ by }) => [...stated].some((figure) => by.has(figure)));
      if (![...stated].every((figure) => carriers.some(({ by }) => by.has(figure)))) return '';
      const whole = carriers.find(({ by }) => [...stated].every((figure) => by.has(figure)));
      const cited = (whole ? [whole] : carriers).map(({ fact }) => fact.id);
      return `${why} ${citations.mark(cited, changed)}`;
    },
    told: () => [...told],
  };
}

/** Exceptions are written in English only; in Spanish they stand with the source. */
function inWords({ says, dice, caution }: Fact, language: Language): string {
  if (language === 'es') return dice ?? says;
  return caution ? `${says} ${caution}` : says;
}
