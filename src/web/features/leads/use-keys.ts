import { useEffect, useEffectEvent } from 'react';

const SETTING = 'lead-keys';

export const areKeysOn = (): boolean => localStorage.getItem(SETTING) !== 'off';
export const setKeysOn = (isOn: boolean): void => localStorage.setItem(SETTING, isOn ? 'on' : 'off');

const WHERE_ONE_TYPES = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** One key for one act. It never fires while somebody types, in a dialog, or with another key held; and it can be turned off. */
export function useKey(key: string, act: () => unknown): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const isTyping = event.target instanceof Element && event.target.closest(WHERE_ONE_TYPES) !== null;
      if (isTyping || !areKeysOn() || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
}

const ROWS = 'nav a[href*="lead="]';

/** The row before or after the open one, in the order in which they are shown now. */
export function stepThroughRows(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>(ROWS)];
  const at = rows.findIndex((row) => row.getAttribute('aria-current') === 'page');
  const next = at < 0 ? rows[0] : rows[at + by];
  next?.click();
  next?.scrollIntoView({ block: 'nearest' });
}
