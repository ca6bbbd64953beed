import { Download, FilePenLine, FileText } from 'lucide-react';
import type { DocumentCard, Message } from '#contract/chat.ts';
import { documentFilePath, documentPath, libraryDocumentPath } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/frame/link-button.tsx';
import { copy } from '../copy.ts';
import { formOfStep } from './form-of-step.ts';

const words = copy.document;

type DocumentCardsProps = {
  message: Message;
  /** Writes words into the box for the person. */
  onAsk: (words: string) => void;
};

/** Forms and letters under an answer: offered, being filled in, or ready. */
export function DocumentCards({ message, onAsk }: DocumentCardsProps) {
  const { chatId } = message;
  const documents = (message.documents ?? []).slice(formOfStep(message) ? 1 : 0);
  if (documents.length === 0) return null;
  return (
    <ul className="no-print mt-4 grid grid-cols-1 gap-3">
      {documents.map((card) => (
        <li
          key={card.definitionId}
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:flex-row sm:items-center"
        >
          <FileText size={24} className="shrink-0 text-primary-ink max-sm:hidden" aria-hidden />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{card.title}</p>
            <p className="mt-0.5 text-sm text-muted">{card.begun ? <Standing card={card} /> : card.summary}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {card.begun ? (
              <BegunActions title={card.title} begun={card.begun} />
            ) : (
              <OfferedActions card={card} chatId={chatId} onAsk={onAsk} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Standing({ card: { begun } }: { card: DocumentCard }) {
  if (begun?.isMade) return <Badge tone="ok">{words.ready}</Badge>;
  return words.progress(begun?.progress.asked ?? 0, begun?.progress.of ?? 0);
}

type Begun = NonNullable<DocumentCard['begun']>;

function BegunActions({ title, begun: { documentId, isMade } }: { title: string; begun: Begun }) {
  return (
    <>
      <LinkButton
        to={documentPath(documentId, isMade ? 'review' : undefined)}
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        aria-label={isMade ? words.openName(title) : words.continueName(title)}
      >
        {isMade ? words.open : words.continue}
      </LinkButton>
      {isMade && (
        <a
          href={documentFilePath(documentId, { kind: 'pdf' })}
          download
          aria-label={words.downloadName(title)}
          className={buttonStyle('primary', 'sm')}
        >
          <Download size={16} aria-hidden />
          {words.download}
        </a>
      )}
    </>
  );
}

type OfferedProps = { card: DocumentCard; chatId: string; onAsk: (words: string) => void };

function OfferedActions({ card: { title, definitionId }, chatId, onAsk }: OfferedProps) {
  return (
    <>
      <Button
        size="sm"
        className="max-sm:min-h-11"
        aria-label={words.fillInName(title)}
        onClick={() => onAsk(words.fillInWords(title))}
      >
        <FilePenLine size={16} aria-hidden />
        {words.fillIn}
      </Button>
      <LinkButton
        to={libraryDocumentPath(definitionId, chatId)}
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        aria-label={words.seeName(title)}
      >
        {words.see}
      </LinkButton>
    </>
  );
}
