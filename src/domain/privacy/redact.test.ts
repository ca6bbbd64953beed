import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactContactDetails } from './redact.ts';

const E = '[email redacted]';
const P = '[phone number redacted]';

describe('e-mail addresses', () => {
  test.each([
    ['Write to ann.lee+home@mail.example.com today', `Write to ${E} today`],
    ['ann@mail.example', E],
    ['ANN@MAIL.EXAMPLE', E],
    ['ann@mail.example.', `${E}.`],
    ['(ann@mail.example)', `(${E})`],
    ['<ann@mail.example>', `<${E}>`],
    ['"ann@mail.example"', `"${E}"`],
    ["'ann@mail.example'", `'${E}'`],
    ['e-mail:ann@mail.example;', `e-mail:${E};`],
    ['ann_lee-2@sub.mail-host.example', E],
    ["o'brien@mail.example", E],
    ['ann%lee@mail.example', E],
    ['1234567890@mail.example', E],
    ['a@b.co, c@d.io', `${E}, ${E}`],
    ['josé@correo.example', E],
    ['иван@почта.рф', E],
    ['ann @ mail.com', E],
    ['ann@ mail.com', E],
    ['ann@mail . com', E],
    ['ann@mail.\ncom', E],
    ['ann\u200b@\u200bmail.example', E],
    ['ann＠mail.example', E],
    ['ａｎｎ@mail.example', E],
    ['ann&#64;mail.example', E],
    ['ann&#x40;mail&#46;example', E],
    ['ann&commat;mail&period;example', E],
    ['<p>ann<b>@</b>mail.example</p>', `<p>${E}<b></b></p>`],
    ['<b>ann</b>@mail.example', `<b>${E}</b>`],
    ['ann [at] mail.example', E],
    ['ann(at)mail(dot)com', E],
    ['ann {at} mail {dot} com', E],
    ['ann [at] mail [dot] co [dot] uk', E],
    ['ann at gmail dot com', E],
    ['ann dot lee at gmail dot com', E],
    ['ann underscore lee at mail dot example', E],
    ['ann.lee at gmail.com', E],
    ['ANN AT GMAIL DOT COM', E],
    ['write ann@mail.example or bob@mail.example', `write ${E} or ${E}`],
    ['https://x.example/?to=ann@mail.example', `https://x.example/?to=${E}`],
  ])('%j becomes %j', (text, redacted) => {
    expect(redactContactDetails(text)).toBe(redacted);
  });

  test.each([
    ['<a href="mailto:ann@mail.example">mail</a>', '<a>mail</a>'],
    ['<a href="mailto:ann@mail.example">ann@mail.example</a>', `<a>${E}</a>`],
    ["<a href='mailto:ann%40mail.example' title='x'>m</a>", "<a title='x'>m</a>"],
    ['<a title="ann@mail.example" href="https://x.example">m</a>', '<a href="https://x.example">m</a>'],
    ['<a href="https://x.example/?e=ann%40mail.example">m</a>', '<a>m</a>'],
    ['<a href="tel:+19178675309">call</a>', '<a>call</a>'],
    ['<a href="sms:9178675309">text</a>', '<a>text</a>'],
    ['<a href="https://wa.me/19178675309">text</a>', '<a>text</a>'],
    ['<a href="https://x.example/9178675309">page</a>', '<a href="https://x.example/9178675309">page</a>'],
  ])('in a link: %j becomes %j', (html, redacted) => {
    expect(redactContactDetails(html)).toBe(redacted);
  });
});

describe('phone numbers', () => {
  test.each([
    ['917-867-5309'],
    ['917.867.5309'],
    ['917 867 5309'],
    ['917  867  5309'],
    ['(917) 867-5309'],
    ['(917)867-5309'],
    ['(917) 867 5309'],
    ['( 917 ) 867 - 5309'],
    ['917/867/5309'],
    ['917_867_5309'],
    ['917·867·5309'],
    ['917-8675309'],
    ['9178675309'],
    ['917 867 53 09'],
    ['1-917-867-5309'],
    ['1 (917) 867-5309'],
    ['1.917.867.5309'],
    ['19178675309'],
    ['+19178675309'],
    ['+1 917 867 5309'],
    ['+1 (917) 867-5309'],
    ['+1-917-867-5309'],
    ['+ 1 917 867 5309'],
    ['(+1) 917 867 5309'],
    ['001 917 867 5309'],
    ['011 1 917 867 5309'],
    ['917-867-5309 x12'],
    ['917-867-5309x1234'],
    ['917-867-5309 ext. 12'],
    ['917-867-5309, ext 12'],
    ['917-867-5309 extension 12'],
    ['917–867–5309'],
    ['917—867—5309'],
    ['917‑867‑5309'],
    ['917−867−5309'],
    ['917\u00a0867\u00a05309'],
    ['917&nbsp;867&nbsp;5309'],
    ['917\n867\n5309'],
    ['917-\n867-5309'],
    ['９１７－８６７－５３０９'],
    ['٩١٧-٨٦٧-٥٣٠٩'],
    ['९१७ ८६७ ५३०९'],
    ['9\u200b1\u200b7-867-5309'],
    ['&#57;17-867-5309'],
    ['9 1 7 8 6 7 5 3 0 9'],
    ['9-1-7-8-6-7-5-3-0-9'],
    ['1 9 1 7 8 6 7 5 3 0 9'],
    ['917 dash 867 dash 5309'],
    ['917 dot 867 dot 5309'],
    ['nine one seven eight six seven five three zero nine'],
    ['nine-one-seven, eight-six-seven, five-three-oh-nine'],
    ['917 eight six seven 5309'],
    ['646-555-0142'],
    ['800-799-7233'],
  ])('%j disappears', (number) => {
    expect(redactContactDetails(number)).toBe(P);
    expect(redactContactDetails(`call ${number}, please`)).toBe(`call ${P}, please`);
  });

  test.each([
    ['<p>call <b>917</b>-867-5309</p>', `<p>call <b>${P}</b></p>`],
    ['917<i>-</i>867-5309', `${P}<i></i>`],
    ['<p>917-867</p><p>5309</p>', `<p>${P}</p><p></p>`],
    ['917<br>867<br>5309', `${P}<br><br>`],
    ['917-867-5309 or 646-555-0142', `${P} or ${P}`],
    ['cell:917-867-5309.', `cell:${P}.`],
    ['(call 917-867-5309)', `(call ${P})`],
    ['mycell9178675309', `mycell${P}`],
    ['call me: 917, then 867, then 5309', `call me: ${P}`],
    ['New York 10001 917-867-5309', `New York 10001 ${P}`],
    ['on 06/30/2026 917-867-5309 rang', `on 06/30/2026 ${P} rang`],
    ['a@b.example and 9178675309', `${E} and ${P}`],
  ])('%j becomes %j', (text, redacted) => {
    expect(redactContactDetails(text)).toBe(redacted);
  });
});

describe('what is no contact detail stays', () => {
  test.each([
    'index number 123456/2026',
    'Index No. 653421/2025',
    '653421-2025',
    'index no. 7123456789',
    'Index # 212 555 1234',
    'docket 21-987654321012',
    'Docket No. V-01234-26/26A',
    'docket number 2125551234',
    'Case 1:26-cv-04567-ABC',
    'LT-305123-22/QN',
    'BBL 3-01234-0056',
    'file no: 9175551234',
    'account 2125551234',
    'card number is 9178675309',
    'order #2125551234',
    '#2125551234',
    'tracking number: 9178675309',
    'ID LT2125551234',
    'card ending 4242',
    '4242 4242 4242 4242',
    '4242424242424242',
    'ZIP 10001-1234',
    'Brooklyn 11201 2024',
    'I owe $2,400.00',
    '$2125551234',
    '$ 212 555 1234',
    '2,125,551,234 dollars',
    '2125551234 dollars',
    '$450, $600 and $1200',
    'rent was 950 then 975 then 1025',
    '350 and 600 and 1200',
    '3.1415926535',
    '3.2125551234',
    'on 06/30/2026',
    'from 2026-06-30 to 2026-07-15',
    '20260630 1530',
    'between 2019 and 2024',
    '867-5309',
    '117-867-5309',
    '917-167-5309',
    '917-867-53091',
    '91-7867-53090',
    '917-867-5309-1234',
    '123-45-6789',
    '12-3456789',
    'RPAPL § 711, CPLR 3211(a)(7)',
    'https://iapps.courts.example/case/2125551234',
    'www.x.example/2125551234',
    '@ noon',
    'meet @ noon. Then we go',
    'I bought it at amazon.com',
    'look at the dot on the i',
    'one two three four',
    'apartment 4B, floor 12, room 1215',
    '100% @ 5 cents',
    'a < b and c > d',
    '',
    '[email redacted] [phone number redacted]',
  ])('%j', (text) => {
    expect(redactContactDetails(text)).toBe(text);
  });
});

const number = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([area, exchange, line]) => [String(area), String(exchange), String(line).padStart(4, '0')] as const);
const writing = fc.constantFrom(
  ([a, b, c]: readonly string[]) => `${a}-${b}-${c}`,
  ([a, b, c]: readonly string[]) => `(${a}) ${b}-${c}`,
  ([a, b, c]: readonly string[]) => `${a}.${b}.${c}`,
  ([a, b, c]: readonly string[]) => `${a}${b}${c}`,
  ([a, b, c]: readonly string[]) => `+1 ${a} ${b} ${c}`,
  ([a, b, c]: readonly string[]) => `1${a}${b}${c}`,
  ([a, b, c]: readonly string[]) => `<b>${a}</b> ${b}<br>${c}`,
);
const prose = fc
  .array(fc.constantFrom('please', 'my landlord', 'wrote', 'in May', 'about', 'the lease,', 'today.'), { maxLength: 6 })
  .map((words) => words.join(' '));
const html = fc
  .array(
    fc.oneof(
      prose,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<br>',
        '<b>',
        '</b>',
        '&amp;',
        '917',
        '-867-',
        '5309',
        'ann@',
        'mail.example',
        ' ',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('for any text', () => {
  test('a phone number between any words disappears, and the words stay', () => {
    fc.assert(
      fc.property(prose, number, writing, prose, (before, digits, write, after) => {
        const redacted = redactContactDetails(`${before} ${write(digits)} ${after}`);
        expect(redacted.replaceAll(/<[^>]*>/g, '')).toBe(`${before} ${P} ${after}`);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['@ann@9175309-867-', 'call 917-530-9867, 9175309-867- is my policy', '@ann 9175-309867'])(
    '%j: the words that we put in call for no number',
    (source) => {
      const once = redactContactDetails(source);
      expect(redactContactDetails(once)).toBe(once);
    },
  );

  test('redacting twice changes nothing more', () => {
    fc.assert(
      fc.property(html, (source) => {
        const once = redactContactDetails(source);
        expect(redactContactDetails(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('tags stay, in their order', () => {
    const tagsOf = (source: string) => source.match(/<\/?(?:p|br|b)>/g) ?? [];
    fc.assert(
      fc.property(html, (source) => {
        expect(tagsOf(redactContactDetails(source))).toEqual(tagsOf(source));
      }),
      { numRuns: 1000 },
    );
  });

  test('dates, amounts, ZIP codes and index numbers stay', () => {
    const two = fc.integer({ min: 10, max: 12 });
    const kept = fc.oneof(
      fc.tuple(two, two, fc.integer({ min: 1990, max: 2030 })).map(([m, d, y]) => `${m}/${d}/${y}`),
      fc.integer({ min: 1, max: 9_999_999_999 }).map((amount) => `$${amount}`),
      fc.integer({ min: 1, max: 9_999_999_999 }).map((amount) => `$${amount.toLocaleString('en-US')}.00`),
      fc.tuple(fc.integer({ min: 10_001, max: 14_925 }), fc.integer({ min: 1000, max: 9999 })).map((z) => z.join('-')),
      fc
        .tuple(fc.integer({ min: 100_000, max: 999_999 }), fc.integer({ min: 1990, max: 2030 }))
        .map((i) => i.join('/')),
    );
    fc.assert(
      fc.property(fc.array(kept, { maxLength: 5 }), (parts) => {
        const text = parts.join(', ');
        expect(redactContactDetails(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
