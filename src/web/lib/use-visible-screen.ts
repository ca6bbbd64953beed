import { useEffect, useState } from 'react';

/** With the keyboard open, at 200 % zoom, or on a phone that lies on its side. */
const SHORT_PX = 520;
/** Here even one line above the words is too much. */
const TINY_PX = 320;

/**
 * How much of the screen is left to read in. Some browsers lay the keyboard over the page without telling the style sheet, so the
 * visible height is handed to it: `--visible-height`, and the variants `short:` and `tiny:`.
 */
export function useVisibleScreen(): { isShort: boolean } {
  const [isShort, setIsShort] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    const viewport = window.visualViewport;
    const measure = () => {
      // Somebody who zooms with two fingers still has the whole page.
      const height = Math.round(viewport ? viewport.height * viewport.scale : window.innerHeight);
      root.style.setProperty('--visible-height', `${height}px`);
      root.toggleAttribute('data-short', height <= SHORT_PX);
      root.toggleAttribute('data-tiny', height <= TINY_PX);
      setIsShort(height <= SHORT_PX);
    };
    measure();
    const sources = [viewport, window].filter((source) => source !== null);
    for (const source of sources) source.addEventListener('resize', measure);
    return () => {
      for (const source of sources) source.removeEventListener('resize', measure);
      root.style.removeProperty('--visible-height');
      root.removeAttribute('data-short');
      root.removeAttribute('data-tiny');
    };
  }, []);
  return { isShort };
}
