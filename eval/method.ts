import type { TestedMind } from './report.ts';

const JUDGING = [
  'A program does the judging, by comparing with what was written down beforehand: which kind of reply is right, how it opens, which words or numbers have to be seen, what it must not ask again, which day has to be counted. Nobody looks at a reply and decides kindly.',
  'The questions and conversations were written from the law and from the lives of people, without sight of the assistant’s own texts. Our rule is that one is corrected only where what it expects is wrong itself, never because the assistant fails it.',
] as const;

/** How a run is made; it travels with the result, so that the page never explains another run than the one it shows. */
export function methodOf({ name, removedClaims }: TestedMind): string[] {
  const how =
    name === 'built-in'
      ? 'without an account and without any outside service'
      : `without an account, with statements chosen by the language model ${name}`;
  const played = `Single questions and conversations of five to eight messages, in the words of people who need help, with typing errors and missing details left in, a third of them in Spanish. The messages go one after the other into the same assistant that runs on this site, ${how}. Every reply is judged; a conversation is without a fault only if all of its replies are.`;
  if (removedClaims === null) return [played, ...JUDGING];
  const checked = `The model chooses statements and never words the law. What it said beyond that was left out: ${removedClaims} times in this run.`;
  return [played, checked, ...JUDGING];
}
