import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isAnswered, type Answer, type Answers } from '#domain/document/answers.ts';
import type { Field } from '#domain/document/definition.ts';
import { formatAnswer } from '#domain/document/format-answer.ts';
import { readAnswer } from '#domain/document/read-answer.ts';
import { newYorkDay } from '#domain/new-york-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnswerInput } from './answer-input.tsx';
import { copy } from './copy.ts';
import { typedFrom, type Typed } from './typed.ts';
import type { Draft } from './use-draft.ts';

const words = copy.form;
const FROM_ACCOUNT = ['name', 'email', 'today'];

export type QuestionProps = {
  field: Field;
  place: { number: number; of: number; section: string };
  draft: Draft;
  /** What the chat or the account knows. */
  offered: Answer | undefined;
  typed: Typed | undefined;
  takesFocus: boolean;
  nextLabel: string;
  onType: (typed: Typed) => void;
  onBack: (() => void) | undefined;
  /** With all answers, this one among them. */
  onNext: (answers: Answers) => void;
};

type Problem = { readonly text: string; readonly row?: number | undefined; readonly column?: string | undefined };

export function Question({ field, place, draft, offered, nextLabel, onType, onBack, onNext, ...props }: QuestionProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const heading = useFocusedHeading(props.takesFocus);
  const saved = draft.answers[field.id];
  const isOffered = props.typed === undefined && saved === undefined && isAnswered(offered);
  const typed = props.typed ?? typedFrom(field, saved === undefined ? offered : saved);

  function type(value: Typed) {
    onType(value);
    setProblem(null);
    const read = readAnswer(field, value, newYorkDay(new Date()));
    if (read.ok && (isAnswered(read.answer) || saved !== undefined)) draft.saver.set(field.id, read.answer);
  }

  function leave(answer: Answer) {
    draft.saver.set(field.id, answer);
    void draft.saver.flush();
    onNext({ ...draft.answers, [field.id]: answer });
  }

  function next(event: FormEvent) {
    event.preventDefault();
    const read = readAnswer(field, typed, newYorkDay(new Date()));
    if (read.ok && isAnswered(read.answer)) return leave(read.answer);
    const text = read.ok ? (field.optional ? words.emptyOptional : words.empty) : read.problem;
    setProblem(read.ok ? { text } : { text, row: read.row, column: read.column });
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  return (
    <Card className="p-5 sm:p-7">
      <form ref={form} noValidate onSubmit={next}>
        <p className="text-sm text-muted">
          {place.section} · {words.question(place.number, place.of)}
        </p>
        <progress
          aria-label={words.progress}
          max={place.of}
          value={place.number}
          className="progress-line mt-2 block h-1.5 w-full"
        />
        <h2 ref={heading} id={`${id}-ask`} tabIndex={-1} className="mt-4 text-xl font-semibold outline-none">
          {field.ask}
        </h2>
        <p id={`${id}-why`} className="mt-1.5 text-sm text-muted">
          <span className="font-semibold">{words.why}</span> {field.why}
        </p>
        {isOffered && (
          <Notice tone="info" className="mt-4">
            {FROM_ACCOUNT.includes(field.prefill ?? '') ? words.fromAccount : words.fromChat}
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
        <div className="mt-6 flex flex-wrap items-center gap-2.5">
          <Button type="submit" className="max-sm:order-first max-sm:w-full">
            {nextLabel}
            <ArrowRight size={18} aria-hidden />
          </Button>
          <Button variant="secondary" onClick={() => leave(null)} className="max-sm:w-full">
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
      </form>
    </Card>
  );
}

/** A question that comes after another is read out; the first one leaves the focus to the page's heading. */
function useFocusedHeading(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // Once, when the question appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return heading;
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
      <p>{words.overtaken(formatAnswer(field, theirs) || words.nothing)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => use(theirs)}>
          {words.overtakenUse}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => draft.saver.forget(field.id)}>
          {words.overtakenKeep}
        </Button>
      </div>
    </Notice>
  );
}
