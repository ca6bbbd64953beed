import { ChevronRight, FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { UserDocument } from '#contract/documents/documents.ts';
import type { AttorneyContact } from '#contract/leads.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { chatPath, documentPath, paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import type { MatterWords } from './copy.ts';
import { MatterSection, Nothing } from './matter-section.tsx';

const ROW = 'flex min-h-13 items-center gap-3.5 px-4 py-2.5 transition-colors hover:bg-sunken';

export function MatterPapers({ documents, words }: { documents: readonly UserDocument[]; words: MatterWords }) {
  return (
    <MatterSection
      title={words.papers}
      aside={
        <TextLink to={paths.documents} className="inline-flex min-h-11 items-center text-sm">
          {words.another}
        </TextLink>
      }
    >
      {documents.length === 0 && <Nothing>{words.noPapers}</Nothing>}
      {documents.map(({ id, title, progress, made }) => (
        <Link key={id} to={documentPath(id)} className={ROW}>
          <FileText size={22} className="shrink-0 text-primary-ink" aria-hidden />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="block text-sm text-muted">
              {made?.isCurrent ? words.ready : words.progress(progress.asked, progress.of)}
            </span>
          </span>
          <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden />
        </Link>
      ))}
    </MatterSection>
  );
}

const TONES: Readonly<Record<AttorneyContact['status'], Tone>> = { pending: 'warn', accepted: 'ok', declined: 'bad' };

type MatterAttorneysProps = { chatId: string; contacts: readonly AttorneyContact[]; words: MatterWords };

export function MatterAttorneys({ chatId, contacts, words }: MatterAttorneysProps) {
  return (
    <MatterSection
      title={words.attorneys}
      aside={
        <TextLink to={chatPath(chatId)} className="inline-flex min-h-11 items-center text-sm">
          {contacts.some(({ status }) => status === 'declined') ? words.findAnother : words.findMore}
        </TextLink>
      }
    >
      {contacts.length === 0 && <Nothing>{words.noAttorneys}</Nothing>}
      {contacts.map(({ id, attorneyId, attorneyFirstName, attorneyLastName, status, createdAt }) => {
        const name = `${attorneyFirstName} ${attorneyLastName}`;
        return (
          <Link key={id} to={chatPath(chatId, attorneyId)} className={ROW}>
            <Avatar name={name} imageUrl={null} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">{words.asked(messageDate(createdAt))}</span>
            </span>
            <Badge tone={TONES[status]}>{words.status[status]}</Badge>
          </Link>
        );
      })}
    </MatterSection>
  );
}
