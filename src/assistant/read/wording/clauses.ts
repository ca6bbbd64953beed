/** Where a story goes on: at a mark, or before a word that joins. People on phones leave the marks out. */
const JOINT =
  /[.,;:!?¿¡()\n]+\s*|\s+(?=(?:and|but|so|because|cause|cuz|bc|then|when|while|since|after|until|now|plus|y|e|pero|porque|entonces|cuando|mientras|ahora|desde que|despues|después|aunque|ya que)\s)/iu;
/** A word that joins and nothing else. */
const ONLY_JOINS = /^(?:and|but|so|then|now|plus|y|e|pero|entonces|ahora)$/iu;
const JOINING = /^(?:and|but|so|because|cause|cuz|bc|then|now|plus|y|e|pero|porque|entonces|ahora|ya que)\s+/iu;
/** What is shorter belongs to what was before it… */
const FEWEST_WORDS = 4;
/** …and a story has more words than this. */
const WORDS_OF_A_STORY = 12;
const CLAUSES_AT_MOST = 10;

const wordsIn = (text: string) => text.split(/\s+/).length;

/** The parts of a story, each of which says one thing; none for what is short enough to be read as it is. */
export function clausesOf(text: string): string[] {
  if (wordsIn(text.trim()) <= WORDS_OF_A_STORY) return [];
  const clauses: string[] = [];
  for (const part of text.split(JOINT).filter((one) => /\p{L}/u.test(one) && !ONLY_JOINS.test(one.trim()))) {
    const last = clauses.at(-1);
    const isPiece = last !== undefined && Math.min(wordsIn(part.trim()), wordsIn(last)) < FEWEST_WORDS;
    if (isPiece) clauses[clauses.length - 1] = `${last} ${part.trim()}`;
    else clauses.push(part.trim());
  }
  return clauses.length > 1 ? clauses.slice(0, CLAUSES_AT_MOST).map((clause) => clause.replace(JOINING, '')) : [];
}

/** What is shorter says nothing by itself, also in a talk. */
const FEWEST_WORDS_OF_A_PIECE = 3;
const PIECES_AT_MOST = 8;

/** What a message in a talk says, one thing after the other; none where it says one thing only. */
export function piecesOf(text: string): string[] {
  const whole = text.trim().replace(/[.!?]+$/u, '');
  const pieces = text
    .split(JOINT)
    .map((part) => part.trim().replace(JOINING, ''))
    .filter((part) => wordsIn(part) >= FEWEST_WORDS_OF_A_PIECE && part !== whole);
  return pieces.slice(0, PIECES_AT_MOST);
}
