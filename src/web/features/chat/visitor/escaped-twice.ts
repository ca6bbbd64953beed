const TOGETHER_MS = 2_000;

type Press = { readonly key: string; readonly repeat: boolean; readonly timeStamp: number };

/** Calls back when Escape is pressed twice shortly after each other, with no other key between. */
export function escapedTwice(then: () => void): (press: Press) => void {
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, repeat, timeStamp }) => {
    if (repeat) return;
    const isSecond = key === 'Escape' && timeStamp - last <= TOGETHER_MS;
    last = key === 'Escape' && !isSecond ? timeStamp : Number.NEGATIVE_INFINITY;
    if (isSecond) then();
  };
}
