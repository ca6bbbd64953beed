import { BadgeCheck, Info, Video } from 'lucide-react';
import type { Attorney } from '#contract/attorneys.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { attorneyWords } from '../words/attorneys.ts';

export type AttorneyCardsProps = {
  attorneys: readonly Attorney[];
  /** Whether this chat has been offered to the attorney already. */
  isContacted: (attorney: Attorney) => boolean;
  onContact: (attorney: Attorney) => void;
  onStatus: (attorney: Attorney) => void;
};

export function AttorneyCards({ attorneys, isContacted, onContact, onStatus }: AttorneyCardsProps) {
  return (
    <div className="clear-both mt-4">
      <p className="mb-2 text-sm font-semibold text-muted">{attorneyWords.attorney.heading}</p>
      <ul className="grid grid-cols-1 gap-3">
        {attorneys.map((attorney) => (
          <AttorneyCard
            key={attorney.id}
            attorney={attorney}
            isContacted={isContacted(attorney)}
            onContact={() => onContact(attorney)}
            onStatus={() => onStatus(attorney)}
          />
        ))}
      </ul>
      <p className="mt-3 flex gap-2 text-sm text-muted">
        <Info size={16} className="mt-0.5 shrink-0" aria-hidden />
        <span>
          {attorneyWords.attorney.noCharge} {attorneyWords.attorney.noEndorsement}{' '}
          <TextLink to={paths.howWeOrder} newTab>
            {attorneyWords.attorney.howWeOrder}
          </TextLink>
        </span>
      </p>
    </div>
  );
}

export function attorneyName({ first_name, last_name }: Attorney): string {
  return `${first_name} ${last_name}`;
}

type AttorneyCardProps = { attorney: Attorney; isContacted: boolean; onContact: () => void; onStatus: () => void };

function AttorneyCard({ attorney, isContacted, onContact, onStatus }: AttorneyCardProps) {
  const name = attorneyName(attorney);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3.5">
        <Avatar name={name} imageUrl={attorney.imageUrl} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge tone="info" className="wrap-anywhere">
              <BadgeCheck size={14} aria-hidden />
              {attorneyWords.attorney.licensed}
            </Badge>
            <Badge tone="ok" className="wrap-anywhere">
              <Video size={14} aria-hidden />
              {attorneyWords.attorney.consultation}
            </Badge>
            {attorney.sponsored && <Badge>{attorneyWords.attorney.sponsored}</Badge>}
          </div>
        </div>
      </div>
      <Button
        size="sm"
        variant="secondary"
        className="max-sm:min-h-11"
        onClick={isContacted ? onStatus : onContact}
        aria-label={isContacted ? attorneyWords.attorney.statusName(name) : attorneyWords.attorney.contactName(name)}
      >
        {isContacted ? attorneyWords.attorney.status : attorneyWords.attorney.contact}
      </Button>
    </li>
  );
}
