import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { controlStyle, Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { Panel } from '../page-frame.tsx';
import type { useImport } from './use-import.ts';

const words = copy.register;

export function ImportForm({ sending }: { sending: ReturnType<typeof useImport> }) {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  function start(event: FormEvent) {
    event.preventDefault();
    setIsMissing(file === null);
    if (file && !sending.isSending) void sending.send(file);
  }

  return (
    <Panel heading={words.start}>
      <form onSubmit={start} noValidate className="grid gap-4">
        <Field label={words.file} hint={words.fileHint} error={isMissing ? words.noFile : undefined}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              required
              className={`${controlStyle} file:mr-3 file:cursor-pointer file:rounded-sm file:border-0 file:bg-primary-soft file:px-3 file:py-1 file:font-semibold file:text-primary-ink`}
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null);
                setIsMissing(false);
                sending.forgetError();
              }}
            />
          )}
        </Field>
        {sending.error && <Notice tone="bad">{sending.error}</Notice>}
        <Button type="submit" busy={sending.isSending} className="justify-self-start">
          {sending.isSending ? words.sending : words.start}
        </Button>
      </form>
    </Panel>
  );
}
