import type { Passage } from '../../claims/passage.ts';
import type { Deadline } from '../../deadlines/compute.ts';
import type { Fact, Topic } from '../../knowledge/topic.ts';
import type { Language } from '../../language/detect-language.ts';

/** What the model was given in this turn. Numbers are the ones it cites. */
export type Passages = {
  /** Returns what is new of it, as the model reads it; what it was given before is only named. */
  giveTopic(topic: Topic): string;
  giveDeadline(deadline: Deadline, words: string): string;
  all(): readonly Passage[];
  factIds(numbers: readonly number[]): string[];
  /** To be cited: where a fact stands, for the list of sources. */
  onFact(listener: (title: string, fact: Fact) => void): void;
};

export function createPassages(language: Language): Passages {
  const given: { passage: Passage; factId: string | null }[] = [];
  const listeners: ((title: string, fact: Fact) => void)[] = [];

  function giveFact(title: string, fact: Fact, more: readonly string[]): string {
    const known = given.find(({ factId }) => factId === fact.id);
    if (known) return `[${known.passage.number}] (given above)`;
    const number = given.length + 1;
    const texts = [fact.says, fact.caution, fact.changed, fact.dice, ...more, `${title}.`];
    const passage: Passage = { number, kind: 'law', text: joined(texts), law: fact.law, links: [fact.link] };
    given.push({ passage, factId: fact.id });
    for (const listener of listeners) listener(title, fact);
    return `[${number}] (${fact.law}) ${joined([language === 'es' ? (fact.dice ?? fact.says) : fact.says, fact.caution])}`;
  }

  function givePractical(topic: Topic): string {
    const help = topic.help.map(({ name, how }) => `${name}: ${how}`);
    const text = joined([...topic.steps, ...topic.gather, ...help]);
    if (text === '' || given.some(({ passage }) => passage.text === text)) return '';
    const links = topic.help.flatMap(({ link }) => link ?? []);
    const number = given.length + 1;
    given.push({ passage: { number, kind: 'practical', text, law: '', links }, factId: null });
    return `[${number}] (what people commonly do and keep) ${text}`;
  }

  return {
    giveTopic(topic) {
      const facts = topic.facts.map((fact) => giveFact(topic.title, fact, sentencesAbout(topic, fact.id)));
      return [`About: ${topic.title}`, ...facts, givePractical(topic)].filter(Boolean).join('\n');
    },
    giveDeadline({ rule, law, link }, words) {
      const { id, title, confidence, checked } = rule;
      const fact: Fact = { id, says: words, law, link: link ?? rule.link ?? '', confidence, asOf: checked, checked };
      return giveFact(title[language], fact, []);
    },
    all: () => given.map(({ passage }) => passage),
    factIds: (numbers) =>
      given.flatMap(({ passage, factId }) => (factId && numbers.includes(passage.number) ? factId : [])),
    onFact: (listener) => void listeners.push(listener),
  };
}

/** The topic's own words for the same fact, in both languages. */
function sentencesAbout({ answer, respuesta }: Topic, factId: string): string[] {
  return [...answer, ...respuesta].filter(({ facts }) => facts.includes(factId)).map(({ text }) => text);
}

const joined = (texts: readonly (string | undefined)[]) =>
  texts
    .filter(Boolean)
    .map((text) => ended(text ?? ''))
    .join(' ');

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
