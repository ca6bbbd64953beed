import type { Assistant, Said } from '#assistant/reply.ts';
import type { IssueCategory } from '#domain/issue-category.ts';
import type { NodeId } from '#domain/chat/script.ts';
import type { Conversation } from './conversation.ts';

/** People name dates, and answers count from them: every run is on the same day. */
export const TODAY = '2026-11-15';

/** What came back to one message. */
export type Reply = {
  /** The whole answer as Markdown, and what of it is seen before anything is unfolded. */
  readonly text: string;
  readonly visible: string;
  readonly choices: readonly string[];
  readonly sources: number;
  readonly deadlines: readonly string[];
  readonly isCrisis: boolean;
  readonly emergency: string | null;
  readonly showsAttorneys: boolean;
  readonly beginsDocument: boolean;
  readonly isEnd: boolean;
  readonly node: NodeId;
  readonly topicId: string | null;
  readonly category: IssueCategory | null;
  /** What is asked back, by what it asks for. */
  readonly asks: string | null;
};

/** Says one message after the other and returns what came back to each. */
export async function play(assistant: Assistant, { turns }: Conversation): Promise<Reply[]> {
  let state: unknown = null;
  const earlier: Said[] = [];
  const replies: Reply[] = [];
  for (const { say } of turns) {
    const reply = await answerTo(assistant, { message: say, state, earlier: [...earlier] });
    state = reply.state;
    replies.push(reply);
    earlier.push({ role: 'user', text: say }, { role: 'assistant', text: reply.text });
  }
  return replies;
}

type Asked = { readonly message: string; readonly state: unknown; readonly earlier: readonly Said[] };

async function answerTo(assistant: Assistant, { message, state, earlier }: Asked): Promise<Reply & { state: unknown }> {
  let reply = { ...NOTHING, state: null as unknown };
  const turn = {
    message,
    state,
    isAnonymous: true,
    today: TODAY,
    signal: new AbortController().signal,
    earlier: () => Promise.resolve(earlier),
  };
  for await (const event of assistant.reply(turn)) {
    if (event.type === 'text') reply.text += event.markdown;
    if (event.type === 'sources') reply.sources = event.sources.length;
    if (event.type === 'choices') reply.choices = event.choices.map(({ label }) => label);
    if (event.type === 'deadlines') reply.deadlines = event.deadlines.map(({ iso }) => iso);
    if (event.type === 'crisis') reply.isCrisis = true;
    if (event.type === 'attorneys') reply.showsAttorneys = true;
    if (event.type === 'document') reply.beginsDocument = true;
    if (event.type !== 'finished') continue;
    const { node, topics, variables, pending, emergency } = event.state;
    const known = {
      node,
      topicId: topics.at(-1) ?? null,
      category: variables.issueCategoryEnum ?? null,
      asks: ASKS_BACK.test(reply.text) ? pending : null,
      emergency,
    };
    reply = { ...reply, ...known, isEnd: event.terminated, state: event.state };
  }
  return { ...reply, visible: visibleOf(reply.text) };
}

const NOTHING: Reply & {
  text: string;
  sources: number;
  choices: string[];
  deadlines: string[];
  isCrisis: boolean;
  showsAttorneys: boolean;
  beginsDocument: boolean;
} = {
  text: '',
  visible: '',
  choices: [],
  sources: 0,
  deadlines: [],
  isCrisis: false,
  emergency: null,
  showsAttorneys: false,
  beginsDocument: false,
  isEnd: false,
  node: 'root',
  topicId: null,
  category: null,
  asks: null,
};

/** A question that is open from before is not asked again. */
const ASKS_BACK = /\*\*[^*]+\?[^*]*\*\*/;

/** Without what is folded, and without marks of citations and of Markdown. */
function visibleOf(markdown: string): string {
  return markdown
    .replaceAll(/<details>[\s\S]*?<\/details>/g, '')
    .replaceAll(/\[\[\d+\]\]\(#source-\d+\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_#>]/g, '')
    .trim();
}
