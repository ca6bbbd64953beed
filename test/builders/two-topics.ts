/** Enough phrases of two topics for their words to be told apart. */
export const TWO_TOPICS = [
  { id: 'housing/bed-bugs', text: 'bed bugs in my apartment' },
  { id: 'housing/bed-bugs', text: 'hay chinches en mi cama' },
  { id: 'housing/bed-bugs', text: 'the exterminator came for the bugs' },
  { id: 'traffic/towed-car', text: 'they towed my car from a lot' },
  { id: 'traffic/towed-car', text: 'la grúa se llevó mi carro' },
  { id: 'traffic/towed-car', text: 'where is my car after the tow' },
];
