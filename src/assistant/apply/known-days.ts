import { computeDeadline } from '../deadlines/compute.ts';
import { findRule } from '../deadlines/find-rule.ts';
import type { ConversationState } from '../remember/state.ts';

const IN_COURT = { en: 'the court date', es: 'la fecha de corte' };
const THE = { en: 'the', es: 'el' };

/** The days that were spoken of, each with what it is: the day in court, and every last day that was told. */
export function knownDays({ file, counted, language }: ConversationState): ReadonlyMap<string, string> {
  const court = file.dates['court-date'];
  const told = counted.flatMap((key) => {
    const [id = '', variant = '', triggerDate = ''] = key.split(' ');
    const rule = findRule(id);
    const result = rule && computeDeadline(rule, { variant, triggerDate });
    return result?.ok ? result.deadline.dates : [];
  });
  return new Map([
    ...told.map(({ date, what }) => [date, `${THE[language]} ${uncapitalized(what[language])}`] as const),
    ...(court === undefined ? [] : [[court, IN_COURT[language]] as const]),
  ]);
}

const uncapitalized = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);
