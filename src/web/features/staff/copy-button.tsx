import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copy } from './copy.ts';

/** Copies a text to the clipboard, and says so on the button itself. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  async function take() {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={isCopied ? copy.copyIt.copied : copy.copyIt.name(text)}
      onBlur={() => setIsCopied(false)}
      onClick={() => void take().catch(() => setIsCopied(false))}
    >
      <Icon size={16} aria-hidden />
      {isCopied ? copy.copyIt.copied : copy.copyIt.copy}
    </Button>
  );
}
