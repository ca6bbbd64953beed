import { ArrowLeft, ExternalLink, FilePenLine } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { LibraryDocument as Definition } from '#contract/documents/documents.ts';
import { fieldsOf } from '#domain/documents/definition.ts';
import { translated } from '#domain/documents/translated.ts';
import { call } from '#web/lib/call/call.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { language } from '#web/lib/language.ts';
import { calendarDay } from '#web/lib/message-date.ts';
import { blankDocumentPath, documentPath, paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from './copy.ts';
import { NextSteps } from './filling/next-steps.tsx';
import { Paper } from './paper.tsx';
import { usePaper } from './use-paper.ts';

const words = copy.library;
const NOTHING = {};

/** `chatId` comes from a card in a chat: what that chat knows is offered as answers. */
export function LibraryDocument({ definition: printed, chatId }: { definition: Definition; chatId: string | null }) {
  const blocks = usePaper(printed, NOTHING);
  const definition = language === 'es' ? translated(printed, printed.spanish) : printed;
  return (
    <>
      <TextLink to={paths.documents} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
        <ArrowLeft size={16} aria-hidden />
        {words.back}
      </TextLink>
      <PageHeading className="mt-1 text-3xl">{definition.title}</PageHeading>
      <p className="mt-3 text-muted">
        {words.kinds[definition.kind]} · {words.categories[definition.category]} ·{' '}
        {words.checked(calendarDay(definition.checked))}
      </p>
      <Start definitionId={definition.id} chatId={chatId} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <About definition={definition} />
        </div>
        <Section title={words.blank}>
          <Paper blocks={blocks} label={words.blank} />
          <a
            href={blankDocumentPath(definition.id)}
            target="_blank"
            rel="noopener"
            className={buttonStyle('secondary', 'sm')}
          >
            <ExternalLink size={16} aria-hidden />
            {words.blankPdf}
            <VisuallyHidden> {copy.review.newTab}</VisuallyHidden>
          </a>
        </Section>
      </div>
    </>
  );
}

function About({ definition }: { definition: Definition }) {
  const fields = fieldsOf(definition);
  return (
    <>
      <Section title={words.purpose}>
        <p>{definition.purpose}</p>
      </Section>
      <Section title={words.notFor}>
        <ul className="grid list-disc gap-1.5 pl-5">
          {definition.notFor.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.law}>
        <ul className="grid list-disc gap-1.5 pl-5">
          {definition.law.map(({ name, link }) => (
            <li key={name}>
              {link ? (
                <TextLink to={link} newTab>
                  {name}
                </TextLink>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.questions}>
        <p className="text-sm text-muted">
          {words.questionsIntro(
            fields.length,
            fields.some(({ when }) => when !== undefined),
          )}
        </p>
        <ul className="grid gap-1 text-sm">
          {definition.sections.map(({ title, fields }) => (
            <li key={title}>
              <span className="font-semibold">{title}:</span> {fields.map(({ label }) => label).join(', ')}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.after}>
        <NextSteps steps={definition.steps} />
      </Section>
      <p className="text-sm text-muted">{copy.notAdvice}</p>
    </>
  );
}

function Start({ definitionId, chatId }: { definitionId: string; chatId: string | null }) {
  const navigate = useNavigate();
  const { isBusy, error, run } = useCall((failure) => errorText(failure, words.startFailed));
  async function start() {
    const { documentId } = await call('startDocument', { definitionId, chatId });
    await navigate(documentPath(documentId));
  }
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <Button busy={isBusy} onClick={() => void run(start)}>
        {!isBusy && <FilePenLine size={18} aria-hidden />}
        {isBusy ? words.starting : words.start}
      </Button>
      {error && <Notice tone="bad">{error}</Notice>}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start justify-items-start gap-3">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
