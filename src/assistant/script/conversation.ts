import { titleFrom } from '#domain/chat.ts';
import { needsMet, nextNode, NOT_AN_ISSUE, type NodeId, type Variables } from '#domain/script.ts';
import type { ConversationState, ReplyEvent, Turn } from '../reply.ts';
import type { Mind } from '../minds/mind.ts';

const START: ConversationState = { scriptVersion: 1, node: 'root', variables: {}, answers: 0, attorneysShown: false };
const LOGIN_PROMPT_EVERY = 6;

/** Runs one turn of the script: understand, walk the graph as far as it is known, say what the node has to say. */
export async function* converse(mind: Mind, turn: Turn): AsyncGenerator<ReplyEvent> {
  const before = turn.state ?? START;
  const variables = await mind.understand(before.node, before.variables, turn.message);
  const node = walk(before.node, variables);

  yield* said(mind.say(node, variables), turn.signal);
  const showsAttorneys =
    node === 'inform' && !before.attorneysShown && !turn.signal.aborted && variables.issueCategoryEnum !== undefined;
  if (showsAttorneys && variables.issueCategoryEnum) yield { type: 'attorneys', category: variables.issueCategoryEnum };

  const answers = before.answers + 1;
  yield {
    type: 'finished',
    state: { ...before, ...settled(node, variables), answers, attorneysShown: before.attorneysShown || showsAttorneys },
    title: titleOf(before.variables, variables),
    shouldShowLoginPrompt: turn.isAnonymous && (showsAttorneys || answers % LOGIN_PROMPT_EVERY === 0),
    terminated: false,
  };
}

/** A mind that is interrupted may stop by throwing: that is no failure. */
async function* said(words: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
  try {
    for await (const markdown of words) {
      if (signal.aborted) return;
      yield { type: 'text', markdown };
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function walk(from: NodeId, variables: Variables): NodeId {
  let node = from;
  while (needsMet(node, variables)) {
    const next = nextNode(node, variables);
    if (!next) return node;
    node = next;
    if (node === 'cant_understand_contact_help') return node;
  }
  return node;
}

/** After the help text the conversation stands at its beginning again, with nothing assumed. */
function settled(node: NodeId, variables: Variables): { node: NodeId; variables: Variables } {
  return node === 'cant_understand_contact_help' ? { node: 'root', variables: {} } : { node, variables };
}

function titleOf(before: Variables, now: Variables): string | null {
  if (before.issueSummary !== undefined || !now.issueSummary || now.issueSummary === NOT_AN_ISSUE) return null;
  return titleFrom(now.issueSummary);
}
