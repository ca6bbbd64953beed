import { useSearchParams } from 'react-router';

export type Direction = 'asc' | 'desc';
export type ListState<Column extends string> = {
  readonly page: number | undefined;
  readonly sort: Column;
  readonly direction: Direction;
  /** The value of a filter if it is one of these. */
  readonly choice: <Choice extends string>(name: string, choices: readonly Choice[]) => Choice | undefined;
  readonly text: (name: string) => string | undefined;
  /** As it was typed, with the space before the next word. */
  readonly typed: (name: string) => string;
  /** Filters start again at the first page. */
  readonly filter: (name: string, value: string) => void;
  readonly sortBy: (column: Column) => void;
  readonly goTo: (page: number) => void;
};

/** What is shown of a list stands in the address: it survives a reload, the way back, and being sent to a colleague. */
export function useListState<Column extends string>(
  columns: readonly Column[],
  initial: { sort: Column; direction: Direction },
): ListState<Column> {
  const [params, setParams] = useSearchParams();
  const typed = (name: string) => params.get(name) ?? '';
  const text = (name: string) => typed(name).trim() || undefined;
  const choice = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((one) => one === params.get(name));
  const sort = choice('sort', columns) ?? initial.sort;
  const direction = choice('direction', ['asc', 'desc']) ?? (sort === initial.sort ? initial.direction : 'asc');

  function change(values: Record<string, string>, replace: boolean) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries({ page: '', ...values })) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    sort,
    direction,
    choice,
    text,
    typed,
    filter: (name, value) => change({ [name]: value }, true),
    sortBy: (column) =>
      change({ sort: column, direction: column === sort && direction === 'asc' ? 'desc' : 'asc' }, true),
    goTo: (next) => change({ page: next > 1 ? String(next) : '' }, false),
  };
}
