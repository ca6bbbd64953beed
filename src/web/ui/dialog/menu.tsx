import { Ellipsis, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../icon-button.tsx';

export type MenuItem = {
  label: string;
  icon?: LucideIcon | undefined;
  tone?: 'plain' | 'bad' | undefined;
  onSelect: () => void;
};

export type MenuProps = {
  /** Names the button that opens it. */
  label: string;
  items: readonly MenuItem[];
  icon?: LucideIcon | undefined;
  className?: string | undefined;
};

const MenuBase = lazy(async () => ({ default: (await import('./menu-base.tsx')).MenuBase }));

/** A button with a menu of actions. The menu's code is fetched at the first click. */
export function Menu(props: MenuProps) {
  const { label, icon = Ellipsis, className } = props;
  const [requested, setRequested] = useState(false);
  const button = (
    <IconButton
      label={label}
      icon={icon}
      aria-haspopup="menu"
      aria-expanded={requested}
      className={className}
      onClick={() => setRequested(true)}
    />
  );
  if (!requested) return button;
  return (
    <Suspense fallback={button}>
      <MenuBase {...props} />
    </Suspense>
  );
}
