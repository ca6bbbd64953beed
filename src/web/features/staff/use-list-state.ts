import { useSearchParams } from 'react-router';

export type Direction = 'asc' | 'desc';
export type ListState<Column extends string> = {
  readonly page: number | undefined;
  readonly sort: Column;
  readonly direction: Direction;
  /** What is asked of the server, whatever else is filtered by. */
  readonly asked: {
    readonly page: number | undefined;
    readonly sort: Column;
    readonly direction: Direction;
    readonly search: string | undefined;
  };
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
  const { sort, direction } = orderIn(params, columns, initial);

  /**
   * Two changes may come before the page is drawn again, such as a filter and, at once, a sort. Each is made to the
   * address as it stands then, or the first would be lost.
   */
  function change(values: (current: URLSearchParams) => Record<string, string>, replace: boolean) {
    const next = new URLSearchParams(globalThis.location.search);
    for (const [name, value] of Object.entries({ page: '', ...values(next) })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace, preventScrollReset: true });
  }

  const typedPage = Number(params.get('page'));
  const page = Number.isInteger(typedPage) && typedPage > 1 ? typedPage : undefined;
  return {
    page,
    sort,
    direction,
    asked: { page, sort, direction, search: text('search') },
    choice,
    text,
    typed,
    filter: (name, value) => change(() => ({ [name]: value }), true),
    sortBy: (column) =>
      change((current) => {
        const order = orderIn(current, columns, initial);
        return { sort: column, direction: column === order.sort && order.direction === 'asc' ? 'desc' : 'asc' };
      }, true),
    goTo: (next) => change(() => ({ page: next > 1 ? String(next) : '' }), false),
  };
}

type Order<Column extends string> = { readonly sort: Column; readonly direction: Direction };

function orderIn<Column extends string>(
  params: URLSearchParams,
  columns: readonly Column[],
  initial: Order<Column>,
): Order<Column> {
  const sort = columns.find((column) => column === params.get('sort')) ?? initial.sort;
  const said = (['asc', 'desc'] as const).find((one) => one === params.get('direction'));
  return { sort, direction: said ?? (sort === initial.sort ? initial.direction : 'asc') };
}
