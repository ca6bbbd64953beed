import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copy } from './copy.ts';

const CONFIRM_MS = 2000;

/** Copies what is seen of the answer, without markup. */
export function CopyAnswer({ answer }: { answer: RefObject<HTMLElement | null> }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copyText() {
    if (!answer.current) return;
    try {
      await navigator.clipboard.writeText(answer.current.innerText);
      setIsCopied(true);
    } catch {
      // Refused, or missing on a page without TLS: what is selected is one keystroke from being copied.
      window.getSelection()?.selectAllChildren(answer.current);
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="ghost" size="sm" className="-ml-3.5 font-medium text-muted" onClick={() => void copyText()}>
      <Icon size={15} aria-hidden />
      <span aria-live="polite">{isCopied ? copy.copied : copy.copyAnswer}</span>
    </Button>
  );
}
