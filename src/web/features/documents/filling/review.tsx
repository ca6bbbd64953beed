import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from 'react-router';
import { Trash2 } from 'lucide-react';
import type { OpenDocument } from '#contract/documents/documents.ts';
import { applicable, isAnswered, missing, type Answers } from '#domain/documents/answers.ts';
import type { Field } from '#domain/documents/definition.ts';
import { formatAnswer } from '#domain/documents/format-answer.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Language } from '#domain/language.ts';
import { copy } from '../copy.ts';
import { DeleteDocumentDialog } from '../delete-document-dialog.tsx';
import { MakePanel } from './make-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import { useDocumentChanges } from '../queries.ts';
import type { Draft } from './use-draft.ts';

const words = copy.review;

type ReviewProps = { document: OpenDocument; draft: Draft; takesFocus: boolean; language: Language };

/** Every answer as it will be printed, what is missing, and then the paper itself. */
export function Review({ document, draft, takesFocus, language }: ReviewProps) {
  const { definition } = document;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // Once, when the screen appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const blanks = missing(definition, draft.answers).length;
  const applying = applicable(definition, draft.answers);
  return (
    <>
      <Card className="p-5 sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {words.title}
        </h2>
        <p className="mt-1.5 text-sm text-muted">{words.intro}</p>
        <Notice tone={blanks > 0 ? 'info' : 'ok'} className="mt-4">
          {blanks > 0 ? words.missing(blanks) : words.complete}
        </Notice>
        {document.unprintable.length > 0 && (
          <Notice tone="info" className="mt-3">
            {copy.form.unprintable(document.unprintable.join(' '))}
          </Notice>
        )}
        {definition.sections.map(({ title, fields }) => {
          const shown = fields.filter((field) => applying.fields.includes(field));
          return shown.length > 0 && <Answered key={title} title={title} fields={shown} answers={applying.answers} />;
        })}
      </Card>
      <MakePanel document={document} draft={draft} language={language} />
      <Card className="p-5 sm:p-7">
        <h2 className="mb-3 text-lg font-semibold">{words.steps}</h2>
        <NextSteps steps={definition.steps} />
        <p className="mt-4 text-sm text-muted">{copy.notAdvice}</p>
      </Card>
      <Deletion document={document} />
    </>
  );
}

function Answered({ title, fields, answers }: { title: string; fields: readonly Field[]; answers: Answers }) {
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="border-b border-line pb-1.5 text-sm font-semibold text-muted">{title}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5">
            <dt className="text-sm text-muted">{field.label}</dt>
            <dd className="col-start-1 break-words whitespace-pre-line">
              {isAnswered(answers[field.id]) ? (
                formatAnswer(field, answers[field.id])
              ) : (
                <Badge tone={field.optional ? 'plain' : 'warn'}>{field.optional ? words.leftOut : words.blank}</Badge>
              )}
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <Link
                to={`?${new URLSearchParams({ at: field.id, from: 'review' })}`}
                className="link inline-flex min-h-11 items-center px-1 text-sm"
              >
                {words.edit}
                <VisuallyHidden> {field.label}</VisuallyHidden>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Deletion({ document: { id, title } }: { document: OpenDocument }) {
  const [isAsking, setIsAsking] = useState(false);
  const { remove } = useDocumentChanges();
  const navigate = useNavigate();
  const alert = useAlert();
  async function deleteIt() {
    try {
      await navigate(paths.documents);
      await remove(id);
    } catch (error) {
      await alert(errorText(error, copy.deletion.failed));
    }
  }
  return (
    <div>
      <Button variant="danger" size="sm" onClick={() => setIsAsking(true)}>
        <Trash2 size={16} aria-hidden />
        {words.delete}
      </Button>
      <DeleteDocumentDialog title={title} open={isAsking} onClose={() => setIsAsking(false)} onDelete={deleteIt} />
    </div>
  );
}
