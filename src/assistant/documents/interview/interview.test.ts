import type { Answers } from '#domain/documents/answers.ts';
import { describe, expect, test } from 'vitest';
import { parseDefinition } from '../parse-definition.ts';
import { beginInterview, changeFinished, continueInterview } from './interview.ts';
import { spokenAnswer } from './spoken-answer.ts';
import type { DocumentTalk } from './talk.ts';

const definition = parseDefinition('a-letter', {
  yaml: `title: A letter
category: housing
kind: letter
summary: s
purpose: p
notFor: [x]
law: [{ name: L }]
facts: []
ask: [a]
pide: [b]
sections:
  - title: You
    fields:
      - { id: yourName, ask: What is your full name?, label: Your name, why: It is from you., type: name, prefill: name }
      - { id: movedOut, ask: When did you move out?, label: Moved out, why: The days count from it., type: date, prefill: moved-out-on }
      - { id: itemized, ask: Did you get a list?, label: List, why: It matters., type: yes-no }
      - { id: deposit, ask: How much was it?, label: Deposit, why: It is asked back., type: money, when: [{ field: itemized, is: yes }] }
      - { id: proof, ask: What do you have?, label: Proof, why: It helps., type: several, optional: true, options: [{ id: lease, label: The lease }, { id: photos, label: Photos }] }
      - id: costs
        ask: What did it cost?
        label: Costs
        why: It adds up.
        type: list
        item: Cost
        most: 3
        fields:
          - { id: what, ask: For what?, label: What, why: ., type: text }
          - { id: amount, ask: How much?, label: Amount, why: ., type: money }
steps: [{ do: sign, text: Sign. }]
stops:
  - when: [{ field: deposit, over: 5000 }]
    say: Small claims ends at $5,000.
    law: UCCA 1801
    instead: [{ text: The same court hears larger claims as civil cases. }, { text: A letter, document: a-letter }]
  - when: [{ field: movedOut, daysAgo: 1000 }]
    goesOn: true
    say: That is long ago.
    law: CPLR 213
    instead: [{ text: Ask the clerk. }]
checked: 2026-01-01
`,
  text: '{{yourName}} {{movedOut}} {{itemized}} {{deposit}} {{proof}} {{each costs}}{{what}} {{amount}}{{end}}',
});

/** The person's side of an interview, message by message. */
function talkWith(offered: Answers = {}, given: Answers = {}, language: 'en' | 'es' = 'en') {
  let answers = given;
  let talk: DocumentTalk = { definitionId: 'a-letter', asking: null, row: null, returnTo: 'inform' };
  const interview = () => ({ definition, answers, offered, today: '2026-11-15', language });
  const hear = (spoken: ReturnType<typeof beginInterview>) => {
    answers = { ...answers, ...spoken.changes };
    talk = spoken.talk;
    return spoken;
  };
  return {
    begin: () => hear(beginInterview(interview(), talk)),
    say: (message: string) => hear(continueInterview(interview(), talk, message)),
    answers: () => answers,
    asking: () => talk.asking,
  };
}

const SECRET_YAML = `title: A letter
category: housing
kind: letter
summary: s
purpose: p
notFor: [x]
law: [{ name: L }]
facts: []
ask: [a]
pide: [b]
sections:
  - title: You
    fields:
      - { id: yourName, ask: Name?, label: Your name, why: ., type: name }
      - { id: ssn, ask: What is your Social Security number?, label: Social Security number, why: ., type: text }
steps: [{ do: sign, text: Sign. }]
checked: 2026-01-01
`;

test('one question at a time, in people’s own words, to the end', () => {
  const person = talkWith();
  expect(person.begin().markdown).toContain('*You · question 1 of 5*\n\n**What is your full name?**');
  person.say("My name is José Nuñez-O'Brien");
  person.say('I moved out on August 31st');
  expect(person.say('yes, I did').markdown).toContain('question 4 of 6');
  person.say('it was $1,250 in cash');
  expect(person.asking()).toBe('proof');
  person.say('2');
  expect(person.say('Cleaning').markdown).toContain('**Cost 1**: How much?');
  expect(person.say('80').markdown).toContain('Is there another one to list (Cost)?');
  person.say('yes');
  person.say('Paint');
  person.say('I don’t know');
  const last = person.say('no');
  expect(last.state).toBe('done');
  expect(last.markdown).toContain('Your **A letter** is ready below.');
  expect(person.answers()).toEqual({
    yourName: "José Nuñez-O'Brien",
    movedOut: '2026-08-31',
    itemized: 'yes',
    deposit: '1250.00',
    proof: ['photos'],
    costs: [{ what: 'Cleaning', amount: '80.00' }, { what: 'Paint' }],
  });
});

test('what is known is offered, and taken only when it is confirmed', () => {
  const person = talkWith({ yourName: 'Ana Ruiz', movedOut: '2026-08-31' });
  expect(person.begin().markdown).toContain('I have **Ana Ruiz** for this.');
  expect(person.answers()).toEqual({});
  expect(person.say('yes').markdown).toContain('I have **August 31, 2026** for this.');
  person.say('no, it was September 2, 2026');
  expect(person.answers()).toEqual({ yourName: 'Ana Ruiz', movedOut: '2026-09-02' });
});

test('"I don’t know" leaves a blank and goes on', () => {
  const person = talkWith();
  person.begin();
  expect(person.say("I don't know").changes).toEqual({ yourName: null });
  expect(person.asking()).toBe('movedOut');
  person.say('skip');
  person.say('no');
  person.say('none');
  const { markdown } = person.say('skip');
  expect(person.answers()).toEqual({ yourName: null, movedOut: null, itemized: 'no', proof: null, costs: null });
  expect(markdown).toContain('3 answers are missing and will be a blank line on the paper.');
});

describe('about the interview itself', () => {
  test('back asks again and shows what was answered; next keeps it', () => {
    const person = talkWith();
    person.begin();
    expect(person.say('back').markdown).toContain('This is the first question.');
    person.say('Ana');
    expect(person.say('go back').markdown).toContain('You answered **Ana**.');
    person.say('next');
    expect(person.asking()).toBe('movedOut');
    person.say('back');
    person.say('Bea');
    expect(person.answers()).toEqual({ yourName: 'Bea' });
  });

  test('why says why and asks again', () => {
    const person = talkWith();
    person.begin();
    expect(person.say('why do you need that?').markdown).toContain('Why I ask: It is from you.');
    expect(person.asking()).toBe('yourName');
  });

  test('a correction goes to the answer by its name', () => {
    const person = talkWith();
    person.begin();
    person.say('Ana');
    expect(person.say('change my name').markdown).toContain('**What is your full name?**');
    expect(person.asking()).toBe('yourName');
  });

  test('stop keeps everything, and it goes on where it was', () => {
    const person = talkWith();
    person.begin();
    person.say('Ana');
    expect(person.say('later')).toMatchObject({ state: 'stopped', changes: {} });
    expect(person.say('Stop. I will do it tonight.')).toMatchObject({ state: 'stopped', changes: {} });
    expect(person.say('luego, tengo que irme')).toMatchObject({ state: 'stopped', changes: {} });
    for (const word of ['alto', 'basta', 'ya no', '¡Pare!', 'hasta aquí'])
      expect(person.say(word), word).toMatchObject({ state: 'stopped', changes: {} });
    expect(person.begin().talk.asking).toBe('movedOut');
  });
});

describe('a paper that does not fit', () => {
  test('ends at the question that decides it, with the law and what fits; another answer goes on', () => {
    const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'yes' });
    person.begin();
    const stopped = person.say('$6,000');
    expect(stopped).toMatchObject({ state: 'stopped', changes: { deposit: '6000.00' } });
    expect(stopped.markdown).toMatch(/^\*\*This paper does not fit\.\*\* Small claims ends at \$5,000\. \(UCCA 1801\)/);
    expect(stopped.markdown).toContain('- [A letter](/documents/library/a-letter)');
    expect(person.begin().markdown).toContain('**How much was it?**');
    expect(person.asking()).toBe('deposit');
    person.say('$4,000');
    expect(person.asking()).toBe('proof');
  });

  test('what only has to be known is said before the next question', () => {
    const person = talkWith({}, { yourName: 'Ana' });
    person.begin();
    const spoken = person.say('January 2, 2020');
    expect(spoken.state).toBe('asking');
    expect(spoken.markdown).toMatch(/^\*\*Please note:\*\* That is long ago\. \(CPLR 213\)/);
    expect(person.asking()).toBe('itemized');
  });
});

test('an answer that does not fit is asked again with the reason', () => {
  const person = talkWith({}, { yourName: 'Ana' });
  person.begin();
  expect(person.say('some day').markdown).toMatch(/^Please give a full date that exists: month, day and year\./);
  expect(person.asking()).toBe('movedOut');
});

test.each([
  ['2 months, $1,250 each', '1250.00'],
  ['about 900 dollars', '900.00'],
  ['85.5', '85.50'],
  ['$40.', '40.00'],
])('an amount is the one that was said: %s', (message, amount) => {
  const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'yes' });
  person.begin();
  person.say(message);
  expect(person.answers()['deposit']).toBe(amount);
});

test.each(['2 months at 1,250', '1.200', '12k', '$500 or $600'])('an amount is never guessed: %s', (message) => {
  const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'yes' });
  person.begin();
  expect(person.say(message).markdown).toMatch(/^Please write an amount in dollars, such as 1,200 or 85\.50\./);
  expect(person.asking()).toBe('deposit');
});

test('an answer is chosen by whole words that only one of the choices has', () => {
  const options = ['Not sure', 'Another landlord', 'Another tenant'].map((label, index) => ({
    id: `o${index}`,
    label,
  }));
  const field = { id: 'who', ask: '?', label: 'Who', why: '.', type: 'choice', options } as const;
  const answerTo = (message: string) =>
    spokenAnswer(field, message, { answers: {}, today: '2026-11-15', language: 'en' });
  expect(answerTo('The tenant')).toEqual({ ok: true, answer: 'o2' });
  expect(answerTo('the landlord or the tenant')).toMatchObject({ ok: false });
  expect(answerTo('tenant.')).toEqual({ ok: true, answer: 'o2' });
  expect(answerTo('3')).toEqual({ ok: true, answer: 'o2' });
  for (const unclear of ['no', 'a', 'another', '?!']) expect(answerTo(unclear)).toMatchObject({ ok: false });
  expect(answerTo('the second one')).toEqual({ ok: true, answer: 'o1' });
  expect(answerTo("it's not sure")).toEqual({ ok: true, answer: 'o0' });
  expect(answerTo('la última')).toEqual({ ok: true, answer: 'o2' });
});

describe('as people answer', () => {
  test.each([
    'not that i know of',
    'she rented all her life, no',
    'que yo sepa no',
    'para nada',
    'jamás',
    'just me on it, so no',
  ])('no is also %j', (no) => {
    const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31' });
    person.begin();
    person.say(no);
    expect(person.answers()['itemized']).toBe('no');
  });

  test.each([
    'sí',
    'Sí',
    'si',
    'sí, a veces',
    'Sí.',
    'claro',
    'im 34 so yes',
    'por supuesto',
    'he sent one, yes',
    'sure',
  ])('yes is also %j', (yes) => {
    const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31' }, 'es');
    person.begin();
    person.say(yes);
    expect(person.answers()['itemized']).toBe('yes');
  });

  test.each([
    'no', 'nah', 'none', 'no tengo', 'ninguno', 'no lo tengo, saltar', 'no phone', 'n/a', 'i dont have one', "I'd rather not say",
    'no interpreter', 'nah skip it', 'never got one', 'i dont have a letter only calls', 'idk i send him zelle', 'i dont have it, its on the letter somewhere', 'no quiero decir mi nombre', 'idk', 'no sé la fecha', 'no lo sé', "i don't remember the exact date", 'no me acuerdo', 'no im good, skip that one', 'mejor no pongo eso', 'no lo se, dejalo asi', 'saltemos esa',
  ])('%j leaves the line blank', (message) => {
    const person = talkWith();
    person.begin();
    expect(person.say(message).changes).toEqual({ yourName: null });
  }); // prettier-ignore

  test('what cannot be taken is said in their language, with the way on', () => {
    const person = talkWith({}, { yourName: 'Ana' }, 'es');
    person.begin();
    const { markdown } = person.say('desde el verano');
    expect(markdown).toMatch(/^Escriba una fecha/);
    expect(markdown).toContain('diga **no sé**: la línea queda en blanco.');
    expect(person.asking()).toBe('movedOut');
  });

  test.each([
    ['ok its Denise Walker', 'Denise Walker'],
    ["sorry, it's Denise Walker", 'Denise Walker'],
    ['se llama Roberto Gómez', 'Roberto Gómez'],
    ['Esther Okafor', 'Esther Okafor'],
    ['ok just Ray then', 'Ray'],
  ])('%j: the name alone stands on the paper', (message, name) => {
    const person = talkWith();
    person.begin();
    person.say(message);
    expect(person.answers()['yourName']).toBe(name);
  });

  test('what may not be a name is written after a yes, and only then', () => {
    const person = talkWith();
    person.begin();
    const asked = person.say('Green Leaf, the guy is called Sal');
    expect(asked.changes).toEqual({});
    expect(asked.markdown).toMatch(/^Shall I write \*\*Green Leaf\*\* on the paper\?/);
    expect(person.say('no').markdown).toMatch(/^Then please write it as it should be\./);
    person.say('Sal, he is the super');
    expect(person.say('yes').changes).toEqual({ yourName: 'Sal' });
  });

  test('"that is wrong" puts the answer before right, if it can be that, and asks on', () => {
    const person = talkWith({}, { yourName: 'Ana' });
    person.begin();
    person.say('June 2, 2026');
    const corrected = person.say('no thats wrong. june 1 2026');
    expect(corrected.changes).toEqual({ movedOut: '2026-06-01' });
    expect(person.asking()).toBe('itemized');
    expect(person.say('no, that is wrong. i never signed anything').changes).not.toHaveProperty('movedOut');
  });

  test('"do I have to" says whether the line may stay blank, and asks once more', () => {
    const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'no' });
    person.begin();
    expect(person.asking()).toBe('proof');
    expect(person.say('do i have to').markdown).toMatch(/^No\. This line may stay blank/);
    const needed = talkWith();
    needed.begin();
    expect(needed.say('is this required?').markdown).toMatch(/^The paper is stronger with it/);
    expect(needed.asking()).toBe('yourName');
  });

  test('all that was named of several is written, by its own words and by others', () => {
    const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'no' });
    person.begin();
    expect(person.say('the lease and photos').changes).toEqual({ proof: ['lease', 'photos'] });
  });

  test('"no machines" in one\'s own words is a wish, and stays on the paper', () => {
    const wishes = { ...definition, sections: [{ title: 'You', fields: [{ id: 'wishes', ask: 'Your wishes?', label: 'Wishes', why: '.', type: 'paragraph' as const, optional: true as const }] }] }; // prettier-ignore
    const said = 'no machines to keep me alive, let me die at home';
    const talk: DocumentTalk = { definitionId: 'a-letter', asking: 'wishes', row: null, returnTo: 'inform' };
    const interview = { definition: wishes, answers: {}, offered: {}, today: '2026-11-15', language: 'en' as const };
    expect(continueInterview(interview, talk, said).changes).toEqual({ wishes: said });
    expect(continueInterview(interview, talk, 'none').changes).toEqual({ wishes: null });
    expect(continueInterview(interview, talk, 'next').changes).toEqual({ wishes: null });
  });

  test('"wait, put Anthony" is the name before, and "no. 40 Oak Terrace" to our own question is the address', () => {
    const person = talkWith();
    person.begin();
    person.say('tony marchetti');
    expect(person.say('wait put Anthony Marchetti').changes).toEqual({ yourName: 'Anthony Marchetti' });
    expect(person.asking()).toBe('movedOut');
    const other = talkWith();
    other.begin();
    other.say('Green Leaf, the guy is called Sal');
    expect(other.say('no. Salvatore Greco').changes).toEqual({ yourName: 'Salvatore Greco' });
  });

  test('of two days none is written; "the same day" is the one before', () => {
    const person = talkWith({}, { yourName: 'Ana' });
    person.begin();
    expect(person.say('he left aug 15 but stopped paying july 1').changes).toEqual({});
    expect(person.say('august 15, not july 1').changes).toEqual({ movedOut: '2026-08-15' });
  });

  test('what was written is said where it is not what was typed', () => {
    const person = talkWith();
    person.begin();
    expect(person.say('ok its Denise Walker').markdown).toMatch(/^Written down: \*\*Denise Walker\*\*\./);
    expect(person.say('two weeks ago').markdown).toMatch(/^Written down: \*\*Sunday, November 1, 2026\*\*\./);
    const plainly = talkWith();
    plainly.begin();
    expect(plainly.say('Denise Walker').markdown).not.toContain('Written down');
    expect(plainly.say('November 1, 2026').markdown).not.toContain('Written down');
  });

  test('whoever still works there has no last day', () => {
    const person = talkWith({}, { yourName: 'Ana' });
    person.begin();
    expect(person.say('todavia trabajo ahi').changes).toEqual({ movedOut: null });
  });

  test('a day to come is the next one', () => {
    const by = { id: 'by', ask: '?', label: 'By', why: '.', type: 'date', day: 'future' } as const;
    const read = (message: string) => spokenAnswer(by, message, { answers: {}, today: '2026-11-15', language: 'en' });
    expect(read('december 1')).toEqual({ ok: true, answer: '2026-12-01' });
    expect(read('two weeks from now')).toEqual({ ok: true, answer: '2026-11-29' });
  });

  test('a month is no day', () => {
    const person = talkWith({}, { yourName: 'Ana' });
    person.begin();
    expect(person.say('in March 2024').changes).toEqual({});
    expect(person.asking()).toBe('movedOut');
  });

  test.each([
    'why do you need that',
    'what do you need my name for?',
    'para q quieren mi nombre?',
    'what does that mean?',
  ])('%j is told why', (message) => {
    const person = talkWith();
    person.begin();
    expect(person.say(message).markdown).toMatch(/^Why I ask: It is from you\./);
  });

  test('an e-mail address can be spelled out', () => {
    const email = { id: 'mail', ask: '?', label: 'Mail', why: '.', type: 'email' } as const;
    const read = (message: string) =>
      spokenAnswer(email, message, { answers: {}, today: '2026-11-15', language: 'en' });
    expect(read('ana88 arroba gmail punto com')).toEqual({ ok: true, answer: 'ana88@gmail.com' });
    expect(read('its ana at example dot co dot uk')).toEqual({ ok: true, answer: 'ana@example.co.uk' });
  });

  test('no to what we had for it asks for what it should be', () => {
    const person = talkWith({ yourName: 'Ana Ruiz' });
    person.begin();
    const { markdown, changes } = person.say('no');
    expect(changes).toEqual({});
    expect(markdown).toMatch(/^Then please write it as it should be\./);
    expect(markdown).not.toContain('I have **Ana Ruiz**');
    person.say('Ana Ruz');
    expect(person.answers()['yourName']).toBe('Ana Ruz');
  });

  test.each(["change my name to Kevin M O'Brien", "i want to go back and change my name to Kevin M O'Brien."])(
    '%j changes it at once, and the open question stays open',
    (message) => {
      const person = talkWith({}, { yourName: 'Kevin' });
      person.begin();
      expect(person.say(message).markdown).toMatch(/^Changed: \*\*Your name\*\*/);
      expect(person.answers()['yourName']).toBe("Kevin M O'Brien");
      expect(person.asking()).toBe('movedOut');
    },
  );

  test.each(['go back to my name', 'no. go back to the name please', 'volver a mi name por favor'])(
    '%j asks for it once more',
    (message) => {
      const person = talkWith({}, { yourName: 'Kevin', movedOut: '2026-08-31' });
      person.begin();
      expect(person.say(message).markdown).toContain('You answered **Kevin**');
      expect(person.asking()).toBe('yourName');
    },
  );

  test.each([
    "no. can i change my dads name, its Kevin James O'Brien",
    "actually go back, dads name should be Kevin James O'Brien",
  ])('%j is the name that shares a word with it', (message) => {
    const person = talkWith({}, { yourName: 'Kevin J. O’Brien', movedOut: '2026-08-31' });
    person.begin();
    person.say(message);
    expect(person.answers()['yourName']).toBe("Kevin James O'Brien");
    expect(person.asking()).toBe('itemized');
  });

  test('what was wrong can be left blank', () => {
    const person = talkWith({}, { yourName: 'Kevin', movedOut: '2026-08-31' });
    person.begin();
    person.say('no thats wrong leave it blank');
    expect(person.answers()).toMatchObject({ yourName: 'Kevin', movedOut: null });
    expect(person.asking()).toBe('itemized');
  });

  test('what a change may be is asked about first', () => {
    const person = talkWith({}, { yourName: 'Kevin' });
    person.begin();
    expect(person.say('change my name to idk maybe Kevin Ray, 12').markdown).toMatch(/^Shall I write/);
    expect(person.answers()['yourName']).toBe('Kevin');
  });

  test.each(['what did you write so far', 'what have you got on the paper', 'qué ha escrito hasta ahora'])(
    '%j shows it, and asks again',
    (message) => {
      const person = talkWith({}, { yourName: 'Kevin *Ray*', movedOut: '2026-08-31' });
      person.begin();
      expect(person.say(message).markdown).toMatch(
        /- Your name: Kevin \\\*Ray\\\*\n- Moved out: August 31, 2026\n\n.*\n\n\*\*Did you get a list\?\*\*/s,
      );
      expect(talkWith().begin().markdown).not.toContain('Your name:');
    },
  );

  test.each([
    'stop what is this?? i dont want a fee paper',
    "I don't want this form",
    'yo no pedí ningún formulario',
    'wait i didnt ask for a roommate agreement. please stop this',
    'eso no es lo mío. por favor cancele esto',
  ])('%j leaves it', (message) => {
    const person = talkWith();
    person.begin();
    expect(person.say(message).state).toBe('stopped');
    expect(person.answers()).toEqual({});
  });

  test('a yes is no name', () => {
    const person = talkWith();
    person.begin();
    expect(person.say('yes').markdown).toMatch(/^Please write it out/);
    expect(person.answers()).toEqual({});
  });

  test('lines that were told in Spanish are named where the paper is ready', () => {
    const told = { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'no', proof: null };
    const ready = (what: string) => {
      const person = talkWith({}, told);
      person.begin();
      person.say(what);
      person.say('80');
      return person.say('no').markdown;
    };
    expect(ready('la puerta que no cierra bien')).toContain('these answers are in Spanish: **Costs**');
    expect(ready('the door that does not close')).not.toContain('Spanish');
  });

  test('"all of it" is the largest sum on the paper, after a yes', () => {
    const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'yes', deposit: '1800.00' });
    person.begin();
    person.say('change deposit');
    expect(person.say('all of it').markdown).toMatch(/^Shall I write \*\*\$1,800\.00\*\*/);
    const none = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'yes' });
    none.begin();
    expect(none.say('all of it').markdown).toMatch(/^Please write an amount/);
  });

  test('what it cannot be is asked for', () => {
    const person = talkWith({}, { yourName: 'Kevin', movedOut: '2026-08-31' });
    person.begin();
    person.say('please change moved out to the summer');
    expect(person.asking()).toBe('movedOut');
    expect(person.answers()['movedOut']).toBe('2026-08-31');
  });

  test('the same day is the only date on the paper', () => {
    const field = { id: 'paid', ask: '?', label: 'Paid', why: '.', type: 'date' } as const;
    const heard = {
      answers: { movedOut: '2026-08-31', yourName: 'Ana' },
      today: '2026-11-15',
      language: 'en',
    } as const;
    expect(spokenAnswer(field, 'same day', heard)).toEqual({ ok: true, answer: '2026-08-31' });
    expect(spokenAnswer(field, 'same day', { ...heard, answers: {} })).toMatchObject({ ok: false });
    const two = { ...heard.answers, signed: '2026-09-01' };
    expect(spokenAnswer(field, 'same day', { ...heard, answers: two })).toMatchObject({ ok: false });
  });
});

test('what somebody wrote is never markup in our sentence', () => {
  const person = talkWith();
  person.begin();
  const asked = person.say('**Ana** [x](http://evil.example) <b>');
  expect(asked.markdown).toContain('\\*\\*Ana\\*\\* \\[x\\](http://evil.example) \\<b\\>');
  person.say('yes');
  expect(person.say('back').markdown).toContain('\\*\\*Ana\\*\\* \\[x\\](http://evil.example) \\<b\\>');
});

test('what stands on a finished paper can be changed, at once or after a question', () => {
  const answers = { yourName: 'Ana', movedOut: '2026-08-31', itemized: 'no', proof: null, costs: null };
  const finished = { definition, answers, offered: {}, today: '2026-11-15', language: 'en' as const };
  const talk: DocumentTalk = { definitionId: 'a-letter', asking: null, row: null, returnTo: 'inform' };
  const change = (message: string) => changeFinished(finished, talk, message);
  expect(change('the name is wrong, change my name to Anna')).toMatchObject({
    state: 'done',
    changes: { yourName: 'Anna' },
  });
  expect(change('change my name')).toMatchObject({ state: 'asking', talk: { asking: 'yourName' }, changes: {} });
  expect(change('change moved out to someday')).toMatchObject({ talk: { asking: 'movedOut' }, changes: {} });
  expect(change('can he change the locks')).toBeNull();
  expect(change('can i change his name? its Ray')).toBeNull();
});

test('answers given on the form page are not asked again', () => {
  const person = talkWith({}, { yourName: 'Ana', movedOut: '2026-08-31' });
  expect(person.begin().talk.asking).toBe('itemized');
});

test('a Social Security number is left to the form page', () => {
  const withSecret = parseDefinition('a-letter', {
    yaml: SECRET_YAML,
    text: '{{yourName}} {{ssn}}',
  });
  const interview = { definition: withSecret, answers: {}, offered: {}, today: '2026-11-15', language: 'en' as const };
  const talk: DocumentTalk = { definitionId: 'a-letter', asking: 'yourName', row: null, returnTo: 'inform' };
  const last = continueInterview(interview, talk, 'Ana Ruiz');
  expect(last).toMatchObject({ state: 'done', changes: { yourName: 'Ana Ruiz' } });
  expect(last.markdown).toContain('a chat is no place for it: **Social Security number**');
});
