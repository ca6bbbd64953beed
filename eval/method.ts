import type { TestedMind } from './report.ts';

const JUDGING = [
  'A program does the judging, by comparing with what was written down beforehand: which kind of reply is right, which area of law it is about, which facts of our knowledge it has to state, and which words or numbers have to appear. Nobody looks at a reply and decides kindly.',
  'The scenarios were written from the law and not from the assistant’s own texts. Our rule is that a scenario is corrected only where what it expects is wrong itself, never because the assistant fails it.',
] as const;

/** How a run is made; it travels with the result, so that the page never explains another run than the one it shows. */
export function methodOf({ name, removedClaims }: TestedMind): string[] {
  const how =
    name === 'built-in'
      ? 'without an account and without any outside service'
      : `without an account, worded by the language model ${name}`;
  const played = `Each scenario is one or more messages in the words of somebody who needs help, with typing errors and missing details left in. The messages go one after the other into the same assistant that runs on this site, ${how}. The reply to the last message is judged.`;
  if (removedClaims === null) return [played, ...JUDGING];
  const checked = `Before a sentence of the model is shown, it is compared with the passages that the model was given. What they do not carry is removed: ${removedClaims} sentences in this run.`;
  return [played, checked, ...JUDGING];
}
