import type { ModelMessage } from 'ai';
import { type ClaimFilter, createClaimFilter } from '../../claims/claim-filter.ts';
import type { Said, Turn } from '../../reply.ts';
import { type Citations, createCitations } from '../../script/citations.ts';
import { dayKnown } from '../../script/questions.ts';
import type { ConversationState } from '../../script/state.ts';
import { words } from '../../script/words.ts';
import type { Toolbox } from '../../tools/toolbox.ts';
import { dayIn } from '../../understanding/dates.ts';
import type { Deeds } from './deeds.ts';
import { createPassages, type Passages } from './passages.ts';
import type { Task } from './task.ts';

/** Everything that one answer of the model has to do with. */
export type Desk = {
  readonly toolbox: Toolbox;
  readonly passages: Passages;
  readonly state: ConversationState;
  readonly today: string;
  /** Whether the person named this day themselves. */
  readonly isNamed: (day: string) => boolean;
  /** What was done besides talking. */
  readonly deeds: Deeds;
  readonly given: readonly string[];
  readonly messages: ModelMessage[];
  readonly filter: ClaimFilter;
  readonly citations: Citations;
  /** The facts that were cited. */
  readonly cited: ReadonlySet<string>;
};

export async function openDesk({ step, plan, turn, toolbox }: Task): Promise<Desk> {
  const { state } = step;
  const earlier = (await turn.earlier?.()) ?? [];
  const own = [...earlier.filter(({ role }) => role === 'user').map(({ text }) => text), turn.message];
  const passages = createPassages(state.language);
  const citations = createCitations();
  passages.onFact((title, fact) => citations.know(title, [fact]));
  const given = plan.topics.map((topic) => passages.giveTopic(topic));
  const cited = new Set<string>();
  const said = [...own, turn.today].join('\n');
  const filter = createClaimFilter({
    ground: () => ({ passages: passages.all(), said }),
    mark(numbers) {
      const facts = passages.factIds(numbers);
      for (const id of facts) cited.add(id);
      return citations.mark(facts, words[state.language].changed);
    },
  });
  return {
    toolbox,
    passages,
    state,
    today: turn.today,
    isNamed: (day) =>
      dayKnown(state) === day || own.some((text) => text.includes(day) || dayIn(text, turn.today) === day),
    deeds: { topics: [...plan.topics], deadlines: [], documents: [], wantsAttorneys: false, wantsToEnd: false },
    given,
    messages: conversation(earlier, turn),
    filter,
    citations,
    cited,
  };
}

const EARLIER_AT_MOST = 8;
const EARLIER_MAX = 800;
const MARKS = /\s*\[\[\d+\]\]\(#source-\d+\)/g;

/** Citations of earlier answers had numbers of their own. */
function conversation(earlier: readonly Said[], turn: Turn): ModelMessage[] {
  const before = earlier.slice(-EARLIER_AT_MOST).map(({ role, text }) => {
    const content = text.replace(MARKS, '').slice(0, EARLIER_MAX);
    return { role, content };
  });
  return [...before, { role: 'user', content: turn.message }];
}
