import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Matter, MatterFact } from '#contract/matter.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AddDay } from './add-day.tsx';
import type { MatterWords } from './copy.ts';
import { FactForm } from './fact-form.tsx';
import { FactInput } from './fact-input.tsx';
import { MatterSection } from './matter-section.tsx';
import { useFactChange } from './use-fact-change.ts';

type MatterFactsProps = { matter: Matter; words: MatterWords };

/** What every answer stands on: a wrong guess is seen here, and mended before it does harm. */
export function MatterFacts({ matter, words }: MatterFactsProps) {
  return (
    <MatterSection title={words.told} aside={<p className="text-sm text-muted">{words.toldNote}</p>}>
      <FactList matter={matter} words={words} />
      <AddDay matter={matter} words={words} />
    </MatterSection>
  );
}

export function FactList({ matter, words }: MatterFactsProps) {
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <>
      {matter.facts.map((fact) =>
        fact.key === editing ? (
          <EditedFact
            key={fact.key}
            chatId={matter.chatId}
            fact={fact}
            words={words}
            onClose={() => setEditing(null)}
          />
        ) : (
          <div key={fact.key} className="flex items-center gap-3 py-1.5 pr-2 pl-4">
            <p className="min-w-0 flex-1">
              <span className="block text-sm text-muted">{fact.label}</span>
              {fact.value ? (
                <span className="block font-semibold wrap-anywhere first-letter:uppercase">{fact.value}</span>
              ) : (
                <span className="block text-muted">{words.notTold}</span>
              )}
            </p>
            <IconButton
              label={fact.value ? words.edit(fact.label) : words.add(fact.label)}
              icon={fact.value ? Pencil : Plus}
              className="text-muted"
              onClick={() => setEditing(fact.key)}
            />
          </div>
        ),
      )}
    </>
  );
}

type EditedFactProps = { chatId: string; fact: MatterFact; words: MatterWords; onClose: () => void };

function EditedFact({ chatId, fact, words, onClose }: EditedFactProps) {
  const [value, setValue] = useState(fact.raw);
  const { isBusy, error, change } = useFactChange({ chatId, words, onDone: onClose });
  const save = (next: string) => change(fact.key, next);

  return (
    <FactForm
      words={words}
      isBusy={isBusy}
      error={error}
      canSave={value.trim() !== ''}
      onSave={() => void save(value)}
      onClose={onClose}
      more={
        fact.value && (
          <Button
            size="sm"
            variant="danger"
            className="ml-auto min-h-11"
            disabled={isBusy}
            onClick={() => void save('')}
          >
            {words.remove}
          </Button>
        )
      }
    >
      <FactInput fact={fact} value={value} words={words} onChange={setValue} />
    </FactForm>
  );
}
