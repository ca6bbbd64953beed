import { Mail, Printer, Share, Share2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { Message } from '#contract/chat.ts';
import { Menu, type MenuItem } from '#web/ui/dialog/menu.tsx';
import { answerWithSources } from './answer-text.ts';
import { cardWords } from './card-words.ts';

/** Mail programs cut longer addresses. */
const MAIL_MAX = 1_800;

type ShareMenuProps = { message: Message; answer: RefObject<HTMLElement | null> };

/** The answer with its sources, out of here: through the device's own sheet, to one's own mail, onto paper. */
export function ShareMenu({ message, answer }: ShareMenuProps) {
  const words = cardWords(message);
  const items: MenuItem[] = [
    ...(canShare() ? [{ label: words.shareWith, icon: Share2, onSelect: () => void share(message) }] : []),
    { label: words.mail, icon: Mail, onSelect: () => window.location.assign(mailto(message)) },
    { label: words.print, icon: Printer, onSelect: () => print(answer.current) },
  ];
  return <Menu label={words.share} icon={Share} items={items} className="text-muted" />;
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator;

async function share(message: Message): Promise<void> {
  // Closing the sheet is no fault.
  await navigator.share({ text: answerWithSources(message) }).catch(() => undefined);
}

/** The subject says nothing of the problem: others may see it. */
function mailto(message: Message): string {
  const text = answerWithSources(message);
  const body = text.length > MAIL_MAX ? `${text.slice(0, MAIL_MAX)}…` : text;
  return `mailto:?subject=${encodeURIComponent(cardWords(message).mailSubject)}&body=${encodeURIComponent(body)}`;
}

/** Only this answer: everything else of the chat stays off the paper. */
function print(element: HTMLElement | null): void {
  const item = element?.closest<HTMLElement>('.msg');
  if (!item) return;
  item.dataset['printed'] = '';
  document.body.dataset['printsOne'] = '';
  window.addEventListener(
    'afterprint',
    () => {
      delete item.dataset['printed'];
      delete document.body.dataset['printsOne'];
    },
    { once: true },
  );
  // The menu has to be gone first.
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
}
