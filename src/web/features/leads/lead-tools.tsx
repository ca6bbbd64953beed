import { useQuery } from '@tanstack/react-query';
import { Archive, House, Keyboard, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#web/lib/call/call.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { copy } from './copy.ts';
import { areKeysOn, setKeysOn, stepThroughRows, useKey } from './use-keys.ts';

const words = copy.triage;

/** What stands under the lists: the way home, the archive, the keys. */
export function LeadTools() {
  const [open, setOpen] = useState<'archive' | 'keys' | null>(null);
  useKey('j', () => stepThroughRows(1));
  useKey('k', () => stepThroughRows(-1));
  useKey('/', () => document.querySelector<HTMLElement>('search input')?.focus());
  useKey('?', () => setOpen('keys'));
  const close = () => setOpen(null);
  return (
    <div className="grid shrink-0 grid-cols-2 gap-x-1 border-t border-line pt-2">
      <Link to={paths.home} className={navItemStyle(false)}>
        <House size={18} aria-hidden />
        {words.home}
      </Link>
      <Link to={paths.account} className={navItemStyle(false)}>
        <UserRound size={18} aria-hidden />
        {words.account}
      </Link>
      <button type="button" className={navItemStyle(false)} onClick={() => setOpen('archive')}>
        <Archive size={18} aria-hidden />
        {words.archive}
      </button>
      <button type="button" className={navItemStyle(false)} onClick={() => setOpen('keys')}>
        <Keyboard size={18} aria-hidden />
        {words.keys}
      </button>
      <ArchiveDialog open={open === 'archive'} onClose={close} />
      <KeysDialog open={open === 'keys'} onClose={close} />
    </div>
  );
}

function ArchiveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const declined = useQuery({
    queryKey: ['leads', 'archive'],
    queryFn: async () => (await call('getDeclinedLeads')).leads,
    enabled: open,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.archive}
      description={words.archiveText}
    >
      {declined.isPending && <Loading label={copy.loading} />}
      {declined.isLoadingError && <p>{copy.loadFailed}</p>}
      {declined.data?.length === 0 && <p className="text-muted">{words.archiveEmpty}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {declined.data?.map((lead) => (
          <li key={lead.id} className="rounded-md border border-line p-3">
            <p className="font-semibold wrap-anywhere">{lead.chatTitle}</p>
            <p className="text-sm text-muted">
              {lead.status === 'declined' && `${lead.declineCategory} · `}
              <time dateTime={lead.updatedAt}>{messageDate(lead.updatedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={words.keys} description={words.keysText}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        {words.keyList.map(([key, what]) => (
          <div key={key} className="contents">
            <dt className="rounded-sm border border-line px-2 text-center font-semibold">{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Checkbox
          label={words.keysOn}
          checked={isOn}
          onChange={(event) => {
            setIsOn(event.target.checked);
            setKeysOn(event.target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}
