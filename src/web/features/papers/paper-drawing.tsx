import { Fragment, type ReactNode } from 'react';
import type { PaperPicture } from './paper-page.ts';

const [WIDTH, HEIGHT] = [160, 114];
const SHEET = { left: 26, right: 134, top: 12 };
const INNER = { left: 34, right: 126 };

/** What one sees first on that paper, drawn. Hidden from screen readers: its name and line stand beside it. */
export function PaperDrawing({ picture }: { picture: PaperPicture }) {
  const { band, heading, title, tag, parts } = picture;
  const hasCaption = parts.includes('caption');
  const top = SHEET.top + (band ? 20 : 8);
  const below = top + heading.length * 8;
  const body = hasCaption ? below + 36 : below + title.length * 11 + (tag ? 12 : 4);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="block w-full">
      <rect width={WIDTH} height={HEIGHT} className="fill-primary-soft" />
      <rect
        x={SHEET.left}
        y={SHEET.top}
        width={SHEET.right - SHEET.left}
        height={HEIGHT}
        className="fill-surface stroke-line"
      />
      {band && <Band text={band} />}
      {heading.map((text, at) => (
        <Words key={text} x={80} y={top + 4 + at * 8} size={5.6} anchor="middle" text={text} room={88} />
      ))}
      {hasCaption ? (
        <Caption top={below} title={title} tag={tag} />
      ) : (
        <Title top={below} title={title} tag={tag} isCentered={heading.length > 0} />
      )}
      <Parts parts={parts.filter((part) => part !== 'caption')} top={body} />
    </svg>
  );
}

type WordsProps = {
  x: number;
  y: number;
  size: number;
  text: string;
  room: number;
  anchor?: 'start' | 'middle';
  className?: string;
};

/** Long words become smaller instead of leaving the sheet. */
function Words({ x, y, size, text, room, anchor = 'start', className = 'fill-ink' }: WordsProps) {
  const fitting = Math.min(size, room / (text.length * 0.66));
  return (
    <text x={x} y={y} fontSize={fitting} textAnchor={anchor} className={`font-serif font-semibold ${className}`}>
      {text}
    </text>
  );
}

function Band({ text }: { text: string }) {
  return (
    <>
      <rect x={SHEET.left} y={SHEET.top} width={SHEET.right - SHEET.left} height={15} className="fill-bad" />
      <Words x={80} y={SHEET.top + 10} size={7} anchor="middle" text={text} room={98} className="fill-surface" />
    </>
  );
}

type TitleProps = { top: number; title: readonly string[]; tag?: string | undefined; isCentered?: boolean };

function Title({ top, title, tag, isCentered = false }: TitleProps) {
  const x = isCentered ? 80 : INNER.left;
  return (
    <>
      {title.map((text, at) => (
        <Words key={text} x={x} y={top + 9 + at * 10} size={8.4} anchor={isCentered ? 'middle' : 'start'} text={text} room={90} />
      ))}
      {tag && <Tag x={x - (isCentered ? 24 : 0)} y={top + 3 + title.length * 10} text={tag} />}
    </>
  );
} // prettier-ignore

function Tag({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <rect x={x} y={y} width={48} height={10} rx={2} className="fill-primary-soft" />
      <Words x={x + 3} y={y + 7} size={5.6} text={text} room={43} className="fill-primary-ink" />
    </>
  );
}

/** The box with the two sides, and the title beside it. */
function Caption({ top, title, tag }: TitleProps) {
  return (
    <>
      <path d={`M${INNER.left} ${top + 1}h44v30h-44`} fill="none" className="stroke-ink" />
      {[28, 18, 26].map((width, at) => (
        <Stroke key={width} x={INNER.left + 2} y={top + 7 + at * 8} width={width} />
      ))}
      {title.map((text, at) => (
        <Words key={text} x={83} y={top + 8 + at * 8} size={6.6} text={text} room={46} />
      ))}
      {tag && <Tag x={82} y={top + 3 + title.length * 8} text={tag} />}
    </>
  );
}

const Stroke = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height={2.6} rx={1.3} className="fill-line" />
);

const HEIGHTS: Readonly<Record<string, number>> = { lines: 22, seal: 22, table: 24, slip: 16, numbered: 24, signature: 14, box: 17 }; // prettier-ignore

function Parts({ parts, top }: { parts: readonly string[]; top: number }) {
  let y = top;
  return parts.map((part, at) => {
    const [kind = '', text = ''] = part.split(':');
    const here = y;
    y += HEIGHTS[kind] ?? 12;
    return <Fragment key={`${part}${at}`}>{drawPart(kind, text, here)}</Fragment>;
  });
}

function drawPart(kind: string, text: string, y: number): ReactNode {
  const x = INNER.left;
  switch (kind) {
    case 'box':
      return (
        <>
          <rect x={x} y={y} width={60} height={13} rx={2} className="fill-warn-soft stroke-warn" />
          <Words x={x + 4} y={y + 9} size={7} text={text} room={53} />
        </>
      );
    case 'seal':
      return (
        <>
          <circle cx={x + 9} cy={y + 9} r={8} fill="none" className="stroke-ink" />
          <circle cx={x + 9} cy={y + 9} r={4} className="fill-ink" />
          {[52, 40, 58].map((width, at) => (
            <Stroke key={width} x={x + 24} y={y + 2 + at * 6} width={width} />
          ))}
        </>
      );
    case 'table':
      return (
        <>
          <path d={`M${x} ${y}h92v20h-92zM${x} ${y + 10}h92M${x + 40} ${y}v20`} fill="none" className="stroke-line-strong" />
          <Stroke x={x + 4} y={y + 4} width={28} />
          <Stroke x={x + 45} y={y + 14} width={36} />
        </>
      ); // prettier-ignore
    case 'slip':
      return <path d={`M${SHEET.left} ${y + 3}H${SHEET.right}`} strokeDasharray="4 3" className="stroke-line-strong" />;
    case 'signature':
      return <path d={`M92 ${y + 8}q4-8 8 0t8-2 8-2 8 1M90 ${y + 12}h38`} fill="none" className="stroke-primary" />;
    default:
      return [84, 92, 60].map((width, at) => <Stroke key={width} x={x} y={y + 2 + at * 7} width={width} />);
  }
}
