import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { CallableName, DataOf, OutputOf } from '#contract/index.ts';
import { call } from '#web/lib/call/call.ts';

/** The key of every query of the console begins with this word: invalidating it makes all of them read again. */
const ROOT = 'staff';
type StaffCallable = Extract<CallableName, `staff${string}`>;

/** What a callable of the console answers. While another page or filter is on its way, the last one stays. */
export function useStaff<Name extends StaffCallable>(name: Name, data: DataOf<Name>) {
  return useQuery({
    queryKey: [ROOT, name, data],
    // One signature for all of them: the contract has checked the pair of name and data above.
    queryFn: () => (call as (name: Name, data: DataOf<Name>) => Promise<OutputOf<Name>>)(name, data),
    placeholderData: keepPreviousData,
  });
}

const LOOK_AGAIN_MS = 1000;

/** Looks again every second while an import runs, whoever started it, or while one is about to. */
export function useImports(isStarting: boolean) {
  return useQuery({
    queryKey: [ROOT, 'staffListImports'],
    queryFn: async () => (await call('staffListImports')).imports,
    refetchInterval: ({ state }) => (isStarting || state.data?.some(isRunning) ? LOOK_AGAIN_MS : false),
  });
}

export const isRunning = ({ status }: { status: string }) => status === 'reading' || status === 'saving';

export function refreshStaff(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [ROOT] });
}
