import { describe, expect, test } from 'vitest';
import type { Field } from '#domain/documents/definition.ts';
import type { Definition } from '../definition.ts';
import { asWritten, doubtOf, withoutLanguageWish } from './as-written.ts';

const aField = (id: string, type: Field['type']): Field => ({ id, ask: `${id}?`, label: id, why: '.', type });
const name = aField('who', 'name');
const address = aField('home', 'address');

describe('what stands on the paper', () => {
  test.each([
    ["it's Joe's Diner, i think", "Joe's Diner"],
    ['my name is Ana Ruiz', 'Ana Ruiz'],
    ['James Okafor but everyone calls me Jimmy', 'James Okafor'],
    ['pues me llamo Ana María Díaz', 'Ana María Díaz'],
    ['Ana Ruiz, en español por favor', 'Ana Ruiz'],
    ['Toys R Us', 'Toys R Us'],
    ['maria de la cruz', 'Maria de la Cruz'],
    ["kevin o'neal", "Kevin O'Neal"],
    ['ok Dwayne carter', 'Dwayne Carter'],
    ['McDonald LLC', 'McDonald LLC'],
  ])('the name in %j', (message, value) => {
    expect(asWritten(name, message)).toEqual({ value, isCertain: true });
  });

  test.each([
    ['i live at 12 Oak St, Albany 12210.', '12 Oak St, Albany 12210'],
    ['vivo en la 104-10 de Roosevelt Ave, Corona', '104-10 de Roosevelt Ave, Corona'],
    ['sorry, it is PO Box 9, Utica NY 13501', 'PO Box 9, Utica NY 13501'],
    ['i just moved, its 77 Elm Street, Rome NY', '77 Elm Street, Rome NY'],
  ])('the address in %j', (message, value) => {
    expect(asWritten(address, message)).toEqual({ value, isCertain: true });
  });

  test('a few words without their hedge, and a longer text as it is', () => {
    expect(asWritten(aField('ref', 'text'), '44-17 maybe').value).toBe('44-17');
    const story = 'ok so it is broken, i think';
    expect(asWritten(aField('story', 'paragraph'), story).value).toBe(story);
  });

  test('only a wish for the other language is no answer at all', () => {
    expect(withoutLanguageWish('in english please')).toBe('');
    expect(withoutLanguageWish('why do you ask that, in english please')).toBe('why do you ask that');
  });
});

describe('what is asked about before it is written', () => {
  const paper = (answers: Record<string, string>) => ({
    definition: { sections: [{ title: 'It', fields: [aField('mine', 'address'), address, name] }] } as unknown as Definition,
    answers,
  }); // prettier-ignore

  test.each([
    [name, "i don't know the legal name, its Joes Diner", 'Joes Diner'],
    [name, 'Green Leaf, the guy is called Sal', 'Green Leaf'],
    [name, '2', '2'],
    [name, 'la marqueta, el dueño es don jose', 'La Marqueta'],
    [aField('ref', 'text'), 'midland something. i dont know the rest', 'midland'],
    [name, 'ana@example.com', 'ana@example.com'],
    [address, 'Central Ave Albany', 'Central Ave Albany'],
    [address, 'aug 15', 'aug 15'],
    [address, 'like 4 weeks ago', 'like 4 weeks ago'],
    [address, 'box 89 not 88', 'box 89 not 88'],
    [address, 'he understands everything. 12 Maple ave, Albany', '12 Maple ave, Albany'],
    [address, 'same place, i mean im at my sisters now 88 Elm st yonkers', '88 Elm st yonkers'],
    [address, 'dont know where he moved. i only know his job, Target on forest ave', 'Target on forest ave'],
    [name, 'no me acuerdo, algo como portfolio recovery', 'Portfolio Recovery'],
    [name, 'concourse holdings LLC. the super is called Benny', 'Concourse Holdings LLC'],
    [name, 'hes a person lol', 'hes a person'],
    [
      { ...aField('account', 'text'), label: 'Account number' },
      'they sent a text on the 10th',
      'they sent a text on the 10th',
    ],
  ])('$id: %j', (field, message, doubt) => {
    expect(doubtOf(paper({}), field, message)).toBe(doubt);
  });

  test.each(['same as mine', 'la misma mía', 'same address', 'igual que la mía', 'the same'])('%j', (message) => {
    expect(doubtOf(paper({ mine: '1 Oak St, Rome NY' }), address, message)).toBe('1 Oak St, Rome NY');
    expect(doubtOf(paper({}), address, message)).toBe(message);
  });

  test.each([
    [name, 'no its Robert A. Kessler', 'Robert A. Kessler'],
    [name, 'solo pon Rosa Quispe', 'Rosa Quispe'],
    [
      address,
      'no, solo pon 37-20 81st Street, Jackson Heights NY 11372',
      '37-20 81st Street, Jackson Heights NY 11372',
    ],
    [address, 'just put 12 Oak St, Albany', '12 Oak St, Albany'],
    [name, 'Nolan Its', 'Nolan Its'],
  ])('$id: %j is %j', (field, message, value) => {
    expect(asWritten(field, message).value).toBe(value);
  });

  test('what is said about another line is no name', () => {
    for (const said of ['la direccion quedo mal, quitale el solo pon', 'the address is wrong'])
      expect(asWritten(name, said).isCertain).toBe(false);
  });

  test('nothing where all is plain', () => {
    const account = { ...aField('account', 'text'), label: 'Account number' };
    for (const number of ['4417-22', 'AB 1234', 'ending in 4417', 'x4417'])
      expect(doubtOf(paper({}), account, number)).toBeNull();
    expect(doubtOf(paper({}), aField('room', 'text'), 'the kitchen')).toBeNull();
    expect(doubtOf(paper({}), name, 'Ana Ruiz')).toBeNull();
    expect(doubtOf(paper({}), address, '12 Oak St, Albany')).toBeNull();
  });
});
