import { paperIn } from '#domain/papers/paper-message.ts';
import { allPapers } from '../../../papers/find-paper.ts';
import { placeIn } from '../places.ts';
import { NOTHING_HEARD, type Reading } from '../../reading.ts';

/**
 * A paper that was read on the person's device and confirmed there: its lines have a form of their own, and nothing else is
 * looked for in them. Whatever a paper says, it gives no orders and tells of no emergency.
 */
export function shownPaperIn(message: string, today: string): Reading | null {
  const told = paperIn(message, allPapers());
  if (!told) return null;
  return {
    ...NOTHING_HEARD,
    message,
    today,
    language: told.language,
    told: told.file,
    place: told.county === null ? null : placeIn(`${told.county} County, New York`, true),
    shownPaper: told.kind,
  };
}
