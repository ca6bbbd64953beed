import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from './copy.ts';

type FilterState = { typed: (name: string) => string; filter: (name: string, value: string) => void };

const TYPING_MS = 300;

export function FilterBar({ children }: { children: ReactNode }) {
  return <search className="grid grid-cols-2 gap-3 xl:grid-cols-4">{children}</search>;
}

/** Asks once the typing has paused, not at every letter. The address is what counts: it may change by other ways too. */
export function SearchFilter({ list }: { list: FilterState }) {
  const [typing, setTyping] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const applied = list.typed('search');
  // Not before the address has caught up: what is typed meanwhile would be lost.
  if (typing === applied) setTyping(null);

  function type(words: string) {
    setTyping(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => list.filter('search', words), TYPING_MS);
  }

  return (
    <TextField
      type="search"
      className="max-sm:col-span-2"
      label={copy.list.search}
      value={typing ?? applied}
      maxLength={100}
      onChange={(event) => type(event.target.value)}
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
      value={list.typed(name)}
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
      value={list.typed(name)}
      onChange={(event) => list.filter(name, event.target.value)}
    />
  );
}
