import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Chat } from '#contract/chat.ts';
import { Menu } from '#web/ui/dialog/menu.tsx';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { copy } from '../copy.ts';
import { RenameField } from './rename-field.tsx';

export type ChatRowProps = {
  chat: Chat;
  isSelected: boolean;
  onSelect: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
};

export function ChatRow({ chat, isSelected, onSelect, onRename, onDelete }: ChatRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  function finish(action?: () => void) {
    setIsRenaming(false);
    action?.();
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  }

  return (
    <li ref={row} className="flex items-center">
      {isRenaming ? (
        <RenameField title={chat.title} onSave={(title) => finish(() => onRename(title))} onCancel={() => finish()} />
      ) : (
        <>
          <button
            type="button"
            data-closes-drawer
            aria-current={isSelected ? 'page' : undefined}
            onClick={onSelect}
            className={clsx(navItemStyle(isSelected), 'min-w-0 flex-1')}
          >
            <span className="line-clamp-2 min-w-0 wrap-anywhere" title={chat.title}>
              {chat.title}
            </span>
          </button>
          <Menu
            label={copy.sidebar.menuFor(chat.title)}
            className="text-muted"
            items={[
              { label: copy.sidebar.rename, icon: Pencil, onSelect: () => setIsRenaming(true) },
              { label: copy.sidebar.delete, icon: Trash2, tone: 'bad', onSelect: onDelete },
            ]}
          />
        </>
      )}
    </li>
  );
}
