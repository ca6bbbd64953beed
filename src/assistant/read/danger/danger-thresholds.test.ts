import { describe, expect, test } from 'vitest';
import type { Judge } from '../../find/learned/judgement.ts';
import { DIMENSIONS } from '../../find/vectors/vectors.ts';
import { START, type ConversationState } from '../../remember/state.ts';
import { readMessage, type Ears } from '../read-message.ts';

/**
 * From which signs somebody is taken to be in danger. The numbers are written out: whoever raises one, even a little, decides that
 * somebody is no longer heard, and shall have to say so here.
 */
const NEUTRAL = 'there is something about a debt';

/** A judge that gives each label the same share, whatever it hears. */
function certain(shares: Readonly<Record<string, number>>): Judge {
  const labels = Object.keys(shares);
  return {
    labels,
    weights: new Float32Array(labels.length * DIMENSIONS),
    biases: Float32Array.from(Object.values(shares), (share) => Math.log(share)),
  };
}

type Sign = { readonly id: string; readonly share: number; readonly nearness: number; readonly judged?: string };

/** Ears that hear the same sign in every sentence. */
function earsFor({ id, share, nearness, judged = id }: Sign): Ears {
  const nothing = certain({ none: 1 });
  return {
    embedder: {
      embed: async (texts) => texts.map(() => new Float32Array(DIMENSIONS)),
      whenReady: async () => {},
      close: async () => {},
    },
    judges: {
      acts: nothing,
      aspects: nothing,
      elsewhere: nothing,
      followUp: nothing,
      emergencies: certain({ none: 1 - share, [judged]: share }),
    },
    events: null,
    nearestEmergency: () => ({ id, nearness }),
  };
}

async function levelOf(sign: Sign, message = NEUTRAL): Promise<string | null> {
  const { danger } = await readMessage(earsFor(sign), { message, today: '2026-11-16', about: [] }, START);
  return danger ? `${danger.level} ${danger.id}` : null;
}

describe.each([
  ['suicide', 0.2, 0.68],
  ['overdose', 0.25, 0.7],
  ['violence-now', 0.25, 0.7],
  ['violence-at-home', 0.25, 0.7],
  ['held-to-work', 0.25, 0.7],
  ['child-taken', 0.25, 0.7],
  ['intimate-images', 0.25, 0.7],
  ['minor-put-out', 0.25, 0.7],
  ['lockout', 0.4, 0.75],
  ['arrested', 0.4, 0.75],
])('%s', (id, share, nearness) => {
  test(`is sure from a share of ${share} and a nearness of ${nearness}`, async () => {
    expect(await levelOf({ id, share: share + 0.005, nearness })).toBe(`sure ${id}`);
  });

  test('is no longer sure just below the share', async () => {
    expect(await levelOf({ id, share: share - 0.005, nearness })).toBe(`unsure ${id}`);
  });

  test('is no longer sure just below the nearness', async () => {
    expect(await levelOf({ id, share: share + 0.005, nearness: nearness - 0.005 })).toBe(`unsure ${id}`);
  });
});

describe('half sure', () => {
  test('begins at a share of .05 and a nearness of .5', async () => {
    expect(await levelOf({ id: 'lockout', share: 0.055, nearness: 0.5 })).toBe('unsure lockout');
    expect(await levelOf({ id: 'lockout', share: 0.045, nearness: 0.5 })).toBeNull();
    expect(await levelOf({ id: 'lockout', share: 0.055, nearness: 0.495 })).toBeNull();
  });

  test('says nothing where judge and nearest words name different things', async () => {
    expect(await levelOf({ id: 'lockout', judged: 'arrested', share: 0.3, nearness: 0.6 })).toBeNull();
  });

  test('is overruled by nothing where it is sure: the nearest words say which', async () => {
    expect(await levelOf({ id: 'suicide', judged: 'lockout', share: 0.3, nearness: 0.7 })).toBe('sure suicide');
  });
});

describe('a few words in the middle of a talk', () => {
  const IN_TALK: ConversationState = { ...START, topics: ['housing/repairs'] };
  const heard = async (sign: Sign, message: string, state = IN_TALK) => {
    const { danger } = await readMessage(earsFor(sign), { message, today: '2026-11-16', about: [] }, state);
    return danger?.level ?? null;
  };
  const SHORT = 'there is something about it';

  test('have to be plainer than the same words at its beginning', async () => {
    const sign = { id: 'suicide', share: 0.6, nearness: 0.7 };
    expect(await heard(sign, SHORT, START)).toBe('sure');
    expect(await heard(sign, SHORT)).toBe('unsure');
    expect(await heard({ ...sign, share: 0.5, nearness: 0.65 }, SHORT)).toBe('unsure');
    expect(await heard({ ...sign, share: 0.495 }, SHORT)).toBeNull();
    expect(await heard({ ...sign, nearness: 0.645 }, SHORT)).toBeNull();
  });

  test('say nothing where judge and nearest words name different things', async () => {
    expect(await heard({ id: 'suicide', judged: 'lockout', share: 0.6, nearness: 0.7 }, SHORT)).toBeNull();
  });

  test('are believed where both signs are as plain as they get', async () => {
    const plain = { id: 'suicide', share: 0.955, nearness: 0.88 };
    expect(await heard(plain, SHORT)).toBe('sure');
    expect(await heard({ ...plain, share: 0.945 }, SHORT)).toBe('unsure');
    expect(await heard({ ...plain, nearness: 0.875 }, SHORT)).toBe('unsure');
  });

  test('are never sure as a part of a longer message', async () => {
    const plain = { id: 'suicide', share: 0.99, nearness: 0.99 };
    const ears = earsFor(plain);
    let looked = 0;
    const message = `${SHORT}. And there is so much more to tell about all of it.`;
    const nearestEmergency = () =>
      looked++ === 1 ? { id: 'suicide', nearness: 0.99 } : { id: 'suicide', nearness: 0 };
    const { danger } = await readMessage(
      { ...ears, nearestEmergency },
      { message, today: '2026-11-16', about: [] },
      IN_TALK,
    );
    expect(danger?.level).toBe('unsure');
  });

  const SEVEN = 'there is something about it that worries';

  test('more words are sure for the gravest, from a share of .95 and a nearness of .9', async () => {
    for (const id of ['suicide', 'violence-at-home', 'violence-now', 'overdose']) {
      expect(await heard({ id, share: 0.955, nearness: 0.9 }, SEVEN)).toBe('sure');
      expect(await heard({ id, share: 0.945, nearness: 0.9 }, SEVEN)).toBe('unsure');
      expect(await heard({ id, share: 0.955, nearness: 0.895 }, SEVEN)).toBe('unsure');
    }
  });

  test('and for the others from a nearness of .94, where both name the same; else the number stands beside the answer', async () => {
    for (const id of ['lockout', 'child-taken', 'elder-abuse', 'utilities-off']) {
      expect(await heard({ id, share: 0.955, nearness: 0.94 }, SEVEN)).toBe('sure');
      expect(await heard({ id, share: 0.945, nearness: 0.94 }, SEVEN)).toBe('unsure');
      expect(await heard({ id, share: 0.955, nearness: 0.935 }, SEVEN)).toBe('unsure');
      expect(await heard({ id, judged: 'suicide', share: 0.999, nearness: 0.999 }, SEVEN)).toBe('unsure');
    }
  });

  test('and a line from a share of .4 and a nearness of .65', async () => {
    expect(await heard({ id: 'lockout', share: 0.405, nearness: 0.65 }, SEVEN)).toBe('unsure');
    expect(await heard({ id: 'lockout', share: 0.395, nearness: 0.65 }, SEVEN)).toBeNull();
    expect(await heard({ id: 'lockout', share: 0.405, nearness: 0.645 }, SEVEN)).toBeNull();
    expect(await heard({ id: 'suicide', share: 0.055, nearness: 0.5 }, SEVEN)).toBe('unsure');
    expect(await heard({ id: 'suicide', share: 0.045, nearness: 0.5 }, SEVEN)).toBeNull();
  });

  test('what would be sure at the beginning of a talk still brings the number beside the answer', async () => {
    const sign = { id: 'suicide', judged: 'lockout', share: 0.6, nearness: 0.7 };
    expect(await heard(sign, SEVEN)).toBe('unsure');
    expect(await heard({ ...sign, nearness: 0.675 }, SEVEN)).toBeNull();
  });
});

describe('in a story of several sentences', () => {
  const STORY =
    'There is something about a debt and the people next door to me. There is also something about my phone and the bill that came.';

  type Edge = [share: number, nearness: number];

  test.each<[string, Edge, Edge]>([
    ['suicide', [0.5, 0.8], [0.15, 0.58]],
    ['overdose', [0.5, 0.8], [0.15, 0.58]],
    ['violence-now', [0.5, 0.8], [0.15, 0.58]],
    ['violence-at-home', [0.5, 0.8], [0.15, 0.58]],
    ['held-to-work', [0.7, 0.84], [0.4, 0.68]],
    ['child-taken', [0.7, 0.84], [0.4, 0.68]],
    ['intimate-images', [0.7, 0.84], [0.4, 0.68]],
    ['minor-put-out', [0.7, 0.84], [0.4, 0.68]],
    ['elder-abuse', [0.7, 0.84], [0.4, 0.68]],
    ['lockout', [0.7, 0.88], [0.6, 0.8]],
  ])('%s has to be plainer', async (id, [share, nearness], [lineShare, lineNearness]) => {
    expect(await levelOf({ id, share: share + 0.005, nearness }, STORY)).toBe(`sure ${id}`);
    expect(await levelOf({ id, share: share - 0.005, nearness }, STORY)).not.toBe(`sure ${id}`);
    expect(await levelOf({ id, share: share + 0.005, nearness: nearness - 0.005 }, STORY)).not.toBe(`sure ${id}`);
    expect(await levelOf({ id, share: lineShare + 0.005, nearness: lineNearness }, STORY)).not.toBeNull();
    expect(await levelOf({ id, share: lineShare - 0.005, nearness: lineNearness }, STORY)).toBeNull();
    expect(await levelOf({ id, share: lineShare + 0.005, nearness: lineNearness - 0.005 }, STORY)).toBeNull();
  });
});

describe('several sentences', () => {
  const today = '2026-11-16';
  const message = 'There is something about my apartment. There is also something about my phone.';

  /** The whole message is looked at first, then each sentence. */
  function hearing(...signs: readonly { id: string; nearness: number }[]): Ears {
    const ears = earsFor({ id: 'suicide', share: 0.5, nearness: 1 });
    let at = 0;
    return { ...ears, nearestEmergency: () => signs[at++] ?? { id: 'suicide', nearness: 0 } };
  }

  test('the sure sign counts more than a nearer one that is not', async () => {
    const ears = hearing(
      { id: 'x', nearness: 0 },
      { id: 'lockout', nearness: 0.74 },
      { id: 'suicide', nearness: 0.69 },
    );
    const { danger } = await readMessage(ears, { message, today, about: [] }, START);
    expect(danger).toMatchObject({ id: 'suicide', level: 'sure', nearness: 0.69 });
  });

  test('of two sure signs the nearer one counts', async () => {
    const ears = hearing({ id: 'x', nearness: 0 }, { id: 'lockout', nearness: 0.8 }, { id: 'suicide', nearness: 0.9 });
    const { danger } = await readMessage(ears, { message, today, about: [] }, START);
    expect(danger).toMatchObject({ id: 'suicide', level: 'sure', nearness: 0.9 });
  });
});

describe('words and judge together', () => {
  test('words that leave no doubt need no judge', async () => {
    expect(await levelOf({ id: 'lockout', share: 0.01, nearness: 0 }, 'i want to kill myself')).toBe('sure suicide');
  });

  test('nothing is heard where there is nothing', async () => {
    expect(await levelOf({ id: 'lockout', share: 0.01, nearness: 0 })).toBeNull();
  });
});
