import { describe, expect, test } from 'vitest';
import { EMPTY_CASE, type CaseFile } from '#domain/matter/case-file.ts';
import { aTopic } from '#test/builders/topic.ts';
import { deadlinesFor } from './deadlines.ts';

const read = (
  rules: string[],
  file: Partial<CaseFile> = {},
  more: Partial<Omit<Parameters<typeof deadlinesFor>[1], 'file' | 'today'>> = {},
) =>
  deadlinesFor(aTopic({ deadlines: rules }), {
    file: { ...EMPTY_CASE, ...file },
    variables: {},
    chosen: {},
    today: '2026-11-15',
    ...more,
  });
const days = (reading: ReturnType<typeof read>) =>
  reading.counted.flatMap(({ deadline }) => deadline.dates.map(({ date }) => date));

test('a day is counted from its own event', () => {
  expect(days(read(['DL08'], { dates: { 'moved-out': '2026-10-31' } }))).toEqual(['2026-11-16']);
});

test('a day for which there are two rules is told once', () => {
  const dates = { 'moved-out': '2026-10-31' };
  expect(days(read(['DL08', 'DL08'], { dates }))).toEqual(['2026-11-16']);
});

test('no other day starts the clock: the right one is asked for', () => {
  for (const dates of [{ served: '2026-10-31' }, { 'court-date': '2026-12-03' }, { 'notice-dated': '2026-10-31' }]) {
    const reading = read(['DL08'], { dates });
    expect(reading.counted).toEqual([]);
    expect(reading.wanted?.key).toBe('date:moved-out');
  }
});

test('the day a suit was served is never the day a debt went unpaid', () => {
  expect(days(read(['DL26'], { dates: { served: '2026-11-01' } }))).toEqual([]);
});

test('for a debt so old that courts disagree about its three years, six are told', () => {
  expect(days(read(['DL26'], { dates: { 'last-payment': '2019-04-06' } }))).toEqual(['2025-04-07']);
  expect(days(read(['DL26'], { dates: { 'last-payment': '2019-04-07' } }))).toEqual(['2022-04-07']);
});

test.each([
  ['i was a passenger in a crash', 0],
  ['iba en el carro de mi primo y nos chocaron', 0],
  ['un carro me atropello', 0],
  ['my passenger was hurt in the crash', 1],
  ['i hit a pedestrian', 1],
])('%j: %d days to report the crash, which drivers do', (said, count) => {
  expect(days(read(['DL88'], { dates: { incident: '2026-11-10' } }, { said }))).toHaveLength(count);
});

test.each([
  ['i fell outside a store. its a private company, not the city', 0],
  ['me cai en una propiedad privada', 0],
  ['i fell on the sidewalk outside a store', 2],
])('%j: %d days against a public body', (said, count) => {
  expect(days(read(['DL20:event', 'DL21:event'], { dates: { incident: '2026-11-10' } }, { said }))).toHaveLength(count);
});

test.each([
  ['DL49', 'foreclosure-notice', 'summons-foreclosure'],
  ['DL01', 'collector-letter', 'summons-consumer-credit'],
  ['DL06', 'summons-consumer-credit', 'collector-letter'],
] as const)('%s runs from its own paper, and not from %s', (rule, other, own) => {
  const told = { dates: { served: '2026-11-03' }, served: 'in-hand' } as const;
  const reading = read([rule], { ...told, paper: other });
  expect(reading).toEqual({ counted: [], wanted: null });
  expect(days(read([rule], { ...told, paper: own }))).toHaveLength(1);
  // Nothing is known of the paper: it may be that.
  expect(days(read([rule], told))).toHaveLength(1);
});

test('what the bank mailed is not what one sent oneself, where the topic counts from both', () => {
  const dates = { 'notice-mailed': '2026-11-12' };
  expect(days(read(['DL07', 'DL43'], { dates }))).toEqual(['2026-12-02']);
  // Alone, "I mailed it on the 12th" is the day on which the form was sent.
  expect(days(read(['DL43'], { dates }))).toEqual(['2026-11-20']);
  expect(days(read(['DL07', 'DL43'], { dates: { ...dates, 'form-sent': '2026-11-13' } }))).toContain('2026-11-23');
});

test('a lawyer who writes that they will sue has not begun; whoever has the summons may have had that letter before', () => {
  const told = { dates: { served: '2026-11-03' }, served: 'in-hand' } as const;
  const said = 'I got a letter from a lawyer, they say they will sue me';
  expect(days(read(['DL01'], told, { said }))).toEqual([]);
  expect(days(read(['DL01'], { ...told, paper: 'summons' }, { said }))).toEqual(['2026-11-23']);
});

test('a petition is counted only once it is known how it came', () => {
  const dates = { served: '2026-11-09' };
  expect(read(['DL11'], { dates, paper: 'petition-nonpayment' }).wanted?.key).toBe('served');
  expect(days(read(['DL11'], { dates, paper: 'petition-nonpayment', served: 'in-hand' }))).toEqual(['2026-11-19']);
  expect(read(['DL11'], { dates, paper: 'petition-nonpayment', served: 'posted' }).wanted?.key).toBe(
    'date:proof-filed',
  );
});

test('before the day that counts is known, the earliest that it can be is counted, and said to be that', () => {
  const posted = { paper: 'petition-nonpayment', served: 'posted' } as const;
  const early = read(['DL11'], { ...posted, dates: { served: '2026-11-09' } });
  expect(early.counted).toMatchObject([{ triggerDate: '2026-11-09', isSafe: true }]);
  expect(days(early)).toEqual(['2026-11-19']);
  const known = read(['DL11'], { ...posted, dates: { served: '2026-11-09', 'proof-filed': '2026-11-12' } });
  expect(known.counted[0]?.isSafe).toBeUndefined();
  expect(days(known)).toEqual(['2026-11-23']);
});

test('a rule that is known not to be for somebody is not counted for them', () => {
  const dates = { 'notice-dated': '2026-11-02' };
  expect(days(read(['DL28:notice', 'DL27?'], { dates }))).toEqual(['2026-12-31']);
  expect(days(read(['DL28:notice', 'DL27?'], { dates, programme: 'snap' }))).toEqual(['2027-01-29']);
  expect(days(read(['DL28:notice', 'DL27?'], { dates, programme: 'cash' }))).toEqual(['2026-12-31']);
});

test('what a topic is all about need not be told', () => {
  const known = { file: { ...EMPTY_CASE, dates: { 'notice-dated': '2026-11-02' } }, variables: {}, chosen: {} };
  const topic = aTopic({ deadlines: ['DL27'], programme: 'snap' });
  expect(days(deadlinesFor(topic, { ...known, today: '2026-11-15' }))).toEqual(['2027-01-29']);
});

test('a marshal’s notice is counted for a marshal’s notice alone', () => {
  const dates = { served: '2026-11-09' };
  expect(read(['DL13'], { dates, paper: 'rent-demand' })).toEqual({ counted: [], wanted: null });
  expect(read(['DL13'], { dates }).wanted?.key).toBe('paper');
  expect(days(read(['DL13'], { dates, paper: 'marshal-notice' }))).toEqual(['2026-11-23']);
});

test('how long somebody lived there chooses the period', () => {
  const dates = { 'takes-effect': '2027-01-01' };
  expect(read(['DL14'], { dates }).wanted?.key).toBe('lived');
  expect(days(read(['DL14'], { dates, livedMonths: 48 }))).toEqual(['2026-10-03']);
  expect(days(read(['DL14'], { dates, livedMonths: 6 }))).toEqual(['2026-12-02']);
});

test('where facts do not tell the ways of counting apart, the person does, or the topic', () => {
  const dates = { incident: '2026-01-10' };
  expect(read(['DL25'], { dates }).wanted?.key).toBe('variant:DL25');
  expect(days(read(['DL25'], { dates }, { chosen: { DL25: 'intentional' } }))).toEqual(['2027-01-11']);
  expect(days(read(['DL25:negligence'], { dates }))).toEqual(['2029-01-10']);
});

test('a rule that is named with a question mark is counted if its day was told, and never asked for', () => {
  expect(read(['DL43?'])).toEqual({ counted: [], wanted: null });
  expect(days(read(['DL43?'], { dates: { 'form-sent': '2026-11-09' } }))).toEqual(['2026-11-17']);
  expect(days(read(['DL43'], {}, { taken: '2026-11-09' }))).toEqual(['2026-11-17']);
  expect(days(read(['DL43?'], {}, { taken: '2026-11-09' }))).toEqual([]);
  expect(days(read(['DL43?'], {}, { taken: '2026-11-09', isTakenNow: true }))).toEqual(['2026-11-17']);
});

test('something that has not happened yet starts no clock', () => {
  expect(days(read(['DL08'], { dates: { 'moved-out': '2026-12-31' } }))).toEqual([]);
});

test('the day on which the order was mailed or handed over is the paper’s own day', () => {
  expect(days(read(['DL35'], { dates: { 'notice-mailed': '2026-10-26' }, served: 'mailed' }))).toEqual(['2026-11-30']);
  expect(days(read(['DL35'], { dates: { served: '2026-10-26' }, served: 'in-hand' }))).toEqual(['2026-11-25']);
  expect(read(['DL35'], { dates: { 'court-date': '2026-10-26' }, served: 'in-hand' }).wanted?.key).toBe(
    'date:order-received',
  );
});

test('where only one of two kinds has its day, that kind is meant', () => {
  expect(days(read(['DL20'], { dates: { incident: '2026-10-26' } }))).toEqual(['2027-01-25']);
  expect(days(read(['DL29'], { dates: { decision: '2026-11-04' } }))).toEqual(['2026-11-24']);
  expect(read(['DL29']).wanted?.key).toBe('variant:DL29');
});

test('what has no words of its own is meant where those of the others were not said', () => {
  expect(read(['DL20']).wanted?.key).toBe('date:incident');
  expect(read(['DL20'], { dates: { served: '2026-10-26' } }).wanted?.key).toBe('date:incident');
  expect(read(['DL20'], {}, { said: 'a city truck killed my brother' }).wanted?.key).toBe('date:appointed');
});

describe('the time that is spoken of', () => {
  test('says which of several ways it is', () => {
    expect(read(['DL29'], {}, { about: '20 days to go to the Appeal Board.' }).wanted?.key).toBe('date:decision');
    expect(read(['DL29'], {}, { about: '30 days to ask for a hearing.' }).wanted?.key).toBe('date:notice-mailed');
  });

  test('comes first, and alone where only it is asked for', () => {
    const dates = { incident: '2026-11-02' };
    const about = '90 days for a notice of claim.';
    expect(days(read(['DL21', 'DL20'], { dates }, { about }))).toEqual(['2027-02-01', '2028-01-31']);
    expect(days(read(['DL21', 'DL20'], { dates }, { about, isForThat: true }))).toEqual(['2027-02-01']);
  });

  test('hides no day that ends sooner', () => {
    const dates = { incident: '2026-08-18' };
    const about = '1 year to sue the authority.';
    expect(days(read(['DL20', 'DL21'], { dates }, { about, isForThat: true }))).toEqual(['2027-11-16', '2026-11-16']);
  });

  test('counts what is marked so only where it is named', () => {
    const dates = { served: '2026-11-10' };
    expect(days(read(['DL110!'], { dates }))).toEqual([]);
    expect(days(read(['DL110!'], { dates }, { about: '90 days to sue in federal court.' }))).toEqual(['2027-02-08']);
  });
});

describe('a day that no word says the event of', () => {
  test('is taken for the day that is wanted, and said to be', () => {
    const { counted, wanted } = read(['DL08'], {}, { taken: '2026-11-09' });
    expect(counted).toMatchObject([{ triggerDate: '2026-11-09', isTaken: true }]);
    expect(wanted).toBeNull();
  });

  test('is not taken where the day of the event is known, or where it lies ahead', () => {
    const known = read(['DL08'], { dates: { 'moved-out': '2026-11-02' } }, { taken: '2026-11-09' });
    expect(known.counted).toMatchObject([{ triggerDate: '2026-11-02' }]);
    expect(read(['DL08'], {}, { taken: '2026-12-01' }).counted).toEqual([]);
  });

  test('says which law holds, where it changed on a day', () => {
    expect(days(read(['DL84'], {}, { taken: '2025-05-06' }))).toEqual(['2026-05-06']);
  });
});

test('what is counted from the time that the papers give is not asked about in a talk', () => {
  expect(read(['DL19']).wanted).toBeNull();
  expect(read(['DL19', 'DL08']).wanted?.key).toBe('date:moved-out');
});

describe('which of several ways to count', () => {
  const dates = { incident: '2026-07-01' };

  test.each([
    ['i slipped in a supermarket', '2029-07-02'],
    ['me resbalé en el mercado', '2029-07-02'],
    ['my neighbor punched me', '2027-07-01'],
  ])('is heard in %j', (said, day) => {
    const reading = read(['DL25'], { dates }, { said });
    expect(reading.wanted).toBeNull();
    expect(days(reading)).toEqual([day]);
  });

  test('is asked for where nothing tells it, or two do', () => {
    expect(read(['DL25'], { dates }, { said: 'i was hurt' }).wanted?.key).toBe('variant:DL25');
    expect(read(['DL25'], { dates }, { said: 'he punched me and i fell' }).wanted?.key).toBe('variant:DL25');
  });

  test('against a public body it is another time, in the place of the one against anybody else', () => {
    const said = 'i was crossing. it was an MTA bus';
    expect(days(read(['DL25:negligence'], { dates }, { said }))).toEqual(['2026-09-29', '2027-09-29']);
    expect(days(read(['DL25:negligence'], { dates }, { said: 'a bus hit me' }))).toEqual(['2029-07-02']);
  });

  test('follows from the day, where the law changed on one', () => {
    expect(days(read(['DL84'], { dates }))).toEqual(['2029-06-29']);
    expect(days(read(['DL84'], { dates: { incident: '2025-12-01' } }))).toEqual(['2026-12-01']);
    expect(read(['DL84'], { dates: {} }).wanted?.key).toBe('date:incident');
  });
});

test('a summons is counted as not handed over only once that was told: handed over, the time is shorter', () => {
  const dates = { served: '2026-11-09' };
  for (const isNyc of [true, false])
    expect(read(['DL02'], { dates }, { variables: { isNyc }, said: 'it says civil court' })).toMatchObject({
      counted: [],
      wanted: { key: 'served' },
    });
  const posted = read(
    ['DL02'],
    { dates, served: 'posted' },
    { variables: { isNyc: true }, said: 'it says civil court' },
  );
  expect(posted.counted).toMatchObject([{ triggerDate: '2026-11-09', isSafe: true }]);
});

test('a time that has not begun is not counted', () => {
  const file = { dates: { signed: '2026-11-13' } };
  expect(days(read(['DL36:door-to-door'], file))).toEqual(['2026-11-17']);
  expect(days(read(['DL36:door-to-door'], file, { said: 'they never gave me any cancel paper' }))).toEqual([]);
  expect(days(read(['DL36:home-improvement'], file, { said: 'they never gave me the tiles' }))).not.toEqual([]);
});

test('after a right-to-sue letter its own time is counted', () => {
  const file = { dates: { fired: '2026-10-22', served: '2026-11-12' } };
  const said = 'i got a right to sue letter from the eeoc';
  expect(days(read(['DL31:state?', 'DL31:eeoc?'], file, { said }))).toEqual(['2027-02-10']);
  expect(days(read(['DL31:eeoc?'], file, { said: 'can i sue' }))).toEqual(['2027-08-18']);
});
