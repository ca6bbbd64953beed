import { LEAD_STATUSES, type LeadStatus } from '#domain/leads/lead.ts';

type Step = { readonly start: string } & Readonly<Record<LeadStatus, number>>;
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Bar = Area & { readonly status: LeadStatus; readonly start: string };

/** A bar is this share of its slot: the rest keeps neighbours apart. */
const BAR_SHARE = 0.7;
const BAR_WIDEST = 36;

/** Where the pieces of each bar stand, and the number at the top of the scale. */
export function stackedBars(series: readonly Step[], area: Area): { bars: Bar[]; top: number } {
  const totalOf = (step: Step) => LEAD_STATUSES.reduce((sum, status) => sum + step[status], 0);
  const top = Math.max(1, ...series.map(totalOf));
  const slot = area.width / Math.max(1, series.length);
  const width = Math.min(BAR_WIDEST, slot * BAR_SHARE);
  const bars = series.flatMap((step, index) => {
    let below = 0;
    return LEAD_STATUSES.flatMap((status) => {
      const height = (step[status] / top) * area.height;
      below += height;
      const x = area.x + slot * index + (slot - width) / 2;
      const bar = { status, start: step.start, x, y: area.y + area.height - below, width, height };
      return height > 0 ? [bar] : [];
    });
  });
  return { bars, top };
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const tickOf = (day: string) => short.format(new Date(`${day}T00:00:00Z`));
