import { Pencil, Printer, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Chat } from '#contract/chat.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LanguageSwitch } from '#web/frame/language-switch.tsx';
import { Menu } from '#web/ui/dialog/menu.tsx';
import { copy } from '../copy.ts';
import { titleOf } from '../sidebar/title-of.ts';
import { RenameField } from '../sidebar/rename-field.tsx';

export type ChatHeaderProps = { chat: Chat | null; onRename: (title: string) => void; onDelete: () => void };

/** The title of a chat that exists is a button that renames it. */
export function ChatHeader({ chat, onRename, onDelete }: ChatHeaderProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function finish(action?: () => void) {
    setIsRenaming(false);
    action?.();
    requestAnimationFrame(() => heading.current?.querySelector('button')?.focus());
  }

  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <h1 ref={heading} className="min-w-0 flex-1 text-base font-semibold lg:font-serif lg:text-lg">
        {!chat && <span className="flex min-h-11 items-center">{copy.untitled}</span>}
        {chat && isRenaming && (
          <RenameField title={chat.title} onSave={(title) => finish(() => onRename(title))} onCancel={() => finish()} />
        )}
        {chat && !isRenaming && (
          <button
            type="button"
            onClick={() => setIsRenaming(true)}
            aria-label={copy.sidebar.renameHeader(chat.title)}
            className="group -ml-2 flex min-h-11 max-w-full items-center gap-2 rounded-md px-2 text-left hover:bg-sunken"
          >
            <span className="truncate">{titleOf(chat)}</span>
            <Pencil size={15} aria-hidden className="shrink-0 text-muted opacity-60 group-hover:opacity-100" />
          </button>
        )}
      </h1>
      <LanguageSwitch />
      {chat && (
        <>
          <IconButton label={copy.print} icon={Printer} className="text-muted" onClick={() => window.print()} />
          <Menu
            label={copy.sidebar.menuForOpen}
            className="text-muted"
            items={[
              { label: copy.sidebar.rename, icon: Pencil, onSelect: () => setIsRenaming(true) },
              { label: copy.sidebar.delete, icon: Trash2, tone: 'bad', onSelect: onDelete },
            ]}
          />
        </>
      )}
    </div>
  );
}
