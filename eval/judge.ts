import type { IssueCategory } from '#domain/issue-category.ts';
import type { NodeId } from '#domain/script.ts';

export type Triage = 'answer' | 'clarify' | 'not-an-issue' | 'crisis' | 'out-of-state' | 'refusal';

export type Scenario = {
  readonly id: string;
  readonly say: readonly string[];
  readonly expect: {
    readonly triage: Triage;
    readonly category?: IssueCategory;
    /** Facts that the answer must carry. */
    readonly facts?: readonly string[];
    /** Words that a right answer contains. */
    readonly mentions?: readonly string[];
    readonly never?: readonly string[];
  };
};

export type Reply = {
  readonly text: string;
  readonly sources: number;
  readonly showsAttorneys: boolean;
  readonly node: NodeId;
  readonly topicId: string | null;
  readonly category: IssueCategory | null;
  readonly told: readonly string[];
  readonly terminated: boolean;
};

/** Null where a scenario says nothing about it. */
export type Judgement = {
  readonly triage: boolean;
  readonly category: boolean | null;
  readonly facts: boolean | null;
  readonly mentions: boolean | null;
  /** Every statement of law has a numbered source. */
  readonly cited: boolean | null;
  /** No advice, no promise, no prediction. */
  readonly clean: boolean;
  readonly faults: readonly string[];
};

const FORBIDDEN =
  /\byou (?:should|must|ought to) (?:sue|file|sign|accept|reject|plead|settle|leave|quit)\b|\byou(?:'ll| will) (?:win|lose)\b|\bguarantee[sd]? (?:that )?you\b|\bI (?:advise|recommend)\b/i;

export function judge({ expect }: Scenario, reply: Reply): Judgement {
  const triage = triageOf(reply);
  const missing = (expect.facts ?? []).filter((fact) => !reply.told.includes(fact));
  const unsaid = (expect.mentions ?? []).filter((words) => !reply.text.includes(words));
  const never = (expect.never ?? []).filter((words) => reply.text.toLowerCase().includes(words.toLowerCase()));
  const faults = [
    ...(triage === expect.triage ? [] : [`${expect.triage} expected, ${triage} given`]),
    ...(expect.category && reply.category !== expect.category
      ? [`category ${expect.category} expected, ${reply.category} given`]
      : []),
    ...missing.map((fact) => `${fact} not told (${reply.topicId})`),
    ...unsaid.map((words) => `"${words}" not said`),
    ...never.map((words) => `"${words}" said`),
    ...(FORBIDDEN.test(reply.text) ? [`forbidden: ${FORBIDDEN.exec(reply.text)?.[0]}`] : []),
  ];
  return {
    triage: triage === expect.triage,
    category: expect.category ? reply.category === expect.category : null,
    facts: expect.facts?.length ? missing.length === 0 : null,
    mentions: expect.mentions?.length ? unsaid.length === 0 : null,
    cited: triage === 'answer' ? reply.sources > 0 : null,
    clean: never.length === 0 && !FORBIDDEN.test(reply.text),
    faults,
  };
}

function triageOf({ text, node, sources, topicId }: Reply): Triage {
  if (/\b(?:911|988)\b/.test(text) && /\*\*(?:You matter|Your safety|Usted importa|Su seguridad)/.test(text))
    return 'crisis';
  if (/only help with legal questions|Solo puedo ayudar con preguntas legales/.test(text)) return 'refusal';
  if (node === 'out_of_state') return 'out-of-state';
  if (node === 'check_state' || node === 'choose_category') return 'clarify';
  if (node === 'root') return 'not-an-issue';
  return sources > 0 || topicId !== null ? 'answer' : 'clarify';
}
