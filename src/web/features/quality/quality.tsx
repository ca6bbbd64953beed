import type { ReactNode } from 'react';
import type { Report } from '#eval/report.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { copy, measures } from './copy.ts';
import { FailureList } from './failure-list.tsx';
import { ResultTable } from './result-table.tsx';
import { runDate } from './run-date.ts';

/** What the last run of the evaluation found, for people who want to know before they trust it. */
export function Quality({ report }: { report: Report }) {
  const { total, groups, method, failures } = report;
  return (
    <article className="wrap-anywhere">
      <PageHeading>{copy.heading}</PageHeading>
      <p className="mt-4">{copy.intro}</p>
      <p className="mt-3 font-medium">{copy.summary(total.faultless, total.scenarios)}</p>
      <p className="mt-3">{copy.advice}</p>
      <RunFacts report={report} />
      <Section title={copy.results}>
        <ResultTable rows={groups} total={total} />
      </Section>
      <Section title={copy.columns}>
        <dl className="grid gap-3">
          {Object.values(measures).map(({ name, meaning }) => (
            <div key={name} className="sm:grid sm:grid-cols-[7rem_1fr] sm:gap-4">
              <dt className="font-semibold">{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={copy.method}>
        <div className="grid gap-3">
          {method.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={copy.notMeasured}>
        <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
          {copy.notMeasuredPoints(report.mind.name).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      <Section title={copy.failures}>
        <p>{copy.failuresIntro(failures.length)}</p>
        <FailureList failures={failures} />
      </Section>
    </article>
  );
}

function RunFacts({ report: { ranAt, version, mind, total } }: { report: Report }) {
  const facts = [
    [copy.ranOn, runDate(ranAt)],
    [copy.version, version],
    [copy.mind, copy.mindName(mind.name)],
    [copy.scenarios, `${total.scenarios}`],
    [copy.faultless, `${total.faultless}`],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg bg-sunken p-5 sm:grid-cols-5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 font-serif text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
