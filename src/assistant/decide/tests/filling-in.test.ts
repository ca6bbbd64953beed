import { describe, expect, test } from 'vitest';
import type { Definition } from '#assistant/documents/definition.ts';
import type { DocumentTools } from '#assistant/tools/document-tools.ts';
import { aField } from '#test/builders/field.ts';
import { aScene } from '#test/builders/scene.ts';
import { backToForm, interview } from '../papers/filling-in.ts';
import { say, type Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const LETTER = {
  id: 'a-letter',
  title: 'Demand letter',
  sections: [
    { title: 'You', fields: [aField('who'), aField('sure', { type: 'yes-no' }), aField('side', { type: 'choice', options: [{ id: 'a', label: 'The tenant' }, { id: 'b', label: 'The owner' }] })] },
    { title: 'It', fields: [aField('what'), aField('costs', { type: 'list', item: 'Cost', fields: [aField('part')] })] },
  ],
  steps: [],
  spanish: { 'who?': '¿Quién?', 'what?': '¿Qué?' },
} as unknown as Definition; // prettier-ignore
const documents: DocumentTools = {
  find: () => [],
  get: (id) => (id === LETTER.id ? LETTER : undefined),
  of: () => [],
};
const talk = { definitionId: LETTER.id, asking: 'who', row: null, returnTo: 'inform' as const };
const ROW = { ...talk, asking: 'costs', row: { column: 'part', cells: {} } };
const asking = { node: 'document' as const, document: talk };

/** While the form asks who somebody is. */
const answered = async (message: string, over: Over = {}) =>
  interview(
    aScene({ documents, ...over, reading: { message, ...over.reading }, before: { ...asking, ...over.before } }),
  );

describe('a form is being filled in', () => {
  test('what is said is the answer to its question, and the next one is asked', async () => {
    const step = await answered('my cousin', { before: { pending: 'date:served' } });
    expect(step).toMatchObject({
      document: { definitionId: LETTER.id, changes: { who: 'my cousin' }, isDone: false },
      state: { node: 'document', pending: null, document: { asking: 'sure' } },
    });
    expect(step?.markdown).toContain('**sure?**');
  });

  test('an address on a letter is not where the dispute is', async () => {
    const step = await answered('2 Main St, Albany', {
      before: { variables: { county: 'Kings' } },
      state: { variables: { county: 'Albany' } },
    });
    expect(step?.state.variables).toEqual({ county: 'Kings' });
  });

  test('its last answer makes it ready, and the talk goes on where it was', async () => {
    const documentOf = async () => ({ answers: { who: 'Ana', sure: 'no', side: 'a', costs: null }, offered: {} });
    const before = { document: { ...talk, asking: 'what', returnTo: 'attorneys' as const } };
    const step = await answered('a door', { before, turn: { ...aScene().turn, documentOf } });
    expect(step).toMatchObject({
      document: { changes: { what: 'a door' }, isDone: true },
      state: { node: 'attorneys', document: { asking: null } },
    });
  });

  test('a form that is left, only proposed, or gone from the library asks nothing', async () => {
    expect(await answered('my cousin', { before: { node: 'inform' } })).toBeNull();
    expect(await answered('my cousin', { before: { document: { ...talk, asking: null } } })).toBeNull();
    expect(await answered('my cousin', { before: { document: null } })).toBeNull();
    expect(await answered('my cousin', { before: { document: { ...talk, definitionId: 'gone' } } })).toBeNull();
  });

  test('going on with it is no answer to it', async () => {
    expect(await answered('go on with the document')).toBeNull();
  });
});

test('what answers the question can be tapped, as it would be typed', async () => {
  const labels = async (message: string, asking: string) =>
    (await answered(message, { before: { document: { ...talk, asking } } }))?.choices.map(({ label }) => label);
  expect(await labels('my cousin', 'who')).toEqual(['Yes', 'No', 'I don’t know']);
  expect(await labels('yes', 'sure')).toEqual(['The tenant', 'The owner']);
  expect(await labels('The owner', 'side')).toEqual([]);
});

describe('what is never written on a paper', () => {
  const written = async (message: string, over: Over = {}) => (await answered(message, over)) !== null;

  test('a question', async () => {
    expect(await written('what is the deadline', { reading: { asksSomething: true } })).toBe(false);
    expect(await written('what is the deadline?', { reading: { asksSomething: true } })).toBe(false);
  });

  test('while a list is told, only with its mark: "how the door broke" is a row of it', async () => {
    const inRow = { before: { document: ROW }, reading: { asksSomething: true } };
    expect(await written('how the door broke', inRow)).toBe(true);
    expect(await written('how long do I have?', inRow)).toBe(false);
  });

  test('what is asked with a mark that no ear heard is written', async () => {
    expect(await written('Who Knows?')).toBe(true);
  });

  test.each(['why', 'Stop, that is enough', 'atrás', 'Skip'])('"%s" is for the form, whatever it sounds like', async (message) => {
    expect(await written(message, { reading: { asksSomething: true, act: 'bye', isMisuse: true } })).toBe(true);
  }); // prettier-ignore

  test('misuse and danger', async () => {
    expect(await written('something', { reading: { isMisuse: true } })).toBe(false);
    expect(await written('something', { reading: { danger: { id: 'suicide', level: 'sure' } } })).toBe(false);
    expect(await written('something', { reading: { danger: { id: 'suicide', level: 'unsure' } } })).toBe(true);
  });

  test.each(['show-attorneys', 'privacy', 'start-document', 'human', 'back', 'distress'])(
    '%s, unless it is a name, a number or an address',
    async (act) => {
      const reading = { act };
      expect(await written('something else', { reading })).toBe(false);
      expect(await written('Somebody', { reading })).toBe(false);
      expect(await written('Grace Goodbye', { reading })).toBe(true);
      expect(await written(' Thank Q. Nguyen ', { reading })).toBe(true);
      expect(await written('Grace goodbye', { reading })).toBe(false);
      expect(await written('apartment 4', { reading })).toBe(true);
      expect(await written('bye@example.com', { reading })).toBe(true);
      expect(await written('Who Helps 4', { reading: { act, asksSomething: true } })).toBe(false);
    },
  );

  test.each(['bye', 'thanks'])('%s, where it is said in so many words', async (act) => {
    const reading = { act };
    expect(await written('ok thanks bye', { reading })).toBe(false);
    expect(await written('muchas gracias, adiós', { reading })).toBe(false);
    expect(await written('tony ruiz', { reading })).toBe(true);
  });

  test('but a choice that is made is an answer, whatever it sounds like', async () => {
    const reading = { act: 'not-what-i-asked' };
    const at = (asking: string) => ({ reading, before: { document: { ...talk, asking } } });
    expect(await written('nope', at('sure'))).toBe(true);
    expect(await written('no, and this is not what I asked for at all', at('sure'))).toBe(false);
    expect(await written('the second one', at('side'))).toBe(true);
    expect(await written('somebody else', at('side'))).toBe(false);
    expect(await written("I'd rather not say", at('who'))).toBe(true);
    const gravely = { danger: { id: 'suicide', level: 'sure' } } as const;
    expect(await written('nope', { ...at('sure'), reading: { ...reading, ...gravely } })).toBe(false);
  });

  test('what does something else in a talk is an answer here', async () => {
    expect(await written('something', { reading: { act: 'greeting' } })).toBe(true);
    expect(await written('something', { reading: { act: 'correction' } })).toBe(true);
  });
});

describe('more than one thing in a message', () => {
  test('a wish for the other language beside the answer', async () => {
    const step = await answered('Ana Ruiz, in english please', { reading: { act: 'speak-english' } });
    expect(step?.document?.changes).toEqual({ who: 'Ana Ruiz' });
    const bare = await answered('in english please', { reading: { act: 'speak-english' } });
    expect(bare).toMatchObject({ document: { changes: {} }, state: { document: { asking: 'who' } } });
  });

  test('a question beside that wish gives nothing to write', async () => {
    const asked = await answered('so many questions, can it be in spanish?', { reading: { act: 'speak-spanish' } });
    expect(asked).toMatchObject({ document: { changes: {} }, state: { document: { asking: 'who' } } });
  });

  test('a name, and why it is asked for', async () => {
    const step = await answered('devon clarke but why do you need my name', { reading: { asksSomething: true } });
    expect(step?.document?.changes).toEqual({ who: 'devon clarke' });
  });

  test('an answer, and that it is enough for today', async () => {
    const step = await answered('Ana Ruiz. ya terminé por hoy, guárdalo');
    expect(step?.document?.changes).toEqual({ who: 'Ana Ruiz.' });
    expect(step?.state.node).not.toBe('document');
  });

  test('an answer, and another one to change', async () => {
    const documentOf = async () => ({ answers: { who: 'Ana' }, offered: {} });
    const before = { document: { ...talk, asking: 'what' } };
    const turn = { ...aScene().turn, documentOf };
    const step = await answered('The door. Can I change who to Anna?', { before, turn });
    expect(step?.document?.changes).toEqual({ what: 'The door.', who: 'Anna' });
  });
});

describe('after an interruption', () => {
  const said = say(aScene().state, 'You have 14 days.', {
    choices: [{ label: 'More', message: 'More' }],
    offers: ['a-claim'],
  });
  const back = async (over: Over = {}, step: Partial<Step> = {}) => {
    const scene = aScene({ documents, ...over, before: { ...asking, ...over.before } });
    return backToForm(scene, { ...said, ...step, state: { ...scene.state, node: 'inform', ...step.state } });
  };

  test('the form asks again, under the answer, and nothing else is offered beside it', async () => {
    const step = await back({ before: { pending: 'date:served' } });
    expect(step.markdown).toMatch(/^You have 14 days\.\n\n---\n\n\*\*Back to the form:\*\* Demand letter\n\n/);
    expect(step.markdown).toMatch(/\*\*who\?\*\*$/);
    expect(step).toMatchObject({
      choices: [],
      offers: [],
      state: { node: 'document', document: talk, pending: null },
      document: { definitionId: LETTER.id, changes: {}, isDone: false },
    });
  });

  test('a question of its second part as well, and a row of a list where it stood', async () => {
    const second = await back({ before: { document: { ...talk, asking: 'what' } } });
    expect(second.markdown).toContain('**what?**');
    expect(second.markdown).not.toContain('**who?**');
    expect((await back({ before: { document: ROW } })).markdown).toContain('**Cost 1**: part?');
  });

  test('in the language that was just asked for', async () => {
    const spanish = await back({}, { state: { ...aScene().state, language: 'es' } });
    expect(spanish.markdown).toContain('**Volvamos al formulario:**');
    expect(spanish.markdown).toContain('**¿Quién?**');
  });

  test('what was answered on its own page meanwhile is known', async () => {
    const documentOf = async () => ({ answers: { who: 'Ana' }, offered: {} });
    const step = await back({ turn: { ...aScene().turn, documentOf } });
    expect(step.markdown).toContain('You answered **Ana**.');
  });

  test('what stands before the question is its answer', async () => {
    const at = (asking: string, message: string) =>
      back({ before: { document: { ...talk, asking } }, reading: { message, asksSomething: true } });
    const taken = await at('sure', 'Yes. Can he fire me for this?');
    expect(taken.document?.changes).toEqual({ sure: 'yes' });
    expect(taken.markdown).toContain('**side?**');
    expect((await at('sure', 'Can he fire me for this?')).document?.changes).toEqual({});
    // Of a free text nobody can tell.
    expect((await at('what', 'He is mad. Can he fire me?')).document?.changes).toEqual({});
  });

  test('"one of these" keeps what can be tapped', async () => {
    const choices = [{ label: 'Can he?', message: 'Can he?' }, { label: 'Start', message: 'Start' }]; // prettier-ignore
    const step = await back({}, { markdown: 'Is it one of these?', choices });
    expect(step.choices.map(({ label }) => label)).toEqual(['Can he?']);
  });

  test.each<[string, Over, Partial<Step>]>([
    ['the form was left', { before: { node: 'inform' } }, {}],
    ['the form asked nothing', { before: { document: { ...talk, asking: null } } }, {}],
    ['there is none', { before: { document: null } }, {}],
    ['its question is gone', { before: { document: { ...talk, asking: 'gone' } } }, {}],
    ['the form itself is gone', { before: { document: { ...talk, definitionId: 'gone' } } }, {}],
    ['the form took the turn', {}, { document: { definitionId: LETTER.id, changes: {}, isDone: false } }],
    ['the talk is over', {}, { isEnd: true }],
    ['somebody is in danger', {}, { isCrisis: true }],
    ['it is asked whether to end', {}, { state: { ...aScene().state, node: 'confirm_end' } }],
  ])('nothing is added where %s', async (_, over, step) => {
    expect((await back(over, step)).markdown).toBe('You have 14 days.');
  });
});
