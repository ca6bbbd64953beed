import { Download, FileText, Printer } from 'lucide-react';
import type { OpenDocument } from '#contract/documents/documents.ts';
import { stopOf } from '#domain/documents/stops.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { useToday } from '#web/lib/use-today.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { comeBackTo } from '#web/lib/session/wanted-place.ts';
import { documentFilePath, documentPath, paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Language } from '#domain/language.ts';
import { copy } from '../copy.ts';
import { useDocumentChanges } from '../queries.ts';
import { useFormWords } from './form-words.ts';
import { StopNotice } from './stop-notice.tsx';
import type { Draft } from './use-draft.ts';

const words = copy.review;

/** Makes the PDF, and gives out what was made. After a change it can be made again. */
type MakePanelProps = { document: OpenDocument; draft: Draft; language: Language };

export function MakePanel({ document, draft, language }: MakePanelProps) {
  const { make } = useDocumentChanges();
  const { isBusy, error, run } = useCall((failure) => errorText(failure, words.makeFailed));
  const { user } = useSession();
  const { made, id } = document;
  const isCurrent = made?.isCurrent === true && Object.keys(draft.pending).length === 0;

  async function makeIt() {
    if (await draft.saver.flush()) await make(id, language);
  }

  const around = useFormWords();
  const stopped = stopOf(document.definition, draft.answers, useToday());
  if (stopped) {
    return (
      <Card className="grid gap-4 p-5 sm:p-7">
        <StopNotice stop={stopped.stop} />
        <TextLink to={documentPath(id, stopped.field)}>{around.toTheQuestion}</TextLink>
      </Card>
    );
  }

  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      {made && isCurrent && <Notice tone="ok">{words.ready}</Notice>}
      {made && !isCurrent && <Notice tone="info">{words.stale}</Notice>}
      {error && <Notice tone="bad">{error}</Notice>}
      {!isCurrent && (
        <Button busy={isBusy} onClick={() => void run(makeIt)} className="justify-self-start">
          {!isBusy && <FileText size={18} aria-hidden />}
          {isBusy ? words.making : made ? words.remake : words.make}
        </Button>
      )}
      {made && (
        <>
          <Files documentId={id} isCurrent={isCurrent} />
          <p className="text-sm text-muted">{words.madeAt(messageDate(made.at))}</p>
        </>
      )}
      {made && user?.isAnonymous && <KeepIt documentId={id} />}
    </Card>
  );
}

function Files({ documentId, isCurrent }: { documentId: string; isCurrent: boolean }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <a
        href={documentFilePath(documentId, { kind: 'pdf' })}
        download
        className={buttonStyle(isCurrent ? 'primary' : 'secondary')}
      >
        <Download size={18} aria-hidden />
        {words.pdf}
      </a>
      <a href={documentFilePath(documentId, { kind: 'txt' })} download className={buttonStyle('secondary')}>
        <FileText size={18} aria-hidden />
        {words.text}
      </a>
      <a
        href={documentFilePath(documentId, { kind: 'pdf', view: true })}
        target="_blank"
        rel="noopener"
        className={buttonStyle('secondary')}
      >
        <Printer size={18} aria-hidden />
        {words.print}
        <VisuallyHidden> {words.newTab}</VisuallyHidden>
      </a>
    </div>
  );
}

function KeepIt({ documentId }: { documentId: string }) {
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-primary-soft p-4 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <p className="font-semibold">{words.signInTitle}</p>
        <p className="text-sm text-muted">{words.signInText}</p>
      </div>
      <LinkButton
        to={paths.login}
        size="sm"
        className="max-sm:min-h-11"
        onClick={() => comeBackTo(documentPath(documentId, 'review'), new Date())}
      >
        {words.signInAction}
      </LinkButton>
    </div>
  );
}
