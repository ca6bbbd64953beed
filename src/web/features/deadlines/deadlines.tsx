import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { copy } from './copy.ts';
import { DeadlineForm } from './deadline-form.tsx';
import { useDeadlineRules } from './queries.ts';

export function Deadlines() {
  const rules = useDeadlineRules();
  return (
    <>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-4 text-muted">{copy.intro}</p>
      <div className="mt-8">
        {rules.isPending && <Loading label={copy.loading} showLabel />}
        {rules.isLoadingError && (
          <div className="grid justify-items-start gap-4">
            <Notice tone="bad">{copy.loadFailed}</Notice>
            <Button variant="secondary" onClick={() => void rules.refetch()}>
              {copy.again}
            </Button>
          </div>
        )}
        {rules.data && <DeadlineForm rules={rules.data} />}
      </div>
    </>
  );
}
