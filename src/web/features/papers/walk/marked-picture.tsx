import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { Box } from '#domain/papers/page-text.ts';
import type { PagePicture } from './use-paper-reader.ts';
import { copy } from '../copy.ts';

export type Mark = { readonly number: number; readonly page: number; readonly box: Box; readonly isDoubtful: boolean };

type MarkedPictureProps = {
  pictures: readonly PagePicture[];
  marks: readonly Mark[];
  selected: number | null;
};

/** Height of the window to its width, and how much nearer it shows the page. */
const WINDOW = 0.62;
const ZOOM = 1.75;

/** The page with its findings. It moves to the one that is looked at; the same number stands before its line. */
export function MarkedPicture({ pictures, marks, selected }: MarkedPictureProps) {
  const [isWhole, setIsWhole] = useState(false);
  const chosen = marks.find(({ number }) => number === selected) ?? marks[0];
  const page = chosen?.page ?? 0;
  const picture = pictures[page];
  if (!picture) return null;
  const view = chosen && !isWhole ? viewOf(chosen.box, picture) : { x: 0, y: 0, zoom: 1 };
  return (
    <div className="relative mt-3 overflow-hidden rounded-xl border border-line bg-sunken">
      <div
        className="overflow-hidden"
        style={{ aspectRatio: isWhole ? `${picture.width} / ${picture.height}` : `1 / ${WINDOW}` }}
      >
        <div
          className="relative origin-top-left motion-safe:transition-transform"
          style={{ width: `${view.zoom * 100}%`, transform: `translate(${-view.x * 100}%, ${-view.y * 100}%)` }}
        >
          <img src={picture.url} alt={copy.picture} className="block w-full" />
          {marks
            .filter((mark) => mark.page === page)
            .map((mark) => (
              <MarkBox key={mark.number} mark={mark} picture={picture} isSelected={mark.number === selected} />
            ))}
        </div>
      </div>
      <button
        type="button"
        onClick={() => setIsWhole(!isWhole)}
        className="absolute right-2 bottom-2 inline-flex min-h-11 items-center gap-2 rounded-full bg-ink px-4 text-sm font-semibold text-surface"
      >
        <Maximize2 size={16} aria-hidden />
        {isWhole ? copy.seeLess : copy.seePage}
      </button>
    </div>
  );
}

/** As shares of the page: the box comes to the middle of the window, and the window never leaves the page. */
function viewOf(box: Box, { width, height }: PagePicture) {
  const within = (middle: number, window: number) => Math.max(0, Math.min(1 - window, middle - window / 2));
  return {
    zoom: ZOOM,
    x: within((box.left + box.right) / 2 / width, 1 / ZOOM),
    y: within((box.top + box.bottom) / 2 / height, (WINDOW * width) / height / ZOOM),
  };
}

function MarkBox({ mark, picture, isSelected }: { mark: Mark; picture: PagePicture; isSelected: boolean }) {
  const { box, isDoubtful, number } = mark;
  const share = (value: number, of: number) => `${(value / of) * 100}%`;
  const colour = isDoubtful ? 'border-warn bg-warn-dot/20' : 'border-focus bg-focus/15';
  return (
    <span
      aria-hidden
      className={`absolute rounded-sm border-2 ${colour} ${isSelected ? 'outline-2 outline-focus' : ''}`}
      style={{
        left: share(box.left - 6, picture.width),
        top: share(box.top - 5, picture.height),
        width: share(box.right - box.left + 12, picture.width),
        height: share(box.bottom - box.top + 10, picture.height),
      }}
    >
      <span className={`absolute -top-3.5 -right-3 grid size-5 place-items-center rounded-full text-xs font-semibold text-surface ${isDoubtful ? 'bg-warn' : 'bg-primary'}`}>
        {number}
      </span>
    </span>
  );
} // prettier-ignore
