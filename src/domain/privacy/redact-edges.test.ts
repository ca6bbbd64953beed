import { describe, expect, test } from 'vitest';
import { findContactDetails } from './contact-details.ts';
import { redactContactDetails, redactTogether } from './redact.ts';

/** Where a small change of a rule would show somebody too early how to reach a person, or hide what an attorney needs. */
const E = '[email redacted]';
const P = '[phone number redacted]';
const A = '[address redacted]';

describe('several at once', () => {
  test.each([
    ['917-867-5309 or ann@gmail.com', `${P} or ${E}`],
    ['ann@gmail.com or 917-867-5309', `${E} or ${P}`],
    ['at 12 Main Street, ann@gmail.com, 917-867-5309', `at ${A}, ${E}, ${P}`],
    ['ann@gmail.com dot bob@x.com', `${E} dot ${E}`],
    ['917-867-5309 212-867-5309 ann@gmail.com', `${P} ${P} ${E}`],
    // The second does not take what belongs to the first for its own beginning.
    ['ann@gmail.com_bob@x.com', `${E}${E}`],
  ])('%j', (text, hidden) => {
    expect(redactContactDetails(text)).toBe(hidden);
  });
});

describe('a number in other groups', () => {
  test.each(['917867 5309', '917 8675309', '(917)867 5309', '1 9178675309', '1 917867 5309', '91-78-67-53-09'])(
    '%j has the form of a phone number',
    (text) => {
      expect(redactContactDetails(`see ${text} there`)).toBe(`see ${P} there`);
    },
  );

  test.each(['see 91786 75309 there', 'see 917867 53 09 there', 'see 9178675 309 there'])('%j has not', (text) => {
    expect(redactContactDetails(text)).toBe(text);
  });

  test('of fifteen digits at most: what is longer is two, or none', () => {
    expect(redactContactDetails('message me: 12345678 1234567890')).toBe(`message me: ${P} ${P}`);
    expect(redactContactDetails('my number is 123456789012345')).toBe(`my number is ${P}`);
    expect(redactContactDetails('my number is 1234567890123456')).toBe('my number is 1234567890123456');
  });

  test.each(['see 011525512345678 there', 'apartments 011, 012, 013 there'])(
    '%j only begins as one that is dialled abroad',
    (text) => {
      expect(redactContactDetails(text)).toBe(text);
    },
  );

  test('where somebody asks for a message, any grouping is one', () => {
    expect(redactContactDetails('message me: 91786 75309')).toBe(`message me: ${P}`);
    expect(redactContactDetails('call me at 555 12 34')).toBe(`call me at ${P}`);
  });
});

describe('what an attorney needs stays, also where somebody talks of calling', () => {
  test.each([
    'call me before 06/30/2026',
    'text me on 2026-06-30',
    'call about index 653421/2025',
    'call me about docket no. 653421/2025',
    'I have 2 Bronx Housing Court cases',
    'I saw 3 Queens court officers',
    'there were 5 street vendors',
    '653421–2025',
    '917–867–5309–1234',
  ])('%j', (text) => {
    expect(redactContactDetails(text)).toBe(text);
  });

  test('a number like a case’s, that nobody calls a case’s, is hidden where it is called', () => {
    expect(redactContactDetails('call 653421/2025')).toBe(`call ${P}`);
  });
});

describe('how far words reach', () => {
  const STORY = 'and then a long story begins that goes on and on about the roof and the rain';

  test('what a number is called stands right before it, however long the text is', () => {
    const text = `index no. 7123456789 ${STORY}`;
    expect(redactContactDetails(text)).toBe(text);
  });

  test('who talks of calling says nothing about a number that comes much later', () => {
    const text = `please call ${STORY}, order 2126754321`;
    expect(redactContactDetails(text)).toBe(text);
  });

  test('fourteen signs hold a number together, fifteen do not', () => {
    const apart = (signs: number) => `917${'-'.repeat(signs)}867-5309`;
    expect(redactContactDetails(apart(14))).toBe(P);
    expect(redactContactDetails(apart(15))).toBe(apart(15));
  });

  test('between two messages it is seventy-seven', () => {
    const apart = (signs: number) => [`917 867${'-'.repeat(signs)}`, '5309'];
    expect(redactTogether(apart(77))).toEqual([P, P]);
    expect(redactTogether(apart(78))).toEqual(apart(78));
  });
});

test('each message hides its own', () => {
  expect(redactTogether(['ann@mail.example', 'no', 'at 12 Main Street', 'and bob@mail.example', ''])).toEqual([
    E,
    'no',
    `at ${A}`,
    `and ${E}`,
    '',
  ]);
});

describe('a sign that is part of no address', () => {
  test.each(['@ gmail.com is down', 'we met @ noon.Then he left', 'see ...@gmail.com', 'meet @ noon', '(@) gmail.com'])(
    '%j',
    (text) => {
      expect(findContactDetails(text)).toEqual([]);
    },
  );
});

describe('the part before the sign', () => {
  test('is as long as an address can have it', () => {
    expect(redactContactDetails(`${'a'.repeat(64)}@gmail.com`)).toBe(E);
    expect(redactContactDetails(`${'a'.repeat(65)}@gmail.com`)).toBe(`a${E}`);
  });

  test('takes single letters along only where it is one itself', () => {
    expect(redactContactDetails('who I a m ann@gmail.com')).toBe(`who I a m ${E}`);
  });

  test('may be joined by words to a domain in brackets', () => {
    expect(redactContactDetails('ann arroba gmail [punto] com')).toBe(E);
  });

  test('may have any country behind a sign that means nothing else', () => {
    expect(redactContactDetails('ann arroba correo.cl')).toBe(E);
  });
});

describe('other scripts and entities', () => {
  test.each(['٦١٧٨٦٧٥٣٠٩', '४१५८६७५३०९', '৪১৫৮৬৭৫৩০৯', '۶۱۷۸۶۷۵۳۰۹'])('the digits of %s are digits', (number) => {
    expect(redactContactDetails(`see ${number} there`)).toBe(`see ${P} there`);
  });

  test('one sign that is read as many letters moves nothing', () => {
    const many = 'ﷺ'.repeat(40);
    expect(redactContactDetails(`${many} 917-867-5309 end`)).toBe(`${many} ${P} end`);
    expect(redactContactDetails(`${many} <b>917-867-5309</b> end`)).toBe(`${many} <b>${P}</b> end`);
  });

  test('a sign that shows nothing, or is a space of another kind, holds nothing apart', () => {
    expect(redactContactDetails('917&#0;867&#0;5309')).toBe(P);
    expect(redactContactDetails('ann\u2800@\u2800gmail.com')).toBe(E);
  });

  test.each(['a &#1114112; b', 'a &#x110000; b', 'a &#0; b', 'a &#99999999; b'])('%j is no character', (text) => {
    expect(redactContactDetails(text)).toBe(text);
  });
});

test('what stands before a sign that is read as many letters is found in its place too', () => {
  const many = 'ﷺ'.repeat(40);
  expect(redactContactDetails(`Mail ann@mail.example ${many} bob@mail.example`)).toBe(`Mail ${E} ${many} ${E}`);
});
