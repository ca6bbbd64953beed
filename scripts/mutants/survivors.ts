type Place = { readonly line: number; readonly column: number };
type Mutant = {
  readonly status: string;
  readonly replacement?: string;
  readonly mutatorName: string;
  readonly location: { readonly start: Place; readonly end: Place };
};
export type MutationReport = {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
};

const DEAD = new Set(['Killed', 'Timeout', 'RuntimeError']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

/** One line for each change that no test noticed: where, what stood there, what it became. */
export function survivorsIn({ files }: MutationReport): { lines: string[]; summary: string } {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const lines = Object.entries(files).flatMap(([name, { source, mutants: own }]) =>
    own
      .filter(({ status }) => ALIVE.has(status))
      .toSorted((a, b) => a.location.start.line - b.location.start.line)
      .map(({ location, replacement = '', status }) => {
        const was = shortened(textAt(source, location));
        const place = `${name}:${location.start.line}`;
        return `  ${place}  ${was} → ${shortened(replacement)}${status === 'NoCoverage' ? ' (no test reaches it)' : ''}`;
      }),
  );
  const dead = mutants.filter(({ status }) => DEAD.has(status)).length;
  return { lines, summary: `${dead} of ${dead + lines.length} changes were noticed` };
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join(' ');
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
}
