import { createAssistant } from '#assistant/create-assistant.ts';
import { asShares } from '#assistant/find/learned/judgement.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import type { SignsOfTalk } from '#assistant/find/whole-talk.ts';
import { openKnowledge } from '#assistant/knowledge/open-knowledge.ts';
import { SIGNS_OF_TALK } from '#assistant/numbers.ts';
import { readersTalks, replay } from './replay.ts';

/**
 * Learns how much each sign of the whole talk counts (`SIGNS_OF_TALK`) from the talks of readers, and measures it on each reader by what the others taught.
 * Prints the weights; they are written into `numbers.ts` by hand, with what they are worth.
 */
type Option = { readonly signs: readonly number[]; readonly isRight: boolean };
type Turn = { readonly reader: string; readonly options: readonly Option[] };

const NAMES = Object.keys(SIGNS_OF_TALK) as (keyof SignsOfTalk)[];
/** What was found stays as it is, where readers say nothing else: so strongly every weight is held to that. */
const HELD = 10;
const PASSES = 200;
const RATE = 0.02;

/** What was found, in its own order. */
const AS_FOUND = NAMES.map((name) => (name === 'found' ? 1 : 0));

const turns = scaled(await turnsOfReaders());
const readers = [...new Set(turns.turns.map(({ reader }) => reader))];
const table: Record<string, Record<string, string | number>> = {};
const [before, after] = [[] as number[], [] as number[]];
for (const reader of readers) {
  const own = turns.turns.filter((turn) => turn.reader === reader);
  const weights = learned(turns.turns.filter((turn) => turn.reader !== reader));
  const [asFound, now] = [own.map((turn) => placeOf(turn, AS_FOUND)), own.map((turn) => placeOf(turn, weights))];
  before.push(...asFound);
  after.push(...now);
  table[reader] = rowOf(asFound, now);
}
table['all'] = rowOf(before, after);
console.table(table);
const weights = learned(turns.turns);
console.log(
  NAMES.map((name, at) => `${name}: ${((weights[at] ?? 0) / (turns.spread[at] ?? 1)).toFixed(3)}`).join(', '),
);

async function turnsOfReaders(): Promise<Turn[]> {
  const knowledge = openKnowledge();
  const { search } = knowledge;
  let seen: { readonly message: string; readonly ids: readonly string[]; readonly signs: readonly SignsOfTalk[] }[] =
    [];
  const index: typeof search.index = {
    ...search.index,
    signsOfTalk: (found, written) => {
      const signs = search.index.signsOfTalk(found, written);
      seen.push({ message: written.message, ids: found.map(({ statement }) => statement.id), signs });
      return signs;
    },
  };
  const embedder = createEmbedder((error) => console.error(error), true);
  const assistant = createAssistant({
    onError: (error) => console.error(error),
    embedder,
    knowledge: { ...knowledge, search: { ...search, index } },
  });
  await embedder.whenReady();
  const all: Turn[] = [];
  for (const [reader, talks] of readersTalks())
    for (const talk of talks)
      for await (const { say, right, isFirst } of replay(assistant, talk)) {
        const own = seen.find(({ message }) => message === say);
        seen = [];
        if (!own || isFirst || right.length === 0) continue;
        const options = own.ids.map((id, at) => ({
          signs: NAMES.map((name) => own.signs[at]?.[name] ?? 0),
          isRight: right.includes(id),
        }));
        all.push({ reader, options });
      }
  await assistant.close();
  return all;
}

/** Each sign with a middle of 0 and a spread of 1, so that all are held alike. */
function scaled(all: readonly Turn[]): { readonly turns: readonly Turn[]; readonly spread: readonly number[] } {
  const rows = all.flatMap(({ options }) => options.map(({ signs }) => signs));
  const mean = (of: (row: readonly number[]) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const middle = NAMES.map((_, at) => mean((row) => row[at] ?? 0));
  const spread = NAMES.map((_, at) => Math.sqrt(mean((row) => ((row[at] ?? 0) - (middle[at] ?? 0)) ** 2)) || 1);
  const scale = (signs: readonly number[]) => signs.map((sign, at) => (sign - (middle[at] ?? 0)) / (spread[at] ?? 1));
  return {
    turns: all.map((turn) => ({ ...turn, options: turn.options.map((one) => ({ ...one, signs: scale(one.signs) })) })),
    spread,
  };
}

function learned(from: readonly Turn[]): number[] {
  const held = NAMES.map((name, at) => (name === 'found' ? (turns.spread[at] ?? 1) : 0));
  const known = from.filter(({ options }) => options.some(({ isRight }) => isRight));
  const weights = [...held];
  const [first, second] = [NAMES.map(() => 0), NAMES.map(() => 0)];
  for (let pass = 1; pass <= PASSES; pass++) {
    const slope = weights.map((weight, at) => (HELD * (weight - (held[at] ?? 0))) / known.length);
    for (const { options } of known) {
      const shares = sharesBy(options, weights);
      const right = options.reduce((sum, { isRight }, at) => sum + (isRight ? (shares[at] ?? 0) : 0), 0) || 1e-12;
      for (const [at, { signs, isRight }] of options.entries()) {
        const share = shares[at] ?? 0;
        const tooMuch = (share - (isRight ? share / right : 0)) / known.length;
        for (const [of, sign] of signs.entries()) slope[of] = (slope[of] ?? 0) + tooMuch * sign;
      }
    }
    for (const [at, one] of slope.entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * one;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * one * one;
      const step = (first[at] ?? 0) / (1 - 0.9 ** pass) / (Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** pass)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - RATE * step;
    }
  }
  return weights;
}

const sharesBy = (options: readonly Option[], by: readonly number[]): Float64Array =>
  asShares(Float64Array.from(options, ({ signs }) => signs.reduce((sum, sign, at) => sum + sign * (by[at] ?? 0), 0)));

/** At which place the first right one comes; past the end where there is none. */
function placeOf({ options }: Turn, by: readonly number[]): number {
  const shares = sharesBy(options, by);
  const order = [...options.keys()].toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const place = order.findIndex((at) => options[at]?.isRight);
  return place === -1 ? options.length : place;
}

function rowOf(asFound: readonly number[], now: readonly number[]) {
  const within = (places: readonly number[], of: number) =>
    ((100 * places.filter((place) => place < of).length) / Math.max(1, places.length)).toFixed(1);
  return {
    turns: asFound.length,
    'first, as found': within(asFound, 1),
    first: within(now, 1),
    'in three, as found': within(asFound, 3),
    'in three': within(now, 3),
  };
}
