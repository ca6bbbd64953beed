import { expect, test } from 'vitest';
import type { CaseFile } from '#domain/matter/case-file.ts';
import type { Variables } from '#domain/chat/script.ts';
import { loadTopics } from '../../knowledge/load-topics.ts';
import { findSum, loadSums, parseSums } from './find-sum.ts';
import { reckon, wantedForSum } from './reckon.ts';
import { NAMES } from './values.ts';

const rules = loadSums();
const topics = loadTopics();
const using = topics.flatMap((topic) => topic.statements.flatMap((statement) => statement.sums.map((id) => ({ topic, statement, id })))); // prettier-ignore
const facts = new Map(topics.flatMap((topic) => topic.facts.map((fact) => [fact.id, fact] as const)));

/** Months, weeks and the like, and what stands for "one more than that". */
const OF_THE_CALENDAR = new Set(['0', '1', '2', '4', '7', '12', '26', '52', '365']);

test('each sum stands once, and at least one statement uses it', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id } of rules) expect(using.map((one) => one.id), id).toContain(id); // prettier-ignore
});

test('statements name sums that exist, and cite the facts that these use', () => {
  for (const { topic, statement, id } of using) {
    expect(findSum(id), `${statement.id}: ${id}`).toBeDefined();
    for (const fact of findSum(id)?.of ?? []) expect(topic.facts.map((one) => one.id), statement.id).toContain(fact); // prettier-ignore
  }
});

test.each(rules.map((rule) => [rule.id, rule] as const))('%s uses only what can be told', (_, { steps, cases }) => {
  const known = new Set<string>(NAMES);
  for (const [name, step] of steps) {
    for (const used of step.names) expect([...known]).toContain(used);
    known.add(name);
  }
  const sums = cases.flatMap((one) => [...(one.if ? [one.if] : []), ...one.says.en.sums, ...one.says.es.sums]);
  for (const used of sums.flatMap(({ names }) => [...names])) expect([...known]).toContain(used);
});

test.each(rules.map((rule) => [rule.id, rule] as const))(
  'each figure of %s stands in its facts',
  (_, { of, steps, cases }) => {
    const proof = of.map((id) => facts.get(id)?.en ?? '').join(' ').replaceAll(/(?<=\d),(?=\d)/g, '').replaceAll(/\.00?\b/g, '').replaceAll(/\b(?:three|thirds?)\b/g, '3'); // prettier-ignore
    const expressions = [...steps.map(([, step]) => step), ...cases.flatMap((one) => [...(one.if ? [one.if] : []), ...one.says.en.sums])]; // prettier-ignore
    const figures = new Set(expressions.flatMap((one) => one.figures).filter((one) => !OF_THE_CALENDAR.has(one)));
    for (const figure of figures) expect(proof, figure).toMatch(new RegExp(String.raw`(?<![\d.])${figure.replaceAll('.', '\\.')}(?![\d%])|(?<![\d.])${figure.replaceAll('.', '\\.')}(?=\.\d)`)); // prettier-ignore
  },
);

test.each(rules.map((rule) => [rule.id, rule] as const))('%s says the same in both languages', (_, { cases }) => {
  for (const { says } of cases) {
    const of = (language: 'en' | 'es') => says[language].sums.map(({ names, figures }) => [...names, ...figures].join()).toSorted(); // prettier-ignore
    const figures = (language: 'en' | 'es') => (says[language].words.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();
    expect(of('es')).toEqual(of('en'));
    expect(figures('es')).toEqual(figures('en'));
  }
});

type Told = { file?: Partial<CaseFile>; variables?: Variables };
const situation = ({ file = {}, variables = {} }: Told) => ({ file: { amounts: {}, dates: {}, ...file }, variables });
const said = (ids: readonly string[], told: Told) =>
  reckon(ids.flatMap((id) => findSum(id) ?? []), situation(told))?.says.en; // prettier-ignore

test('pay for a week and hours: what the minimum wage would be', () => {
  const told = { amounts: { earned: 600 }, paidEvery: 'week', hoursAWeek: 65 } as const;
  expect(said(['pay-for-hours'], { file: told, variables: { isNyc: true } })).toBe(
    '$600 for 65 hours is about $9.23 an hour. At the minimum wage of $17 the 40 hours are $680, and 25 more at $25.50 are $637.50: $1,317.50 a week.',
  );
  expect(said(['pay-for-hours'], { file: told, variables: { county: 'Erie', isNyc: false } })).toContain('$16');
  expect(said(['pay-for-hours'], { file: told, variables: { county: 'Nassau', isNyc: false } })).toContain('$17');
});

test('nothing is worked out while something is missing, and one thing is asked for', () => {
  expect(said(['pay-for-hours'], { file: { amounts: { earned: 600 }, paidEvery: 'week' } })).toBeUndefined();
  const rule = findSum('pay-for-hours');
  const earning = { amounts: { earned: 600 }, paidEvery: 'week' } as const;
  expect(rule && wantedForSum(rule, situation({ file: earning }))).toBe('hours');
  expect(rule && wantedForSum(rule, situation({ file: { ...earning, hoursAWeek: 50 } }))).toBeNull();
});

test('pay for a day and the days of a week make pay for a week; hours are asked for by the day, then days', () => {
  const rule = findSum('pay-for-hours');
  const wanted = (file: Partial<CaseFile>) => rule && wantedForSum(rule, situation({ file }));
  const paid = { amounts: { daily: 110 } };
  expect(wanted(paid)).toBe('hoursADay');
  expect(wanted({ ...paid, hoursADay: 12 })).toBe('daysAWeek');
  expect(wanted({ ...paid, hoursADay: 12, daysAWeek: 6 })).toBeNull();
  expect(said(['pay-for-hours'], { file: { ...paid, hoursADay: 12, daysAWeek: 6 } })).toMatch(
    /^\$660 for 72 hours is about \$9.17/,
  );
  expect(said(['pay-for-hours', 'pay-for-a-day'], { file: { ...paid, hoursADay: 12 }, ...UPSTATE })).toBe(
    '$110 for 12 hours is about $9.17 an hour. At the minimum wage of $16 it is $192 a day.',
  );
});

test('a sum for two weeks or a month is brought to a week', () => {
  const told = (earned: number, paidEvery: CaseFile['paidEvery']) =>
    said(['pay-for-hours'], { file: { amounts: { earned }, ...(paidEvery ? { paidEvery } : {}), hoursAWeek: 60 } });
  expect(told(1200, 'two-weeks')).toMatch(/^\$600 for 60 hours/);
  expect(told(2600, 'month')).toMatch(/^\$600 for 60 hours/);
});

test('a late fee is compared with the rent, where both were told', () => {
  const fee = (amounts: CaseFile['amounts']) => reckon(['late-fee', 'late-fee-most'].flatMap((id) => findSum(id) ?? []), situation({ file: { amounts } })); // prettier-ignore
  expect(fee({ rent: 900, fee: 50 })).toMatchObject({ may: 'no', says: { en: '5% of a rent of $900 is $45, so $50 is over what may be charged.' } }); // prettier-ignore
  expect(fee({ rent: 1700, fee: 90 })).toMatchObject({ may: 'no' });
  expect(fee({ rent: 1700, fee: 50 })?.may).toBeNull();
  expect(fee({ rent: 1700 })?.says.en).toBe('For a rent of $1,700 that is $50, since 5% would be $85.');
});

const CITY: Told = { variables: { isNyc: true } };
const UPSTATE: Told = { variables: { county: 'Erie', isNyc: false } };
const earning = (earned: number, paidEvery: NonNullable<CaseFile['paidEvery']>) => ({ amounts: { earned }, paidEvery });
/** One worked example for each rule, its figures reckoned by hand. */
const EXAMPLES: readonly (readonly [string, Told, string])[] = [
  ['late-fee', { file: { amounts: { rent: 1700, fee: 90 } } }, '5% of a rent of $1,700 is $85, so $50 is the most, and $90 is over it.'],
  ['late-fee-most', { file: { amounts: { rent: 900 } } }, 'For a rent of $900 that is $45 (5%).'],
  ['overtime-week', { file: { amounts: { hourly: 20 }, hoursAWeek: 50 } }, 'At $20 an hour, overtime is $30. For 50 hours that is $800 for the first 40 and $300 for the other 10: $1,100 a week.'],
  ['pay-for-a-day', { file: { amounts: { daily: 90 }, hoursADay: 10 }, ...CITY }, '$90 for 10 hours is about $9 an hour. At the minimum wage of $17 it is $170 a day.'],
  ['overtime-rate', { file: { amounts: { hourly: 18 } } }, 'At $18 an hour, each overtime hour is $27.'],
  ['deposit-most', { file: { amounts: { deposit: 3000, rent: 1800 } } }, 'A deposit of $3,000 is $1,200 more than 1 month of a rent of $1,800.'],
  ['deposit-most-of-rent', { file: { amounts: { rent: 1800 } } }, 'With a rent of $1,800, the deposit can be up to $1,800.'],
  ['move-in-total', { file: { amounts: { rent: 1800 } } }, 'With a rent of $1,800, the first month and the deposit come to $3,600 at most.'],
  ['deposit-double', { file: { amounts: { deposit: 1450 } } }, '2 times a deposit of $1,450 is $2,900.'],
  ['rise-notice', { file: { amounts: { rent: 1600, 'new-rent': 1640 } } }, 'From $1,600 to $1,640 is a rise of 2.5%, which is under 5%.'],
  ['rise-notice-from', { file: { amounts: { rent: 1400 } } }, '5% of a rent of $1,400 is $70: a new rent of $1,470 or more is such a rise.'],
  ['rise-big', { file: { amounts: { rent: 1000, 'new-rent': 1050 } } }, 'From $1,000 to $1,050 is a rise of 5%.'],
  ['good-cause-rise', { file: { amounts: { rent: 1000, 'new-rent': 1070 } } }, 'From $1,000 to $1,070 is a rise of 7%. That is under 10%, so the local change in prices decides.'],
  ['good-cause-rise-city', { ...CITY, file: { amounts: { rent: 1000, 'new-rent': 1100 } } }, 'From $1,000 to $1,100 is a rise of 10%. In a covered home in New York City the line for 2026 is $1,083.80 (8.38%), and $1,100 is over it.'],
  ['good-cause-line-city', { ...CITY, file: { amounts: { rent: 2000 } } }, '8.38% of a rent of $2,000 is $167.60, so the line for 2026 is $2,167.60.'],
  ['stabilized-rise', { file: { amounts: { rent: 1400, 'new-rent': 1442 } } }, 'With 0% a rent of $1,400 stays $1,400: $1,442 is $42 more.'],
  ['stabilized-stays', { file: { amounts: { rent: 1400 } } }, 'With 0% a rent of $1,400 stays $1,400.'],
  ['stabilized-rise-city', { ...CITY, file: { amounts: { rent: 1400, 'new-rent': 1442 } } }, 'With 0% a rent of $1,400 stays $1,400: $1,442 is $42 more.'],
  ['stabilized-stays-city', { ...CITY, file: { amounts: { rent: 1400 } } }, 'With 0% a rent of $1,400 stays $1,400.'],
  ['stabilized-last-year', { ...CITY, file: { amounts: { rent: 1500 } } }, 'A rent of $1,500 became $1,545 with 3%, and $1,567.50 with 4.5%.'],
  ['overcharge-triple', { file: { amounts: { claim: 2400 } } }, '3 times $2,400 is $7,200, if that is what was charged too much.'],
  ['lockout-triple', { file: { amounts: { claim: 350 } } }, '3 times a loss of $350 is $1,050.'],
  ['lot-rent-rise', { file: { amounts: { rent: 600, 'new-rent': 624 } } }, 'From $600 to $624 is a rise of 4%, which is over 3%.'],
  ['lot-rent-most', { file: { amounts: { rent: 650 } } }, '3% of a lot rent of $650 is $19.50 a month.'],
  ['big-work-rise', { file: { amounts: { rent: 1450 } } }, '2% of a rent of $1,450 is $29 a month.'],
  ['utility-down', { file: { amounts: { debt: 850 } } }, 'Half of $850 is $425.'],
  ['voucher-share', { file: earning(1500, 'month') }, '30% of $1,500 a month is about $450, if that is all the household has.'],
  ['section-8-share', { file: earning(300, 'week') }, '30% of $1,300 a month is about $390, before what the agency takes off the income.'],
  ['public-housing-share', { file: earning(24_000, 'year') }, '30% of $2,000 a month is about $600. It can be less, since some income is taken off first.'],
  ['rent-freeze-third', { file: { ...earning(2700, 'month'), amounts: { earned: 2700, rent: 850 } } }, '$32,400 a year is not over $50,000. One third of it is about $900 a month, and a rent of $850 is not more than that.'],
  ['below-minimum', { file: { amounts: { hourly: 14.5 } } }, '$14.50 an hour is $1.50 under the lowest minimum wage in the state, $16.'],
  ['tipped-cash', { ...CITY, file: { amounts: { hourly: 10 } } }, '$10 an hour is $1.35 under $11.35, the least for food service workers who get tips.'],
  ['home-care-wage', { ...UPSTATE, file: { amounts: { hourly: 17 } } }, '$17 an hour is $1.65 under $18.65.'],
  ['home-care-overtime', { file: { amounts: { hourly: 20 } } }, 'At $20 an hour, each hour past 40 in a week is $30.'],
  ['flat-week', { file: { ...earning(800, 'week'), hoursAWeek: 48 } }, '$800 for 40 hours is $20 an hour, and $30 for each hour past 40. For 48 hours that is $240 more a week.'],
  ['flat-week-rate', { file: earning(1000, 'week') }, '$1,000 for 40 hours is $25 an hour, and $37.50 for each hour past 40.'],
  ['home-flat-week', { file: { ...earning(800, 'week'), hoursAWeek: 50 } }, 'If $800 was meant for 40 hours, it is $20 an hour, and $30 for each hour past 40. For 50 hours that is $300 more a week.'],
  ['home-flat-week-rate', { file: earning(720, 'week') }, 'If $720 was meant for 40 hours, it is $18 an hour, and $27 for each hour past 40.'],
  ['salary-floor', { file: earning(62_400, 'year') }, '$1,200 a week is between $1,199.10 and $1,275, so the place decides.'],
  ['wages-doubled', { file: { amounts: { pay: 1350 } } }, 'If $1,350 is owed, 100% extra makes it $2,700, before interest.'],
  ['sent-home', UPSTATE, '4 hours at $16 are $64.'],
  ['sent-home-restaurant', CITY, 'At the minimum wage of $17, 3 hours are $51, 6 are $102 and 8 are $136.'],
  ['freelance-double', { file: { amounts: { pay: 900 } } }, '2 times $900 is $1,800.'],
  ['freelance-double-claim', { file: { amounts: { claim: 900 } } }, '2 times $900 is $1,800.'],
  ['freelance-paper', { file: { amounts: { pay: 650 } } }, '$650 alone is under $800.'],
  ['teen-hours', { file: { age: 16, hoursAWeek: 30 } }, '30 hours a week is more than 28.'],
  ['family-leave-pay', { file: earning(2000, 'week') }, '67% of $2,000 a week is $1,340, so the cap of $1,228.53 counts.'],
  ['disability-pay', { file: earning(320, 'week') }, 'Half of $320 a week is $160.'],
  ['birth-pay', { file: earning(1000, 'week') }, 'With $1,000 a week, disability is $170 a week and Paid Family Leave $670.'],
  ['injury-pay', { file: earning(2100, 'week') }, 'Two thirds of $2,100 a week is $1,400. That is over $1,222.42, the maximum for an injury up to June 30, 2026.'],
  ['death-pay', { file: earning(900, 'week') }, 'Two thirds of $900 a week is $600, if it is not over the maximum.'],
  ['lost-pay', { file: earning(2200, 'month') }, '80% of $2,200 a month is $1,760.'],
  ['part-time-benefit', { file: { hoursAWeek: 17 } }, '17 hours a week leave 50% of the benefit.'],
  ['unemployment-penalty', { file: { amounts: { debt: 400 } } }, '15% of $400 is $60, so the minimum of $100 counts, on top of the $400.'],
  ['overpaid-by-mistake', { file: earning(800, 'week') }, '12.5% of $800 a week is $100.'],
  ['sick-hours', { file: { hoursAWeek: 20 } }, 'With 20 hours a week, 1 sick hour takes about 1.5 weeks, and 40 take about 60.'],
  ['garnish-most', { file: earning(720, 'week') }, '10% of $720 a week before taxes is $72, at most.'],
  ['garnish-none', { ...CITY, file: earning(505, 'week') }, '$505 a week before taxes is not over $510.'],
  ['garnish-ten', { file: earning(720, 'week') }, '10% of $720 a week before taxes is $72, at most.'],
  ['judgment-interest', { file: { amounts: { debt: 3500 } } }, '2% of $3,500 is $70 a year, and 9% is $315.'],
  ['judgment-won-interest', { file: { amounts: { claim: 2000 } } }, '9% of $2,000 is $180 a year, and 2% is $40.'],
  ['judgment-won-interest-debt', { file: { amounts: { debt: 2000 } } }, '9% of $2,000 is $180 a year, and 2% is $40.'],
  ['loan-interest-most', { file: { amounts: { debt: 600 } } }, '16% of $600 is $96 a year.'],
  ['lent-interest-most', { file: { amounts: { claim: 2500 } } }, '16% of $2,500 is $400 a year.'],
  ['student-loan-pay', { file: earning(800, 'week') }, '15% of $800 a week would be $120. It is taken from what is left after taxes, so it is less.'],
  ['private-student-loan-pay', { file: earning(800, 'week') }, '10% of $800 a week before taxes is $80, at most.'],
  ['late-tax-return', { file: { amounts: { debt: 3000 } } }, 'If $3,000 of tax is owed, the late fee grows by $150 a month (5%), up to $750 (25%).'],
  ['tax-license', { file: { amounts: { debt: 9000 } } }, '$9,000 is not over $10,000.'],
  ['dealer-keeps', { file: { amounts: { price: 2000 } } }, 'If the paper does not say it: 20% of a price of $2,000 is $400, which is less than $500.'],
  ['tricked-triple', { file: { amounts: { claim: 400 } } }, '3 times a loss of $400 is $1,200, so $1,000 would be the most.'],
  ['false-ad-least', { file: { amounts: { claim: 700 } } }, 'A loss of $700 is more than $500.'],
  ['false-ad-triple', { file: { amounts: { claim: 700 } } }, '3 times a loss of $700 is $2,100.'],
  ['gym-triple', { file: { amounts: { claim: 240 } } }, '3 times a loss of $240 is $720.'],
  ['odometer-triple', { file: { amounts: { claim: 3000 } } }, '3 times a loss of $3,000 is $9,000, which is not more than $10,000.'],
  ['frozen-twice', { file: { amounts: { debt: 3200 } } }, '2 times $3,200 is $6,400.'],
  ['boot-plan', { file: { amounts: { debt: 900 } } }, '20% of $900 is $180.'],
  ['boot-line', { file: { amounts: { debt: 350 } } }, '$350 is not more than $350.'],
  ['traffic-fine-plan', { file: earning(1000, 'month') }, '2% of $1,000 a month is not more than $25, so it is $25 a month.'],
  ['child-support-part', { file: { ...earning(36_000, 'year'), children: 2 } }, 'For 2 children, 25% of $3,000 a month is about $750, or $173 a week: the share of the parent who earns that, if all of it counts. With low pay it can be less.'],
  ['child-support-cap', { file: earning(200_000, 'year') }, '$200,000 a year is over $193,000.'],
  ['child-support-lowest', { file: earning(1100, 'month') }, '$1,100 a month is below the poverty line for one person, $1,330 a month in 2026.'],
  ['support-debt-most', { file: earning(1400, 'month') }, '$1,400 a month is over the poverty line for one person, $1,330 a month in 2026.'],
  ['support-debt-interest', { file: { amounts: { debt: 8000 } } }, '9% of $8,000 is $720 a year.'],
  ['support-debt-refund', { file: { amounts: { debt: 200 } } }, '$200 is over $50 and $150, and not over $2,500.'],
  ['support-on-welfare', { file: { children: 3 } }, 'For 3 children that is up to $200 a month.'],
  ['small-claims-fee', { ...CITY, file: { amounts: { claim: 1000 } } }, 'For a claim of $1,000 it is $15.'],
  ['business-triple', { file: { amounts: { claim: 1500 } } }, '3 times $1,500 is $4,500.'],
  ['injury-lawyer-third', { file: { amounts: { claim: 24_000 } } }, 'If $24,000 is won, one third is $8,000.'],
  ['lawyer-fee-arbitration', { file: { amounts: { fee: 60_000 } } }, '$60,000 is over $50,000.'],
  ['crash-report', { file: { amounts: { claim: 1800 } } }, 'Damage of $1,800 is over $1,000.'],
  ['car-damage-report', { file: { amounts: { claim: 1800 } } }, 'Damage of $1,800 is over $1,000.'],
  ['tree-triple', { file: { amounts: { claim: 800 } } }, '3 times a value of $800 is $2,400.'],
  ['children-shares', { file: { amounts: { estate: 30_000 }, children: 3, leftSpouse: false } }, 'Of $30,000, each of 3 children gets $10,000, after debts and costs.'],
  ['spouse-and-children', { file: { amounts: { estate: 170_000 }, leftSpouse: true } }, 'Of $170,000, a spouse with children gets $110,000, and the children share $60,000, after debts and costs.'],
  ['spouse-choice', { file: { amounts: { estate: 210_000 } } }, 'One third of $210,000 is $70,000, which is more than $50,000.'],
  ['executor-part', { file: { amounts: { estate: 250_000 } } }, 'For $250,000 that is $5,000 and $6,000: $11,000 in all.'],
  ['probate-fee', { file: { amounts: { estate: 8000 } } }, 'For $8,000 it is $45.'],
  ['medicaid', { file: { ...earning(2400, 'month'), household: 3 } }, 'For a home of 3, the Medicaid limit for adults is about $3,142 a month in 2026 (138% of the poverty level). $2,400 is not over it, if that is all the income before taxes.'],
  ['medicaid-line', { file: { household: 1 } }, 'For a home of 1, the Medicaid limit for adults is about $1,835 a month in 2026 (138% of the poverty level).'],
  ['essential-plan', { file: { ...earning(600, 'week'), household: 1 } }, 'For a home of 1, the Essential Plan limit is about $2,660 a month in 2026 (200% of the poverty level). $2,600 is not over it, if that is all the income before taxes.'],
  ['essential-plan-line', { file: { household: 2 } }, 'For a home of 2, the Essential Plan limit is about $3,607 a month in 2026 (200% of the poverty level).'],
  ['wic', { file: { ...earning(5500, 'month'), household: 4 } }, 'For a home of 4, the WIC limit is about $5,088 a month in 2026 (185% of the poverty level). $5,500 before taxes is over it.'],
  ['wic-line', { file: { household: 2 } }, 'For a home of 2, the WIC limit is about $3,336 a month in 2026 (185% of the poverty level).'],
  ['medicare-savings', { file: { ...earning(2000, 'month'), household: 1 } }, 'For a home of 1, the limit of the Medicare Savings Program is about $2,474 a month in 2026 (186% of the poverty level). $2,000 is not over it, if that is all the income before taxes.'],
  ['medicare-savings-line', { file: { household: 2 } }, 'For a home of 2, the limit of the Medicare Savings Program is about $3,354 a month in 2026 (186% of the poverty level).'],
  ['lifeline', { file: { ...earning(2000, 'month'), household: 1 } }, 'For a home of 1, the Lifeline limit is about $1,796 a month in 2026 (135% of the poverty level). $2,000 before taxes is over it.'],
  ['lifeline-line', { file: { household: 2 } }, 'For a home of 2, the Lifeline limit is about $2,435 a month in 2026 (135% of the poverty level).'],
  ['tenant-lawyer', { file: { ...earning(5500, 'month'), household: 4 } }, 'For a home of 4, the line for a full free lawyer is about $5,500 a month in 2026 (200% of the poverty level). $5,500 is not over it, if that is all the income before taxes.'],
  ['tenant-lawyer-line', { file: { household: 5 } }, 'For a home of 5, the line for a full free lawyer is about $6,447 a month in 2026 (200% of the poverty level).'],
  ['city-voucher', { file: { ...earning(5000, 'month'), household: 3 } }, 'For a home of 3, the CityFHEPS limit is about $4,553 a month in 2026 (200% of the poverty level). $5,000 before taxes is over it.'],
  ['city-voucher-line', { file: { household: 1 } }, 'For a home of 1, the CityFHEPS limit is about $2,660 a month in 2026 (200% of the poverty level).'],
  ['uscis-fee', { file: { ...earning(2500, 'month'), household: 3 } }, 'For a home of 3, the income line for the fee waiver is about $3,415 a month in 2026 (150% of the poverty level). $2,500 is not over it, if that is all the income before taxes.'],
  ['uscis-fee-line', { file: { household: 1 } }, 'For a home of 1, the income line for the fee waiver is about $1,995 a month in 2026 (150% of the poverty level).'],
  ['sponsor', { file: { ...earning(24_000, 'year'), household: 2 } }, 'For a home of 2, the mark for a sponsor is about $2,254 a month in 2026 (125% of the poverty level). $2,000 is under it, if that is all the income.'],
  ['sponsor-line', { file: { household: 4 } }, 'For a home of 4, the mark for a sponsor is about $3,438 a month in 2026 (125% of the poverty level).'],
  ['snap', { file: { ...earning(4000, 'month'), household: 3 } }, 'For a home of 3, 150% of the poverty level is about $3,415 a month in 2026 and 200% is $4,553. $4,000 lies between the two.'],
  ['snap-line', { file: { household: 1 } }, 'For a home of 1, 130% of the poverty level is about $1,729 a month in 2026, 150% is $1,995 and 200% is $2,660.'],
  ['snap-work-pay', { file: earning(250, 'week') }, '$250 a week is not under $217.50.'],
  ['child-care-share', { file: { ...earning(43_000, 'year'), household: 4 } }, 'For a home of 4 the poverty line is $33,000 a year in 2026. 1% of what $43,000 has above it is $100 a year.'],
  ['child-care-four', { file: { ...earning(9000, 'month'), household: 4 } }, '$108,000 a year for a home of 4 is not over $113,567.65.'],
  ['disability-work', { file: earning(1800, 'month') }, '$1,800 a month is over $1,690.'],
  ['medicaid-work', { file: { hoursAWeek: 15 } }, '15 hours a week is about 65 a month, which is under 80.'],
  ['medicaid-work-pay', { file: earning(600, 'month') }, '$600 a month is not under $580.'],
  ['retired-and-working', { file: earning(28_480, 'year') }, 'Of $28,480 a year, $4,000 is over $24,480: before full age half of that, $2,000 a year, is taken back.'],
  ['social-security-taken', { file: earning(1600, 'month') }, '50% of $1,600 a month is $800, and 10% is $160.'],
  ['ssi-taken', { file: earning(994, 'month') }, '10% of $994 a month is $99.40.'],
  ['hospital-aid', { file: { ...earning(45_000, 'year'), household: 1 } }, 'For a home of 1, 200% of the poverty level is $31,920 a year in 2026 and 300% is $47,880. $45,000 lies between the two, where it is up to 10% of the Medicaid rate.'],
  ['hospital-four-hundred', { file: { ...earning(90_000, 'year'), household: 2 } }, 'For a home of 2, 400% of the poverty level is $86,560 a year in 2026. $90,000 is over it.'],
  ['hospital-lawsuit', { file: { ...earning(50_000, 'year'), household: 1 } }, 'For a home of 1, 400% of the poverty level is $63,840 a year in 2026. $50,000 is under it, if that is all the income.'],
  ['hospital-plan', { file: earning(2600, 'month') }, '5% of $2,600 a month is $130.'],
]; // prettier-ignore

test.each(EXAMPLES)('%s, by an example', (id, told, sentence) => {
  expect(said([id], told)).toBe(sentence);
});

test('each rule has its example', () => {
  const tried = new Set(['pay-for-hours', ...EXAMPLES.map(([id]) => id)]);
  expect(rules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

test.each([
  [{ earned: 480 }, undefined, 'no'],
  [{ earned: 500 }, true, 'no'],
  [{ earned: 500 }, undefined, null],
] as const)('what is taken from %o a week', (amounts, isNyc, may) => {
  const rule = findSum('garnish-most');
  const told = situation({ file: { amounts, paidEvery: 'week' }, variables: isNyc === undefined ? {} : { isNyc } });
  expect(rule && reckon([rule], told)?.may).toBe(may);
});

test('pay by the hour is no flat sum', () => {
  const byTheHour = { file: { amounts: { hourly: 15 }, hoursAWeek: 60 } };
  expect(said(['home-flat-week', 'home-flat-week-rate'], byTheHour)).toBeUndefined();
});

test('a file with a mistake names itself and the sum', () => {
  const rule = (says: string) => `- id: wrong\n  of: [H08]\n  cases:\n    - en: '${says}'\n      es: '${says}'\n`;
  expect(() => parseSums('wrong.yaml', rule('{rent * }'))).toThrow('wrong.yaml, wrong');
  expect(() => parseSums('wrong.yaml', '- id: wrong')).toThrow('wrong.yaml');
});
