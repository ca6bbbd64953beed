import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { OfficialForm } from '#contract/documents/official-form.ts';
import { call } from '#web/lib/call/call.ts';
import { staffPaths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadFailed } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { useAction } from '../use-action.ts';
import { AboutPanel } from './about-panel.tsx';
import { copy } from './copy.ts';
import { StateBadge } from './form-list.tsx';
import { FormState } from './form-state.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { SpanishPanel } from './spanish-panel.tsx';

export function OfficialFormEditor() {
  const { formId = '' } = useParams();
  const form = useStaff('staffGetOfficialForm', { formId });
  if (form.isPending) return <Loading />;
  if (!form.data) return <LoadFailed onRetry={() => void form.refetch()} />;
  return <Editor key={form.data.form.id} form={form.data.form} />;
}

/** What is being written stays until it is saved; a save by somebody else is told, and nothing typed is lost. */
function Editor({ form }: { form: OfficialForm }) {
  const [draft, setDraft] = useState(form.draft);
  const [version, setVersion] = useState(form.version);
  const [isSaved, setIsSaved] = useState(false);
  const action = useAction();
  const isChanged = draft !== form.draft && JSON.stringify(draft) !== JSON.stringify(form.draft);

  function change(next: OfficialForm['draft']) {
    setIsSaved(false);
    action.forgetError();
    setDraft(next);
  }

  async function save() {
    await action.run(async () => {
      const saved = await call('staffSaveOfficialForm', { formId: form.id, version, draft });
      setVersion(saved.form.version);
      setIsSaved(true);
    });
  }

  return (
    <PageFrame
      heading={draft.title || form.fileName}
      text={`${form.fileName} · ${form.pages} ${copy.columns.pages.toLowerCase()} · ${form.fields.length} ${copy.columns.fields.toLowerCase()}`}
      action={<StateBadge published={form.published} />}
    >
      <Link to={staffPaths.forms} className="link inline-flex items-center gap-1.5 justify-self-start">
        <ArrowLeft size={16} aria-hidden />
        {copy.back}
      </Link>
      <FormState form={form} isChanged={isChanged} onVersion={setVersion} />
      <AboutPanel draft={draft} onChange={change} />
      <QuestionPanel form={form} draft={draft} onChange={change} />
      <SpanishPanel draft={draft} onChange={change} />
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-4 border-t border-line bg-bg px-1 py-3">
        <Button busy={action.isBusy} onClick={() => void save()}>
          {action.isBusy ? copy.saving : copy.save}
        </Button>
        <output className="text-sm text-muted">{isChanged ? copy.unsaved : isSaved ? copy.saved : ''}</output>
        {action.error && <Notice tone="bad">{action.error}</Notice>}
      </div>
    </PageFrame>
  );
}
