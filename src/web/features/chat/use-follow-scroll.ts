import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer than this counts as being at the end: a finger seldom stops on the last pixel. */
const NEAR_END_PX = 48;

/**
 * Keeps the end of a growing text in view, but only for a reader who is already there.
 * `restart` (another chat, a message of one's own) always goes to the end.
 */
export function useFollowScroll(restart: string) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [isAway, setIsAway] = useState(false);

  function jump() {
    following.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }

  useLayoutEffect(jump, [restart]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return undefined;
    const onScroll = () => {
      const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
      following.current = isAtEnd;
      setIsAway(!isAtEnd);
    };
    const growth = new ResizeObserver(() => {
      if (following.current) box.scrollTop = box.scrollHeight;
      onScroll();
    });
    growth.observe(content.current);
    growth.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scroller, content, isAway, jump };
}
