import { redactContactDetails } from '#domain/privacy/redact.ts';
import { inMarkdown } from '../documents/interview/question-for.ts';
import { topicOf } from '../find/phrases/phrases.ts';
import { isAboutTheSame } from '../find/statement-index.ts';
import { openGlossary } from '../knowledge/glossary.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import { applyStatement, withoutVersion } from '../apply/apply-statement.ts';
import { createCitations } from '../say/citations.ts';
import { firstSentence, openedFor } from '../say/opening.ts';
import { withTopic } from '../remember/state.ts';
import { caseInWords } from '../say/case-in-words.ts';
import { answerWith } from './answering/answering.ts';
import { inPlainWords } from './answering/explaining.ts';
import { sentencesOf } from '../read/sentences.ts';
import { isQuestion } from '../read/wording/question-form.ts';
import { sayWords, situationOf, toldEarlier, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { isSure } from './sure.ts';

/** What was said, again: shorter, simpler, in the other language, one point of it, or what the person told. */
export const repeating: Decider = (scene) => {
  const text = sayWords(scene);
  // "What was the date again?": the day itself, and not the rule that it came from.
  if (scene.reading.aspect === 'deadline') return null;
  switch (scene.reading.act) {
    case 'shorter':
      return again(scene, lastStatements(scene), { lead: text.inShort, isShort: true });
    case 'simpler':
      return again(scene, lastStatements(scene), { lead: text.inSimple, isShort: true, tail: hardWords(scene) });
    case 'repeat':
      return again(scene, lastStatements(scene), {});
    case 'speak-spanish':
    case 'speak-english':
      return again(scene, lastStatements(scene), {}) ?? say(scene.state, text.hello);
    case 'recap':
      return recap(scene);
    case 'summary':
      return summary(scene);
    case 'back':
      return back(scene);
    case null:
    default:
      return null;
  }
};

/** What was understood, and what was told in the person's own words: nobody has to trust that we heard it. */
async function summary(scene: Scene): Promise<Step> {
  const { state, before } = scene;
  const known = caseInWords(state, scene.topics);
  // Somebody may look over the shoulder of whoever is in danger.
  const told = state.inCrisis ? [] : ownWords(await toldEarlier(scene));
  const own =
    told.length > 0
      ? `${sayWords(scene).inYourWords}\n\n${told.map((one) => `- “${inMarkdown(one)}”`).join('\n')}`
      : '';
  return say({ ...state, pending: before.pending }, [known, own].filter(Boolean).join('\n\n'));
}

/** Sentences that tell something, and say nothing of how to reach somebody. */
const ownWords = (messages: readonly string[]): string[] =>
  messages
    .flatMap((message) => sentencesOf(message))
    .filter((one) => !isQuestion(one) && !one.includes('?') && redactContactDetails(one) === one)
    .filter((one) => one.split(/\s+/).length >= OWN_WORDS.fewest && one.length <= OWN_WORDS.letters)
    .slice(0, OWN_WORDS.sentences);
const OWN_WORDS = { fewest: 3, letters: 200, sentences: 6 } as const;

/** What the words of the law in the last answer mean; where there are none, the unclear word is asked for. */
function hardWords(scene: Scene): string {
  const { language } = scene.state;
  const told = lastStatements(scene).map(
    ({ statement }) => applyStatement(statement, situationOf(scene)).text[language],
  );
  const terms = openGlossary().within(told.join(' '), language).slice(0, HARD_WORDS_AT_MOST);
  const { simplerAsk } = sayWords(scene);
  return [...terms.map((term) => `- ${inPlainWords(term, language)}`), `\n${simplerAsk}`].join('\n').trim();
}
const HARD_WORDS_AT_MOST = 3;

/** Whether it is so: what was just told says it. */
export const lastAgain = (scene: Scene): Step | null =>
  again(scene, lastStatements(scene).slice(0, 1), { lead: sayWords(scene).saidBefore });

export type Told = { readonly statement: Statement; readonly topic: Topic };

/** A statement that was told, in whatever version, with its topic. */
export function toldOf(scene: Scene, id: string): Told[] {
  const topic = scene.topics.get(topicOf(id));
  const statement = topic?.statements.find((one) => one.id === withoutVersion(id));
  return topic && statement ? [{ topic, statement }] : [];
}

/** What the last reply told. */
export const lastStatements = (scene: Scene): Told[] => scene.before.last.flatMap((id) => toldOf(scene, id));

type Manner = { readonly lead?: string; readonly isShort?: boolean; readonly tail?: string };

function again(scene: Scene, told: readonly Told[], { lead, isShort, tail }: Manner): Step | null {
  const { state, before } = scene;
  const text = sayWords(scene);
  if (told.length === 0)
    return before.told.length === 0 && state.topics.length === 0 ? say(state, text.nothingYet) : null;
  const citations = createCitations(state.language);
  const lines = told.map(({ statement, topic }) => {
    const whole = openedFor(applyStatement(statement, situationOf(scene)).text[state.language], false);
    return `${isShort ? firstSentence(whole) : whole} ${citations.mark(topic, statement.of)}`;
  });
  const markdown = [lead, lines.join(isShort ? ' ' : '\n\n'), tail]
    .filter(Boolean)
    .join(isShort && !tail ? ' ' : '\n\n');
  return say({ ...state, pending: before.pending }, markdown, {
    sources: citations.sources(),
    facts: told.flatMap(({ statement }) => statement.of),
  });
}

/** "What did you say about the 14 days?": the nearest of what was told. */
function recap(scene: Scene): Step | null {
  if (scene.reading.message.trim().split(/\s+/).length <= RECAP_WORDS) return allInShort(scene);
  const told = scene.before.told.map(withoutVersion);
  const worded = toldInWords(scene);
  if (worded) return again(scene, [worded], { lead: sayWords(scene).saidBefore });
  const { ranked } = scene.find();
  const [best] = ranked;
  const spoken = scene.before.topics.flatMap((id) => scene.topics.get(id) ?? []);
  // "What did you say about the deposit?", when it was never spoken of.
  if (best && !spoken.some((one) => isAboutTheSame(one, best.topic)) && isSure(best, scene))
    return answerWith(scene, [{ topic: best.topic, statements: [best.statement], lead: sayWords(scene).notYetSaid }]);
  const nearest = ranked.find(({ statement }) => told.includes(statement.id));
  const chosen = nearest ? [nearest] : lastStatements(scene);
  return again(scene, chosen, { lead: sayWords(scene).saidBefore });
}

/** "Recap": the first sentence of what was told, all of it. */
function allInShort(scene: Scene): Step | null {
  const told = [...new Set(scene.before.told.filter((id) => id.includes('#')).map(withoutVersion))];
  const all = told.flatMap((id) => toldOf(scene, id)).slice(-RECAP_AT_MOST);
  return again(scene, all, { lead: sayWords(scene).inShort, isShort: true });
}
const RECAP_WORDS = 3;
const RECAP_AT_MOST = 5;

const NUMBERS = /\$?\d[\d,.-]*\d|\d+/g;

/** "What was that about 311?": of what was told, what says a number of the message; the latest first. */
function toldInWords(scene: Scene): Told | null {
  const { language } = scene.state;
  const asked = new Set(scene.reading.message.toLowerCase().match(NUMBERS));
  if (asked.size === 0) return null;
  const told = scene.before.told.filter((id) => id.includes('#')).toReversed();
  const says = (text: string) => (text.match(NUMBERS) ?? []).some((number) => asked.has(number));
  const all = told.flatMap((id) => toldOf(scene, withoutVersion(id)));
  // What opens with it is about it.
  const opens = all.find(({ statement }) => says(firstSentence(statement[language])));
  return opens ?? all.find(({ statement }) => says(statement[language])) ?? null;
}

/** Back to something that was spoken about before. */
function back(scene: Scene): Step | null {
  const { state, topics } = scene;
  const earlier = state.topics.flatMap((id) => topics.get(id) ?? []);
  const { ranked } = scene.find();
  const meant = ranked.find(({ topic }) => earlier.some(({ id }) => id === topic.id))?.topic ?? earlier.at(-2);
  if (!meant) return null;
  const { language } = state;
  const lead = sayWords(scene).backTo(meant.label[language]);
  const statement = meant.statements.find(({ id }) => !state.told.includes(id)) ?? meant.statements[0];
  const there = {
    ...scene,
    before: withTopic(scene.before, meant.id),
    state: withTopic(state, meant.id),
    topic: meant,
  };
  return statement ? answerWith(there, [{ topic: meant, statements: [statement], lead }]) : null;
}
