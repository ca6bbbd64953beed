import { BadgeCheck, FileText, MessagesSquare } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from './copy.ts';

const ICONS: readonly LucideIcon[] = [MessagesSquare, FileText, BadgeCheck];

/** What a first-time visitor needs to know: what people ask, how it works, what this is and is not. */
export function About({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="no-print mt-12 grid gap-14">
      <HowItWorks />
      <WhatPeopleAsk onAsk={onAsk} />
      <IsAndIsNot />
      <footer className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-6 text-sm">
        {copy.about.links.map(({ to, words }) => (
          <TextLink key={to} to={paths[to]} className="inline-flex min-h-11 items-center">
            {words}
          </TextLink>
        ))}
      </footer>
    </div>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <SectionHeading id="how-it-works">{copy.about.how}</SectionHeading>
      <ol className="mt-5 grid gap-7 sm:grid-cols-3 sm:gap-6">
        {copy.about.steps.map(({ title, text }, index) => {
          const Icon = ICONS[index] ?? MessagesSquare;
          return (
            <li key={title}>
              <Icon size={24} className="text-primary-ink" aria-hidden />
              <h3 className="mt-2.5 font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function WhatPeopleAsk({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <section aria-labelledby="what-people-ask">
      <SectionHeading id="what-people-ask">{copy.about.asked}</SectionHeading>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {copy.about.questions.map(({ area, question }) => (
          <li key={question} className="grid">
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="rounded-lg border border-line bg-surface p-4 text-left transition-colors hover:border-primary/40 hover:bg-primary-soft"
            >
              <span className="block text-xs font-semibold text-muted">{area}</span>
              <span className="mt-0.5 block font-medium text-primary-ink">{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function IsAndIsNot() {
  return (
    <section aria-labelledby="what-this-is">
      <SectionHeading id="what-this-is">{copy.about.isAndIsNot}</SectionHeading>
      <div className="mt-5 grid gap-8 sm:grid-cols-2">
        <Column title={copy.about.is} sentences={copy.about.isSentences} />
        <Column title={copy.about.isNot} sentences={copy.about.isNotSentences} />
      </div>
    </section>
  );
}

function Column({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function SectionHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="font-serif text-2xl font-semibold">
      {children}
    </h2>
  );
}
