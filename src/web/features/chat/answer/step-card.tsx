import { ArrowRight } from 'lucide-react';
import type { DocumentCard, Message } from '#contract/chat.ts';
import { useToday } from '#web/lib/use-today.ts';
import { documentPath, libraryDocumentPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { type CardWords, cardWords } from './card-words.ts';
import { DayRow } from '../days/day-row.tsx';
import { inOrder } from '../days/days-left.ts';
import { formOfStep } from './form-of-step.ts';

type StepCardProps = {
  message: Message;
  /** Only the newest answer has the one filled button of the screen. */
  isLatest: boolean;
  onSend: (words: string) => void;
};

/** The day and the one step belong together: the day is the reason for the step. */
export function StepCard({ message, isLatest, onSend }: StepCardProps) {
  const words = cardWords(message);
  const today = useToday();
  const { days = [], step = null } = message.card ?? {};
  const form = formOfStep(message);
  if (days.length === 0 && step === null && !form) return null;
  const [next, ...others] = inOrder(days, today);
  const language = message.language ?? 'en';
  return (
    <div className="step-card clear-both mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      {next && <DayRow day={next} words={words} language={language} isNext />}
      {others.map((day) => (
        <DayRow key={`${day.label} ${day.iso}`} day={day} words={words} language={language} isNext={false} />
      ))}
      {(step !== null || form) && (
        <div className="flex flex-col gap-x-4 gap-y-3 p-3.5 sm:flex-row sm:items-center">
          {step !== null && (
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semibold text-muted">{words.firstStep}</p>
              <SafeHtml html={step} className="prose-msg" />
            </div>
          )}
          {form && <FormStep card={form} chatId={message.chatId} isLatest={isLatest} words={words} onSend={onSend} />}
        </div>
      )}
    </div>
  );
}

type FormStepProps = {
  card: DocumentCard;
  chatId: string;
  isLatest: boolean;
  words: CardWords;
  onSend: (words: string) => void;
};

function FormStep({ card: { title, definitionId, begun }, chatId, isLatest, words, onSend }: FormStepProps) {
  const variant = isLatest ? 'primary' : 'secondary';
  return (
    <div className="no-print grid min-w-0 grid-cols-1 gap-1.5 wrap-anywhere sm:max-w-[50%]">
      {begun ? (
        <LinkButton to={documentPath(begun.documentId, begun.isMade ? 'review' : undefined)} variant={variant}>
          {words.goOn(title)}
          <ArrowRight size={18} className="shrink-0" aria-hidden />
        </LinkButton>
      ) : (
        <Button variant={variant} onClick={() => onSend(words.start(title))}>
          {words.start(title)}
          <ArrowRight size={18} className="shrink-0" aria-hidden />
        </Button>
      )}
      <p className="text-center text-sm text-muted">
        {words.stopAnyTime}{' '}
        {!begun && (
          <TextLink
            to={libraryDocumentPath(definitionId, chatId)}
            aria-label={words.seeFirstName(title)}
            className="inline-block py-1.5 whitespace-nowrap"
          >
            {words.seeFirst}
          </TextLink>
        )}
      </p>
    </div>
  );
}
