import { type ComponentType, useEffect, useState } from 'react';

const AGAIN_MS = 2000;

type LaterPart<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A part of a page whose code comes when it is first shown, or earlier by `preload`. Nothing stands in its place until then, and where
 * it does not come it is asked for again: a page on which somebody has typed must not fall to a file that is missing.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const held: { part: ComponentType<Props> | null; loading: Promise<void> | null } = { part: null, loading: null };

  function preload(): Promise<void> {
    held.loading ??= load().then(
      (part) => {
        held.part = part;
      },
      () => {
        held.loading = null;
      },
    );
    return held.loading;
  }

  function Later(props: Props) {
    const [Part, setPart] = useState(() => held.part);
    useEffect(() => {
      let timer: number | undefined;
      let isGone = false;
      async function ask() {
        await preload();
        if (isGone) return;
        if (held.part) setPart(() => held.part);
        else timer = window.setTimeout(() => void ask(), AGAIN_MS);
      }
      void ask();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Later, { preload });
}
