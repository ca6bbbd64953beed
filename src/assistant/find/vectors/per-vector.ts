/** Worked out once for each vector, and kept for as long as somebody holds the vector: one message is looked at from several sides. */
export function perVector<Result>(work: (vector: Float32Array) => Result): (vector: Float32Array) => Result {
  const known = new WeakMap<Float32Array, { readonly result: Result }>();
  return (vector) => {
    let found = known.get(vector);
    if (!found) known.set(vector, (found = { result: work(vector) }));
    return found.result;
  };
}
