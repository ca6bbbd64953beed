import { fits } from '#assistant/apply/fits.ts';
import { dayInWords } from '#assistant/deadlines/day-words.ts';
import { computeDeadline } from '#assistant/deadlines/compute.ts';
import { findRule } from '#assistant/deadlines/find-rule.ts';
import { EVENTS } from '#assistant/say/case-in-words.ts';
import type { ConversationState } from '#assistant/reply.ts';
import type { MatterDay } from '#contract/matter.ts';
import type { SaidRow } from './matters-repo.ts';

type Known = Pick<ConversationState, 'file' | 'variables' | 'language'>;

/** The days that count, counted again from what is known now: whoever corrects a date corrects its day. */
export function daysOf(said: readonly SaidRow[], known: Known): MatterDay[] {
  const told = said.flatMap(({ card, deadlines }) => [...(card?.days ?? []), ...(deadlines ?? [])]);
  const names = [...new Set(told.map(({ rule, variant }) => `${rule} ${variant}`))];
  const counted = names.flatMap((name) => recounted(name, known));
  const unique = new Map(counted.map((day) => [`${day.rule} ${day.label} ${day.iso}`, day]));
  return [...courtDay(known), ...unique.values()].toSorted((a, b) => a.iso.localeCompare(b.iso));
}

function recounted(name: string, known: Known): MatterDay[] {
  const [ruleId = '', variantId] = name.split(' ');
  const rule = findRule(ruleId);
  const possible = rule?.variants.filter(({ needs }) => fits(needs, known)) ?? [];
  const variant = possible.find(({ id }) => id === variantId) ?? (possible.length === 1 ? possible[0] : undefined);
  const triggerDate = variant && known.file.dates[variant.event];
  if (!rule || !variant || !triggerDate) return [];
  const result = computeDeadline(rule, { variant: variant.id, triggerDate });
  if (!result.ok) return [];
  return result.deadline.dates.map(({ what, date, means }) => ({
    rule: rule.id,
    variant: variant.id,
    triggerDate,
    label: what[known.language],
    day: dayInWords(date, known.language),
    iso: date,
    means,
    isTheirs: rule.whose === 'theirs',
  }));
}

/** The day in court stands on the papers: nothing is counted. */
function courtDay({ file, language }: Known): MatterDay[] {
  const iso = file.dates['court-date'];
  if (!iso) return [];
  const day = { label: EVENTS['court-date'][language], day: dayInWords(iso, language), iso };
  return [{ rule: null, variant: '', triggerDate: iso, means: 'by', isTheirs: false, ...day }];
}
