import { clsx } from 'clsx';
import { BookOpenText, ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { AnswerSource } from '#contract/answer.ts';
import { calendarDay } from '#web/lib/message-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { copy } from '../copy.ts';

const CITATION = 'a[href^="#source-"]';

export type AnswerSourcesProps = { sources: readonly AnswerSource[]; answer: RefObject<HTMLElement | null> };

/** What the numbered citations in an answer stand on; a click on a number opens the list at its source. */
export function AnswerSources({ sources, answer }: AnswerSourcesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(CITATION) : null;
    if (!link) return;
    event.preventDefault();
    setChosen(Number(link.getAttribute('href')?.replace('#source-', '')));
    setIsOpen(true);
  });
  useEffect(() => {
    const element = answer.current;
    const listen = (event: MouseEvent) => onClick(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [answer]);

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="rounded-full bg-primary-soft px-3 text-primary-ink"
        onClick={() => {
          setChosen(null);
          setIsOpen(true);
        }}
      >
        <BookOpenText size={15} aria-hidden />
        {copy.sources.open(sources.length)}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={copy.sources.title} description={copy.sources.text}>
        <ol className="grid gap-3">
          {sources.map((source) => (
            <SourceItem key={source.number} source={source} isChosen={source.number === chosen} />
          ))}
        </ol>
      </Dialog>
    </>
  );
}

function SourceItem({ source, isChosen }: { source: AnswerSource; isChosen: boolean }) {
  return (
    <li
      aria-current={isChosen || undefined}
      className={clsx(
        'grid gap-1 rounded-md border p-3.5',
        isChosen ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <p className="font-semibold">
        [{source.number}] {source.citation}
      </p>
      <p className="text-sm text-muted">{source.title}</p>
      {source.caution && <p className="text-sm">{source.caution}</p>}
      <p className="text-sm">
        <a
          className="link inline-flex items-center gap-1.5"
          href={source.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {copy.sources.read}
          <ExternalLink size={14} aria-hidden />
        </a>
      </p>
      <p className="text-xs text-muted">{copy.sources.checked(calendarDay(source.checked))}</p>
    </li>
  );
}

/** On paper a number stands for nothing unless the list is there too. */
export function PrintedSources({ sources, title }: { sources: readonly AnswerSource[]; title: string }) {
  return (
    <div className="print-block">
      <p>{title}</p>
      <ol>
        {sources.map(({ number, citation, url, checked }) => (
          <li key={number}>
            [{number}] {citation}. {url} ({copy.sources.checked(calendarDay(checked))})
          </li>
        ))}
      </ol>
    </div>
  );
}
