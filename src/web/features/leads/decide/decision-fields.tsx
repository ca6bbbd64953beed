import { clsx } from 'clsx';
import { DECISION_MESSAGE_MIN, FEEDBACK_MAX } from '#domain/limits.ts';
import { controlStyle, Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { copy } from '../copy.ts';

type TextProps = { value: string; onChange: (value: string) => void };

/** Spaces around the message are not sent, so they do not count. */
export function isLongEnough(message: string): boolean {
  return message.trim().length >= DECISION_MESSAGE_MIN;
}

export type Template = { readonly label: string; readonly text: string };

/** A template fills the message and never sends it. */
export function Templates({
  templates,
  isAsked = false,
  onChoose,
}: {
  templates: readonly Template[];
  /** It was asked for by its key. */
  isAsked?: boolean;
  onChoose: (text: string) => void;
}) {
  return (
    <Select
      label={copy.triage.template}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for whoever asked for it
      autoFocus={isAsked}
      value=""
      options={[
        { value: '', label: copy.triage.noTemplate },
        ...templates.map(({ label, text }) => ({ value: text, label })),
      ]}
      onChange={(event) => event.target.value && onChoose(event.target.value)}
    />
  );
}

export function MessageToUser({ value, onChange }: TextProps) {
  return (
    <Field
      label={copy.decision.message}
      hint={copy.decision.messageHint}
      after={
        <span className={clsx('font-semibold tabular-nums', isLongEnough(value) ? 'text-ok' : 'text-bad')}>
          {copy.decision.counter(value.trim().length)}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          rows={4}
          required
          maxLength={FEEDBACK_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(controlStyle, 'resize-y')}
        />
      )}
    </Field>
  );
}

export function StaffFeedback({ value, max = FEEDBACK_MAX, onChange }: TextProps & { max?: number | undefined }) {
  return (
    <TextArea
      label={copy.decision.feedback}
      hint={copy.decision.feedbackHint}
      optional
      rows={2}
      maxLength={max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
