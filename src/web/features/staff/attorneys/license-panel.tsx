import type { License } from '#contract/staff/attorneys.ts';
import { copy } from '../copy.ts';
import { momentText, monthText } from '../format.ts';
import { licenseWords } from '../labels.ts';
import { LicenseBadge } from './license-badge.tsx';
import { Panel } from '../page-frame.tsx';

const words = copy.license;

export function LicensePanel({ license }: { license: License }) {
  const facts = [
    [words.registeredAs, license.registeredName],
    [words.status, license.status],
    [words.next, license.nextRegistration && monthText(license.nextRegistration)],
    [words.asOf, license.asOf && momentText(license.asOf)],
  ] as const;
  return (
    <Panel heading={words.heading}>
      <p className="text-sm">
        <LicenseBadge license={license} /> <span className="ml-1">{licenseWords[license.state].text}</span>
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
