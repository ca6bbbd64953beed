import { type ReactNode, useEffect, useState } from 'react';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { copy } from './copy.ts';

type FilterState = { text: (name: string) => string | undefined; filter: (name: string, value: string) => void };

const TYPING_MS = 300;

export function FilterBar({ children }: { children: ReactNode }) {
  return <search className="grid grid-cols-2 gap-3 xl:grid-cols-4">{children}</search>;
}

/** Asks once the typing has paused, not at every letter. */
export function SearchFilter({ list }: { list: FilterState }) {
  const applied = list.text('search') ?? '';
  const [typed, setTyped] = useState(applied);
  const { filter } = list;

  useEffect(() => {
    if (typed.trim() === applied) return;
    const timer = setTimeout(() => filter('search', typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  });

  return (
    <TextField
      type="search"
      className="max-sm:col-span-2"
      label={copy.list.search}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

type ChoiceFilterProps<Choice extends string> = {
  list: FilterState;
  name: string;
  label: string;
  words: Readonly<Record<Choice, string>>;
};

export function ChoiceFilter<Choice extends string>({ list, name, label, words }: ChoiceFilterProps<Choice>) {
  const options = Object.entries<string>(words).map(([value, text]) => ({ value, label: text }));
  return (
    <Select
      label={label}
      value={list.text(name) ?? ''}
      options={[{ value: '', label: copy.list.all }, ...options]}
      onChange={(event) => list.filter(name, event.target.value)}
    />
  );
}

export function DayFilter({ list, name, label }: { list: FilterState; name: 'from' | 'to'; label: string }) {
  return (
    <TextField
      type="date"
      label={label}
      value={list.text(name) ?? ''}
      onChange={(event) => list.filter(name, event.target.value)}
    />
  );
}
