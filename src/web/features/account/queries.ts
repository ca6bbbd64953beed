import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/index.ts';
import { call } from '#web/lib/call/call.ts';

const ACCOUNT = ['account'] as const;

export type Account = OutputOf<'getAccount'>;

export function useAccount() {
  return useQuery({ queryKey: ACCOUNT, queryFn: () => call('getAccount', null) });
}

export function useAccountChange() {
  const queries = useQueryClient();
  return { reload: () => queries.invalidateQueries({ queryKey: ACCOUNT }) };
}
