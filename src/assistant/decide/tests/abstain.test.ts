import { describe, expect, test } from 'vitest';
import { aPlace } from '#test/builders/place.ts';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import type { Found } from '#assistant/find/statement-index.ts';
import { abstain } from '../abstain.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const ATTORNEYS = [{ label: 'Show me attorneys', message: 'Show me attorneys' }];
const tappable = (...labels: string[]) => labels.map((label) => ({ label, message: label }));
const TOPIC = aTopic({
  help: [1, 2, 3, 4].map((at) =>
    aPlace({
      id: `place-${at}`,
      lines: [{ id: 'evenings', name: { en: 'Evenings', es: 'Noches' }, number: '800-555-0199' }],
    }),
  ),
});
/** Five topics, each with one statement that can be tapped. */
const OTHERS = [1, 2, 3, 4, 5].map((at) =>
  aTopic({ id: `housing/other-${at}`, title: { en: `Other ${at}`, es: `Otro ${at}` } }),
);
const found = (at: number, over: Partial<Found> = {}) => {
  const topic = OTHERS[at - 1] ?? TOPIC;
  const ask = { en: `Ask ${at}?`, es: `¿${at}?` };
  return aFound({ topic, statement: aStatement({ id: `${topic.id}#one`, topicId: topic.id, ask }), ...over });
};
const abstained = (ranked: readonly Found[], over: Over = {}) => abstain(aScene(over), ranked);

describe('in the first message', () => {
  const near = (over: Partial<Found> = {}) => found(1, { nearness: 0.7, likely: 0.05, ...over });
  const other = found(2, { nearness: 0.6, likely: 0.05 });

  test('what is near stands under its own question where its area has enough together', () => {
    expect(abstained([near(), other]).markdown).toMatch(/^If I understand you right:\n\n\*\*Ask 1\?\*\*\n\n/);
    const unanswered = [
      abstained([near(), found(2, { nearness: 0.6, likely: 0.04 })]),
      abstained([near({ nearness: 0.69 }), other]),
      abstained([near({ lead: 0.1 }), other]),
      abstained([near(), other], { topic: TOPIC }),
    ];
    for (const step of unanswered) expect(step.markdown).not.toContain('**Ask 1?**\n\n');
  });
});

describe('nothing that we know', () => {
  test('is no legal issue where the first message is far from everything', () => {
    for (const step of [abstained([]), abstained([aFound({ nearness: 0.299 })])]) {
      expect(step.markdown).toContain('I could not make out a legal issue in that.');
      expect(step).toMatchObject({ state: { node: 'root', unknown: 0, variables: {} }, choices: [] });
    }
    for (const step of [
      abstained([aFound({ nearness: 0.3 })]),
      abstained([], { before: { answers: 1 } }),
      abstained([], { before: { unknown: 1 } }),
      abstained([], { topic: TOPIC }),
    ])
      expect(step.markdown).not.toContain('legal issue');
  });

  test('is said, with what it seemed to be about, who helps, and attorneys', () => {
    const step = abstained([aFound({ topic: TOPIC, nearness: 0.3 })], { reading: { message: 'no heat' } });
    const line = '- [Somebody](https://example.com/help): Calls back. [800-555-0100](tel:18005550100)';
    expect(step.markdown).toBe(
      [
        'I do not have a sourced answer to that, so I will not guess. I understood it as a question about **housing**.',
        'These people can say more:',
        [line, line, line].join('\n'),
        'Or put it another way, or write to us on the [contact page](/contact).',
      ].join('\n\n'),
    );
    expect(step).toMatchObject({
      choices: ATTORNEYS,
      showAttorneys: true,
      state: {
        node: 'inform',
        unknown: 1,
        variables: { issueSummary: 'no heat', issueCategory: 'housing', issueCategoryEnum: 'housing' },
      },
    });
  });

  test('names the way to free help where nobody in particular helps, and no topic where none is near', () => {
    const step = abstained([], { before: { answers: 1 } });
    expect(step.markdown).toMatch(/so I will not guess\.\n\nFree legal help in New York: .+\n\nOr put it another way/);
    expect(step).toMatchObject({ showAttorneys: false, state: { variables: {} }, choices: ATTORNEYS });
  });

  test('keeps what the person first said it was about', () => {
    const before = { variables: { issueSummary: 'no heat' } };
    expect(abstained([found(1, { nearness: 0.3 })], { before }).state.variables.issueSummary).toBe('no heat');
  });

  test('in a talk is only about that part, and what is spoken about stays', () => {
    const elsewhere = aFound({ topic: aTopic({ category: 'criminal' }), score: 0 });
    const step = abstained([elsewhere], { topic: TOPIC });
    expect(step.markdown).toMatch(/^I have no sourced answer to exactly that\.\n\nThese people can say more:/);
    expect(step.state.variables.issueCategory).toBe('housing');
  });

  test('a second time is said in one sentence, and a third time in another', () => {
    for (const topic of [null, TOPIC]) {
      const again = abstained([found(1)], { topic, before: { unknown: 1 } });
      expect(again.markdown).toMatch(/^I have nothing sourced on that either\. [^\n]+$/);
      expect(again.state.unknown).toBe(2);
    }
    const third = abstained([], { topic: TOPIC, before: { unknown: 2 } }).markdown;
    expect(third).toMatch(/^I am sorry that I cannot say it\. [^\n]+\n\nThese people can say more:\n\n- \[/);
    const named = abstained([], { topic: TOPIC }).state.told;
    expect(abstained([], { topic: TOPIC, before: { unknown: 2, told: named } }).markdown).not.toContain('\n');
    expect(abstained([], { topic: aTopic({ help: [] }), before: { unknown: 2 } }).markdown).not.toContain('\n');
  });

  test('shows attorneys once, and none to somebody in danger', () => {
    const near = [found(1, { nearness: 0.3 })];
    expect(abstained(near, { before: { attorneysShown: true } }).showAttorneys).toBe(false);
    expect(abstained(near, { before: { inCrisis: true } })).toMatchObject({ showAttorneys: false, choices: [] });
  });
});

describe('which of these is it', () => {
  const near = (at: number) => found(at, { nearness: 0.4, likely: 0.08 });

  test('is asked at the beginning of a talk, four at most, each topic once', () => {
    const step = abstained([near(1), near(1), near(2), near(3), near(4), near(5)], { reading: { message: 'help' } });
    expect(step.markdown).toBe(
      'I want to be sure that I understand you. Which of these is it about?\n\nOr put it another way, or write to us on the [contact page](/contact).',
    );
    expect(step.choices).toEqual(tappable('Other 1', 'Other 2', 'Other 3', 'Other 4'));
    expect(step).toMatchObject({
      showAttorneys: false,
      state: { node: 'inform', unknown: 1, variables: { issueSummary: 'help', issueCategory: 'housing' } },
    });
  });

  test('is asked between two', () => {
    expect(abstained([near(1), near(2)]).choices).toEqual(tappable('Other 1', 'Other 2'));
  });

  test('is not asked where only one may be meant, none is likely, or it was asked before', () => {
    for (const step of [
      abstained([near(1), near(1)]),
      abstained([near(1), { ...near(2), nearness: 0.399 }]),
      abstained([{ ...near(1), likely: 0.079 }, near(2)]),
      abstained([near(1), near(2)], { before: { unknown: 1 } }),
      abstained([near(1), near(2)], { topic: TOPIC }),
    ])
      expect(step.markdown).not.toContain('Which of these');
  });
});

describe('is it one of these', () => {
  const share = (at: number, score: number, unknown = 0.799) => found(at, { score, nearness: 0.4, unknown });
  const TALK = { ...TOPIC, related: OTHERS.map(({ id }) => id) };
  const asked = (ranked: readonly Found[], over: Over = {}) =>
    abstained(ranked, { topic: TALK, ...over, reading: { asksSomething: true, ...over.reading } });

  test('is all that is said in a talk: four at most, also what was told', () => {
    const step = asked(
      [1, 2, 3, 4, 5].map((at) => share(at, 0.005)),
      { before: { told: ['housing/other-1#one'] } },
    );
    expect(step).toMatchObject({
      markdown: 'I am not sure that I understood. Is it one of these?',
      choices: tappable('Ask 1?', 'Ask 2?', 'Ask 3?', 'Ask 4?'),
      state: { unknown: 1 },
    });
    expect(asked([share(1, 0.049), share(2, 0.049), share(3, 0.0049)]).choices).toEqual(tappable('Ask 1?', 'Ask 2?'));
  });

  test.each([0.04, 0.1])(
    'is asked in other words each time, and otherwise of somebody who only tells (%s)',
    (score) => {
      const again = (times: number, over: Over = {}) =>
        asked([share(1, score), share(2, score)], {
          ...over,
          before: { told: Array.from({ length: times }, (_, at) => `which:${at}`) },
        });
      const asking = [0, 1, 2, 3].map((times) => again(times).markdown);
      const telling = [0, 1, 2, 3].map((times) => again(times, { reading: { asksSomething: false } }).markdown);
      expect(new Set([...asking, ...telling]).size).toBe(8);
      expect(again(4).markdown).toBe(asking[3]);
      expect(again(1).state.told).toContain('which:1');
    },
  );

  test('comes after who can help, where only one may be meant or hardly any', () => {
    for (const step of [asked([share(1, 0.1), share(2, 0.0049)]), asked([share(1, 0.1, 0.8), share(2, 0.1)])]) {
      expect(step.markdown).toMatch(/^I have no sourced answer to exactly that\./);
      expect(step.markdown).toMatch(/contact page\]\(\/contact\)\.\n\nI am not sure that I understood/);
      expect(step.choices[0]).toEqual({ label: 'Ask 1?', message: 'Ask 1?' });
    }
    expect(asked([found(1, { score: 0.1 }), share(2, 0.1)]).markdown).toContain('I have no sourced answer');
  });

  test('is not asked where nothing is near', () => {
    const far = [1, 2].map((at) => ({ ...share(at, 0.1), nearness: 0.399 }));
    expect(asked(far).markdown).toContain('I have no sourced answer to exactly that.');
    // The likeliest may be far off; one of the next is near, and stands there with its answer.
    const next = asked([...far, share(3, 0.05)]);
    expect(next.markdown).not.toContain('I have no sourced answer');
    expect(next.markdown).toContain('**Ask 3?**');
  });

  test('is no guess about what nobody spoke of: that we do not know is said first', () => {
    const step = asked([share(1, 0.1), share(2, 0.1)], { topic: TOPIC });
    expect(step.markdown).toMatch(/^I have no sourced answer to exactly that\./);
    expect(step.markdown).not.toContain('**Ask 1?**');
    expect(step.choices).toEqual(tappable('Ask 1?', 'Ask 2?'));
    const oneHere = asked([share(1, 0.1), share(2, 0.1)], { topic: { ...TOPIC, related: [share(2, 0.1).topic.id] } });
    expect(oneHere.markdown).toContain('**Ask 2?**');
  });

  test('is asked twice in a row in other words, and then no more', () => {
    const two = [share(1, 0.04), share(2, 0.04)];
    const again = asked(two, { before: { unknown: 1, told: ['which:0'] } });
    expect(again).toMatchObject({ markdown: 'Perhaps you mean one of these?', state: { unknown: 2 } });
    expect(asked(two, { before: { unknown: 2 } }).markdown).toMatch(/^I am sorry that I cannot say it\./);
  });

  test('is asked a second time at the beginning of a talk by what is near', () => {
    const two = [1, 2].map((at) => found(at, { nearness: 0.4 }));
    const again = abstained(two, { reading: { asksSomething: true }, before: { unknown: 1 } });
    expect(again.markdown).toBe('I am not sure that I understood. Is it one of these?');
    expect(again.choices).toEqual(tappable('Ask 1?', 'Ask 2?'));
  });

  test('opens the likeliest with its question, from a share of .05, and leaves what is spoken about as it was', () => {
    const step = asked([share(1, 0.05), share(2, 0.05), share(3, 0.05)], {
      before: { topics: [TOPIC.id], told: ['x#y'] },
    });
    expect(step.markdown).toBe(
      'I am not sure that I understood. Perhaps you ask this:\n\n**Ask 1?**\n\nThe landlord has 14 days. [[1]](#source-1)\n\nOr is it one of these?',
    );
    expect(step).toMatchObject({
      choices: tappable('Ask 2?', 'Ask 3?'),
      offers: [],
      showAttorneys: false,
      state: { unknown: 1, topics: [TOPIC.id], last: ['housing/other-1#one'] },
    });
    expect(step.state.told).toEqual(expect.arrayContaining(['which:0', 'housing/other-1#one']));
    expect(asked([share(1, 0.049), share(2, 0.049)]).markdown).not.toContain('14 days');
  });

  test('says once that the buttons may be meant too', () => {
    const three = [share(1, 0.05), share(2, 0.05), share(3, 0.05)];
    const { state } = asked(three, { before: { topics: [TOPIC.id] } });
    expect(state.told).toContain('or-one-of');
    const later = asked(three, { before: { topics: [TOPIC.id], told: ['or-one-of'] } });
    expect(later.markdown).not.toContain('Or is it one of these?');
    expect(later.choices).toHaveLength(2);
  });

  test('opens what was not told yet, and to somebody who only tells what is likelier', () => {
    const told = { before: { told: ['housing/other-1#one'] } };
    expect(asked([share(1, 0.3), share(2, 0.1)], told).markdown).toContain('**Ask 2?**');
    const telling = (score: number, spokenOf = 'housing/other-1') =>
      asked([share(1, score), share(2, 0.1)], {
        before: { topics: [spokenOf] },
        reading: { asksSomething: false },
      }).markdown;
    expect(telling(0.14)).not.toContain('**');
    expect(telling(0.15)).toMatch(/^I see\. Perhaps this goes with it:\n\n\*\*Ask 1\?\*\*/);
    // Nobody who tells more of one thing hears the law of another.
    expect(telling(0.15, 'housing/other-2')).not.toContain('**');
  });

  test('is said by the name of the topic where the statement has no question of its own', () => {
    const [first] = OTHERS;
    const bare = aFound({ topic: first ?? TOPIC, score: 0.1 });
    expect(asked([bare]).choices).toEqual(tappable('Other 1'));
  });

  test('at the beginning of a talk goes by nearness', () => {
    const near = found(1, { nearness: 0.4, score: 0, likely: 0 });
    expect(abstained([near, found(2, { nearness: 0.399, score: 1 })]).choices).toEqual(tappable('Ask 1?'));
  });
});
