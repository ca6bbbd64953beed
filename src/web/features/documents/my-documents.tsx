import { Download } from 'lucide-react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { UserDocument } from '#contract/documents/documents.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { chatPath, documentFilePath, documentPath, paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Menu } from '#web/ui/dialog/menu.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { copy } from './copy.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { useDocumentChanges } from './queries.ts';
import { RenameDialog } from './rename-dialog.tsx';

export function MyDocuments({ documents }: { documents: readonly UserDocument[] }) {
  const { user } = useSession();
  if (documents.length === 0) return <p className="text-muted">{copy.mine.none}</p>;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
      {user?.isAnonymous && (
        <p className="mt-4 text-sm text-muted">
          {copy.mine.signIn} <TextLink to={paths.login}>{copy.mine.signInAction}</TextLink>
        </p>
      )}
    </>
  );
}

function DocumentRow({ document }: { document: UserDocument }) {
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const { rename, remove } = useDocumentChanges();
  const alert = useAlert();
  const { id, title, progress, made } = document;
  const isDone = progress.asked === progress.of;

  async function deleteIt() {
    try {
      await remove(id);
    } catch (error) {
      await alert(errorText(error, copy.deletion.failed));
    } finally {
      setDialog(null);
    }
  }

  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Link to={documentPath(id)} className="link font-semibold break-words">
            {title}
          </Link>
          <p className="mt-1 text-sm text-muted">{copy.mine.changed(messageDate(document.updatedAt))}</p>
          <ChatLink document={document} />
        </div>
        <Menu
          label={copy.mine.actions(title)}
          items={[
            { label: copy.mine.rename, icon: Pencil, onSelect: () => setDialog('rename') },
            { label: copy.mine.delete, icon: Trash2, tone: 'bad', onSelect: () => setDialog('delete') },
          ]}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        {made ? (
          <Badge tone={made.isCurrent ? 'ok' : 'warn'}>{made.isCurrent ? copy.mine.made : copy.mine.stale}</Badge>
        ) : (
          <Badge>{copy.mine.draft(progress.asked, progress.of)}</Badge>
        )}
        <span className="flex-1" />
        <LinkButton to={documentPath(id, isDone ? 'review' : undefined)} variant="secondary" size="sm">
          {isDone ? copy.mine.review : copy.mine.continue}
        </LinkButton>
        {made && (
          <a href={documentFilePath(id, { kind: 'pdf' })} download className={buttonStyle('primary', 'sm')}>
            <Download size={16} aria-hidden />
            {copy.mine.download}
          </a>
        )}
      </div>
      <RenameDialog
        title={title}
        open={dialog === 'rename'}
        onClose={() => setDialog(null)}
        onSave={(newTitle) => rename(id, newTitle)}
      />
      <DeleteDocumentDialog
        title={title}
        open={dialog === 'delete'}
        onClose={() => setDialog(null)}
        onDelete={deleteIt}
      />
    </li>
  );
}

function ChatLink({ document: { chatId, chatTitle } }: { document: UserDocument }) {
  const { user } = useSession();
  if (!chatId || !chatTitle) return null;
  return (
    <p className="text-sm text-muted">
      {copy.mine.chat} <TextLink to={chatPath(user?.isAnonymous ? null : chatId)}>{chatTitle}</TextLink>
    </p>
  );
}
