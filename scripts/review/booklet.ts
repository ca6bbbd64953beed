import { findSum } from '#assistant/apply/sums/find-sum.ts';
import type { SumRule } from '#assistant/apply/sums/sum-rule.ts';
import type { Rule } from '#assistant/deadlines/rule.ts';
import type { Place } from '#assistant/help/place.ts';
import type { Fact, Statement, Topic } from '#assistant/knowledge/topic.ts';
import { brandFrom } from '#domain/brand.ts';
import { isReviewDue, REVIEW_DAYS } from '#domain/calendar/review-period.ts';
import { STYLE } from './style.ts';
import { wordsOf, type Earlier } from './changes.ts';

const NAME = brandFrom({}).name;
const OVERDUE = '<mark class="overdue">overdue</mark>';
/** What the conditions of a variant ask. */
const CONDITIONS: Readonly<Record<string, string>> = {
  nyc: 'in New York City',
  lived: 'years in the home',
  served: 'papers came',
  regulated: 'rent-stabilized',
  paper: 'the paper',
};

export type Review = {
  readonly topics: readonly Topic[];
  readonly rules: readonly Rule[];
  readonly places: readonly Place[];
  readonly today: string;
  /** What came or changed since this day is marked. */
  readonly since?: string | undefined;
  readonly earlier: Earlier | null;
};

/** All that is said, for a lawyer to read with a pen: the overdue first, then area by area. */
export function bookletOf(review: Review): string {
  const areas = [...new Set(review.topics.map(({ category }) => category))].toSorted();
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Review of ${escaped(NAME)}</title><style>${STYLE}</style></head><body>
${firstPages(review, areas)}
${areas.map((area) => areaPart(review, area)).join('\n')}
<h1 id="deadlines">Deadline rules</h1>
${review.rules.map((rule) => rulePart(review, rule)).join('\n')}
<h1 id="help">Help</h1>
${placesPart(review)}
</body></html>
`;
}

function firstPages(review: Review, areas: readonly string[]): string {
  const { topics, rules, places, today, since } = review;
  const statements = topics.flatMap((topic) => topic.statements);
  const changed =
    since === undefined
      ? []
      : topics.flatMap((topic) => topic.statements.filter((one) => isNews(review, one.id, dated(topic, one))));
  const due = overdue(review);
  return `<section class="first">
<p class="kicker">${escaped(NAME)}</p>
<h1>What we say about New York law, for review</h1>
<p>${today}. ${statements.length} statements in ${topics.length} topics, ${rules.length} deadline rules, ${places.length} places of help.</p>
<p>Each box is one statement as people read it, in English and Spanish, then the facts that carry it. Mark what is wrong, incomplete or
dangerous; leave the rest. An empty line under each box is yours. “Official” was compared with the official text, “secondary” with a reliable page,
“partial” in part, “knowledge” with nothing yet.</p>
<h2>Older than their review period (${due.length})</h2>
<p class="small">${REVIEW_DAYS.settled} days; ${REVIEW_DAYS.changed} where the law changed recently.</p>
${linked(due, 'Nothing is overdue.')}
${since === undefined ? '' : newsPart(since, changed, statements.length)}
<h2>Not yet compared with anything official</h2>
<ul class="columns">${areas.map((area) => `<li>${area}: ${openFacts(topics, area)}</li>`).join('')}</ul>
<h2>Areas</h2>
<ul class="columns">${[...areas, 'deadlines', 'help'].map((area) => `<li><a href="#${area}">${area}</a></li>`).join('')}</ul>
</section>`;
}

function newsPart(since: string, changed: readonly Statement[], of: number): string {
  const list =
    changed.length === of
      ? '<p>Everything.</p>'
      : linked(
          changed.map(({ id }) => ({ id, label: id })),
          'Nothing changed.',
        );
  return `<h2>New or changed since ${since} (${changed.length})</h2>${list}`;
}

type Linked = { readonly id: string; readonly label: string };

export function overdue({ topics, rules, places, today }: Review): Linked[] {
  const facts = new Map(topics.flatMap((topic) => topic.facts.map((fact) => [fact.id, { fact, topic }])));
  const of = (checked: string) => `, last checked ${checked}`;
  return [
    ...[...facts.values()]
      .filter(({ fact }) => isReviewDue(fact, today))
      .map(({ fact, topic }) => ({ id: topic.id, label: `${fact.id} in ${topic.id}${of(fact.checked)}` })),
    ...[...rules, ...places]
      .filter((one) => isReviewDue(one, today))
      .map(({ id, checked }) => ({ id, label: `${id}${of(checked)}` })),
  ];
}

function openFacts(topics: readonly Topic[], area: string): string {
  const facts = new Map(
    topics.filter(({ category }) => category === area).flatMap((t) => t.facts.map((f) => [f.id, f])),
  );
  const open = [...facts.values()].filter(({ confidence }) => confidence === 'knowledge' || confidence === 'partial');
  return `${open.length} of ${facts.size}${open.length > 0 ? ` (${open.map(({ id }) => id).join(', ')})` : ''}`;
}

function areaPart(review: Review, area: string): string {
  const topics = review.topics.filter(({ category }) => category === area);
  return `<h1 id="${area}">${area}</h1>\n${topics.map((topic) => topicPart(review, topic)).join('\n')}`;
}

function topicPart(review: Review, topic: Topic): string {
  const { id, title, statements, steps, open, deadlines, help } = topic;
  return `<section><h2 id="${id}">${both(title)} <span class="id">${id}</span></h2>
${statements.map((statement) => statementPart(review, topic, statement)).join('\n')}
${steps.length > 0 ? `<div class="pair small"><div>Steps: ${steps.map(({ en }) => escaped(en)).join(' · ')}</div><div>${steps.map(({ es }) => escaped(es)).join(' · ')}</div></div>` : ''}
${open.map(({ question, link }) => `<p class="small">Open: ${both(question)} ${anchor(link)}</p>`).join('')}
<p class="small">${[...deadlines.map((name) => `Deadline ${name}`), ...help.map(({ name }) => escaped(name.en))].join(' · ')}</p></section>`;
}

function statementPart(review: Review, topic: Topic, statement: Statement): string {
  const facts = topic.facts.filter(({ id }) => statement.of.includes(id));
  const isDue = facts.some((fact) => isReviewDue(fact, review.today));
  const texts = [
    pair(statement.en, statement.es),
    ...statement.variants.map(({ when, en, es }) => `<p class="small">If ${conditions(when)}:</p>${pair(en, es)}`),
    ...statement.sums.flatMap((id) => findSum(id) ?? []).map(sumPart),
  ];
  return `<article class="box${isDue ? ' due' : ''}" id="${statement.id}">
<p class="id">#${escaped(statement.id.split('#')[1] ?? statement.id)} ${marks(review, statement.id, dated(topic, statement), isDue)}</p>
${texts.join('\n')}
${facts.map((fact) => factPart(review, fact)).join('\n')}
<p class="notes">Notes</p></article>`;
}

/** What can be worked out, with its steps: each figure is one of the facts'. */
function sumPart({ id, steps, cases }: SumRule): string {
  const worked = steps.map(([name, { source }]) => `${name} = ${source}`).join('; ');
  const said = cases.map(({ when, if: condition, says, may }) => {
    const holds = [when ? conditions(when) : '', condition?.source ?? ''].filter(Boolean).join(', ');
    const asked = may ? ` (“can they …”: ${may})` : '';
    return `<p class="small">${escaped(holds ? `If ${holds}` : 'Else')}${asked}:</p>${pair(says.en.source, says.es.source)}`;
  });
  return `<p class="small">Worked out: ${escaped([id, worked].filter(Boolean).join('; '))}</p>${said.join('')}`;
}

function factPart(review: Review, fact: Fact): string {
  const { id, law, link, confidence, checked, asOf, caution, changed } = fact;
  return `<p class="fact"><b>${id}</b> ${escaped(law)} · ${anchor(link)} · <b class="${confidence}">${confidence}</b> · as of ${escaped(asOf)} · checked ${checked} ${isReviewDue(fact, review.today) ? OVERDUE : ''}</p>
${caution ? `<p class="fact">Caution: ${both(caution)}</p>` : ''}${changed ? `<p class="fact">Changed: ${both(changed)}</p>` : ''}`;
}

function rulePart(review: Review, rule: Rule): string {
  const isDue = isReviewDue(rule, review.today);
  const variants = rule.variants.map(({ when, ask, dates, assumes, law, calendar }) => {
    const counted = dates.map(({ what, count, direction, weekends }) =>
      pair(
        `${what.en}: ${count.map(periodOf).join(' + ')} ${direction}; weekend ${weekends}; ${calendar} holidays`,
        what.es,
      ),
    );
    const reasons = dates.flatMap(({ count }) => count.flatMap(({ why }) => (why ? [pair(why.en, why.es)] : [])));
    return `${pair(`${when.en}. ${ask.en}`, `${when.es}. ${ask.es}`)}${counted.join('')}${reasons.join('')}${pair(`Assumed: ${assumes.en}`, assumes.es)}${law ? `<p class="fact">${escaped(law)}</p>` : ''}`;
  });
  const others = [...(rule.warning ? [rule.warning] : []), ...rule.notes, ...rule.open.map(({ question }) => question)];
  return `<article class="box${isDue ? ' due' : ''}" id="${rule.id}"><h3>${rule.id} ${both(rule.title)} ${marks(review, rule.id, rule, isDue)}</h3>
${variants.join('<hr>')}
${others.map(({ en, es }) => pair(en, es)).join('')}
<p class="fact">${rule.whose} · ${escaped(rule.law)} · ${rule.link ? anchor(rule.link) : 'no page'} · <b class="${rule.confidence}">${rule.confidence}</b> · checked ${rule.checked}</p>
<p class="notes">Notes</p></article>`;
}

const periodOf = ({ period }: Rule['variants'][number]['dates'][number]['count'][number]) =>
  typeof period === 'string' ? period : `${period.amount} ${period.unit}`;

function placesPart(review: Review): string {
  const rows = review.places.map((place) => {
    const { id, name, does, region, counties, phone, lines, confidence, checked, page } = place;
    const numbers = [phone ?? 'no number', ...lines.map((line) => `${line.name.en} ${line.number}`)];
    return `<tr id="${id}"><td><b>${escaped(name.en)}</b><br>${escaped(does.en)}<br>${escaped(does.es)}</td><td>${region}${counties.length > 0 ? `: ${counties.join(', ')}` : ''}</td><td>${numbers.map(escaped).join('<br>')}</td><td>${anchor(page)}<br><b class="${confidence}">${confidence}</b>, ${checked} ${marks(review, id, place, isReviewDue(place, review.today))}</td><td class="room"></td></tr>`;
  });
  return `<table><thead><tr><th>Who</th><th>Where</th><th>Number</th><th>Read on</th><th>Notes</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/** A statement is as new as the newest of its facts. */
const dated = (topic: Topic, statement: Statement) => ({
  ...statement,
  checked:
    topic.facts
      .flatMap(({ id, checked }) => (statement.of.includes(id) ? [checked] : []))
      .toSorted()
      .at(-1) ?? '',
});

/** Compared with the words of that day; where git does not know them, with the day it was checked. */
function isNews({ since, earlier }: Review, id: string, entry: { checked?: string }): boolean {
  if (since === undefined) return false;
  if (earlier) return earlier.get(id) !== wordsOf(entry);
  return entry.checked !== undefined && entry.checked >= since;
}

function marks(review: Review, id: string, entry: { checked?: string }, isDue: boolean): string {
  const isKnown = review.earlier?.has(id) ?? false;
  const news = isNews(review, id, entry)
    ? `<mark>${isKnown ? 'changed' : 'new'} since ${review.since ?? ''}</mark>`
    : '';
  return [news, isDue ? OVERDUE : ''].filter(Boolean).join(' ');
}

const conditions = (when: object) =>
  Object.entries(when)
    .map(([key, value]) => `${CONDITIONS[key] ?? key}: ${String(value)}`)
    .join(' and ');

const linked = (all: readonly Linked[], none: string) =>
  all.length === 0
    ? `<p>${none}</p>`
    : `<ul class="columns">${all.map(({ id, label }) => `<li><a href="#${id}">${escaped(label)}</a></li>`).join('')}</ul>`;

const pair = (en: string, es: string) =>
  `<div class="pair"><div lang="en">${escaped(en)}</div><div lang="es">${escaped(es)}</div></div>`;
const both = ({ en, es }: { en: string; es: string }) => `${escaped(en)} <span class="es">${escaped(es)}</span>`;
const anchor = (link: string) => `<a href="${escaped(link)}">${escaped(link)}</a>`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
