import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/call/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { staffAttorneyPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AttorneyFields } from './attorney-fields.tsx';
import { AttorneySchema, dataOf, EMPTY_ATTORNEY } from './attorney-schema.ts';
import { copy } from '../copy.ts';
import { PageFrame, Panel } from '../page-frame.tsx';
import { refreshStaff } from '../queries.ts';
import { fieldErrorsOf } from './save-error.ts';

const words = copy.attorney;

export function NewAttorney() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    schema: AttorneySchema,
    initial: EMPTY_ATTORNEY,
    onSubmit: async (values) => {
      try {
        const { attorneyId } = await call('staffCreateAttorney', dataOf(values));
        void refreshStaff(queries);
        await navigate(staffAttorneyPath(attorneyId));
      } catch (error) {
        const faults = fieldErrorsOf(error);
        if (!faults) throw error;
        form.refuse(faults);
      }
    },
  });
  return (
    <PageFrame heading={words.newHeading}>
      <Panel heading={words.profile}>
        <Form form={form} className="grid gap-5">
          <AttorneyFields form={form} />
          {form.formError && <Notice tone="bad">{form.formError}</Notice>}
          <Button type="submit" busy={form.busy} className="justify-self-start">
            {form.busy ? words.creating : words.create}
          </Button>
        </Form>
      </Panel>
    </PageFrame>
  );
}
