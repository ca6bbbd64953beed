import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '#web/lib/call/use-call.ts';
import { refreshStaff } from './queries.ts';

/** Something staff do by a button: everything on the page is read again after. */
export function useAction() {
  const queries = useQueryClient();
  const action = useCall();
  return {
    ...action,
    /** Whether it worked. */
    run: (work: () => Promise<unknown>) =>
      action.run(async () => {
        await work();
        await refreshStaff(queries);
      }),
  };
}
