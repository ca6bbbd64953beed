import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OutputOf } from '#contract/index.ts';
import { sendFile } from '#web/lib/call/send-file.ts';
import { staffFormPath } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { controlStyle, Field } from '#web/ui/form/field.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { momentText } from '../format.ts';
import { LoadFailed } from '../list-view.tsx';
import { PageFrame, Panel } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { useAction } from '../use-action.ts';
import { copy } from './copy.ts';

type Row = OutputOf<'staffListOfficialForms'>['forms'][number];

export function OfficialForms() {
  const forms = useStaff('staffListOfficialForms', null);
  return (
    <PageFrame heading={copy.heading} text={copy.text}>
      <AddForm />
      {forms.isPending && <Loading />}
      {forms.isLoadingError && <LoadFailed onRetry={() => void forms.refetch()} />}
      {forms.data?.forms.length === 0 && <p className="text-muted">{copy.empty}</p>}
      {forms.data && forms.data.forms.length > 0 && (
        <DataTable caption={copy.heading} columns={COLUMNS} rows={forms.data.forms} keyOf={({ id }) => id} />
      )}
      {forms.data && <KnownForms known={forms.data.known} />}
    </PageFrame>
  );
}

function KnownForms({ known }: { known: OutputOf<'staffListOfficialForms'>['known'] }) {
  return (
    <Panel heading={copy.known}>
      <p className="text-muted">{copy.knownText}</p>
      <ul className="grid gap-2">
        {known.map(({ title, office, link }) => (
          <li key={title}>
            <a href={link} target="_blank" rel="noopener" className="link">
              {title}
            </a>
            <span className="block text-sm text-muted">{office}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const COLUMNS: readonly Column<Row>[] = [
  {
    name: copy.columns.title,
    cell: ({ id, title, fileName }) => (
      <Link to={staffFormPath(id)} className="link">
        {title || fileName}
      </Link>
    ),
  },
  { name: copy.columns.state, cell: ({ published }) => <StateBadge published={published} /> },
  { name: copy.columns.file, cell: ({ fileName }) => fileName },
  { name: copy.columns.pages, isNumber: true, cell: ({ pages }) => pages },
  { name: copy.columns.fields, isNumber: true, cell: ({ fields }) => fields },
  { name: copy.columns.changed, cell: ({ updatedAt }) => momentText(updatedAt) },
];

export function StateBadge({ published }: { published: boolean }) {
  return <Badge tone={published ? 'ok' : 'plain'}>{published ? copy.published : copy.draft}</Badge>;
}

function AddForm() {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const navigate = useNavigate();
  const action = useAction();

  function add(event: FormEvent) {
    event.preventDefault();
    setIsMissing(file === null);
    if (!file || action.isBusy) return;
    void action.run(async () => {
      const answer = await sendFile('/api/staff/official-forms', file, { method: 'POST' });
      await navigate(staffFormPath((answer as { formId: string }).formId));
    });
  }

  return (
    <Panel heading={copy.add}>
      <form onSubmit={add} noValidate className="grid gap-4">
        <Field label={copy.file} hint={copy.fileHint} error={isMissing ? copy.noFile : undefined}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".pdf,application/pdf"
              required
              className={`${controlStyle} file:mr-3 file:cursor-pointer file:rounded-sm file:border-0 file:bg-primary-soft file:px-3 file:py-1 file:font-semibold file:text-primary-ink`}
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null);
                setIsMissing(false);
                action.forgetError();
              }}
            />
          )}
        </Field>
        {action.error && <Notice tone="bad">{action.error}</Notice>}
        <Button type="submit" busy={action.isBusy} className="justify-self-start">
          {action.isBusy ? copy.reading : copy.add}
        </Button>
      </form>
    </Panel>
  );
}
