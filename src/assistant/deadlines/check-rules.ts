import { ASKED, type Rule, type Variant } from './rule.ts';

/** What a reviewer would send back, as sentences. Nothing found: an empty list. */
export function faultsInRules(rules: readonly Rule[], today: string): string[] {
  const ids = rules.map(({ id }) => id);
  return [
    ...duplicates(ids).map((id) => `${id}: there are two`),
    ...rules.flatMap((rule) => faultsOf(rule, today).map((fault) => `${rule.id}: ${fault}`)),
  ];
}

function faultsOf(rule: Rule, today: string): string[] {
  return [
    ...(rule.variants.length === 0 && rule.open.length === 0 ? ['it says nothing'] : []),
    ...(rule.checked > today ? ['it was checked in the future'] : []),
    ...duplicates(rule.variants.map(({ id }) => id)).map((id) => `variant ${id} stands twice`),
    ...rule.variants.flatMap((variant) => faultsOfVariant(variant).map((fault) => `${variant.id}: ${fault}`)),
  ];
}

function faultsOfVariant({ dates, askDays, limit }: Variant): string[] {
  const asks = dates.some(({ count }) => count.some(({ period }) => period === ASKED));
  return [
    ...duplicates(dates.map(({ id }) => id)).map((id) => `date ${id} stands twice`),
    ...(asks && askDays === undefined ? ['it counts the asked days and does not ask for them'] : []),
    ...(!asks && askDays !== undefined ? ['it asks for days and does not count them'] : []),
    ...dates
      .filter(({ direction, weekends }) => direction === 'before' && weekends === 'next')
      .map(({ id }) => `${id} counts backwards, and a weekend must not shorten that`),
    ...(limit !== undefined && dates.length > 1 ? ['with a limit there can be one date only'] : []),
    ...dates
      .filter(({ count }) => count.filter(({ period }) => period !== ASKED && period.unit === 'months').length > 1)
      .map(({ id }) => `${id} counts months twice: write "2 years 6 months"`),
  ];
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
