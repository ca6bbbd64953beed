import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { toggleTheme } from '#web/lib/theme.ts';
import { navItemStyle } from './nav-item-style.ts';
import { uiWords } from './words.ts';

/** Both names are in the page and style shows one: the server does not know which theme is on. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  return (
    <button type="button" onClick={toggleTheme} className={clsx(navItemStyle(false), className)}>
      <Moon size={18} aria-hidden className="dark:hidden" />
      <span className="dark:hidden">{uiWords.dark}</span>
      <Sun size={18} aria-hidden className="hidden dark:block" />
      <span className="hidden dark:inline">{uiWords.light}</span>
    </button>
  );
}
