import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { buttonStyle } from '../button-style.ts';
import type { MenuItem, MenuProps } from './menu.tsx';

/** The part that weighs something; menu.tsx loads it at the first click, hence open from the start. */
export function MenuBase({ label, items, icon: Icon = Ellipsis, className }: MenuProps) {
  const [drawer, setDrawer] = useState<HTMLElement | null>(null);
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger
        // A drawer lies in the browser's top layer, above everything: what opens from inside it must open inside it.
        ref={(trigger: HTMLElement | null) => setDrawer(trigger?.closest<HTMLElement>(':popover-open') ?? null)}
        aria-label={label}
        title={label}
        className={clsx(buttonStyle('ghost', 'icon'), className)}
      >
        <Icon size={20} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal container={drawer ?? undefined}>
        <Menu.Positioner sideOffset={4} align="end" className="z-50 outline-none">
          <Menu.Popup className="min-w-44 rounded-md border border-line bg-surface p-1.5 text-ink shadow-pop outline-none">
            {items.map((item) => (
              <Item key={item.label} {...item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ label, icon: Icon, tone = 'plain', onSelect }: MenuItem) {
  return (
    <Menu.Item
      onClick={onSelect}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm font-medium outline-none select-none',
        tone === 'bad' ? 'text-bad data-[highlighted]:bg-bad-soft' : 'data-[highlighted]:bg-sunken',
      )}
    >
      {Icon && <Icon size={17} aria-hidden />}
      {label}
    </Menu.Item>
  );
}
