import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import type { Language } from '#domain/language.ts';
import { inLanguage } from '#domain/words.ts';
import { language } from '#web/lib/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useChosenLanguage } from '#web/frame/language-switch.tsx';

const KEY = 'language-offered';

/** Asked in the language that somebody writes, so the page carries the words of both. */
const messages = {
  ask: { en: 'Shall the whole page be in English?', es: '¿Quiere ver toda la página en español?' },
  yes: { en: 'Yes, in English', es: 'Sí, en español' },
  no: { en: 'No, thank you', es: 'No, gracias' },
} as const;

/** Somebody who writes in another language than the page is offered that language, once on this device. */
export function LanguageOffer({ said }: { said: readonly Message[] }) {
  const spoken = said.findLast(({ role }) => role === 'assistant')?.language;
  const [wasOffered, setWasOffered] = useState(wasKept);
  if (!spoken || spoken === language || wasOffered) return null;
  return (
    <Offer
      spoken={spoken}
      onAnswer={() => {
        keep();
        setWasOffered(true);
      }}
    />
  );
}

function Offer({ spoken, onAnswer }: { spoken: Language; onAnswer: () => void }) {
  const choose = useChosenLanguage();
  const words = inLanguage(messages, spoken);
  return (
    <div
      lang={spoken}
      className="no-print mt-5 flex flex-wrap items-center gap-2 rounded-md bg-primary-soft px-4 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-44 text-sm font-medium">{words.ask}</p>
      <Button
        size="sm"
        onClick={() => {
          onAnswer();
          void choose(spoken);
        }}
      >
        {words.yes}
      </Button>
      <Button size="sm" variant="ghost" onClick={onAnswer}>
        {words.no}
      </Button>
    </div>
  );
}

function wasKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // A browser that keeps nothing is asked again on the next visit.
  }
}
