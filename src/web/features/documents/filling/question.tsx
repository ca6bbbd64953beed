import { useToday } from '#web/lib/use-today.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isAnswered, type Answer, type Answers } from '#domain/documents/answers.ts';
import type { Field } from '#domain/documents/definition.ts';
import { formatAnswer } from '#domain/documents/format-answer.ts';
import { readAnswer } from '#domain/documents/read-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { stopsOf, type Stopped, type WithStops } from '#domain/documents/stops.ts';
import { AnswerInput } from './answer-input.tsx';
import { copy } from '../copy.ts';
import { useFormWords, useLanguageOfQuestions } from './form-words.ts';
import { StopNotice } from './stop-notice.tsx';
import { typedFrom, type Typed } from './typed.ts';
import type { Draft } from './use-draft.ts';

const account = copy.form;
const FROM_ACCOUNT = ['name', 'email', 'today'];

export type QuestionProps = {
  definition: WithStops;
  field: Field;
  place: { number: number; of: number; section: string };
  draft: Draft;
  /** What the chat or the account knows. */
  offered: Answer | undefined;
  typed: Typed | undefined;
  takesFocus: boolean;
  isLast: boolean;
  onType: (typed: Typed) => void;
  onBack: (() => void) | undefined;
  /** With all answers, this one among them. */
  onNext: (answers: Answers) => void;
};

type Problem = { readonly text: string; readonly row?: number | undefined; readonly column?: string | undefined };

export function Question({
  definition,
  field,
  place,
  draft,
  offered,
  isLast,
  onType,
  onBack,
  onNext,
  ...props
}: QuestionProps) {
  const id = useId();
  const today = useToday();
  const words = useFormWords();
  const language = useLanguageOfQuestions();
  const form = useFocusedField(props.takesFocus);
  const [problem, setProblem] = useState<Problem | null>(null);
  const saved = draft.answers[field.id];
  const isOffered = props.typed === undefined && saved === undefined && isAnswered(offered);
  const typed = props.typed ?? typedFrom(field, saved === undefined ? offered : saved);

  const stops = stopsOf(definition, draft.answers, today).filter((one) => one.field === field.id);
  const isStopped = stops.some(({ stop }) => !stop.goesOn);

  function type(value: Typed) {
    onType(value);
    setProblem(null);
    const read = readAnswer(field, value, today);
    if (read.ok && (isAnswered(read.answer) || saved !== undefined)) draft.saver.set(field.id, read.answer);
  }

  function leave(answer: Answer) {
    draft.saver.set(field.id, answer);
    void draft.saver.flush();
    onNext({ ...draft.answers, [field.id]: answer });
  }

  function next(event: FormEvent) {
    event.preventDefault();
    const read = readAnswer(field, typed, today, language);
    if (isStopped) return;
    if (read.ok && isAnswered(read.answer)) return leave(read.answer);
    const text = read.ok ? (field.optional ? words.emptyOptional : words.empty) : read.problem;
    setProblem(read.ok ? { text } : { text, row: read.row, column: read.column });
    form.current?.querySelector<HTMLElement>(INPUT)?.focus();
  }

  return (
    <Card className="p-5 sm:p-7">
      <form ref={form} noValidate onSubmit={next}>
        <Place {...place} />
        <h2 id={`${id}-ask`} className="mt-4 text-xl font-semibold">
          {field.ask}
        </h2>
        <p id={`${id}-why`} className="mt-1.5 text-sm text-muted">
          <span className="font-semibold">{words.why}</span> {field.why}
        </p>
        {isOffered && (
          <Notice tone="info" className="mt-4">
            {FROM_ACCOUNT.includes(field.prefill ?? '') ? account.fromAccount : account.fromChat}
          </Notice>
        )}
        <Overtaken field={field} draft={draft} onUse={onType} />
        <div className="mt-4">
          <AnswerInput
            field={field}
            typed={typed}
            onType={type}
            labelledBy={`${id}-ask`}
            describedBy={problem ? `${id}-problem` : `${id}-why`}
            problem={problem}
          />
          {problem && problem.row === undefined && (
            <div className="mt-2">
              <FieldError id={`${id}-problem`}>{problem.text}</FieldError>
            </div>
          )}
        </div>
        <Stops stops={stops} />
        <Ways
          field={field}
          nextLabel={isStopped ? null : isLast ? words.last : words.next}
          onUnknown={() => leave(null)}
          onBack={onBack}
        />
      </form>
    </Card>
  );
}

function Place({ section, number, of }: QuestionProps['place']) {
  const words = useFormWords();
  return (
    <>
      <p className="text-sm text-muted">
        {section} · {words.question(number, of)}
      </p>
      <progress
        aria-label={account.progress}
        max={of}
        value={number}
        className="progress-line mt-2 block h-1.5 w-full"
      />
    </>
  );
}

function Stops({ stops }: { stops: readonly Stopped[] }) {
  return stops.map(({ stop }) => <StopNotice key={stop.say} stop={stop} />);
}

type WaysProps = {
  field: Field;
  /** Nothing where the paper ends at this question. */
  nextLabel: string | null;
  onUnknown: () => void;
  onBack: (() => void) | undefined;
};

function Ways({ field, nextLabel, onUnknown, onBack }: WaysProps) {
  const words = useFormWords();
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-2.5">
        {nextLabel !== null && (
          <Button type="submit" className="max-sm:order-first max-sm:w-full">
            {nextLabel}
            <ArrowRight size={18} aria-hidden />
          </Button>
        )}
        <Button variant="secondary" onClick={onUnknown} className="max-sm:w-full">
          {field.optional ? words.skip : words.unknown}
        </Button>
        {onBack && (
          <Button variant="ghost" onClick={onBack} className="sm:ml-auto">
            <ArrowLeft size={18} aria-hidden />
            {words.back}
          </Button>
        )}
      </div>
      <p className="mt-2.5 text-sm text-muted">
        {field.optional ? `“${words.skip}” ${words.skipHint}.` : `“${words.unknown}” ${words.unknownHint}.`}
      </p>
    </>
  );
}

const INPUT = 'input, textarea, select';

/** A question that comes after another is answered at once: its field is named by the question, which is read out with it. */
function useFocusedField(takesFocus: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(INPUT)?.focus();
    // Once, when the question appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return form;
}

/** Another window answered the same question: neither answer is thrown away without a word. */
function Overtaken({ field, draft, onUse }: { field: Field; draft: Draft; onUse: (typed: Typed) => void }) {
  const theirs = draft.overtaken[field.id];
  if (theirs === undefined) return null;
  function use(answer: Answer) {
    onUse(typedFrom(field, answer));
    draft.saver.set(field.id, answer);
    draft.saver.forget(field.id);
  }
  return (
    <Notice tone="info" className="mt-4">
      <p>{account.overtaken(formatAnswer(field, theirs) || account.nothing)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => use(theirs)}>
          {account.overtakenUse}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => draft.saver.forget(field.id)}>
          {account.overtakenKeep}
        </Button>
      </div>
    </Notice>
  );
}
