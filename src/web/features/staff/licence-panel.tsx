import type { Licence } from '#contract/staff-attorneys.ts';
import { copy } from './copy.ts';
import { momentText, monthText } from './format.ts';
import { licenceWords } from './labels.ts';
import { LicenceBadge } from './licence-badge.tsx';
import { Panel } from './page-frame.tsx';

const words = copy.licence;

export function LicencePanel({ licence }: { licence: Licence }) {
  const facts = [
    [words.registeredAs, licence.registeredName],
    [words.status, licence.status],
    [words.next, licence.nextRegistration && monthText(licence.nextRegistration)],
    [words.asOf, licence.asOf && momentText(licence.asOf)],
  ] as const;
  return (
    <Panel heading={words.heading}>
      <p className="text-sm">
        <LicenceBadge licence={licence} /> <span className="ml-1">{licenceWords[licence.state].text}</span>
      </p>
      <dl className="grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value || words.none}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
