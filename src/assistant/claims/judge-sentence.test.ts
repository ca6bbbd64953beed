import { describe, expect, test } from 'vitest';
import { loadTopics } from '../knowledge/load-topics.ts';
import { judgeSentence } from './judge-sentence.ts';
import type { Passage } from './passage.ts';
import { sentencesOf } from './sentences.ts';

const law = (number: number, text: string, statute: string): Passage => ({
  number,
  kind: 'law',
  text,
  law: statute,
  links: ['https://www.nysenate.gov/legislation/laws/GOB/7-108'],
});
const passages: readonly Passage[] = [
  law(
    1,
    'Getting your security deposit back. After you move out, the landlord has 14 days to give you an itemized statement of what was kept and to return the rest. A landlord who is late forfeits the right to keep any of the deposit.',
    'General Obligations Law § 7-108(1-a)(e)',
  ),
  law(
    2,
    'Only unpaid rent, damage beyond ordinary wear and tear, unpaid utilities owed to the landlord, and the cost of moving or storing your belongings may be deducted, if reasonable and itemized. Ordinary wear and damage from an earlier tenant may not.',
    'General Obligations Law § 7-108(1-a)(b)',
  ),
  law(
    3,
    'A landlord who willfully violates the deposit rules can owe punitive damages of up to 2 times the deposit, on top of actual damages. Un propietario que viola a propósito las reglas del depósito puede deber daños punitivos de hasta 2 veces el depósito.',
    'General Obligations Law § 7-108(1-a)(g)',
  ),
  {
    number: 4,
    kind: 'practical',
    law: '',
    links: ['https://www.lawhelpny.org/'],
    text: 'A written demand to the landlord, kept as a copy, is a common first step. If the deposit is not returned, small claims court hears cases of this kind. LawHelpNY: the statewide directory of free legal help.',
  },
];
const said = 'I moved out on October 31 and he kept my $1,500 deposit. Is it 30 days?';
const judged = (sentence: string) => judgeSentence(sentence, { passages, said });

describe('a sentence that a passage carries is kept, with its citation', () => {
  test.each([
    ['The landlord has 14 days to return the deposit or give an itemized statement. [1]', [1]],
    ['After you move out, the landlord has fourteen days to give you an itemized statement [1].', [1]],
    ['Under GOL 7-108, the landlord has two weeks to return the rest. [1]', [1]],
    ['A landlord who misses that forfeits the right to keep any of the deposit. [1][2]', [1, 2]],
    ['A willful landlord can owe up to twice the deposit. [3]', [3]],
    ['Un propietario que viola las reglas a propósito puede deber hasta 2 veces el depósito. [3]', [3]],
    ['Ordinary wear may not be deducted. [2]', [2]],
    ['You moved out on October 31, so the 14 days for the landlord to return the deposit run from there. [1]', [1]],
  ])('%s', (sentence, cites) => {
    expect(judged(sentence)).toMatchObject({ isKept: true, cites });
  });

  test('one that cites nothing, nothing real or the wrong passage gets the right one', () => {
    const text = 'After you move out, the landlord has 14 days to return the rest and give an itemized statement.';
    for (const citation of ['', ' [9]', ' [2]']) {
      expect(judged(`${text}${citation}`)).toMatchObject({ isKept: true, text, cites: [1] });
    }
  });

  test('what people commonly do needs no citation', () => {
    expect(judged('Small claims court hears cases of this kind. [4]')).toMatchObject({ isKept: true, cites: [] });
    expect(judged('[LawHelpNY](https://www.lawhelpny.org/) is the statewide directory.')).toMatchObject({
      isKept: false,
    });
  });
});

describe('a sentence that no passage carries is removed', () => {
  test.each([
    ['another number', 'The landlord has 30 days to return the deposit. [1]'],
    ['another unit', 'The landlord has 14 months to return the deposit. [1]'],
    ['a number that the person asked about', 'The landlord has 30 days to give you an itemized statement. [1]'],
    ['another statute', 'Real Property Law § 235-b gives the landlord 14 days to return the deposit. [1]'],
    ['an amount made into a rule', 'The landlord may keep $1,500 of the deposit. [2]'],
    ['a date made into a deadline', 'The landlord must return the deposit by October 31. [1]'],
    ['the opposite', 'Landlords may deduct ordinary wear and tear. [2]'],
    ['the opposite, by not', 'A landlord who willfully violates the deposit rules cannot owe punitive damages. [3]'],
    ['another subject', 'Tenants must carry insurance for the whole apartment. [1]'],
    ['law without a figure', 'Your employer must pay overtime.'],
    ['a made-up phone number', 'The landlord line for deposits is 212-555-0147. [1]'],
    ['a made-up address', 'Deposit complaints go to https://deposit.example.org. [1]'],
    ['a figure from what is only practical', 'A written demand with 10 copies is a common first step. [4]'],
    ['a question that takes a wrong figure for granted', 'Did the landlord miss the 45 days?'],
  ])('%s', (_what, sentence) => {
    expect(judged(sentence)).toEqual({ isKept: false, because: 'not-carried' });
  });
});

describe('advice, forecasts and promises are removed, whoever carries them', () => {
  test.each([
    'You should sue him.',
    'You should really send a letter.',
    'You must file a case now.',
    'You ought to refuse.',
    'I recommend talking to him.',
    'My advice is to wait.',
    'It is best to wait.',
    'Your best option is small claims court.',
    'Don’t sign anything.',
    'Sue him in small claims court.',
    'You will win.',
    "You'll definitely get your deposit back.",
    'You have a strong case.',
    'The judge will rule for you.',
    'I guarantee it.',
    'As your attorney, I can say more.',
    'Usted debería demandarlo.',
    'Le recomiendo esperar.',
    'Va a ganar el caso.',
    'Tiene un buen caso.',
    'No firme nada.',
  ])('%s', (sentence) => {
    expect(judged(sentence)).toEqual({ isKept: false, because: 'advice' });
  });
});

describe('what states no law is kept as it is', () => {
  test.each([
    'I am sorry that this happened to you.',
    'When did you give back the keys?',
    'Did you get an itemized statement within the 14 days?',
    'An attorney can look at your papers.',
    'I can show you attorneys.',
    'Photos from the day you moved in are useful to keep.',
    'Lamento lo que pasó.',
  ])('%s', (sentence) => {
    expect(judged(sentence)).toMatchObject({ isKept: true, cites: [] });
  });
});

/** The whole knowledge as a test: nothing true may be lost, nothing false may pass. */
describe('every fact that we know', () => {
  const facts = [...new Map(loadTopics().flatMap((topic) => topic.facts.map((fact) => [fact.id, fact]))).values()];
  const ground = facts.map((fact) => ({
    sentences: [...sentencesOf(fact.says), ...sentencesOf(fact.dice ?? '')],
    passages: [law(1, [fact.says, fact.dice ?? ''].join(' '), fact.law)],
  }));

  test('is kept in its own words', () => {
    const lost = ground.flatMap(({ sentences, passages: own }) =>
      sentences.filter((sentence) => {
        const verdict = judgeSentence(`${sentence} [1]`, { passages: own, said: '' });
        return !verdict.isKept && verdict.because === 'not-carried';
      }),
    );
    expect(lost).toEqual([]);
  });

  test('is removed with any of its numbers changed', () => {
    const passed = ground.flatMap(({ sentences, passages: own }) =>
      sentences.flatMap((sentence) =>
        [...sentence.matchAll(/\d+/g)]
          .map(
            ({ index, 0: digits }) => `${sentence.slice(0, index)}7${digits}${sentence.slice(index + digits.length)}`,
          )
          .filter((changed) => judgeSentence(`${changed} [1]`, { passages: own, said: '' }).isKept),
      ),
    );
    expect(passed).toEqual([]);
  });
});
