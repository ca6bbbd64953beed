/** One of several words or turns in a pattern, and the source without it. */
export type Alternative = { readonly line: number; readonly text: string; readonly without: string };

/** Every alternative of every pattern in a piece of source: of those written as `String.raw` and of those between slashes. */
export function alternativesIn(source: string): Alternative[] {
  return patternsIn(source).flatMap(({ from, text }) =>
    groupsIn(text).flatMap(({ cuts }) =>
      cuts.slice(1).map((cut, at) => {
        // The first goes with the bar behind it, every other with the bar before it.
        const begin = from + (cuts[at] ?? 0) + (at === 0 ? 1 : 0);
        const end = from + cut + (at === 0 ? 1 : 0);
        return {
          line: source.slice(0, begin).split('\n').length,
          text: source.slice(begin, end),
          without: source.slice(0, begin) + source.slice(end),
        };
      }),
    ),
  );
}

function patternsIn(source: string) {
  const raw = [...source.matchAll(/(?<=String\.raw`)(?:(?!\$\{)[^`])*(?=`)/g)];
  const between = [...source.matchAll(/(?<=^\s*(?:const \w+ = )?\/)\S.*(?=\/[a-z]*;$)/gm)];
  return [...raw, ...between].map(({ 0: text, index: from }) => ({ from, text }));
}

/** Where the alternatives of a group are cut, its ends among it; only of groups that have several. */
function groupsIn(pattern: string): { cuts: number[] }[] {
  const groups: { cuts: number[] }[] = [];
  const open: { cuts: number[] }[] = [{ cuts: [-1] }];
  // What is escaped or in brackets is no sign; a group begins behind what says of which kind it is.
  for (const { 0: sign, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:<?[=!]|:))?|[)|]/g)) {
    if (sign.startsWith('(')) open.push({ cuts: [index + sign.length - 1] });
    else if (sign === '|') open.at(-1)?.cuts.push(index);
    else if (sign === ')') {
      const group = open.pop();
      if (group) groups.push({ cuts: [...group.cuts, index] });
    }
  }
  const whole = open.map(({ cuts }) => ({ cuts: [...cuts, pattern.length] }));
  return [...groups, ...whole].filter(({ cuts }) => cuts.length > 2);
}
