import type { Caption, Line, Run } from '#domain/documents/template/blocks.ts';
import { textNode, type Content } from './content.ts';

const upper = (line: Line): Line => line.map((run) => ({ ...run, text: run.text.toUpperCase() }));
const plain = (text: string): Run => ({ text });

/** The head of a court paper: the court, the parties on the left, the index number and what it is on the right. */
export function layOutCaption({ court, county, matter, index, title, ...parties }: Caption): Content {
  return {
    stack: [
      ...(court ? [{ ...textNode(upper(court)), bold: true }] : []),
      ...(county ? [{ ...textNode([plain('COUNTY OF '), ...upper(withoutTheWord(county))]), bold: true }] : []),
      {
        table: {
          widths: ['*', 200],
          body: [
            [
              {
                stack: matter ? [textNode(matter)] : layOutParties(parties),
                border: [false, true, true, true],
                margin: [0, 8, 8, 8],
              },
              {
                stack: [
                  ...(index ? [textNode([plain('Index No. '), ...index])] : []),
                  ...(title
                    ? [{ ...textNode(title, { type: 'H1' }), bold: true, margin: [0, index ? 16 : 0, 0, 0] }]
                    : []),
                ],
                border: [false, false, false, false],
                margin: [14, 8, 0, 8],
              },
            ],
          ],
        },
        margin: [0, 6, 0, 14],
      },
    ],
    unbreakable: true,
  };
}

function layOutParties({ first, firstRole, second, secondRole }: Caption): Content[] {
  const role = (line: Line, end: string) => ({ ...textNode([...line, plain(end)]), margin: [90, 4, 0, 0] });
  const isAgainst = second !== undefined || secondRole !== undefined;
  return [
    ...(first ? [textNode([...first, plain(',')])] : []),
    ...(firstRole ? [role(firstRole, isAgainst ? ',' : '.')] : []),
    ...(isAgainst ? [{ ...textNode([plain('-against-')]), margin: [45, 6, 0, 6] }] : []),
    ...(second ? [textNode([...second, plain(',')])] : []),
    ...(secondRole ? [role(secondRole, '.')] : []),
  ];
}

/** "Kings County" after "COUNTY OF" would say it twice. */
function withoutTheWord(county: Line): Line {
  return county.map((run) => ({ ...run, text: run.text.replace(/^county of\s+|\s+county$/i, '') }));
}
