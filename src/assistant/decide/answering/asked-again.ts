import { applyStatement, factsOf, withoutVersion } from '../../apply/apply-statement.ts';
import { settlesForm } from '../../find/settles-form.ts';
import type { Found } from '../../find/statement-index.ts';
import type { Statement } from '../../knowledge/topic.ts';
import { ASKED_ANEW_AT, CHOICES_AT_MOST } from '../../numbers.ts';
import { asksWhetherSo } from '../../read/wording/question-form.ts';
import { createCitations } from '../../say/citations.ts';
import { firstSentence, openedAs, openedFor, withSum } from '../../say/opening.ts';
import { EMPTY_PLAN } from '../../say/plan.ts';
import { abstain, asksOf, helpLines } from '../abstain.ts';
import { daysFor, stepOf } from './answering.ts';
import { likeliest } from './likeliest.ts';
import { goOn, noted, suggestions } from '../go-on.ts';
import { nextQuestion } from '../next-question.ts';
import { isSpokenOf, sayWords, situationOf, type Scene } from '../scene.ts';
import { say, type Step } from '../step.ts';
import { isNear, isOnlyTold } from '../sure.ts';
import { openingFor } from './yes-or-no.ts';

/** The only answer was given before: said once more, the third time in one sentence with those who can say more, and then no more. */
export function again(scene: Scene, best: Found, ranked: readonly Found[]): Step {
  const { topic, reading } = scene;
  // "The letter is of November 5, they say I sent nothing": the day that follows from it is the news.
  const isDay = topic !== null && !reading.asksSomething && daysFor(scene, topic).length > 0;
  if (isDay) return goOn(scene, topic, noted(scene, topic));
  // What was said a moment ago is not said again to somebody who only tells more.
  const isTelling = isOnlyTold(scene) && best.score < ASKED_ANEW_AT;
  const isJustSaid = isTelling && scene.before.last.map(withoutVersion).includes(best.statement.id);
  const times = scene.state.repeated.filter((id) => id === best.statement.id).length;
  // Not because nothing else is near: it has to be what was asked.
  if (!answersForm(scene, best.statement) || !isNear(best)) return abstain(scene, ranked);
  const other =
    best.score < ASKED_ANEW_AT && !isTelling ? orMeant(scene, ranked, times === 0 ? best : undefined) : null;
  if (other) return other;
  if (!isJustSaid && times === 0) return saidBefore(scene, best);
  if (topic && isTelling) return goOn(scene, topic, noted(scene, topic));
  if (times === 1) return saidTwice(scene, best);
  return times === 2 ? sameAnswer(scene, best) : abstain(scene, ranked);
}

/**
 * Hardly plain that it is asked for once more: then what else may be meant stands under it. Of 20 such turns of readers it was meant in 5, and the next likeliest
 * question in 7.
 */
function orMeant(scene: Scene, ranked: readonly Found[], told: Found | undefined): Step | null {
  const { orAsked, perhapsAsked } = sayWords(scene);
  const choices = asksOf(scene, ranked);
  // Under what was said before a guess about something that nobody spoke of is a riddle.
  const here = ranked.filter(({ topic }) => isSpokenOf(scene, topic));
  return likeliest(scene, here, {
    lead: told ? orAsked : (perhapsAsked[0] ?? ''),
    choices,
    ...(told ? { again: told } : {}),
  });
}

/** "How long does it take?" is not answered by saying once more what is owed. */
function answersForm({ reading }: Scene, { settles }: Statement): boolean {
  const asked = reading.units.flatMap(({ kind }) => (kind ? [kind] : []));
  return asked.length === 0 || asked.some((kind) => settlesForm(settles, kind));
}

/** Whoever asks a fourth time misses something that we cannot guess. */
function sameAnswer(scene: Scene, { statement, topic }: Found): Step {
  const { state } = scene;
  return say({ ...state, repeated: [...state.repeated, statement.id] }, sayWords(scene).sameAnswer, {
    choices: suggestions(scene, topic).slice(0, CHOICES_AT_MOST),
  });
}

function saidTwice(scene: Scene, { statement, topic }: Found): Step {
  const { state } = scene;
  const text = sayWords(scene);
  const citations = createCitations(state.language);
  const applied = applyStatement(statement, situationOf(scene));
  const point = firstSentence(openedFor(applied.text[state.language], false));
  const help = helpLines(scene, topic);
  const markdown = [
    `${text.saidTwice} ${point} ${citations.mark(topic, statement.of)}`,
    help.length > 0 ? `${text.unknownHelp}\n\n${help.join('\n')}` : '',
    text.elsePage,
  ];
  return say({ ...state, repeated: [...state.repeated, statement.id] }, markdown.filter(Boolean).join('\n\n'), {
    sources: citations.sources(),
    facts: statement.of,
    choices: suggestions(scene, topic).slice(0, CHOICES_AT_MOST),
  });
}

/** Asked again: once more, and what else could be asked. */
export function saidBefore(scene: Scene, { statement, topic }: Pick<Found, 'statement' | 'topic'>): Step {
  const { language } = scene.state;
  const text = sayWords(scene);
  const applied = applyStatement(statement, situationOf(scene));
  const citations = createCitations(language);
  // "Is that legal?" asks about what was just said; any other question may be a new one.
  const clearness = asksWhetherSo(scene.reading.message) ? 'clear' : 'likely';
  const opening = openingFor(scene, { topic, statements: [applied] }, clearness);
  const said = withSum(openedAs(applied.text[language], opening, language), applied.sum?.says[language]);
  const point = openedFor(said, false);
  // "No. As I said: …"
  const answer = said.slice(0, said.length - point.length);
  const facts = factsOf(applied);
  const sentence = `${answer}${text.saidBefore} ${point} ${citations.mark(topic, facts)}`;
  const plan = { ...EMPTY_PLAN, days: daysFor(scene, topic), question: nextQuestion(scene, topic, [applied]) };
  const step = stepOf(scene, plan, topic);
  const markdown = [sentence, step.markdown].filter(Boolean).join('\n\n');
  const repeated = [...step.state.repeated, statement.id];
  return {
    ...step,
    state: { ...step.state, repeated },
    markdown,
    sources: citations.sources(),
    facts,
    choices: [...step.choices, ...suggestions(scene, topic)].slice(0, CHOICES_AT_MOST),
  };
}
