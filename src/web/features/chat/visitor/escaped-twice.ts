const TOGETHER_MS = 2_000;

type Press = { readonly key: string; readonly repeat: boolean; readonly timeStamp: number };

/** Hears the keys; two of Escape shortly after each other, with no other between, are meant. */
export function escapedTwice(then: () => void): (press: Press) => void {
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, repeat, timeStamp }) => {
    if (repeat) return;
    const isSecond = key === 'Escape' && timeStamp - last <= TOGETHER_MS;
    last = key === 'Escape' && !isSecond ? timeStamp : Number.NEGATIVE_INFINITY;
    if (isSecond) then();
  };
}
