import type { Draft, DraftLine } from './draft.ts';
import type { Mark } from './marked-picture.tsx';

/** The lines of a draft in their order: the number of each is its place in this list, from one. */
function linesOf(draft: Draft): readonly (Pick<DraftLine<unknown>, 'place' | 'value' | 'options'> | null)[] {
  const { kindPlace, court, number, otherSide, dates, amount } = draft;
  return [{ place: kindPlace, value: draft.kind, options: [] }, court, number, ...dates, amount, otherSide.value === null ? null : otherSide]; // prettier-ignore
}

export function marksOf(draft: Draft): Mark[] {
  return linesOf(draft).flatMap((line, at): Mark[] =>
    line?.place ? [{ number: at + 1, ...line.place, isDoubtful: line.value === null && line.options.length > 0 }] : [],
  );
}
