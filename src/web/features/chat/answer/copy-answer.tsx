import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Message } from '#contract/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { answerWithSources } from './answer-text.ts';
import { copy } from '../copy.ts';

const CONFIRM_MS = 2000;

type CopyAnswerProps = { message: Message; answer: RefObject<HTMLElement | null> };

/** Copies the answer with its sources, without markup. */
export function CopyAnswer({ message, answer }: CopyAnswerProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(answerWithSources(message));
      setIsCopied(true);
    } catch {
      // Refused, or missing on a page without TLS: what is selected is one keystroke from being copied.
      if (answer.current) window.getSelection()?.selectAllChildren(answer.current);
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="ghost" size="sm" className="px-2.5 font-medium text-muted" onClick={() => void copyText()}>
      <Icon size={15} aria-hidden />
      <span aria-live="polite">{isCopied ? copy.copied : copy.copyAnswer}</span>
    </Button>
  );
}
