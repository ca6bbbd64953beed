import type { Statement, Topic } from '../knowledge/topic.ts';
import { answerWith, isTold } from './answering/answering.ts';
import { saidBefore } from './answering/asked-again.ts';
import { toldEarlier, type Decider, type Scene } from './scene.ts';

/** A question that was offered, or the name of a topic: what was told before says which of its answers comes first. */
export const tapped: Decider = async (scene) => {
  const { topics, reading, state, choice } = scene;
  if (choice) return null;
  const offered = askedOf(scene);
  if (offered) {
    const { topic, statement } = offered;
    return isTold(scene, statement)
      ? saidBefore(scene, offered)
      : answerWith(scene, [{ topic, statements: [statement] }]);
  }
  const named = [...topics.values()].find(({ title }) => title[state.language] === reading.message);
  if (!named) return null;
  const [told] = (await toldEarlier(scene)).slice(-1);
  const { ranked } = told === undefined ? { ranked: [] } : await scene.findFor(told, null);
  const nearest = ranked.find(({ topic }) => topic.id === named.id)?.statement ?? named.statements[0];
  return nearest ? answerWith(scene, [{ topic: named, statements: [nearest], clearness: 'doubted' }]) : null;
};

/** The very words of a button lead to what it was made for, whatever is spoken about. */
export function askedOf({ topics, reading, state }: Scene): { topic: Topic; statement: Statement } | null {
  for (const topic of topics.values()) {
    const statement = topic.statements.find(({ ask }) => ask?.[state.language] === reading.message);
    if (statement) return { topic, statement };
  }
  return null;
}
