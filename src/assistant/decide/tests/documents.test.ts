import { describe, expect, test } from 'vitest';
import type { Definition } from '#assistant/documents/definition.ts';
import type { DocumentTools } from '#assistant/tools/document-tools.ts';
import { aField } from '#test/builders/field.ts';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aTopic } from '#test/builders/topic.ts';
import { LIKELY_AT } from '../../numbers.ts';
import { documents as documentsOf, namedDocument } from '../papers/documents.ts';
import { finishedPaper } from '../papers/finished-paper.ts';
import { whichPapers } from '../papers/which-papers.ts';
import type { Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const aDefinition = (id: string, title: string): Definition =>
  ({ id, title, sections: [{ title: 'You', fields: [aField('who', { prefill: 'email' }), aField('what')] }], steps: [] }) as unknown as Definition; // prettier-ignore

const LETTER = aDefinition('a-letter', 'Demand letter');
const CLAIM = aDefinition('a-claim', 'Small claim');
const OTHER = aDefinition('another', 'Other paper');
const ALL = [LETTER, CLAIM, OTHER];
const offer = ({ id, title }: Definition) => ({ id, title, titulo: `${title} en español`, purpose: '' });

/** Finds what `found` says, and keeps what was asked for. */
function tools(found: readonly Definition[] = ALL, of: DocumentTools['of'] = () => []) {
  const asked: Parameters<DocumentTools['find']>[0][] = [];
  const made: DocumentTools = {
    find: (query) => {
      asked.push(query);
      return found.map(offer);
    },
    get: (id) => ALL.find((one) => one.id === id),
    of,
  };
  return { asked, documents: made };
}
const talk = { definitionId: LETTER.id, asking: null, row: null, returnTo: 'attorneys' as const };
const begun = (step: Step | null) => step?.document?.definitionId ?? null;
const away = { state: { variables: { usState: 'Ohio' } } };

describe('a document that is named by its button', () => {
  const named = async (message: string, over: Over = {}) =>
    namedDocument(aScene({ documents: tools().documents, ...over, reading: { message } }));

  test.each([
    ['Fill in: Small claim', CLAIM.id],
    ['fill in: small claim', CLAIM.id],
    ['Llenar: Small claim en español', CLAIM.id],
    ['Start: Other paper', OTHER.id],
    ['start:Other paper', OTHER.id],
    ['Empezar: Demand letter en español', LETTER.id],
  ])('%s', async (message, id) => {
    expect(begun(await named(message))).toBe(id);
  });

  test('is known by its Spanish title alone', async () => {
    const titled = { ...tools().documents, find: () => [{ ...offer(CLAIM), titulo: 'Demanda menor' }] };
    expect(begun(await named('Empezar: Demanda menor', { documents: titled }))).toBe(CLAIM.id);
  });

  test.each(['Small claim', 'How do I start: Small claim', 'Fill in: something else'])(
    'is not begun by "%s"',
    async (message) => {
      expect(await named(message)).toBeNull();
    },
  );

  test.each([
    'start a small claim',
    'he owes me money. can you start the small claim for me',
    'wrong. i want the small claim',
  ])('is begun by "%s", which names the whole of it and asks for nothing else', async (message) => {
    expect(begun(await named(message))).toBe(CLAIM.id);
  });

  test('while another one is filled in, is begun by whoever says that it is the wrong one', async () => {
    const before = {
      node: 'document' as const,
      document: { definitionId: LETTER.id, asking: 'yourName', row: null, returnTo: 'inform' as const },
    };
    expect(begun(await named('no, wrong paper. small claim', { before }))).toBe(CLAIM.id);
    expect(await named('he has a small claim against me', { before })).toBeNull();
    const same = { ...before, document: { ...before.document, definitionId: CLAIM.id } };
    expect(await named('no, a small claim', { before: same })).toBeNull();
  });

  test('is looked for by its title, without the words of the button', async () => {
    const { asked, documents } = tools();
    await named('Fill in: Small claim', { documents });
    expect(asked).toEqual([{ text: ' small claim', topics: [] }]);
  });

  test('is not begun for somebody in another state, where our papers do not hold', async () => {
    expect(await named('Fill in: Small claim', away)).toBeNull();
    expect(await named('Fill in: Small claim', { state: { variables: { usState: 'New York' } } })).not.toBeNull();
  });

  test('that was taken out of the library since is left to others', async () => {
    const gone = { ...tools().documents, get: () => undefined };
    expect(await named('Fill in: Small claim', { documents: gone })).toBeNull();
  });
});

describe('what a document begins with', () => {
  const first = async (over: Over = {}) =>
    (await namedDocument(
      aScene({ documents: tools().documents, ...over, reading: { message: 'Start: Demand letter' } }),
    )) as Step;
  const withTurn = (turn: object): Over => ({ turn: { ...aScene().turn, ...turn } });

  test('its first question, and what was open before is not asked any more', async () => {
    const step = await first({ before: { pending: 'date:served' } });
    expect(step.markdown).toContain('Let us fill in the **Demand letter**.');
    expect(step.markdown).toContain('**who?**');
    expect(step).toMatchObject({
      document: { definitionId: LETTER.id, changes: {}, isDone: false },
      state: { node: 'document', pending: null, document: { definitionId: LETTER.id, asking: 'who', row: null } },
    });
  });

  test('the talk goes on afterwards where it was left', async () => {
    const returnTo = async (before: Over['before'] = {}) => (await first({ before })).state.document?.returnTo;
    expect(await returnTo()).toBe('inform');
    expect(await returnTo({ node: 'attorneys' })).toBe('attorneys');
    expect(await returnTo({ node: 'document', document: talk })).toBe('attorneys');
    expect(await returnTo({ node: 'document' })).toBe('inform');
    expect(await returnTo({ node: 'check_state', document: talk })).toBe('check_state');
  });

  test('what was answered on its own page is not asked again, and what is offered there is', async () => {
    const asked: string[] = [];
    const documentOf = async (id: string) => {
      asked.push(id);
      return { answers: { who: 'Ana' }, offered: { what: 'A door' } };
    };
    const step = await first(withTurn({ documentOf }));
    expect(asked).toEqual([LETTER.id]);
    expect(step.markdown).not.toContain('**who?**');
    expect(step.markdown).toContain('I have **A door** for this.');
  });

  test('a new one offers what the account knows', async () => {
    const person = { name: 'Ana Diaz', email: 'ana@example.com' };
    const known = 'I have **ana@example.com** for this.';
    expect((await first(withTurn({ person, documentOf: async () => null }))).markdown).toContain(known);
    expect((await first(withTurn({ person }))).markdown).toContain(known);
    expect((await first()).markdown).not.toContain('I have');
  });

  test('where everything was answered it is ready, and the talk goes on', async () => {
    const documentOf = async () => ({ answers: { who: 'Ana', what: 'A door' }, offered: {} });
    const step = await first({ ...withTurn({ documentOf }), before: { node: 'attorneys' } });
    expect(step).toMatchObject({
      document: { isDone: true },
      state: { node: 'attorneys', document: { asking: null } },
    });
  });

  test('in Spanish it is asked in Spanish', async () => {
    const spanish = { ...LETTER, spanish: { 'who?': '¿Quién?' } } as Definition;
    const documents = { ...tools().documents, get: () => spanish };
    expect((await first({ documents, before: { language: 'es' } })).markdown).toContain('**¿Quién?**');
    expect((await first({ documents })).markdown).toContain('**who?**');
  });
});

describe('a document that is asked for in words', () => {
  const wanted = async (over: Over = {}) =>
    documentsOf(
      aScene({ documents: tools([]).documents, ...over, reading: { act: 'start-document', ...over.reading } }),
    );
  const SPOKEN = aTopic({ id: 'housing/spoken' });
  const EARLIER = aTopic({ id: 'housing/earlier' });
  const topics = new Map([SPOKEN, EARLIER].map((topic) => [topic.id, topic]));
  /** The letter goes with what is spoken about, the claim and the other paper with what was before it. */
  const goingWith: DocumentTools['of'] = ({ id }) =>
    id === SPOKEN.id ? [LETTER] : id === EARLIER.id ? [CLAIM, OTHER] : [];
  const before = { topics: [EARLIER.id] };

  test('a message that asks for none is left to others', async () => {
    expect(await wanted({ reading: { act: null } })).toBeNull();
    expect(await wanted({ reading: { act: 'thanks' }, topic: SPOKEN })).toBeNull();
  });

  test('whoever has one already, or wants none, wishes for no other', async () => {
    const asked = (message: string) =>
      wanted({ topic: SPOKEN, documents: tools([], goingWith).documents, reading: { message } });
    expect(await asked('i already signed the form at the bank, i want to stop it')).toBeNull();
    expect(await asked('no quiero otro poder, quiero cancelar el papel que ya firme')).toBeNull();
    expect(begun(await asked('help me with the letter'))).toBe(LETTER.id);
    expect(begun(await asked('i already sent a text. write me a letter now'))).toBe(LETTER.id);
  });

  test.each(['who', 'where'] as const)('%s helps with one is a question', async (kind) => {
    const unit = { text: 'x', isQuestion: true, kind, vector: null, inTalk: [] };
    const asking = { topic: SPOKEN, documents: tools([], goingWith).documents };
    expect(await wanted({ ...asking, reading: { units: [unit] } })).toBeNull();
    expect(await wanted({ ...asking, reading: { units: [{ ...unit, kind: 'how' }] } })).not.toBeNull();
  });

  test('for somebody in another state there is none', async () => {
    expect(await wanted({ ...away, topic: SPOKEN, documents: tools([], goingWith).documents })).toBeNull();
  });

  test('where we have none, that is said', async () => {
    const step = await wanted({ before });
    expect(step?.markdown).toContain('I do not have a form or letter for that yet.');
    expect(begun(step)).toBeNull();
    expect(begun(await wanted({ before: { topics: ['gone/topic'] }, topics }))).toBeNull();
  });

  test('what was told beside the wish is answered rather than that we have none', async () => {
    const message = 'my cousin sold me a boat that sinks and i want to write a letter';
    expect(await wanted({ reading: { message } })).toBeNull();
    expect((await wanted({ reading: { message: 'write the letter about the boat' } }))?.markdown).toContain(
      'I do not have',
    );
  });

  test('at the beginning of a talk it is the one of what the message is plainly about', async () => {
    const { documents } = tools([], goingWith);
    const at = (likely: number) => wanted({ documents, topics, ranked: [aFound({ topic: SPOKEN, likely })] });
    expect(begun(await at(LIKELY_AT))).not.toBeNull();
    expect(begun(await at(LIKELY_AT - 0.001))).toBeNull();
  });

  test('the one that the words mean, among those of what was spoken about', async () => {
    const { documents } = tools([OTHER, CLAIM], goingWith);
    expect(begun(await wanted({ documents, topics, topic: SPOKEN, before }))).toBe(OTHER.id);
    const mine = tools([OTHER, LETTER], goingWith).documents;
    expect(begun(await wanted({ documents: mine, topics, topic: SPOKEN }))).toBe(LETTER.id);
  });

  test('"write the letter" names none: it is that of what is spoken about now', async () => {
    const { documents } = tools([CLAIM, OTHER], goingWith);
    const said = async (message: string) =>
      begun(await wanted({ documents, topics, topic: SPOKEN, before, reading: { message } }));
    expect(await said('write the letter')).toBe(LETTER.id);
    expect(await said('write the plumber letter')).toBe(CLAIM.id);
  });

  test('who wants somebody written to gets no paper for a court, and who wants the answer gets it', async () => {
    const { documents: made } = tools([], () => [CLAIM, LETTER]);
    const kinds: Readonly<Record<string, Definition['kind']>> = { [CLAIM.id]: 'court', [LETTER.id]: 'letter' };
    const documents: DocumentTools = {
      ...made,
      get: (id) => {
        const found = made.get(id);
        return found && { ...found, kind: kinds[id] ?? 'form' };
      },
    };
    const said = async (message: string) =>
      begun(await wanted({ documents, topics, topic: SPOKEN, reading: { message } }));
    expect(await said('can you write them a letter')).toBe(LETTER.id);
    expect(await said('ayúdeme a escribirles')).toBe(LETTER.id);
    expect(await said('help me fill it in')).toBe(CLAIM.id);
    expect(await said('write the answer to the lawsuit for me')).toBe(CLAIM.id);
  });

  test('else the one that goes with what is spoken about now', async () => {
    const { documents } = tools([OTHER], goingWith);
    expect(begun(await wanted({ documents, topics, topic: SPOKEN, before: { offered: [CLAIM.id] } }))).toBe(LETTER.id);
  });

  test('else the one that the words name, once "write me a letter" is taken out of them', async () => {
    const { documents, asked } = tools([OTHER, CLAIM]);
    const over = { documents, topics, before: { offered: [LETTER.id] } };
    const message = 'Please write me a letter for the plumber';
    expect(begun(await wanted({ ...over, reading: { message } }))).toBe(OTHER.id);
    expect(asked.map(({ text, topics: among }) => [text.replaceAll(/\s+/g, ' ').trim(), among])).toEqual(
      expect.arrayContaining([
        [message, []],
        ['a plumber', []],
      ]),
    );
  });

  test('first of all the one whose name stands in the wish, whatever the story is about', async () => {
    const { documents } = tools([LETTER, CLAIM], goingWith);
    const said = async (message: string) =>
      begun(await wanted({ documents, topics, topic: SPOKEN, reading: { message } }));
    expect(await said(`my roommate owes me rent. can you start the ${CLAIM.title.toLowerCase()}`)).toBe(CLAIM.id);
    expect(await said('my roommate owes me rent. can you start the letter')).toBe(LETTER.id);
  });

  test('of a long story no word names a paper that nobody spoke of', async () => {
    const story = 'he came by on sunday and we had a fight about the claim and the dishes and the cat and my things are still there, please write it up'; // prettier-ignore
    const wishing = (message: string) => wanted({ documents: tools([CLAIM]).documents, reading: { message } });
    expect(begun(await wishing('please write it up about the dishes'))).toBe(CLAIM.id);
    expect(begun(await wishing(story))).toBeNull();
  });

  test('nor do a few words name one of another area, unless it may belong to any matter', async () => {
    const wishing = (category: string, title = 'Other') => {
      const paper = { ...aDefinition('of-area', title), category } as Definition;
      const documents = { ...tools([paper]).documents, get: () => paper };
      return wanted({ documents, topic: SPOKEN, reading: { message: 'write me something to send him about it' } });
    };
    expect(begun(await wishing('consumer'))).toBeNull();
    expect(begun(await wishing('housing'))).toBe('of-area');
    expect(begun(await wishing('courts'))).toBe('of-area');
  });

  test('what is asked about a paper begins none', async () => {
    const { documents } = tools([LETTER], goingWith);
    const asking = (message: string) =>
      wanted({ documents, topics, topic: SPOKEN, reading: { message, asksSomething: true } });
    expect(begun(await asking('do i have to write to him? what do i put in it'))).toBeNull();
    expect(begun(await asking('is telling him in person enough or did i need a letter'))).toBeNull();
    expect(begun(await asking('can you write it to him?'))).toBe(LETTER.id);
  });

  test('else the one that was offered last, if it goes with what was spoken about', async () => {
    const { documents } = tools([], goingWith);
    const offered = [OTHER.id, CLAIM.id, LETTER.id];
    expect(begun(await wanted({ documents, topics, before: { ...before, offered } }))).toBe(CLAIM.id);
    expect(begun(await wanted({ documents, topics, before: { offered } }))).toBeNull();
  });
});

describe('a document that was proposed or left', () => {
  const said = async (over: Over) => documentsOf(aScene({ documents: tools([]).documents, ...over }));
  const proposed = { node: 'document' as const, document: talk };

  test('yes begins the one that was proposed', async () => {
    expect(begun(await said({ before: proposed, reading: { isYes: true } }))).toBe(LETTER.id);
  });

  test('no yes, or a yes to something else, does not', async () => {
    expect(await said({ before: proposed })).toBeNull();
    expect(await said({ before: { ...proposed, node: 'inform' }, reading: { isYes: true } })).toBeNull();
    expect(await said({ before: { node: 'document' }, reading: { isYes: true } })).toBeNull();
    const asking = { ...proposed, document: { ...talk, asking: 'who' } };
    expect(await said({ before: asking, reading: { isYes: true } })).toBeNull();
  });

  test.each(['go on with the document', 'Continue my letter, please', 'seguir con el documento'])(
    '"%s" goes on where it was left',
    async (message) => {
      expect(begun(await said({ before: { document: talk }, reading: { message } }))).toBe(LETTER.id);
      expect(await said({ reading: { message } })).toBeNull();
    },
  );
});

test('which papers there are: first those of what is spoken about, each with its button, and where all are', async () => {
  const topic = aTopic({ id: 'housing/spoken' });
  const { documents } = tools([], (of) => (of === topic ? [CLAIM] : []));
  const get = (id: string) => (id === 'power-of-attorney' ? aDefinition(id, 'Power of attorney') : undefined);
  const scene = aScene({
    documents: { ...documents, get },
    topics: new Map([[topic.id, topic]]),
    before: { topics: [topic.id], pending: 'nyc' },
    reading: { message: 'what papers can you fill in' },
  });
  const step = await whichPapers(scene);
  expect(step?.markdown).toMatch(/- Small claim\n- Power of attorney\n\nAll of them are in the \[library\]/);
  expect(step?.choices.map(({ message }) => message)).toEqual(['Start: Small claim', 'Start: Power of attorney']);
  expect(step?.state.pending).toBe('nyc');
  expect(await whichPapers(aScene({ reading: { message: 'what papers do i bring' } }))).toBeNull();
});

describe('a paper that is ready', () => {
  const ready = { ...LETTER, steps: [{ do: 'sign', text: 'Sign it.' }, { do: 'send', text: 'Mail it.' }] } as unknown as Definition; // prettier-ignore
  const asked = async (message: string, over: Over = {}) =>
    finishedPaper(
      aScene({
        documents: { ...tools().documents, get: () => ready },
        before: { node: 'inform', document: talk, ...over.before },
        reading: { message },
      }),
    );

  test('whoever asks about the language of it hears which lines are in Spanish', async () => {
    const message = 'la carta esta en ingles pero mis respuestas en español, esta bien asi?';
    const about = async (what: string) =>
      finishedPaper(
        aScene({
          documents: { ...tools().documents, get: () => ready },
          before: { node: 'inform', document: talk },
          reading: { message },
          turn: { ...aScene().turn, documentOf: async () => ({ answers: { who: 'Ana', what }, offered: {} }) },
        }),
      );
    expect((await about('la puerta que no cierra bien'))?.markdown).toContain('these answers are in Spanish: **');
    expect(await about('the door does not close')).toBeNull();
  });

  test.each([
    'send it to him',
    'ok email it to my landlord',
    'send it',
    'am i done?',
    'what do i do with it now',
    'mándeselo al cobrador',
    'envíala',
    'ya terminé?',
    'qué hago con la carta',
  ])('%j: what comes next, and that nothing was sent', async (message) => {
    expect((await asked(message))?.markdown).toMatch(
      /^I cannot send anything.+Demand letter.+1\. Sign it\.\n2\. Mail it\.$/s,
    );
  });

  test.each(['when do they send it', 'they mailed it to my old address', 'what do i do now', 'me mandaron otra carta'])(
    '%j asks something else',
    async (message) => {
      expect(await asked(message)).toBeNull();
    },
  );

  test('not while it is filled in, only proposed, or was never begun', async () => {
    expect(
      await asked('send it to him', { before: { node: 'document', document: { ...talk, asking: 'who' } } }),
    ).toBeNull();
    expect(await asked('send it to him', { before: { node: 'document' } })).toBeNull();
    expect(await asked('send it to him', { before: { document: null } })).toBeNull();
  });
});
