import { inMarkdown } from '../../documents/interview/question-for.ts';
import { interviewWords } from '../../documents/interview/words.ts';
import type { Fact, Topic } from '../../knowledge/topic.ts';
import type { ConversationState } from '../../script/state.ts';
import type { AnswerPlan, Step } from '../../script/step.ts';
import { createTelling } from '../../script/telling.ts';
import { words } from '../../script/words.ts';
import type { DocumentOffer } from '../../tools/find-documents.ts';
import type { Desk } from './open-desk.ts';
import type { Trouble } from './trouble.ts';

/** What came of it: a step, or nothing that could be shown; and what went wrong, if anything did. */
export type Worded = { readonly step: Step | null; readonly trouble: Trouble | null; readonly removed: number };

type Ending = {
  readonly step: Step;
  readonly plan: AnswerPlan;
  readonly desk: Desk;
  readonly shown: string;
  /** Checked and not shown yet. */
  readonly held: string;
  readonly trouble: Trouble | null;
};

const REST_AT_MOST = 3;

/** Makes a whole answer of what the model said: with what was counted and offered, the question, and what is missing. */
export function* finishAnswer(ending: Ending): Generator<string, Worded> {
  const { desk, step, shown, held, trouble } = ending;
  const { removed } = desk.filter;
  if (!isWorthShowing(ending)) {
    return { step: null, trouble: trouble ?? { kind: removed > 0 ? 'not-carried' : 'empty' }, removed };
  }
  const last = shown === '' ? held.trimStart() : held;
  const rest = trouble ? restOf(ending.plan.topics, desk) : '';
  const tail = [rest, ...closing(ending)].filter(Boolean).join('\n\n');
  yield `${last}\n\n${tail}`;
  return { step: said(step, desk, `${shown}${last}\n\n${tail}`), trouble, removed };
}

/** The reader has heard enough: nothing is added. */
export function stoppedAnswer(step: Step, desk: Desk, shown: string): Worded {
  return { step: said(step, desk, shown), trouble: null, removed: desk.filter.removed };
}

/** Kind words alone, where something about the law was taken out, are no answer. */
function isWorthShowing({ desk, shown, held, trouble }: Ending): boolean {
  if (shown !== '') return true;
  return held.trim() !== '' && trouble === null && (desk.filter.hasProof || desk.filter.removed === 0);
}

/** The model broke off: what was not said yet is said in the words that we have. */
function restOf(topics: readonly Topic[], { citations, cited, state, deeds }: Desk): string {
  const facts = topics.flatMap((topic) => topic.facts).filter(({ id }: Fact) => !cited.has(id));
  for (const topic of [...topics, ...deeds.topics]) citations.know(topic.title, topic.facts);
  const telling = createTelling(citations, state.language);
  return telling
    .facts(facts.slice(0, REST_AT_MOST))
    .map((line) => `- ${line}`)
    .join('\n');
}

function closing({ plan, desk }: Ending): string[] {
  const say = words[desk.state.language];
  const { deadlines, documents, wantsToEnd } = desk.deeds;
  const [offer] = documents;
  return [
    plan.extra,
    ...deadlines.map(({ markdown }) => markdown).filter((markdown) => !plan.extra.includes(markdown)),
    offer
      ? interviewWords[desk.state.language].offer(inMarkdown(offer.title), offer.purpose, documentPath(offer.id))
      : '',
    plan.question && !wantsToEnd && !offer ? `**${say.oneQuestion}:** ${plan.question.ask}` : '',
    plan.care,
    wantsToEnd ? say.confirmEnd() : '',
    `*${say.disclaimer}*`,
  ];
}

/** The same step, with what the model said and did in it. */
function said(step: Step, { citations, cited, deeds, state }: Desk, markdown: string): Step {
  const facts = [...cited];
  const topic = mostCited(deeds.topics, cited);
  const isSame = topic === null || topic.id === step.state.topicId;
  return {
    ...step,
    markdown,
    sources: citations.sources(),
    facts,
    deadlines: [...step.deadlines, ...deeds.deadlines.flatMap(({ deadlines }) => deadlines)],
    offers: deeds.documents.length > 0 ? deeds.documents.map(({ id }) => id) : step.offers,
    showAttorneys: (step.showAttorneys || deeds.wantsAttorneys) && !state.inCrisis,
    state: {
      ...step.state,
      topicId: isSame ? step.state.topicId : topic.id,
      told: [...new Set([...(isSame ? step.state.told : []), ...facts])],
      ...offered(step.state, deeds.documents),
      ...(deeds.wantsToEnd ? { node: 'confirm_end' as const } : {}),
    },
  };
}

const documentPath = (id: string) => `/documents/library/${id}`;

/** "Yes" to the offer begins the document, as it does when the built-in mind offers it. */
function offered(state: ConversationState, documents: readonly DocumentOffer[]): Partial<ConversationState> {
  const [first] = documents;
  if (!first) return {};
  const document = { definitionId: first.id, asking: null, row: null, returnTo: state.node };
  return { node: 'document', document, offered: documents.map(({ id }) => id) };
}

function mostCited(topics: readonly Topic[], cited: ReadonlySet<string>): Topic | null {
  const counted = topics.map((topic) => ({ topic, count: topic.facts.filter(({ id }) => cited.has(id)).length }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.topic : null;
}
