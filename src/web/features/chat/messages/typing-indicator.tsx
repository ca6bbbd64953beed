import { copy } from '../copy.ts';

const DELAYS = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'];

export function TypingIndicator() {
  return (
    <output className="no-print flex gap-1.5 py-2.5">
      <span className="sr-only">{copy.typing}</span>
      {DELAYS.map((delay) => (
        <span key={delay} aria-hidden className={`size-2 animate-[dot_1.2s_infinite] rounded-full bg-muted ${delay}`} />
      ))}
    </output>
  );
}
