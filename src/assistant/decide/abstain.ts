import { nextNode } from '#domain/chat/script.ts';
import { isAboutTheSame, sumOf, type Found } from '../find/statement-index.ts';
import { helpFor, placeInWords } from '../help/help-for.ts';
import {
  CHOICES_AT_MOST,
  HARDLY_KNOWN_AT,
  LIKELY_AT,
  MAY_BE_ASKED_AT,
  MAY_MEAN_AT,
  NEAREST_AT,
  NEAR_AT_FIRST,
} from '../numbers.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Choice } from '../say/plan.ts';
import { answerWith, choicesFor } from './answering/answering.ts';
import { likeliest } from './answering/likeliest.ts';
import { isDecidedNow, moveOn, type MovingOn } from './go-on.ts';
import { isSpokenOf, sayWords, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { isNear, isOnlyTold } from './sure.ts';

/** How often it was asked which of several things is meant: nothing is said twice in the same words. */
const WHICH = 'which:';
const HELP_NAMED = 'help-named';
/** So often in a row it is asked which of several things is meant, before we say that we do not know: for half of those who are asked it is among them. */
const WHICH_AT_MOST = 2;
/** So far from everything we know, it is no legal issue as far as we can tell. */
const STRANGE_BELOW = 0.3;
/** Those who are named where we have no answer, nearest first: a long list helps nobody. */
const HELP_AT_MOST = 3;

/** Says so in one sentence and names the help that fits; never law about something else. */
export function abstain(scene: Scene, ranked: readonly Found[]): Step {
  const { state, topic } = scene;
  const text = sayWords(scene);
  const [best] = ranked;
  const isFirst = scene.before.answers === 0;
  if (!topic && isFirst && state.unknown === 0 && (!best || best.nearness < STRANGE_BELOW)) {
    // The script's `cant_understand_contact_help`: examples and the contact page, and back to its root.
    return say({ ...state, node: nextNode('cant_understand_contact_help', {}) ?? 'root' }, text.notAnIssue);
  }
  const near = nearAtFirst(scene, ranked);
  if (near) return near;
  const isToAsk = state.unknown < WHICH_AT_MOST;
  const asksTopic = topic === null && state.unknown === 0;
  const which = !isToAsk ? null : asksTopic ? whichTopic(scene, ranked) : whichAnswer(scene, ranked);
  if (which) return which;
  const choices = asksOf(scene, ranked);
  const about = topic ?? best?.topic ?? null;
  const help = helpLines(scene, about);
  const category = about ? text.categories[about.category] : null;
  const isAgain = state.unknown > 0;
  // The second time in a row in one sentence; whoever comes a third time needs somebody else, and is told once who that is.
  const namesHelp = state.unknown !== 1 && !state.told.includes(HELP_NAMED);
  const whoHelps = help.length > 0 ? `${text.unknownHelp}\n\n${help.join('\n')}` : isAgain ? '' : text.freeHelp;
  const markdown = [
    isAgain ? text.unknownAgain(state.unknown) : topic ? text.unknownPart : text.unknown(category),
    namesHelp ? whoHelps : '',
    isAgain ? '' : text.elsePage,
    // Last, beside the choices.
    choices.length > 0 && !isAgain ? text.mayMean : '',
  ];
  const variables = about ? aboutIn(scene, about) : state.variables;
  return say(
    {
      ...state,
      node: 'inform',
      variables,
      unknown: state.unknown + 1,
      told: namesHelp ? [...state.told, HELP_NAMED] : state.told,
    },
    markdown.filter(Boolean).join('\n\n'),
    {
      choices:
        choices.length > 0
          ? choices
          : state.inCrisis
            ? []
            : [{ label: text.showAttorneys, message: text.showAttorneys }],
      showAttorneys: !scene.before.attorneysShown && !state.inCrisis && about !== null,
    },
  );
}

/**
 * At the beginning, in few words: no topic is likely by itself where several of one area share what speaks for it ("the landlord wants me out because I did not pay"). What is near then stands under
 * its own question.
 */
function nearAtFirst(scene: Scene, ranked: readonly Found[]): Step | null {
  const [best] = ranked;
  const question = best?.statement.ask?.[scene.state.language];
  if (!best || question === undefined || scene.topic || best.lead !== undefined) return null;
  if (best.nearness < NEAR_AT_FIRST.nearness || likelyInArea(best, ranked) < NEAR_AT_FIRST.area) return null;
  const asked = { lead: sayWords(scene).ifUnderstood, question };
  return answerWith(scene, [
    { topic: best.topic, statements: [best.statement], asked, clearness: 'doubted', isDoubted: true },
  ]);
}

/** What speaks for all topics of its area that are among the nearest. */
function likelyInArea({ topic: { category } }: Found, ranked: readonly Found[]): number {
  const near = ranked.slice(0, NEAREST).filter(({ topic }) => topic.category === category);
  return sumOf([...new Map(near.map(({ topic, likely }) => [topic.id, likely])).values()]);
}
const NEAREST = 12;

type Unknown = { readonly key: string; readonly lines: readonly string[]; readonly asks: readonly Choice[] };

/** The same for something that was understood: who can say more, and what else of it can be asked. */
export function abstainFrom(scene: Scene, topic: Topic, { key, lines, asks }: Unknown): Step {
  const { state } = scene;
  const text = sayWords(scene);
  const help = helpLines(scene, topic);
  const markdown = [...lines, help.length > 0 ? `${text.unknownHelp}\n\n${help.join('\n')}` : text.freeHelp];
  const unknown = { unknown: state.unknown + 1, told: [...state.told, key] };
  return say({ ...state, node: 'inform', ...unknown }, markdown.join('\n\n'), {
    choices: asks.length > 0 ? asks : choicesFor(scene, topic, new Set(state.told)),
  });
}

/** What may be meant, in people's own words; in a talk also what was told, to somebody who asks for it again. */
export function asksOf({ state: { language }, topic: spokenOf }: Scene, ranked: readonly Found[]): Choice[] {
  const near = ranked.filter(({ score, nearness }) => (spokenOf ? score >= MAY_BE_ASKED_AT : nearness >= MAY_MEAN_AT));
  return [...new Set(near.map(({ statement, topic }) => statement.ask?.[language] ?? topic.title[language]))]
    .slice(0, CHOICES_AT_MOST)
    .map((label) => ({ label, message: label }));
}

/**
 * In a talk, where something that we know may well be meant: which of it, and the likeliest with its answer. Of 93 turns in which readers heard that we have no
 * answer, we had it in 80, and for 50 of these among the first four.
 */
export function whichAnswer(scene: Scene, ranked: readonly Found[]): Step | null {
  const choices = asksOf(scene, ranked);
  const [best] = ranked;
  const isFar = !ranked.slice(0, CHOICES_AT_MOST).some(isNear);
  const isHardlyKnown = !best || (best.unknown ?? 1) >= HARDLY_KNOWN_AT || isFar;
  if (choices.length < 2 || (scene.topic && isHardlyKnown)) return null;
  const { told } = scene.state;
  const times = told.filter((key) => key.startsWith(WHICH)).length;
  const state = { ...scene.state, told: [...told, `${WHICH}${times}`] };
  const { whichAsked, whichTold, perhapsAsked, perhapsTold } = sayWords(scene);
  const inTurn = (words: readonly string[]) => words[Math.min(times, words.length - 1)] ?? '';
  const isTelling = isOnlyTold(scene);
  const lead = inTurn(isTelling ? perhapsTold : perhapsAsked);
  // What is told asks for nothing: it brings into play what is likely, and only of what is spoken about.
  const isOfIt = ({ topic, score }: Found) => score >= NEAREST_AT && scene.before.topics.includes(topic.id);
  // Of something that nobody spoke of a guess is mostly wrong, and worse than to say that we do not know.
  const isHere = ({ topic }: Found) => scene.topic === null || isSpokenOf(scene, topic);
  if (!isTelling && !ranked.slice(0, CHOICES_AT_MOST).some(isHere)) return null;
  const likely = ranked.filter(isTelling ? isOfIt : isHere);
  const shown = likeliest({ ...scene, state }, likely, { lead, choices });
  const words = inTurn(isTelling ? whichTold : whichAsked);
  return shown ?? say({ ...state, unknown: state.unknown + 1 }, words, { choices });
}

/** What was told speaks for something that is spoken of: it stands there with its answer, as what may go with it. */
export const likelyWithIt =
  (near: readonly Found[]): MovingOn =>
  (scene, topic, said) => {
    const likely = near.filter((found) => isSpokenOf(scene, found.topic) && found.score >= NEAREST_AT);
    // What was told decides it: that is what it was told for, also where it belongs to what goes with the topic.
    const decided = near
      .slice(0, CHOICES_AT_MOST)
      .filter((found) => isAboutTheSame(found.topic, topic) && isDecidedNow(scene, found.statement));
    const here = [...decided, ...likely];
    const { state } = scene;
    const lead = state.told.includes(PERHAPS) ? said : `${said} ${sayWords(scene).perhapsGoes}`;
    const saying = { ...scene, state: { ...state, told: [...state.told, PERHAPS] } };
    return likeliest(saying, here, { lead, choices: asksOf(scene, near) }) ?? moveOn(scene, topic, said);
  };

/** Said once: what stands there under its own question needs no second "perhaps". */
const PERHAPS = 'perhaps';

/** At the beginning of a talk: what it may be about, to be tapped; null where nothing or only one thing may be. */
function whichTopic(scene: Scene, ranked: readonly Found[]): Step | null {
  const { state } = scene;
  const text = sayWords(scene);
  const near = ranked.filter(({ nearness }) => nearness >= MAY_MEAN_AT).map(({ topic }) => topic);
  const choices = [...new Set(near)].slice(0, CHOICES_AT_MOST).map(({ title }) => {
    const label = title[state.language];
    return { label, message: label };
  });
  if (choices.length < 2 || (ranked[0]?.likely ?? 0) < LIKELY_AT) return null;
  const [first] = near;
  const variables = first ? aboutIn(scene, first) : state.variables;
  return say({ ...state, node: 'inform', variables, unknown: 1 }, `${text.whichTopic}\n\n${text.elsePage}`, {
    choices,
  });
}

/** The script's variables: what it seems to be about, in the person's words and in ours. */
export function aboutIn({ state, reading }: Scene, { category }: Topic) {
  const { issueSummary = reading.message } = state.variables;
  return { ...state.variables, issueSummary, issueCategory: category, issueCategoryEnum: category };
}

/** Who can say more about it, nearest first. */
export function helpLines({ state }: Scene, about: Topic | null): string[] {
  const places = about ? helpFor(about, state.variables) : [];
  return places.slice(0, HELP_AT_MOST).map((place) => `- ${placeInWords({ ...place, lines: [] }, state.language)}`);
}
