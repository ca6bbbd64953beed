/** One for each journey: a link that is asked for voids the one before, also another journey's. */
export const STAFF = Array.from({ length: 1000 }, (_, index) => `staff-${index}@people.example`);
