import { describe, expect, test } from 'vitest';
import { needsMet, nextNode, NODE_IDS, SCRIPT, walk, type NodeId, type Variables } from './script.ts';

const ISSUE: Variables = { issueSummary: 'my deposit', issueCategory: 'housing', issueCategoryEnum: 'housing' };
const NOT_AN_ISSUE: Variables = { ...ISSUE, issueSummary: 'not an issue', issueCategory: 'not an issue' };
const HERE: Variables = { ...ISSUE, usState: 'New York' };
const ELSEWHERE: Variables = { ...ISSUE, usState: 'Ohio' };

test('the root is as the spec has it', () => {
  expect(SCRIPT.root).toEqual({
    type: 'regular',
    needs: ['issueSummary', 'issueCategory', 'issueCategoryEnum'],
    branches: [
      { when: { variable: 'issueSummary', is: 'not an issue' }, to: 'cant_understand_contact_help' },
      { to: 'check_state' },
    ],
  });
});

/** Every edge of the graph, once; the test below finds one that is missing here. */
const EDGES: readonly [from: NodeId, variables: Variables, to: NodeId][] = [
  ['root', NOT_AN_ISSUE, 'cant_understand_contact_help'],
  ['root', ISSUE, 'check_state'],
  ['cant_understand_contact_help', {}, 'root'],
  ['check_state', ISSUE, 'inform'],
  ['check_state', ELSEWHERE, 'out_of_state'],
  ['document', HERE, 'inform'],
  ['attorneys', HERE, 'inform'],
  ['confirm_end', HERE, 'inform'],
];

describe('edges', () => {
  test.each(EDGES)('%s with %j goes to %s', (from, variables, to) => {
    expect(nextNode(from, variables)).toBe(to);
  });

  test('there is no other', () => {
    const drawn = EDGES.map(([from, , to]) => `${from} > ${to}`);
    const inScript = NODE_IDS.flatMap((from) => SCRIPT[from].branches.map(({ to }) => `${from} > ${to}`));
    expect(inScript.filter((edge) => !drawn.includes(edge))).toEqual([]);
    expect(new Set(inScript).size).toBe(inScript.length);
  });

  test.each(NODE_IDS.filter((node) => SCRIPT[node].branches.length === 0))('%s leads nowhere by itself', (node) => {
    expect(nextNode(node, HERE)).toBeNull();
  });

  test('every branch leads to a node, and the last one of a node always fits', () => {
    for (const node of NODE_IDS) {
      const { branches } = SCRIPT[node];
      for (const { to } of branches) expect(NODE_IDS).toContain(to);
      if (branches.length > 0) expect(branches.at(-1)?.when).toBeUndefined();
    }
  });
});

describe('needs', () => {
  test.each(NODE_IDS)('%s waits for each thing that it needs, and for nothing else', (node) => {
    const all: Variables = { ...HERE, county: 'Kings', isNyc: true };
    const { needs } = SCRIPT[node];
    expect(needsMet(node, all)).toBe(true);
    for (const name of needs) expect(needsMet(node, { ...all, [name]: undefined })).toBe(false);
    if (needs.length === 0) expect(needsMet(node, {})).toBe(true);
  });
});

describe('how far a conversation gets', () => {
  const walks: readonly [from: NodeId, variables: Variables, to: NodeId][] = [
    ['root', {}, 'root'],
    ['root', { issueSummary: 'x', issueCategory: 'housing' }, 'root'],
    ['root', NOT_AN_ISSUE, 'cant_understand_contact_help'],
    ['root', ISSUE, 'inform'],
    ['root', HERE, 'inform'],
    ['root', ELSEWHERE, 'out_of_state'],
    ['cant_understand_contact_help', {}, 'cant_understand_contact_help'],
    ['check_state', ISSUE, 'inform'],
    ['check_state', HERE, 'inform'],
    ['check_state', ELSEWHERE, 'out_of_state'],
    ['inform', HERE, 'inform'],
    ['out_of_state', ELSEWHERE, 'out_of_state'],
    ['document', HERE, 'inform'],
    ['attorneys', HERE, 'inform'],
    ['confirm_end', HERE, 'inform'],
    ['ended', HERE, 'ended'],
  ];
  test.each(walks)('from %s with %j to %s', (from, variables, to) => {
    expect(walk(from, variables)).toBe(to);
  });

  test('every node is a start of one of these', () => {
    expect(new Set(walks.map(([from]) => from))).toEqual(new Set(NODE_IDS));
  });
});
