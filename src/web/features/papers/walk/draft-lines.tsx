import type { ReactNode } from 'react';
import { dayWritten, dollars } from '#domain/papers/paper-message.ts';
import { AMOUNT_NAMES, eventName } from '#domain/papers/paper-words.ts';
import { language } from '#web/lib/language.ts';
import { controlStyle } from '#web/ui/form/field.tsx';
import { ConfirmLine } from './confirm-line.tsx';
import { copy } from '../copy.ts';
import type { Draft, DraftLine } from './draft.ts';
import type { PaperCard } from '../paper-page.ts';

type DraftLinesProps = {
  draft: Draft;
  card: PaperCard;
  selected: number | null;
  onDraft: (draft: Draft) => void;
  onKind: () => void;
  onSelect: (number: number | null) => void;
};

/** Kind, court, number, days, sum and the other side, in the order of their numbers. */
export function DraftLines({ draft, card, selected, onDraft, onKind, onSelect }: DraftLinesProps) {
  const sumAt = 4 + draft.dates.length;
  const at = (number: number) => ({ number, isOpen: selected === number, onOpen: () => onSelect(number), onClose: () => onSelect(null) }); // prettier-ignore
  const { amount } = draft;
  return (
    <>
      <ConfirmLine {...at(1)} isOpen={false} label={copy.kind} value={card.name} onOpen={onKind}>
        {null}
      </ConfirmLine>
      <TextLine {...at(2)} label={copy.court} line={draft.court} onLine={(court) => onDraft({ ...draft, court })} />
      <TextLine {...at(3)} label={copy.caseNumber} line={draft.number} onLine={(number) => onDraft({ ...draft, number })} />
      {draft.dates.map((date, index) => (
        <DateLine
          key={date.event}
          {...at(4 + index)}
          label={eventName(date.event, language)}
          line={date}
          onLine={(line) => onDraft({ ...draft, dates: draft.dates.with(index, { ...date, ...line }) })}
        />
      ))}
      {amount && (
        <AmountLine
          {...at(sumAt)}
          label={AMOUNT_NAMES[amount.role][language]}
          line={amount}
          onLine={(line) => onDraft({ ...draft, amount: { ...amount, ...line } })}
        />
      )}
      {draft.otherSide.value !== null && (
        <ConfirmLine {...at(sumAt + 1)} isOpen={false} label={copy.otherSide} value={draft.hasOtherSide ? draft.otherSide.value : copy.leftOut} onOpen={() => onDraft({ ...draft, hasOtherSide: !draft.hasOtherSide })}>
          {null}
        </ConfirmLine>
      )}
    </>
  );
} // prettier-ignore

type LineProps<T> = {
  number: number;
  label: string;
  line: DraftLine<T>;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onLine: (line: DraftLine<T>) => void;
};

const given = <T,>(line: DraftLine<T>, value: T | null): DraftLine<T> => ({
  ...line,
  value,
  options: [],
  isChanged: true,
});

function Line<T>({ line, onLine, shown, children, ...rest }: LineProps<T> & { shown: (value: T) => string; children: ReactNode }) {
  const choices = line.options.map((option) => ({ label: shown(option), choose: () => onLine(given(line, option)) }));
  return (
    <ConfirmLine {...rest} value={line.value === null ? null : shown(line.value)} isChanged={line.isChanged} choices={choices}>
      {children}
    </ConfirmLine>
  );
} // prettier-ignore

const TEXT_MAX = 80;

function TextLine(props: LineProps<string>) {
  const { line, label, onLine } = props;
  return (
    <Line {...props} shown={(value) => value}>
      <input aria-label={label} className={controlStyle} maxLength={TEXT_MAX} value={line.value ?? ''} onChange={({ target }) => onLine(given(line, target.value === '' ? null : target.value))} />
    </Line>
  );
} // prettier-ignore

function DateLine(props: LineProps<string>) {
  const { line, label, onLine } = props;
  return (
    <Line {...props} shown={(iso) => dayWritten(iso, language)}>
      <input type="date" aria-label={label} className={controlStyle} value={line.value ?? ''} onChange={({ target }) => onLine(given(line, target.value === '' ? null : target.value))} />
    </Line>
  );
} // prettier-ignore

function AmountLine(props: LineProps<number>) {
  const { line, label, onLine } = props;
  return (
    <Line {...props} shown={(value) => dollars(value) ?? ''}>
      <input type="number" min="0" step="0.01" inputMode="decimal" aria-label={label} className={controlStyle} value={line.value ?? ''} onChange={({ target }) => onLine(given(line, target.value === '' ? null : Number(target.value)))} />
    </Line>
  );
} // prettier-ignore
