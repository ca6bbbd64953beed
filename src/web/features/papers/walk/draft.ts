import type { AmountRole, PaperKind, Service } from '#domain/matter/case-file.ts';
import type { Court } from '#domain/papers/find-court.ts';
import type { Box, PageText } from '#domain/papers/page-text.ts';
import type { PaperEvent } from '#domain/papers/paper-kind.ts';
import type { ConfirmedPaper } from '#domain/papers/paper-message.ts';
import { COURT_NAMES } from '#domain/papers/paper-words.ts';
import { readAs } from '#domain/papers/read-paper.ts';
import type { Language } from '#domain/language.ts';
import type { PaperCard } from '../paper-page.ts';
import type { ReadPages } from '../reading/messages.ts';

/** One line to confirm. `options`: it was read in two ways, and the person says which is right. */
export type DraftLine<T> = {
  readonly value: T | null;
  readonly options: readonly T[];
  readonly place: { readonly page: number; readonly box: Box } | null;
  readonly isChanged: boolean;
};

/** What was read, on its way to being confirmed. */
export type Draft = {
  readonly kind: PaperKind;
  readonly kindPlace: DraftLine<never>['place'];
  readonly court: DraftLine<string>;
  readonly number: DraftLine<string>;
  readonly otherSide: DraftLine<string>;
  readonly hasOtherSide: boolean;
  readonly dates: readonly (DraftLine<string> & { readonly event: PaperEvent })[];
  readonly amount: (DraftLine<number> & { readonly role: AmountRole }) | null;
  readonly served: string | null;
  readonly service: Service | null;
};

const empty = { value: null, options: [], place: null, isChanged: false } as const;

/** The lines of a kind: those that it carries, whether they were found or not. */
export function draftOf(card: PaperCard, read: ReadPages | null, language: Language): Draft {
  const pages: readonly PageText[] = read?.pages ?? [];
  const { court, number, otherSide, dates, amount } = readAs(pages, card);
  const isFirst = read?.reading.kinds[0]?.id === card.id;
  const [ranked] = read?.reading.kinds.filter(({ id }) => id === card.id) ?? [];
  const line = <T>(found: { value: T; page: number; box: Box | null } | null, other: T | null): DraftLine<T> => {
    if (!found) return empty;
    const place = found.box && { page: found.page, box: found.box };
    const isDoubted = isFirst && other !== null;
    return { value: isDoubted ? null : found.value, options: isDoubted ? [found.value, other] : [], place, isChanged: false };
  };
  return {
    kind: card.id,
    kindPlace: ranked?.box ? { page: 0, box: ranked.box } : null,
    court: line(court && { ...court, value: courtName(court.value.court, court.value.county, language) }, null),
    number: line(number, read?.doubts.number ?? null),
    otherSide: line(otherSide && { ...otherSide, value: otherSide.value.name }, null),
    hasOtherSide: false,
    // What counts most on this kind is listed although it was not found; of the rest, what is there.
    dates: card.dates.flatMap((event, order) => {
      const at = dates.findIndex((date) => date.event === event);
      return at < 0 && order > 0 ? [] : [{ event, ...line(dates[at] ?? null, read?.doubts.dates[at] ?? null) }];
    }),
    amount: card.amount === null ? null : { role: card.amount, ...line(amount, read?.doubts.amount ?? null) },
    served: null,
    service: null,
  };
} // prettier-ignore

const courtName = (court: Court, county: string | null, language: Language): string => {
  const name = COURT_NAMES[court][language];
  if (county === null) return name;
  return language === 'es' ? `${name}, condado de ${county}` : `${name}, ${county} County`;
};

/** What will be sent. A day that was neither found nor given is not mentioned; one that was read in two ways is "not sure". */
export function confirmed(draft: Draft): ConfirmedPaper {
  const { kind, court, number, otherSide, hasOtherSide, dates, amount, served, service } = draft;
  const isOpen = (line: DraftLine<unknown>) => line.value === null && line.options.length > 0;
  return {
    kind,
    court: court.value,
    number: number.value,
    otherSide: hasOtherSide ? otherSide.value : null,
    dates: dates.filter((line) => line.value !== null || isOpen(line)).map(({ event, value }) => ({ event, iso: value })),
    amount: amount && (amount.value !== null || isOpen(amount)) ? { role: amount.role, value: amount.value } : null,
    served,
    service,
  };
} // prettier-ignore
