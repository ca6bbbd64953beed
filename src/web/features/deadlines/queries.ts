import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/index.ts';
import { call } from '#web/lib/call/call.ts';
import { language } from '#web/lib/language.ts';

export type CountedDeadline = OutputOf<'countDeadline'>;

export function useDeadlineRules() {
  return useQuery({
    queryKey: ['deadline-rules'],
    queryFn: async () => (await call('listDeadlineRules', { language })).rules,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
