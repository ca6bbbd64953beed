import type { ModelAct } from '#test/fakes/model-server.ts';
import type { Replayed } from './conversation.ts';

export type ModelKind = 'good' | 'mediocre' | 'hostile';

/** What one kind of model sends back, given the ids that it was offered. */
export function actOf(kind: ModelKind, replayed: Replayed, offered: readonly string[]): ModelAct {
  if (kind === 'good') return inPieces(goodForm(replayed));
  return kind === 'hostile' ? inPieces(hostileForm(replayed, offered)) : slip(replayed, offered);
}

const NOTHING_HEARD = {
  act: null,
  usState: null,
  county: null,
  paper: null,
  served: null,
  livedMonths: null,
  dates: [],
};

function goodForm({ good }: Replayed) {
  const { statements, lead, ask, rewording } = good;
  const rewordings = rewording ? [{ id: statements[0], text: rewording }] : [];
  return { ...NOTHING_HEARD, lead, statements, rewordings, ask };
}

function hostileForm({ good, hostile: { says, rewording } }: Replayed, offered: readonly string[]) {
  const [first] = good.statements;
  const others = offered.filter((id) => id !== first).map((id) => ({ id, text: says }));
  return {
    ...NOTHING_HEARD,
    paper: says,
    dates: [{ event: says, day: says }],
    lead: says,
    statements: [first, ...offered.slice(0, 2), 'housing/invented#law'],
    rewordings: [{ id: first, text: rewording }, ...others],
    ask: says,
  };
}

function slip(replayed: Replayed, offered: readonly string[]): ModelAct {
  const { as, lead } = replayed.mediocre;
  const { statements, ask } = replayed.good;
  const form = { ...NOTHING_HEARD, lead, statements, rewordings: [], ask };
  switch (as) {
    case 'other-order':
      return inPieces({ statements, lead, ask, ...NOTHING_HEARD });
    case 'wrapped':
      return { say: `Sure! Here is the form:\n\`\`\`json\n${JSON.stringify(form, null, 2)}\n\`\`\`\nHope that helps.` };
    case 'unknown-ids':
      return inPieces({ ...form, statements: [`${statements[0]?.split('#')[0]}#the-answer`, ...statements] });
    case 'too-many':
      return inPieces({ ...form, statements: [...offered] });
    case 'half':
      return { say: JSON.stringify(form).slice(0, -30) };
    case 'prose':
      return { say: 'I think that the person should talk to somebody about this. It is hard to say more.' };
  }
}

const PIECE = 40;

/** As it comes over the wire: a few words at a time. */
function inPieces(form: object): ModelAct {
  const json = JSON.stringify(form);
  return {
    say: Array.from({ length: Math.ceil(json.length / PIECE) }, (_, at) => json.slice(at * PIECE, (at + 1) * PIECE)),
  };
}
