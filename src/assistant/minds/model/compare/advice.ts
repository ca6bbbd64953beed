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
  const isContrary = command?.ideas.some((idea) => idea.isContrary) === true;
  return command && (isContrary || !isOfStatement(command, statement)) ? `command ${command.text}` : null;
};

function commandIn({ words, language }: Sentence): Word | undefined {
  const isStart = (at: number) => at < 0 || ['.', ';', ':', '!'].includes(words[at]?.text ?? '');
  return words.find(({ at, text }) => {
    const before = SOFTENED.has(words[at - 1]?.text ?? '') ? at - 2 : at - 1;
    return COMMANDS[language].has(text) && isStart(before);
  });
}

/** A command in soft words is one. */
const SOFTENED = new Set(['just', 'please', 'simply', 'simplemente', 'solo', 'mejor', 'no', 'not']);

/** Where the statement says who takes complaints, "complain there" says no more. */
function isOfStatement(command: Word, statement: Sentence): boolean {
  const names = new Set(command.ideas.map(({ name }) => name));
  return statement.words.some(({ ideas, root }) => root === command.root || ideas.some(({ name }) => names.has(name)));
}
