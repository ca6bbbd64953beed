import { ArrowLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenDocument } from '#contract/documents/documents.ts';
import { applicable, nextUnasked } from '#domain/documents/answers.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts';
import { translated } from '#domain/documents/translated.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { chatPath, paths } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import type { Language } from '#domain/language.ts';
import { copy } from '../copy.ts';
import { LanguageOfQuestionsProvider } from './form-words.ts';
import { JumpList } from './jump-list.tsx';
import { Paper } from '../paper.tsx';
import { Question } from './question.tsx';
import { Review } from './review.tsx';
import { SaveState } from './save-state.tsx';
import type { Typed } from './typed.ts';
import { useDraft } from './use-draft.ts';
import { useQuestionLanguage } from './use-question-language.ts';
import { usePaper } from '../use-paper.ts';

const REVIEW = 'review';
type View = 'question' | 'paper';

/** One question at a time beside the paper; on a phone one or the other. The place is kept in the address. */
export function FillIn({ document: opened }: { document: OpenDocument }) {
  const [language, setLanguage] = useQuestionLanguage();
  const document = inLanguage(opened, language);
  const { definition } = document;
  const draft = useDraft(document);
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [view, setView] = useState<View>('question');
  const [hasMoved, setHasMoved] = useState(false);
  const blocks = usePaper(opened.definition, draft.answers);
  const { fields } = applicable(definition, draft.answers);

  // Decided once: an answer that is being written must not send its writer on.
  const [start] = useState(() => nextUnasked(definition, document.answers)?.id ?? REVIEW);
  const wanted = search.get('at') ?? start;
  const index = fields.findIndex(({ id }) => id === wanted);
  const field = fields[index];
  const isFromReview = search.get('from') === REVIEW;

  function go(at: string) {
    setHasMoved(true);
    setView('question');
    setSearch({ at });
    window.scrollTo({ top: 0 });
  }

  return (
    <LanguageOfQuestionsProvider value={language}>
      <Top document={document} />
      <LanguageSwitch language={language} onChange={setLanguage} />
      <ViewSwitch view={view} onChange={setView} />
      <div className="mt-5 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div
          lang={language}
          className={clsx('grid grid-cols-1 content-start gap-5', view === 'paper' && 'max-lg:hidden')}
        >
          {field ? (
            <Question
              key={field.id}
              definition={definition}
              field={field}
              place={{ number: index + 1, of: fields.length, section: sectionOf(document, field.id) }}
              draft={draft}
              offered={document.offered[field.id]}
              typed={typed[field.id]}
              takesFocus={hasMoved}
              isLast={isFromReview || index === fields.length - 1}
              onType={(value) => setTyped((current) => ({ ...current, [field.id]: value }))}
              onBack={index > 0 ? () => go(fields[index - 1]?.id ?? REVIEW) : undefined}
              onNext={(answers) => go(isFromReview ? REVIEW : following(document, answers, field.id))}
            />
          ) : (
            <Review document={document} draft={draft} takesFocus={hasMoved} language={language} />
          )}
          <SaveState draft={draft} />
          <JumpList document={document} answers={draft.answers} current={field?.id ?? REVIEW} onGo={go} />
        </div>
        <div className={clsx('min-w-0 lg:sticky lg:top-6 lg:self-start', view === 'question' && 'max-lg:hidden')}>
          <Paper blocks={blocks} label={copy.form.paper} />
          <p className="mt-2 text-sm text-muted">{copy.form.paperHint}</p>
          {document.unprintable.length > 0 && (
            <Notice tone="info" className="mt-3">
              {copy.form.unprintable(document.unprintable.join(' '))}
            </Notice>
          )}
        </div>
      </div>
    </LanguageOfQuestionsProvider>
  );
}

/** The questions, their help and what to do in Spanish; what is printed stays as the offices want it. */
const inLanguage = (document: OpenDocument, language: Language): OpenDocument =>
  language === 'es'
    ? named({ ...document, definition: translated(document.definition, document.definition.spanish) }, document)
    : document;

/** A document that nobody has named is called as its form is. */
const named = (asked: OpenDocument, printed: OpenDocument): OpenDocument =>
  printed.title === printed.definition.title ? { ...asked, title: asked.definition.title } : asked;

/** Said in the language of the questions, whatever the page speaks. */
const PAPER_IN_ENGLISH = 'El documento se imprime en inglés.';

function LanguageSwitch({ language, onChange }: { language: Language; onChange: (to: Language) => void }) {
  return (
    <fieldset aria-label={copy.form.language} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {LANGUAGES.map((name) => (
        <button
          key={name}
          type="button"
          lang={name}
          aria-pressed={language === name}
          onClick={() => onChange(name)}
          className="min-h-11 px-1 text-sm text-muted underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {LANGUAGE_NAMES[name]}
        </button>
      ))}
      {language === 'es' && (
        <span lang="es" className="text-sm text-muted">
          {PAPER_IN_ENGLISH}
        </span>
      )}
    </fieldset>
  );
}

function Top({ document }: { document: OpenDocument }) {
  const { user } = useSession();
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        <TextLink to={paths.documents} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
          <ArrowLeft size={16} aria-hidden />
          {copy.form.allDocuments}
        </TextLink>
        {document.chatId && (
          <TextLink
            to={chatPath(user?.isAnonymous ? null : document.chatId)}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {copy.form.toChat}
          </TextLink>
        )}
      </div>
      <PageHeading className="mt-1 text-2xl break-words sm:text-3xl">{document.title}</PageHeading>
    </>
  );
}

/** Only where there is no room for both. */
function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const views = [
    ['question', copy.form.viewQuestion],
    ['paper', copy.form.viewPaper],
  ] as const;
  return (
    <fieldset aria-label={copy.form.views} className="mt-4 flex gap-1 rounded-md bg-sunken p-1 lg:hidden">
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChange(name)}
          className="min-h-11 flex-1 rounded-sm px-3 text-sm font-semibold text-muted aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function sectionOf({ definition }: OpenDocument, fieldId: string): string {
  return definition.sections.find(({ fields }) => fields.some(({ id }) => id === fieldId))?.title ?? '';
}

/** An answer can bring up a question right after it, so what follows is looked up with the answer in. */
function following({ definition }: OpenDocument, answers: Parameters<typeof applicable>[1], fieldId: string): string {
  const { fields } = applicable(definition, answers);
  return fields[fields.findIndex(({ id }) => id === fieldId) + 1]?.id ?? REVIEW;
}
