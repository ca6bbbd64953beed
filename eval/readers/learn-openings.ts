import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { shareOfOpening, type SignsOfOpening } from '#assistant/decide/answering/opening-signs.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { ASKED_ANSWERS, type AskedAnswer } from '#assistant/find/phrases/phrases.ts';
import { openKnowledge } from '#assistant/knowledge/open-knowledge.ts';
import { OPENED_AT, SIGNS_OF_OPENING } from '#assistant/numbers.ts';
import { readersTalks, replay } from './replay.ts';

/**
 * Learns how much each sign counts for a yes or a no before an answer (`SIGNS_OF_OPENING`) from `openings/openings.json`: for what readers wrote and the
 * statement that was found, how the answer may honestly begin. Measures it on each tenth by what the others taught, and prints the weights; they are written into
 * `numbers.ts` by hand.
 */
type Label = { readonly talk: string; readonly turn: number; readonly statement: string; readonly opening: string };
type Lesson = { readonly signs: readonly number[]; readonly isRight: boolean; readonly label: string };

const NAMES = Object.keys(SIGNS_OF_OPENING) as (keyof SignsOfOpening)[];
const LABELS = path.join(import.meta.dirname, 'openings/openings.json');
const PASSES = 1500;
const RATE = 0.1;
/** So strongly every weight is held to nothing. */
const HELD = 10;
const PARTS = 10;

const labels = new Map(
  (JSON.parse(readFileSync(LABELS, 'utf8')) as Label[]).map(({ talk, turn, statement, opening }) => [
    `${talk} ${turn} ${statement}`,
    opening,
  ]),
);
const lessons = await lessonsOfReaders();
const shares = lessons.map(() => 0);
for (let part = 0; part < PARTS; part++) {
  const weights = learned(lessons.filter((_, at) => at % PARTS !== part));
  for (const [at, { signs }] of lessons.entries()) if (at % PARTS === part) shares[at] = shareBy(weights, signs);
}
console.table(
  [0.5, 0.55, 0.6, OPENED_AT, 0.7, 0.75].map((from) => {
    const said = lessons.filter((_, at) => (shares[at] ?? 0) >= from);
    const rightly = said.filter(({ isRight }) => isRight).length;
    const inVain = said.filter(({ label }) => label === 'none').length;
    return { from, said: said.length, rightly, inVain, wrongly: said.length - rightly - inVain };
  }),
);
console.log(`${lessons.length} lessons, ${lessons.filter(({ label }) => label !== 'none').length} with an answer`);
const weights = learned(lessons);
console.log(NAMES.map((name, at) => `  ${name}: ${(weights[at] ?? 0).toFixed(3)},`).join('\n'));

async function lessonsOfReaders(): Promise<Lesson[]> {
  const knowledge = openKnowledge();
  let answer: AskedAnswer = 'depends';
  let seen: { readonly signs: SignsOfOpening; readonly answer: AskedAnswer } | null = null;
  const embedder = createEmbedder((error) => console.error(error), true);
  const assistant = createAssistant({
    onError: (error) => console.error(error),
    embedder,
    knowledge: {
      ...knowledge,
      search: {
        ...knowledge.search,
        yesOrNo: (...asked) => {
          const heard = knowledge.search.yesOrNo(...asked);
          ({ answer } = heard);
          return heard;
        },
      },
    },
    opens: (signs) => {
      seen ??= { signs, answer };
      return shareOfOpening(signs);
    },
  });
  await embedder.whenReady();
  const all: Lesson[] = [];
  for (const talks of readersTalks().values())
    for (const talk of talks)
      for await (const { turn, told } of replay(assistant, talk)) {
        const heard = seen as { signs: SignsOfOpening; answer: AskedAnswer } | null;
        seen = null;
        const label = labels.get(`${talk.id} ${turn} ${told[0] ?? ''}`);
        if (!heard || label === undefined) continue;
        const isRight = ASKED_ANSWERS.some((one) => one === label && one === heard.answer);
        all.push({ signs: NAMES.map((name) => heard.signs[name]), isRight, label });
      }
  await assistant.close();
  return all;
}

/** Signs are brought to a spread of 1 while they are weighed, so that all are held alike. */
function learned(from: readonly Lesson[]): number[] {
  const spread = NAMES.map((_, at) => spreadOf(from.map(({ signs }) => signs[at] ?? 0)));
  const rows = from.map(({ signs, isRight }) => ({
    signs: signs.map((sign, at) => sign / (spread[at] ?? 1)),
    right: Number(isRight),
  }));
  const weights = NAMES.map(() => 0);
  for (let pass = 0; pass < PASSES; pass++) {
    const slope = weights.map((weight, at) => (NAMES[at] === 'always' ? 0 : (HELD * weight) / rows.length));
    for (const { signs, right } of rows) {
      const miss = (shareBy(weights, signs) - right) / rows.length;
      for (const [at, sign] of signs.entries()) slope[at] = (slope[at] ?? 0) + miss * sign;
    }
    for (const [at, one] of slope.entries()) weights[at] = (weights[at] ?? 0) - RATE * one;
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1));
}

function shareBy(by: readonly number[], signs: readonly number[]): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (by[at] ?? 0), 0)));
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
