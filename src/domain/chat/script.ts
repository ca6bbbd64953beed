import type { IssueCategory } from '#domain/issue-category.ts';

/** The conversation script: a graph of nodes as data (spec §3). */
export const NODE_IDS = [
  'root',
  'cant_understand_contact_help',
  'check_state',
  'inform',
  'out_of_state',
  'document',
  'attorneys',
  'confirm_end',
  'ended',
] as const;
export type NodeId = (typeof NODE_IDS)[number];

/** What the conversation has learned so far. */
export type Variables = {
  readonly issueSummary?: string;
  readonly issueCategory?: string;
  readonly issueCategoryEnum?: IssueCategory;
  readonly usState?: string;
  readonly county?: string;
  readonly isNyc?: boolean;
};
export type VariableName = keyof Variables;

export type Branch = {
  /** Taken when the variable has this value, or has one and it is another; a branch without a condition always fits. */
  readonly when?:
    | { readonly variable: VariableName; readonly is: string }
    | { readonly variable: VariableName; readonly isNot: string };
  readonly to: NodeId;
};

export type ScriptNode = {
  readonly type: 'regular';
  readonly needs: readonly VariableName[];
  readonly branches: readonly Branch[];
};
export type Script = Readonly<Record<NodeId, ScriptNode>>;

export const NOT_AN_ISSUE = 'not an issue';
export const HOME_STATE = 'New York';

const toRoot: readonly Branch[] = [{ to: 'root' }];

export const SCRIPT: Script = {
  root: {
    type: 'regular',
    needs: ['issueSummary', 'issueCategory', 'issueCategoryEnum'],
    branches: [
      { when: { variable: 'issueSummary', is: NOT_AN_ISSUE }, to: 'cant_understand_contact_help' },
      { to: 'check_state' },
    ],
  },
  cant_understand_contact_help: { type: 'regular', needs: [], branches: toRoot },
  // The state is learned beside the answer, not before it: New York is assumed until another one is named.
  check_state: {
    type: 'regular',
    needs: [],
    branches: [{ when: { variable: 'usState', isNot: HOME_STATE }, to: 'out_of_state' }, { to: 'inform' }],
  },
  inform: { type: 'regular', needs: [], branches: [] },
  out_of_state: { type: 'regular', needs: [], branches: [] },
  document: { type: 'regular', needs: [], branches: [{ to: 'inform' }] },
  attorneys: { type: 'regular', needs: [], branches: [{ to: 'inform' }] },
  confirm_end: { type: 'regular', needs: [], branches: [{ to: 'inform' }] },
  ended: { type: 'regular', needs: [], branches: [] },
};

/** Follows the branches of a node whose needs are met. */
export function nextNode(from: NodeId, variables: Variables): NodeId | null {
  return SCRIPT[from].branches.find((branch) => fits(branch, variables))?.to ?? null;
}

function fits({ when }: Branch, variables: Variables): boolean {
  if (!when) return true;
  const value = variables[when.variable];
  return 'is' in when ? value === when.is : value !== undefined && value !== when.isNot;
}

export function needsMet(node: NodeId, variables: Variables): boolean {
  return SCRIPT[node].needs.every((name) => variables[name] !== undefined);
}

/** How far the conversation can go with what is known; a node that has something to say of its own is a stop. */
export function walk(from: NodeId, variables: Variables): NodeId {
  let node = from;
  while (needsMet(node, variables)) {
    const next = nextNode(node, variables);
    if (!next || next === 'root') return node;
    node = next;
  }
  return node;
}
