import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer than this counts as being there: a finger seldom stops on the last pixel. */
const NEAR_PX = 48;
/** Air between the question and the upper edge. */
const MARGIN_PX = 16;

/** Marks a person's own message, which an answer must not push out of sight. */
export const QUESTION = 'data-question';

/**
 * Keeps growing text in view, but only for a reader who is where it grows, and never so far that the question leaves the
 * screen: a long answer is read from its beginning. Another chat, or a message of one's own, goes there again; that the
 * message has arrived does not.
 */
export function useFollowScroll(chatId: string | null, pendingId: string | undefined) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const toTheEnd = useRef(false);
  /** Where we last scrolled to: the browser reports that a moment later, and it must not be taken for the reader scrolling. */
  const ownPlace = useRef(0);
  const shownChat = useRef<string | null>(undefined);
  const [isAway, setIsAway] = useState(false);

  function follow() {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = goal(box, toTheEnd.current);
    ownPlace.current = box.scrollTop;
  }

  function jump() {
    toTheEnd.current = true;
    following.current = true;
    follow();
  }

  useLayoutEffect(() => {
    if (pendingId === undefined && shownChat.current === chatId) return;
    shownChat.current = chatId;
    toTheEnd.current = false;
    following.current = true;
    follow();
  }, [chatId, pendingId]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return undefined;
    const onScroll = () => {
      const isOurs = Math.abs(box.scrollTop - ownPlace.current) < 2;
      if (!(isOurs && following.current))
        following.current = Math.abs(goal(box, toTheEnd.current) - box.scrollTop) < NEAR_PX || isNear(box, end(box));
      setIsAway(!isNear(box, end(box)));
    };
    const growth = new ResizeObserver(() => {
      if (following.current) follow();
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

const end = (box: HTMLElement) => box.scrollHeight - box.clientHeight;
const isNear = (box: HTMLElement, top: number) => top - box.scrollTop < NEAR_PX;

/** The end, or the place where the last question stands at the upper edge, whichever comes first. */
function goal(box: HTMLElement, toTheEnd: boolean): number {
  const question = [...box.querySelectorAll(`[${QUESTION}]`)].at(-1);
  if (toTheEnd || !question) return end(box);
  const top = question.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  return Math.min(end(box), top - MARGIN_PX);
}
