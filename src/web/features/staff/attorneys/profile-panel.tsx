import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffAttorney } from '#contract/staff/attorneys.ts';
import { call } from '#web/lib/call/call.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AttorneyFields } from './attorney-fields.tsx';
import { AttorneySchema, dataOf, valuesOf } from './attorney-schema.ts';
import { copy } from '../copy.ts';
import { Panel } from '../page-frame.tsx';
import { refreshStaff } from '../queries.ts';
import { fieldErrorsOf, isConflict } from './save-error.ts';

const words = copy.attorney;

/** The form starts from one version; another one, read later, does not touch what is being typed. */
export function ProfilePanel({ attorney }: { attorney: StaffAttorney }) {
  const [startedFrom, setStartedFrom] = useState(attorney);
  return (
    <Panel heading={words.profile}>
      <ProfileForm
        key={startedFrom.version}
        attorney={startedFrom}
        onReload={async () => setStartedFrom((await call('staffGetAttorney', { attorneyId: attorney.id })).attorney)}
      />
    </Panel>
  );
}

function ProfileForm({ attorney, onReload }: { attorney: StaffAttorney; onReload: () => Promise<void> }) {
  const queries = useQueryClient();
  const [version, setVersion] = useState(attorney.version);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const form = useForm({
    schema: AttorneySchema,
    initial: valuesOf(attorney),
    onSubmit: async (values) => {
      setSavedAt(null);
      setConflict(null);
      try {
        const saved = await call('staffUpdateAttorney', { attorneyId: attorney.id, version, ...dataOf(values) });
        setVersion(saved.version);
        setSavedAt(JSON.stringify(values));
        await refreshStaff(queries);
      } catch (error) {
        const faults = fieldErrorsOf(error);
        if (faults) form.refuse(faults);
        else if (isConflict(error)) setConflict(errorText(error));
        else throw error;
      }
    },
  });
  const isSaved = savedAt === JSON.stringify(form.values);
  return (
    <Form form={form} className="grid gap-5">
      <AttorneyFields form={form} />
      {form.formError && <Notice tone="bad">{form.formError}</Notice>}
      {conflict && <Conflict text={conflict} onReload={onReload} />}
      {isSaved && <Notice tone="ok">{words.saved}</Notice>}
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {form.busy ? words.saving : words.save}
      </Button>
    </Form>
  );
}

function Conflict({ text, onReload }: { text: string; onReload: () => Promise<void> }) {
  return (
    <Notice tone="bad">
      <p className="font-semibold">{text}</p>
      <p className="mt-1">{words.conflict}</p>
      <Button size="sm" variant="secondary" className="mt-2" onClick={() => void onReload()}>
        {words.reload}
      </Button>
    </Notice>
  );
}
