import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeadlineRule } from '#contract/deadlines.ts';
import type { DataOf } from '#contract/index.ts';
import { call } from '#web/lib/call/call.ts';
import { language } from '#web/lib/language.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { type Faults, type Question, queryOf, questionIn, toCall } from './question.ts';

/** The question stands in the address; a whole one that is already there is counted at once. */
export function useDeadlineCount(rules: readonly DeadlineRule[]) {
  const [query, setQuery] = useSearchParams();
  const question = questionIn(query);
  const rule = rules.find(({ id }) => id === question.rule);
  const ready = toCall(rule, question);
  const [faults, setFaults] = useState<Faults>({});
  const [asked, setAsked] = useState<DataOf<'countDeadline'> | null>('data' in ready ? ready.data : null);
  const counting = useQuery({
    queryKey: ['deadline', asked],
    queryFn: asked ? () => call('countDeadline', { ...asked, language }) : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  function change(changes: Partial<Question>) {
    setFaults({});
    setAsked(null);
    setQuery(queryOf({ ...question, ...changes }), { replace: true, preventScrollReset: true });
  }

  function count() {
    if ('faults' in ready) return setFaults(ready.faults);
    setAsked(ready.data);
    if (counting.isError) void counting.refetch();
  }

  return {
    question,
    rule,
    faults,
    error: counting.error && errorText(counting.error),
    isBusy: counting.isFetching,
    counted: asked ? counting.data : undefined,
    change,
    count,
  };
}
