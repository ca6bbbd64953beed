import { describe, expect, test } from 'vitest';
import { redactContactDetails, redactTogether } from './redact.ts';

const E = '[email redacted]';
const P = '[phone number redacted]';
const H = '[contact redacted]';
const A = '[address redacted]';

describe('an e-mail address, however it is spelled', () => {
  test.each([
    'ann@gmail dot com',
    'ann@gmail punto com',
    'ann@gmail,com',
    'ann@gmail com',
    'ann@gmail',
    'ann @ gmail',
    'ann [@] gmail.com',
    'ann (@) gmail.com',
    'ann {@} gmail [.] com',
    'ann [ at ] gmail [ dot ] com',
    'ann arroba gmail punto com',
    'ann.lee arroba gmail.com',
    'ann (arroba) correo punto mx',
    'ann guion bajo lee arroba hotmail punto es',
    'ANN ARROBA GMAIL PUNTO COM',
    'ann punto lee arroba yahoo punto com',
    'a n n @ g m a i l . c o m',
    'a n n @ gmail.com',
    'ann\u034f@\u2061gmail\u180e.com',
    'a\u0301nn@gmail.com',
    '𝐚𝐧𝐧@gmail.com',
    'ann&#8203;@gmail.com',
  ])('%j disappears', (address) => {
    expect(redactContactDetails(address)).toBe(E);
    expect(redactContactDetails(`write to: ${address}, please`)).toBe(`write to: ${E}, please`);
  });
});

describe('a phone number, however it is spelled', () => {
  test.each([
    '917,867,5309',
    '917:867:5309',
    '917;867;5309',
    '917|867|5309',
    '917+867+5309',
    '917 ... 867 ... 5309',
    '9 1 7-8 6 7-5 3 0 9',
    '9.1.7.8.6.7.5.3.0.9',
    '91 78 67 53 09',
    '917-867-53O9',
    '917-867-53o9',
    '9l7-867-5309',
    '9️⃣1️⃣7️⃣8️⃣6️⃣7️⃣5️⃣3️⃣0️⃣9️⃣',
    '９１７８６７５３０９',
    '9\u034f17\u2061867\u180e5309',
    '9\u200d1\u200d7\u20608675309',
    '917\u{e0020}867\u{e0020}5309',
    'nueve uno siete ocho seis siete cinco tres cero nueve',
    'nueve one siete eight seis seven 5309',
    'nueve-uno-siete, ocho-seis-siete, cinco-tres-cero-nueve',
    '917 guion 867 guion 5309',
    '917 punto 867 punto 5309',
    '+52 55 1234 5678',
    '+52 1 55 1234 5678',
    '+44 20 7946 0958',
    '+1 (809) 555-0123',
    '+44 (0)20 7946 0958',
    '+34 612 345 678',
    '011 52 55 1234 5678',
    '011-44-20-7946-0958',
    '001 917 867 5309',
    '917_867_5309',
    '917*867*5309',
    '917~867~5309',
    '917•867•5309',
    "917'867'5309",
    'nine-one-seven eight-six-seven five-three-oh-nine',
    '917 eight six seven 5309',
    '𝟗𝟏𝟕-𝟖𝟔𝟕-𝟓𝟑𝟎𝟗',
    '٩١٧ ٨٦٧ ٥٣٠٩',
    '௯௧௭௮௬௭௫௩௦௯',
    '༩༡༧༨༦༧༥༣༠༩',
  ])('%j disappears', (number) => {
    expect(redactContactDetails(number)).toBe(P);
    expect(redactContactDetails(`call ${number}, please`)).toBe(`call ${P}, please`);
  });

  test.each([
    ['#9178675309 text me', `#${P} text me`],
    ['account 9178675309 is my cell', `account ${P} is my cell`],
    ['9178675309 dollars, call me', `${P} dollars, call me`],
    ['order 9178675309 on WhatsApp', `order ${P} on WhatsApp`],
    ['index no. 9178675309 llámame', `index no. ${P} llámame`],
    ['text me at 867-5309', `text me at ${P}`],
    ['mi celular: 55 1234 5678', `mi celular: ${P}`],
    ['llámame al 55 1234 5678', `llámame al ${P}`],
    ['whatsapp 0052 55 1234 5678', `whatsapp ${P}`],
    ['call me: 917 luego 867 luego 5309', `call me: ${P}`],
    ['917-867-5309/646-555-0142', `${P}/${P}`],
  ])('%j becomes %j', (text, redacted) => {
    expect(redactContactDetails(text)).toBe(redacted);
  });
});

describe('another way to reach somebody', () => {
  test.each([
    ['find @annlee there', `find ${H} there`],
    ['my instagram is annlee', H],
    ['mi telegram es ann_lee', H],
    ['IG: ann.lee', H],
    ['snapchat username: annlee22', H],
    ['see instagram.com/annlee', `see ${H}`],
    ['https://www.facebook.com/ann.lee', H],
    ['t.me/annlee', H],
    ['wa.me/19178675309', H],
    ['linkedin.com/in/ann-lee', H],
    ['annlee#1234 on discord', `${H} on discord`],
  ])('%j becomes %j', (text, redacted) => {
    expect(redactContactDetails(text)).toBe(redacted);
  });
});

describe('where somebody lives', () => {
  test.each([
    '123 Main Street',
    '123 main st apt 4',
    '45-12 82nd Ave, Apt 3B',
    '1500 Broadway',
    '12 Hidden Lane',
    '7 E. 14th St.',
    '900 Grand Concourse #5C',
    '88 Court Street, Brooklyn, NY 11201',
    '5 Park Place',
    'P.O. Box 1234',
    'Calle Main #12',
  ])('%j disappears', (address) => {
    expect(redactContactDetails(`I live at ${address}`)).toMatch(/^I live at \[address redacted\]\.?$/);
  });

  test('in HTML, the tags stay', () => {
    expect(redactContactDetails('<p>at 123 <b>Main</b> Street</p>')).toBe(`<p>at ${A}<b></b></p>`);
  });
});

describe('what is none stays', () => {
  test.each([
    'I have 10 days to go to Housing Court',
    '2 Small Claims Court dates',
    'for 3 months in Queens',
    'the 1st of May',
    'I paid 2 months at the place',
    'on 06/30/2026 he called me',
    'he called 3 times on 2026-06-30',
    'call me about index 123456/2026',
    'call 911 or 311',
    'rent went from 1500 to 1650, text enclosed',
    'CPLR 3211(a)(7), RPAPL § 711',
    'facebook is a company',
    'we met at 5 on the corner',
    'one of the two, not three',
    'Apartment 4B in Astoria, Queens 11102',
    'los dos niños y una tía',
    'docket 2026-001234',
    'BBL 3-01234-0056',
    'order 2126754321 never came',
    'claim number 011 445 110 9912',
    'page 011 of 2026, lines 12 to 34',
    'my number one problem is heat',
    'Robert Klein',
  ])('%j', (text) => {
    expect(redactContactDetails(text)).toBe(text);
  });
});

describe('over two messages', () => {
  test.each([
    [
      ['my cell is 917', '867 5309'],
      [`my cell is ${P}`, P],
    ],
    [
      ['917-867', '-5309 is the rest'],
      [P, `${P} is the rest`],
    ],
    [
      ['917 867', 'and the last four digits are 5309'],
      [P, P],
    ],
    [
      ['9178', 'luego 675309'],
      [P, P],
    ],
    [
      ['ann.lee', '@gmail.com'],
      [E, E],
    ],
    [
      ['ann.lee@', 'gmail.com'],
      [E, E],
    ],
    [
      ['917', '867', '5309'],
      [P, P, P],
    ],
  ])('%j become %j', (messages, redacted) => {
    expect(redactTogether(messages.map((text) => (text.includes('9178') ? `call me ${text}` : text)))).toEqual(
      redacted.map((text, index) => (messages[index]?.includes('9178') ? `call me ${text}` : text)),
    );
  });

  test('two messages that have nothing to do with each other stay as they are', () => {
    const texts = ['I paid 350', '600 was the deposit', 'and 1200 the rent', 'from 2024', '12 people live here'];
    expect(redactTogether(texts)).toEqual(texts);
  });
});
