import { isChanged, type CaseFile } from '#domain/matter/case-file.ts';
import { applyStatement, withoutVersion, type Applied } from '../apply/apply-statement.ts';
import { isOfSum } from '../apply/questions.ts';
import { fits, mayHold, type Situation } from '../apply/fits.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import { CHOICES_AT_MOST } from '../numbers.ts';
import { corrects } from '../read/days/that-day.ts';
import { putsRight } from '../read/putting-right.ts';
import { EMPTY_PLAN, type Choice } from '../say/plan.ts';
import { answerWith, daysFor, furtherAsks, stepKey, stepOf } from './answering/answering.ts';
import { nextQuestion } from './next-question.ts';
import { sayWords, situationOf, type Scene } from './scene.ts';
import type { Step } from './step.ts';

export function noted(scene: Scene, topic: Topic): string {
  const { corrected, unsure, noted: told } = sayWords(scene);
  // "I don't know" tells nothing that could be noted.
  const isUnknown = scene.reading.isUnsure && !scene.isNews;
  return withMonth(scene, topic, isReplaced(scene) ? corrected : isUnknown ? unsure : told);
}

/** What is only new corrects nothing, and neither does another sum or person that is told beside the first. */
export function isReplaced({ before, state, reading }: Scene): boolean {
  const [then, now] = [before.variables, state.variables];
  const isMoved = (['county', 'usState', 'isNyc'] as const).some(
    (key) => then[key] !== undefined && then[key] !== now[key],
  );
  const isPutRight = () => reading.act === 'correction' || corrects(reading.message) || putsRight(reading.message);
  return isMoved || isChanged(onlyDays(before.file), onlyDays(state.file)) || (isChanged(before.file, state.file) && isPutRight()); // prettier-ignore
}
const onlyDays = ({ dates }: CaseFile): CaseFile => ({ amounts: {}, dates });

/** What is counted from the first of a month is said to be that. */
export function withMonth(scene: Scene, topic: Topic, lead: string): string {
  const isCounted = scene.reading.isMonthOnly && daysFor(scene, topic).length > 0;
  return [lead, isCounted ? sayWords(scene).monthOnly : ''].filter(Boolean).join(' ');
}

export type MovingOn = (scene: Scene, topic: Topic, lead: string) => Step;

/** What was told moves things on: a day can be counted, a rule applies in another way, or the next thing worth knowing is told. */
export function goOn(scene: Scene, topic: Topic, lead: string, otherwise: MovingOn = moveOn): Step {
  const changed = changedBy(scene, topic, lead);
  if (changed) return changed;
  const plan = { ...EMPTY_PLAN, lead, question: nextQuestion(scene, topic, stillWorkedOut(scene, topic)) };
  if (plan.question) return stepOf(scene, plan, topic);
  const reached = ruleReached(scene, topic);
  return reached ? answerWith(scene, [{ topic, statements: [reached], lead }]) : otherwise(scene, topic, lead);
}

/** "In Albany": what we said is the rule of the city. That is said, with what holds there. */
function heldNoMore(scene: Scene, topic: Topic, lead: string): Step | null {
  const [now, then] = [situationOf(scene), { file: scene.before.file, variables: scene.before.variables }];
  const last = new Set(scene.before.last.map(withoutVersion));
  const lost = topic.statements.find((one) => last.has(one.id) && mayHold(one, then) && !mayHold(one, now));
  if (!lost) return null;
  const other = scene.topics.get(topic.elsewhere ?? topic.id) ?? topic;
  // Of another topic what its author wrote first; of the same, what was written for just these.
  const [instead] = other.statements.filter(
    (one) => !last.has(one.id) && mayHold(one, now) && (other.id !== topic.id || one.when !== undefined),
  );
  const said = [lead, sayWords(scene).heldNoMore].filter(Boolean).join(' ');
  return instead ? answerWith(scene, [{ topic: other, statements: [instead], lead: said }]) : null;
}

/** A sum may need two things: the answer to our question was the first, and the other is asked for now. */
function stillWorkedOut(scene: Scene, topic: Topic): Applied[] {
  if (!isOfSum(scene.before.pending)) return [];
  const last = scene.before.last.map(withoutVersion);
  return topic.statements.filter(({ id }) => last.includes(id)).map((one) => applyStatement(one, situationOf(scene)));
}

/** What was told makes something else of what we said, or a day can be counted from it; null where it does neither. */
export function changedBy(scene: Scene, topic: Topic, lead: string, days = daysFor(scene, topic)): Step | null {
  const changed = changedOf(scene, topic, scene.before.told);
  if (changed.length > 0) return answerWith(scene, [{ topic, statements: changed, lead }]);
  const instead = heldNoMore(scene, topic, lead);
  if (instead || days.length === 0) return instead;
  return stepOf(scene, { ...EMPTY_PLAN, lead, days, question: nextQuestion(scene, topic, []) }, topic);
}

/** "It had 80,000 miles": of what we said a moment ago, what is otherwise now; that is what it was told for. */
export function changedLast(scene: Scene, topic: Topic): Step | null {
  const changed = scene.isNews ? changedOf(scene, topic, scene.before.last) : [];
  return changed.length > 0 ? answerWith(scene, [{ topic, statements: changed, lead: noted(scene, topic) }]) : null;
}

/** "What if it was by mail?": what we said, as it would be then; said once more where it was said of the same before. */
export function supposed(scene: Scene, topic: Topic): Step | null {
  const { reading, isNews, before } = scene;
  if (!reading.isSupposed || !isNews) return null;
  const changed = changedBy(scene, topic, sayWords(scene).ifSo);
  if (changed) return changed;
  const versionIn = (one: Statement, situation: Situation) => applyStatement(one, situation).version;
  const statement = topic.statements.find(
    (one) => before.told.map(withoutVersion).includes(one.id) && versionIn(one, before) !== versionIn(one, scene.state),
  );
  return statement ? answerWith(scene, [{ topic, statements: [statement], lead: sayWords(scene).ifSo }]) : null;
}

/** Of what was told, the first two that have another text for what is known now. */
function changedOf(scene: Scene, topic: Topic, told: readonly string[]): Statement[] {
  const situation = situationOf(scene);
  const changed = told.map(withoutVersion).flatMap((id) => {
    const statement = topic.statements.find((one) => one.id === id);
    if (!statement) return [];
    const { version } = applyStatement(statement, situation);
    // By what was told now: what was told earlier had its turn.
    const isChangedNow = version !== applyStatement(statement, scene.before).version;
    return isChangedNow && !scene.state.told.includes(version) ? [statement] : [];
  });
  return unique(changed.slice(0, 2));
}

/** "3 years, no lease": of several texts of it the one for just that holds now, which did not before. */
export function isDecidedNow(scene: Scene, statement: Statement): boolean {
  const { before } = scene;
  const [now, then] = [situationOf(scene), { file: before.file, variables: before.variables }];
  const isVaried = applyStatement(statement, now).version !== applyStatement(statement, then).version;
  return isVaried && mayHold(statement, now) && !isOfPlaceAlone(statement, now);
}

/** A sum that was told now stands beside a limit, or a paper has a rule of its own: that rule was not told yet, and is worth knowing. */
function ruleReached(scene: Scene, topic: Topic): Statement | null {
  const { before, state } = scene;
  const [now, then] = [situationOf(scene), { file: before.file, variables: before.variables }];
  const told = new Set(state.told.map(withoutVersion));
  return (
    topic.statements.find((statement) => {
      if (told.has(statement.id) || !mayHold(statement, now)) return false;
      const [applied, applying] = [applyStatement(statement, now), applyStatement(statement, then)];
      const isCompared = applied.comparison !== null && applying.comparison === null;
      const isVaried = applied.version !== applying.version && !isOfPlaceAlone(statement, now);
      return isCompared || isVaried || holdsNow(statement, now, then);
    }) ?? null
  );
}

/** It holds only for some, and it was not known until now that this is one of them. */
const holdsNow = ({ when }: Statement, now: Situation, then: Situation): boolean =>
  when !== undefined &&
  fits(when, now) &&
  !fits(when, then) &&
  Object.keys(when).some((key) => key !== 'nyc' && key !== 'spouse');

/** What differs in the city differs in much: where somebody lives says nothing about what they want to know. */
function isOfPlaceAlone({ variants }: Statement, now: Situation): boolean {
  const chosen = variants.find(({ when }) => fits(when, now));
  return Object.keys(chosen?.when ?? {}).every((key) => key === 'nyc');
}

/** Nothing that was told changes what we know: the next thing to do, and what else can be asked. */
export function moveOn(scene: Scene, topic: Topic, lead: string): Step {
  const { state } = scene;
  const text = sayWords(scene);
  // The first was told with the topic.
  const next = topic.steps.findIndex((_, at) => at > 0 && !state.told.includes(stepKey(topic, at)));
  const words = topic.steps[next]?.[state.language];
  const asks = suggestions(scene, topic).slice(0, CHOICES_AT_MOST - 1);
  const step = stepOf(scene, { ...EMPTY_PLAN, lead, choices: asks }, topic);
  if (words === undefined && asks.length === 0)
    return {
      ...step,
      markdown: [lead, text.nothingMore(topic.label[state.language])].join(' '),
      choices: [{ label: text.showAttorneys, message: text.showAttorneys }],
    };
  const told = [...step.state.told, words === undefined ? WHAT_ELSE : stepKey(topic, next)];
  const isAsked = state.told.includes(WHAT_ELSE);
  const markdown = [lead, words !== undefined ? `**${text.nextStep}:** ${words}` : isAsked ? '' : text.whatElse];
  return { ...step, state: { ...step.state, told }, markdown: markdown.filter(Boolean).join('\n\n') };
}

const WHAT_ELSE = 'what-else';

const unique = (statements: readonly Statement[]) => [...new Map(statements.map((one) => [one.id, one])).values()];

/** What else of a topic can be asked, in people's own words. */
export const suggestions = (scene: Scene, topic: Topic): Choice[] =>
  furtherAsks(scene, topic, new Set(scene.state.told)).map((label) => ({ label, message: label }));
