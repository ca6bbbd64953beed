import { describe, expect, test } from 'vitest';
import { someEars } from '#test/builders/ears.ts';
import { START, type ConversationState } from '../../remember/state.ts';
import { readMessage, type Ears } from '../read-message.ts';

/**
 * From which signs somebody is taken to be in danger. The numbers are written out: whoever raises one, even a little, decides that
 * somebody is no longer heard, and shall have to say so here.
 */
const NEUTRAL = 'there is something about a debt';

const IN_TALK: ConversationState = { ...START, topics: ['housing/repairs'] };

type Sign = { readonly id: string; readonly plainness: number; readonly judged?: string };

/** Ears that hear the same sign in every sentence. */
const earsFor = ({ id, plainness, judged = id }: Sign): Ears =>
  someEars({ danger: { id, plainness, nearness: plainness, isAgreed: judged === id } });

async function levelOf(sign: Sign, message = NEUTRAL): Promise<string | null> {
  const { danger } = await readMessage(earsFor(sign), { message, today: '2026-11-16', about: [] }, START);
  return danger ? `${danger.level} ${danger.id}` : null;
}

describe.each([
  ['suicide', 0.61],
  ['overdose', 0.635],
  ['violence-now', 0.635],
  ['violence-at-home', 0.635],
  ['held-to-work', 0.685],
  ['child-taken', 0.685],
  ['intimate-images', 0.685],
  ['minor-put-out', 0.685],
  ['lockout', 0.685],
  ['arrested', 0.685],
])('%s', (id, plainness) => {
  test(`is sure from ${plainness}`, async () => {
    expect(await levelOf({ id, plainness })).toBe(`sure ${id}`);
  });

  test('is no longer sure just below', async () => {
    expect(await levelOf({ id, plainness: plainness - 0.005 })).toBe(`unsure ${id}`);
  });
});

describe('half sure', () => {
  test('begins at .405', async () => {
    expect(await levelOf({ id: 'lockout', plainness: 0.405 })).toBe('unsure lockout');
    expect(await levelOf({ id: 'lockout', plainness: 0.4 })).toBeNull();
  });

  test('says nothing where judge and nearest words name different things', async () => {
    expect(await levelOf({ id: 'lockout', judged: 'arrested', plainness: 0.6 })).toBeNull();
  });

  test('is overruled by nothing where it is sure: the nearest words say which', async () => {
    expect(await levelOf({ id: 'suicide', judged: 'lockout', plainness: 0.7 })).toBe('sure suicide');
  });
});

describe('a few words in the middle of a talk', () => {
  const heard = async (sign: Sign, message: string, state = IN_TALK) => {
    const { danger } = await readMessage(earsFor(sign), { message, today: '2026-11-16', about: [] }, state);
    return danger?.level ?? null;
  };
  const SHORT = 'there is something about it';

  test('have to be plainer than the same words at its beginning', async () => {
    const sign = { id: 'suicide', plainness: 0.635 };
    expect(await heard(sign, SHORT, START)).toBe('sure');
    expect(await heard(sign, SHORT)).toBe('unsure');
    expect(await heard({ ...sign, plainness: 0.63 }, SHORT)).toBeNull();
  });

  test('say nothing where judge and nearest words name different things', async () => {
    expect(await heard({ id: 'suicide', judged: 'lockout', plainness: 0.7 }, SHORT)).toBeNull();
  });

  test('are believed where the sign is as plain as it gets', async () => {
    expect(await heard({ id: 'suicide', plainness: 0.885 }, SHORT)).toBe('sure');
    expect(await heard({ id: 'suicide', plainness: 0.88 }, SHORT)).toBe('unsure');
  });

  test('are never sure as a part of a longer message', async () => {
    let looked = 0;
    const message = `${SHORT}. And there is so much more to tell about all of it.`;
    const hear = () => ({ id: 'suicide', nearness: 0.99, isAgreed: true, plainness: looked++ === 1 ? 0.99 : 0 });
    const { danger } = await readMessage(
      { ...someEars(), danger: hear },
      { message, today: '2026-11-16', about: [] },
      IN_TALK,
    );
    expect(danger?.level).toBe('unsure');
  });

  const SEVEN = 'there is something about it that worries';

  test('more words are sure for the gravest, from .895', async () => {
    for (const id of ['suicide', 'violence-at-home', 'violence-now', 'overdose']) {
      expect(await heard({ id, plainness: 0.895 }, SEVEN)).toBe('sure');
      expect(await heard({ id, plainness: 0.89 }, SEVEN)).toBe('unsure');
    }
  });

  test('and for the others from .97, where both name the same; else the number stands beside the answer', async () => {
    for (const id of ['lockout', 'child-taken', 'elder-abuse', 'utilities-off']) {
      expect(await heard({ id, plainness: 0.97 }, SEVEN)).toBe('sure');
      expect(await heard({ id, plainness: 0.965 }, SEVEN)).toBe('unsure');
      expect(await heard({ id, judged: 'suicide', plainness: 0.999 }, SEVEN)).toBe('unsure');
    }
  });

  test('and a line from .635, for the gravest from .55', async () => {
    expect(await heard({ id: 'lockout', plainness: 0.635 }, SEVEN)).toBe('unsure');
    expect(await heard({ id: 'lockout', plainness: 0.63 }, SEVEN)).toBeNull();
    expect(await heard({ id: 'suicide', plainness: 0.55 }, SEVEN)).toBe('unsure');
    expect(await heard({ id: 'suicide', plainness: 0.545 }, SEVEN)).toBeNull();
  });

  test('what would be sure at the beginning of a talk still brings the number beside the answer', async () => {
    const sign = { id: 'suicide', judged: 'lockout', plainness: 0.61 };
    expect(await heard(sign, SEVEN)).toBe('unsure');
    expect(await heard({ ...sign, plainness: 0.605 }, SEVEN)).toBeNull();
  });
});

describe('in a story of several sentences', () => {
  const STORY =
    'There is something about a debt and the people next door to me. There is also something about my phone and the bill that came.';

  test.each([
    ['suicide', 0.74, 0.505],
    ['overdose', 0.74, 0.505],
    ['violence-now', 0.74, 0.505],
    ['violence-at-home', 0.74, 0.505],
    ['held-to-work', 0.785, 0.635],
    ['child-taken', 0.785, 0.635],
    ['intimate-images', 0.785, 0.635],
    ['minor-put-out', 0.785, 0.635],
    ['elder-abuse', 0.785, 0.635],
    ['lockout', 0.84, 0.74],
  ])('%s has to be plainer', async (id, sure, unease) => {
    expect(await levelOf({ id, plainness: sure }, STORY)).toBe(`sure ${id}`);
    expect(await levelOf({ id, plainness: sure - 0.005 }, STORY)).toBe(`unsure ${id}`);
    expect(await levelOf({ id, plainness: unease }, STORY)).toBe(`unsure ${id}`);
    expect(await levelOf({ id, plainness: unease - 0.005 }, STORY)).toBeNull();
  });

  test.each([
    ['suicide', 0.895, 0.505],
    ['violence-at-home', 0.895, 0.505],
    ['held-to-work', 0.97, 0.635],
    ['lockout', 0.97, 0.74],
  ])('in a talk %s is sure no sooner than in a few words, and the line stays', async (id, sure, unease) => {
    const heard = async (plainness: number) => {
      const ears = earsFor({ id, plainness });
      const { danger } = await readMessage(ears, { message: STORY, today: '2026-11-16', about: [] }, IN_TALK);
      return danger?.level ?? null;
    };
    expect(await heard(sure)).toBe('sure');
    expect(await heard(sure - 0.005)).toBe('unsure');
    expect(await heard(unease)).toBe('unsure');
    expect(await heard(unease - 0.005)).toBeNull();
  });
});

describe('several sentences', () => {
  const today = '2026-11-16';
  const message = 'There is something about my apartment. There is also something about my phone.';

  /** The whole message is looked at first, then each sentence. */
  function hearing(...signs: readonly { id: string; nearness: number }[]): Ears {
    let at = 0;
    const next = () => signs[at++] ?? { id: 'suicide', nearness: 0 };
    const hear = ({ id, nearness }: ReturnType<typeof next>) => ({ id, nearness, plainness: nearness, isAgreed: true });
    return { ...someEars(), danger: () => hear(next()) };
  }

  test('the sure sign counts more than a nearer one that is not', async () => {
    const ears = hearing(
      { id: 'x', nearness: 0 },
      { id: 'lockout', nearness: 0.68 },
      { id: 'suicide', nearness: 0.62 },
    );
    const { danger } = await readMessage(ears, { message, today, about: [] }, START);
    expect(danger).toMatchObject({ id: 'suicide', level: 'sure', nearness: 0.62 });
  });

  test('of two sure signs the nearer one counts', async () => {
    const ears = hearing({ id: 'x', nearness: 0 }, { id: 'lockout', nearness: 0.8 }, { id: 'suicide', nearness: 0.9 });
    const { danger } = await readMessage(ears, { message, today, about: [] }, START);
    expect(danger).toMatchObject({ id: 'suicide', level: 'sure', nearness: 0.9 });
  });
});

describe('one of several sentences in a talk', () => {
  const IN_TALK: ConversationState = { ...START, topics: ['housing/repairs'] };
  const heard = async (sentence: string, plainness: number) => {
    let looked = 0;
    // The whole, then the question, then what is told.
    const hear = () => ({ id: 'suicide', nearness: 0.9, isAgreed: true, plainness: looked++ === 2 ? plainness : 0 });
    const message = `${sentence}. What is the last day to answer?`;
    const { danger } = await readMessage(
      { ...someEars(), danger: hear },
      { message, today: '2026-11-16', about: [] },
      IN_TALK,
    );
    return danger?.level ?? null;
  };

  test('has to be as plain as a whole message that is believed', async () => {
    expect(await heard('There is something about it that worries me', 0.61)).toBe('unsure');
    expect(await heard('There is something about it that worries me', 0.605)).toBeNull();
  });

  test('that denies it is no sign of it', async () => {
    expect(await heard('And nobody here is hurting me or him', 0.9)).toBeNull();
  });
});

describe('words and judge together', () => {
  test('words that leave no doubt need no judge', async () => {
    expect(await levelOf({ id: 'lockout', plainness: 0 }, 'i want to kill myself')).toBe('sure suicide');
  });

  test('nothing is heard where there is nothing', async () => {
    expect(await levelOf({ id: 'lockout', plainness: 0 })).toBeNull();
  });
});
