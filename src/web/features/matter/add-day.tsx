import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Matter } from '#contract/matter.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { MatterWords } from './copy.ts';
import { FactForm } from './fact-form.tsx';
import { useFactChange } from './use-fact-change.ts';

type AddDayProps = { matter: Matter; words: MatterWords };

/** A day is told with what happened on it: nothing is ever counted from "a date". */
export function AddDay({ matter, words }: AddDayProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (matter.events.length === 0) return null;
  return isOpen ? (
    <DayForm matter={matter} words={words} onClose={() => setIsOpen(false)} />
  ) : (
    <Button variant="ghost" size="sm" className="min-h-11 w-full justify-start" onClick={() => setIsOpen(true)}>
      <CalendarPlus size={16} aria-hidden />
      {words.anyDay.add}
    </Button>
  );
}

function DayForm({ matter, words, onClose }: AddDayProps & { onClose: () => void }) {
  const [event, setEvent] = useState('');
  const [day, setDay] = useState('');
  const { isBusy, error, change } = useFactChange({ chatId: matter.chatId, words, onDone: onClose });

  return (
    <FactForm
      words={words}
      isBusy={isBusy}
      error={error}
      canSave={event !== '' && day !== ''}
      onSave={() => void change(event, day)}
      onClose={onClose}
    >
      <Select
        label={words.anyDay.event}
        value={event}
        options={[
          { value: '', label: words.choose },
          ...matter.events.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={(chosen) => setEvent(chosen.target.value)}
      />
      <TextField
        label={words.anyDay.day}
        type="date"
        autoComplete="off"
        value={day}
        onChange={(typed) => setDay(typed.target.value)}
      />
    </FactForm>
  );
}
