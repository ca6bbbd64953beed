import type { LanguageModel } from 'ai';
import type { Language } from '../../content/words.ts';
import type { Topic } from '../../knowledge/topic.ts';
import type { Consultation, Consulted as Heard, ModelChoice, ModelMind } from '../mind.ts';
import type { Reading } from '../../read/reading.ts';
import type { Candidate } from './instructions.ts';
import { heardBy, type Consulted } from './consulted.ts';
import type { ModelConfig, Patience } from './model-config.ts';
import { createModelRest, type ModelRest } from './model-rest.ts';
import { detectLanguage } from '../../read/detect-language.ts';
import { isSmallTalk } from './compare/is-small-talk.ts';
import type { MeasureNearness } from './measure-nearness.ts';
import { rewordingsOf, type Compared } from './reword.ts';
import type { ModelFailure } from './failure.ts';

/** What is worth knowing about the model, without a word of the chat. */
export type ModelNews =
  | { readonly type: 'failure'; readonly failure: ModelFailure }
  /** It chose what does not exist, or said more than a word of kindness: that was left out. */
  | { readonly type: 'removed'; readonly claims: number }
  /** What one answer took of it; `openedMs`: when its first statement could be told, null if not before the end. */
  | {
      readonly type: 'asked';
      readonly tokensIn: number;
      readonly tokensOut: number;
      readonly ms: number;
      readonly openedMs: number | null;
    }
  /** It cannot fill in the form: it is left alone for long. */
  | { readonly type: 'set-aside' }
  /** It said a statement in its own words. */
  | ({ readonly type: 'reworded' } & Compared)
  /** The statements of this answer were chosen by the model. */
  | { readonly type: 'chosen' };

type Parts = {
  readonly config: ModelConfig;
  readonly topics: ReadonlyMap<string, Topic>;
  readonly patience: Patience;
  readonly measure: MeasureNearness;
  readonly onNews: (news: ModelNews) => void;
};

const CANDIDATES_AT_MOST = 24;
/** So many of what is nearest come before the rest of its topic. */
const FOUND_FIRST = 14;
const STATEMENTS_AT_MOST = 3;

/** A hosted or local language model. Whatever goes wrong with it, the built-in mind has heard the message and answers. */
export function createModelMind({ config, topics, patience, measure, onNews }: Parts): ModelMind {
  const rest = createModelRest();
  let connected: Promise<LanguageModel> | undefined;
  const connect = async () => {
    const { connectModel } = await import('./connect-model.ts');
    return (connected ??= connectModel(config));
  };
  const parts = { config, topics, patience, measure, onNews, rest, connect };
  return {
    consult(consultation) {
      const opening = Promise.withResolvers<Heard | null>();
      const whole = ask(consultation, parts, opening.resolve).finally(() => opening.resolve(null));
      return { opening: opening.promise, whole };
    },
  };
}

type Asking = Parts & { readonly rest: ModelRest; readonly connect: () => Promise<LanguageModel> };

async function ask(
  consultation: Consultation,
  parts: Asking,
  onOpening: (opening: Heard) => void,
): Promise<Heard | null> {
  const { config, topics, patience, onNews, rest, connect } = parts;
  const { reading, turn } = consultation;
  // Safety was heard already and is never overruled.
  if (!rest.isOver() || turn.signal.aborted || reading.isMisuse || reading.danger?.level === 'sure') return null;
  const offered = { candidates: candidatesFrom(consultation, topics), language: reading.language };
  try {
    const { consult } = await import('./consult.ts');
    const began = performance.now();
    const passed = () => Math.round(performance.now() - began);
    let openedMs: number | null = null;
    const { consulted, tokensIn, tokensOut } = await consult(await connect(), consultation, {
      candidates: offered.candidates,
      patience,
      rewords: config.rewords === true,
      onOpening: (opening) => {
        const choice = { ...choiceFrom(opening, offered), reword: () => null };
        // Its words for a statement come after the statement: whoever wants those waits for the whole.
        if (config.rewords || choice.statements.length === 0) return;
        openedMs = passed();
        onOpening({ reading: heard(reading, opening), choice });
      },
    });
    rest.afterAnswer();
    onNews({ type: 'asked', tokensIn, tokensOut, ms: passed(), openedMs });
    return { reading: heard(reading, consulted), choice: await chosenFrom(consulted, offered, parts) };
  } catch (error) {
    if (!turn.signal.aborted) await tellTrouble(error, rest, onNews);
    return null;
  }
}

async function tellTrouble(error: unknown, rest: ModelRest, onNews: Parts['onNews']): Promise<void> {
  const { failureFrom } = await import('./failure.ts');
  const failure = failureFrom(error);
  const isSetAside = rest.after(failure);
  onNews({ type: 'failure', failure });
  if (isSetAside) onNews({ type: 'set-aside' });
}

/** What it chose, with the words of its own that hold; null where it chose nothing. */
async function chosenFrom(consulted: Consulted, offered: Offered, parts: Asking): Promise<ModelChoice | null> {
  const { config, topics, measure, onNews } = parts;
  const onCompared = (compared: Compared) => onNews({ type: 'reworded', ...compared });
  const kept = choiceFrom(consulted, offered);
  const isChosen = ({ id }: { readonly id: string }) => kept.statements.includes(withoutBrackets(id));
  const rewordings = config.rewords ? consulted.rewordings.filter(isChosen) : [];
  const reword = await rewordingsOf(rewordings, { topics, language: offered.language, measure, onCompared });
  const removed = removedFrom(consulted, kept);
  if (removed > 0) onNews({ type: 'removed', claims: removed });
  if (kept.statements.length === 0) return null;
  onNews({ type: 'chosen' });
  return { ...kept, reword };
}

/** What is near to the message, and all of the topic that is spoken about. */
function candidatesFrom({ nearest, before, reading }: Consultation, topics: ReadonlyMap<string, Topic>): Candidate[] {
  // All that we know about what is spoken of, or about what seems to be meant.
  const about = topics.get(before.topics.at(-1) ?? '') ?? nearest.ranked[0]?.topic;
  const found = nearest.ranked.map(({ statement }) => statement);
  const all = [...found.slice(0, FOUND_FIRST), ...(about?.statements ?? []), ...found];
  const unique = [...new Map(all.map((statement) => [statement.id, statement])).values()];
  return unique
    .slice(0, CANDIDATES_AT_MOST)
    .map(({ id, en, es }) => ({ id, text: reading.language === 'es' ? es : en }));
}

/** As they were offered, some models copy them. */
const withoutBrackets = (id: string) => id.replaceAll(/^\[|\]$/g, '');

type Offered = { readonly candidates: readonly Candidate[]; readonly language: Language };

/** A sentence or two; whatever is longer is no word of kindness. */
const TALK_AT_MOST = 400;

/** Only statements that were offered to it, and only small talk of its own. */
function choiceFrom({ statements, lead, ask }: Consulted, { candidates, language }: Offered) {
  const known = new Set(candidates.map(({ id }) => id));
  // What is not in the language of the reply was never compared with anything.
  const isOurs = (text: string) =>
    text.length <= TALK_AT_MOST && isSmallTalk(text, language) && detectLanguage(text, language) === language;
  const talk = (text: string | null) => (text !== null && isOurs(text) ? text.trim() : '');
  return {
    statements: [...new Set(statements.map(withoutBrackets))]
      .filter((id) => known.has(id))
      .slice(0, STATEMENTS_AT_MOST),
    lead: talk(lead),
    ask: talk(ask),
  };
}

type Kept = Pick<ModelChoice, 'statements' | 'lead' | 'ask'>;

/** How much of what it filled in was left out. */
const removedFrom = (consulted: Consulted, { statements, lead, ask }: Kept): number =>
  consulted.statements.length -
  statements.length +
  Number(consulted.lead && !lead ? 1 : 0) +
  Number(consulted.ask && !ask ? 1 : 0);

/** Where the model is sure, it is believed before a pattern; of danger and misuse it is not asked. */
function heard(reading: Reading, consulted: Consulted): Reading {
  const { act, place, told } = heardBy(consulted);
  const hasChosen = consulted.statements.length > 0;
  return {
    ...reading,
    act: act ?? (hasChosen ? null : reading.act),
    isActWhole: act !== null && !hasChosen,
    asksSomething: hasChosen || (act === null && reading.asksSomething),
    place: place ?? reading.place,
    isPlaceAside: place === null && reading.isPlaceAside,
    unclearPaper: told.paper === undefined ? reading.unclearPaper : null,
    told: { ...reading.told, ...told, dates: { ...reading.told.dates, ...told.dates } },
  };
}
