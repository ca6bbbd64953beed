import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { OfficialForm } from '#contract/documents/official-form.ts';
import { call } from '#web/lib/call/call.ts';
import { staffPaths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useAction } from '../use-action.ts';
import { copy } from './copy.ts';

type Props = { form: OfficialForm; isChanged: boolean; onVersion: (version: number) => void };

/** What is missing, how it looks filled in, and whether it is offered. */
export function FormState({ form, isChanged, onVersion }: Props) {
  const action = useAction();
  const navigate = useNavigate();
  const { id, faults, published } = form;

  const publish = (wanted: boolean) =>
    action.run(async () => {
      const answer = await call('staffPublishOfficialForm', { formId: id, published: wanted });
      onVersion(answer.form.version);
    });

  async function remove() {
    const isGone = await action.run(() => call('staffDeleteOfficialForm', { formId: id }));
    if (isGone) await navigate(staffPaths.forms, { replace: true });
  }

  return (
    <div className="grid gap-4">
      {faults.length === 0 ? (
        <Notice tone="ok">{copy.ready}</Notice>
      ) : (
        <Notice tone="info">
          <p>{copy.notReady}</p>
          <ul className="mt-1 list-disc pl-5 wrap-anywhere">
            {faults.slice(0, FAULTS_SHOWN).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
      {action.error && <Notice tone="bad">{action.error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <a
          href={`/api/staff/official-forms/${id}/preview.pdf`}
          target="_blank"
          rel="noopener"
          className={buttonStyle('secondary')}
        >
          <Eye size={18} aria-hidden />
          {copy.preview}
        </a>
        <Button
          variant="secondary"
          busy={action.isBusy}
          disabled={!published && (faults.length > 0 || isChanged)}
          onClick={() => void publish(!published)}
        >
          {published ? copy.withdraw : copy.publish}
        </Button>
        {!published && (
          <Button variant="danger" onClick={() => void remove()}>
            {copy.delete}
          </Button>
        )}
      </div>
    </div>
  );
}

const FAULTS_SHOWN = 12;
