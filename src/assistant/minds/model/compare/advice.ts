import type { Check } from './check.ts';
import { plainLetters } from './tokens.ts';
import type { Sentence, Word } from './sentence.ts';
import { ADVICE, COMMANDS } from './words/advice.ts';

/** No advice and no promise, unless the very words are the statement's. */
export const compareAdvice: Check = ({ statement, rewording }) => {
  const text = plainLetters(rewording.text);
  const ours = plainLetters(statement.text);
  for (const pattern of ADVICE[rewording.language]) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !ours.includes(found)) return `advice ${found}`;
  }
  const command = commandIn(rewording);
  return command && !isOfStatement(command, statement) ? `command ${command.text}` : null;
};

function commandIn({ words, language }: Sentence): Word | undefined {
  return words.find(
    ({ at, text }) =>
      COMMANDS[language].has(text) && (at === 0 || ['.', ';', ':', '!'].includes(words[at - 1]?.text ?? '')),
  );
}

/** Where the statement says who takes complaints, "complain there" says no more. */
function isOfStatement(command: Word, statement: Sentence): boolean {
  const names = new Set(command.ideas.map(({ name }) => name));
  return statement.words.some(({ ideas, root }) => root === command.root || ideas.some(({ name }) => names.has(name)));
}
