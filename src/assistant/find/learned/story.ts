/** What a talk was about so far: how likely each topic was by every message, added up. It is kept with the talk. */
export type Story = Readonly<Record<string, number>>;

export const NO_STORY: Story = {};

/** Shares below this say nothing; and so many topics are enough to remember. */
const LEAST = 0.01;
const AT_MOST = 24;

/** With what one more message speaks for. */
export function storyWith(story: Story, judged: ReadonlyMap<string, number>): Story {
  const sums = new Map(Object.entries(story));
  for (const [id, share] of judged) if (share >= LEAST) sums.set(id, (sums.get(id) ?? 0) + share);
  const kept = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, AT_MOST);
  return Object.fromEntries(kept.map(([id, sum]) => [id, Number(sum.toFixed(3))]));
}

/** How far a topic, and its area, were spoken for. People tell things in their own ways: it is measured by what was spoken for most. */
export function openStory(story: Story): { topic: (id: string) => number; area: (id: string) => number } {
  const most = Math.max(0, ...Object.values(story));
  const areas = new Map<string, number>();
  for (const [id, share] of Object.entries(story)) areas.set(areaOf(id), (areas.get(areaOf(id)) ?? 0) + share);
  const all = Object.values(story).reduce((sum, share) => sum + share, 0);
  return {
    topic: (id) => (most === 0 ? 0 : (story[id] ?? 0) / most),
    area: (id) => (all === 0 ? 0 : (areas.get(areaOf(id)) ?? 0) / all),
  };
}

const areaOf = (id: string) => id.split('/')[0] ?? id;
