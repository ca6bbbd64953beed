import type { IssueCategory } from '#domain/issue-category.ts';
import type { NodeId } from '#domain/script.ts';
import { type Measure, MEASURES, perMeasure } from './measures.ts';
import { uncitedStatements } from './uncited-statements.ts';

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
  readonly node: NodeId;
  readonly topicId: string | null;
  readonly category: IssueCategory | null;
  readonly told: readonly string[];
};

/** Null where a scenario says nothing about it. */
export type Judgement = Readonly<Record<Measure, boolean | null>> & {
  /** One sentence for each thing that is wrong; none means that the scenario came out right. */
  readonly faults: readonly string[];
};

const FORBIDDEN =
  /\byou (?:should|must|ought to) (?:sue|file|sign|accept|reject|plead|settle|leave|quit)\b|\byou(?:'ll| will) (?:win|lose)\b|\bguarantee[sd]? (?:that )?you\b|\bI (?:advise|recommend)\b/i;

const IN_WORDS: Readonly<Record<Triage, string>> = {
  answer: 'an answer',
  clarify: 'a question back',
  'not-an-issue': 'no legal issue seen',
  crisis: 'help in an emergency',
  'out-of-state': 'that it is another state',
  refusal: 'a refusal',
};

/** `lawOf` gives the words of a fact, so that a list of faults can be read without the knowledge files. */
export function judge({ expect }: Scenario, reply: Reply, lawOf: (factId: string) => string): Judgement {
  const { category, facts = [], mentions = [], never = [] } = expect;
  const triage = triageOf(reply);
  const faults: Readonly<Record<Measure, readonly string[] | null>> = {
    triage: triage === expect.triage ? [] : [`Expected ${IN_WORDS[expect.triage]}, got ${IN_WORDS[triage]}.`],
    category: category ? wrongCategory(category, reply.category) : null,
    facts: facts.length > 0 ? leftOut(facts, reply.told).map((id) => `Left out (${id}): ${lawOf(id)}`) : null,
    mentions:
      mentions.length > 0
        ? mentions.filter((words) => !reply.text.includes(words)).map((words) => `No “${words}” in the answer.`)
        : null,
    cited: triage === 'answer' ? uncitedStatements(reply).map((text) => `Without a source: ${text}`) : null,
    clean: forbiddenIn(reply.text, never).map((words) => `Said “${words}”.`),
  };
  return {
    ...perMeasure((measure) => faults[measure] && faults[measure].length === 0),
    faults: MEASURES.flatMap((measure) => faults[measure] ?? []),
  };
}

function wrongCategory(expected: IssueCategory, given: IssueCategory | null): string[] {
  return given === expected ? [] : [`Taken for ${given ?? 'no area of law'}, not for ${expected}.`];
}

function leftOut(facts: readonly string[], told: readonly string[]): string[] {
  return facts.filter((id) => !told.includes(id));
}

/** No advice, no promise, no prediction, and nothing that this scenario rules out. */
function forbiddenIn(text: string, never: readonly string[]): string[] {
  const said = never.filter((words) => text.toLowerCase().includes(words.toLowerCase()));
  const advice = FORBIDDEN.exec(text)?.[0];
  return advice ? [...said, advice] : said;
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
