import { SERVICES, type Service } from '#domain/matter/case-file.ts';
import { SERVICE_NAMES } from '#domain/papers/paper-words.ts';
import { language } from '#web/lib/language.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from '../copy.ts';
import type { Draft } from './draft.ts';
import type { PaperCard } from '../paper-page.ts';

type HowItCameProps = {
  draft: Draft;
  card: PaperCard;
  onDraft: (draft: Draft) => void;
};

/** The day on which it was got is on no paper. It is asked, and nothing is counted before it is told. */
export function HowItCame({ draft, card, onDraft }: HowItCameProps) {
  const today = useToday();
  const ways = SERVICES.map((one) => ({ value: one, label: SERVICE_NAMES[one][language] }));
  return (
    <li className="grid gap-4 px-3.5 py-3 sm:grid-cols-2">
      <TextField
        type="date"
        label={copy.dayGot}
        hint={copy.dayGotHint}
        max={today}
        value={draft.served ?? ''}
        onChange={({ target }) => onDraft({ ...draft, served: target.value === '' ? null : target.value })}
      />
      {card.wantsService && (
        <Select
          label={copy.howGot}
          options={[{ value: '', label: copy.choose }, ...ways]}
          value={draft.service ?? ''}
          onChange={({ target }) =>
            onDraft({ ...draft, service: target.value === '' ? null : (target.value as Service) })
          }
        />
      )}
    </li>
  );
}
