/** A number worked out of a few others through one hidden layer. Every row begins with what is added to it. */
export type Network = { readonly hidden: readonly (readonly number[])[]; readonly out: readonly number[] };

/** A gate between 0 and 1, without an exponential: it is asked thousands of times for a message. */
const gate = (value: number) => 0.5 + (0.5 * value) / (1 + Math.abs(value));
const slope = (value: number) => gate(value) + (0.5 * value) / (1 + Math.abs(value)) ** 2;

export function outputOf({ hidden, out }: Network, inputs: readonly number[]): number {
  let sum = out[0] ?? 0;
  for (const [at, row] of hidden.entries()) {
    const value = sumOf(row, inputs);
    sum += (out[at + 1] ?? 0) * value * gate(value);
  }
  return sum;
}

function sumOf(row: readonly number[], inputs: readonly number[]): number {
  let sum = row[0] ?? 0;
  for (let i = 0; i < inputs.length; i++) sum += (row[i + 1] ?? 0) * (inputs[i] ?? 0);
  return sum;
}

/** A network that learns: what it says, by how much that missed, and a step for all that was missed since the last. */
export type Learner = {
  output(inputs: readonly number[]): number;
  missed(inputs: readonly number[], by: number): void;
  step(rate: number): void;
  /** As it is now, for inputs that were not brought to the same measure. */
  network(measure: Measure): Network;
};

/** By which inputs are brought to the same measure: less their middle, by their spread. */
export type Measure = { readonly middle: readonly number[]; readonly spread: readonly number[] };

/** Each weight at its own pace (Adam); small ones generalize. */
const SMOOTH = 0.9;
const SMOOTH_SQUARES = 0.999;
const SHRINK = 0.01;

export function createLearner(width: number, hidden: number, chance: () => number): Learner {
  const wide = width + 1;
  // The hidden rows one after the other, and then what weighs them.
  const weights = Float64Array.from({ length: hidden * wide + hidden + 1 }, (_, at) => {
    const reach = 1 / Math.sqrt(at < hidden * wide ? width : hidden);
    return (2 * chance() - 1) * reach;
  });
  const [misses, means, squares] = [weights.slice().fill(0), weights.slice().fill(0), weights.slice().fill(0)];
  const values = new Float64Array(hidden);
  const last = hidden * wide;
  let steps = 0;

  function output(inputs: readonly number[]): number {
    let sum = weights[last] ?? 0;
    for (let row = 0; row < hidden; row++) {
      let value = weights[row * wide] ?? 0;
      for (let i = 0; i < width; i++) value += (weights[row * wide + i + 1] ?? 0) * (inputs[i] ?? 0);
      values[row] = value;
      sum += (weights[last + row + 1] ?? 0) * value * gate(value);
    }
    return sum;
  }

  return {
    output,
    missed(inputs, by) {
      output(inputs);
      add(misses, last, by);
      for (let row = 0; row < hidden; row++) {
        const value = values[row] ?? 0;
        add(misses, last + row + 1, by * value * gate(value));
        const back = by * (weights[last + row + 1] ?? 0) * slope(value);
        add(misses, row * wide, back);
        for (let i = 0; i < width; i++) add(misses, row * wide + i + 1, back * (inputs[i] ?? 0));
      }
    },
    step(rate) {
      steps += 1;
      for (let at = 0; at < weights.length; at++) {
        const miss = misses[at] ?? 0;
        means[at] = SMOOTH * (means[at] ?? 0) + (1 - SMOOTH) * miss;
        squares[at] = SMOOTH_SQUARES * (squares[at] ?? 0) + (1 - SMOOTH_SQUARES) * miss * miss;
        const steady = (means[at] ?? 0) / (1 - SMOOTH ** steps);
        const scale = Math.sqrt((squares[at] ?? 0) / (1 - SMOOTH_SQUARES ** steps)) + 1e-8;
        weights[at] = (weights[at] ?? 0) * (1 - SHRINK * rate) - (rate * steady) / scale;
      }
      misses.fill(0);
    },
    network({ middle, spread }) {
      const rows = Array.from({ length: hidden }, (_, row) => {
        const [first = 0, ...rest] = weights.subarray(row * wide, (row + 1) * wide);
        const plain = rest.map((weight, at) => weight / (spread[at] ?? 1));
        return [first - plain.reduce((sum, weight, at) => sum + weight * (middle[at] ?? 0), 0), ...plain].map(rounded);
      });
      return { hidden: rows, out: [...weights.subarray(last)].map(rounded) };
    },
  };
}

function add(to: Float64Array, at: number, value: number): void {
  to[at] = (to[at] ?? 0) + value;
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
