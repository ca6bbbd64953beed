import { MEASURES } from './measures.ts';
import type { Report, Row, Score, TestedMind } from './report.ts';

export function table({ mind, groups, total }: Report): string {
  const head = `${'group'.padEnd(30)}${['n', 'faultless', ...MEASURES].map((name) => name.padStart(10)).join('')}`;
  return [mindLine(mind), head, ...[...groups, total].map(line)].join('\n');
}

function mindLine({ name, removedClaims, handedOver }: TestedMind): string {
  if (removedClaims === null) return `mind: ${name}`;
  return `mind: ${name}, ${removedClaims} claims removed, ${handedOver ?? 0} turns handed to the built-in mind`;
}

function line({ name, scenarios, faultless, scores }: Row): string {
  const cells = [
    `${scenarios}`,
    share({ right: faultless, of: scenarios }),
    ...MEASURES.map((one) => share(scores[one])),
  ];
  return `${name.padEnd(30)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

/** Rounded down: only what is complete is called 100 %. */
function share(score: Score | null): string {
  return score ? `${Math.floor((100 * score.right) / score.of)} %` : '–';
}
