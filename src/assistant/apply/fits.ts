import { tenureOf, type CaseFile } from '#domain/matter/case-file.ts';
import type { Variables } from '#domain/chat/script.ts';
import type { Statement, When } from '../knowledge/topic.ts';

/** What a condition may ask for. */
export type Situation = { readonly file: CaseFile; readonly variables: Variables };
export type ConditionKey = keyof When;

/** What is known for a condition; undefined while nobody has told it. */
function knownFor(key: ConditionKey, { file, variables }: Situation): string | undefined {
  switch (key) {
    case 'nyc':
      return yesNo(variables.isNyc);
    case 'downstate':
      return downstateOf(variables);
    case 'lived':
      return tenureOf(file) ?? undefined;
    case 'served':
      return file.served === undefined ? undefined : file.served === 'in-hand' ? 'in-hand' : 'other';
    case 'regulated':
      return yesNo(file.isRegulated);
    case 'order':
      return yesNo(file.hasOrder);
    case 'ownerLives':
      return yesNo(file.ownerLives);
    case 'spouse':
      return yesNo(file.leftSpouse);
    case 'paper':
      return file.paper;
    case 'programme':
      return file.programme;
    case 'sponsor':
      return file.sponsor;
    case 'age':
    case 'childAge':
    case 'homes':
    case 'miles':
      return file[key]?.toString();
  }
}

/** Elsewhere than in the city may still be Long Island: only a county says so. */
function downstateOf({ isNyc, county }: Variables): string | undefined {
  if (isNyc === true) return 'yes';
  return county === undefined ? undefined : yesNo(DOWNSTATE.includes(county));
}
const DOWNSTATE: readonly string[] = ['Nassau', 'Suffolk', 'Westchester'];

const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');

const conditionsOf = (when: When) =>
  Object.entries(when).filter(([, value]) => value !== undefined) as [ConditionKey, string][];

/** Where what is known is a number, a span of numbers is wanted. */
const COUNTED: readonly ConditionKey[] = ['age', 'childAge', 'homes', 'miles'];

function holds(key: ConditionKey, wanted: string, known: string): boolean {
  // A summons over a credit card is a summons.
  if (key === 'paper') return wanted === known || known.startsWith(`${wanted}-`);
  if (!COUNTED.includes(key)) return wanted === known;
  const [from, to] = wanted.split('-').map((end) => (end === '' ? undefined : Number(end)));
  return Number(known) >= (from ?? 0) && Number(known) <= (to ?? Infinity);
}

/** Every condition is known to hold. */
export const fits = (when: When, situation: Situation): boolean => areMet(when, situation, false);

/** No condition is known to fail. */
export const mayFit = (when: When, situation: Situation): boolean => areMet(when, situation, true);

/** `untold`: what is said of a condition while nobody has told it. */
const areMet = (when: When, situation: Situation, untold: boolean): boolean =>
  conditionsOf(when).every(([key, value]) => {
    const known = knownFor(key, situation);
    return known === undefined ? untold : holds(key, value, known);
  });

/** What would have to be told before it can be said whether it holds; nothing once a condition is known to fail. */
export function missingFor(when: When, situation: Situation): ConditionKey[] {
  const keys = conditionsOf(when).map(([key]) => key);
  return mayFit(when, situation) ? keys.filter((key) => knownFor(key, situation) === undefined) : [];
}

/** A rule of the city is not told to somebody in Albany. */
export const mayHold = ({ when }: Pick<Statement, 'when'>, situation: Situation): boolean =>
  when === undefined || mayFit(when, situation);
