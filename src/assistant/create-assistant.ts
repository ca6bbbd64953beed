import { createBuiltInMind } from './minds/built-in-mind.ts';
import type { Assistant } from './reply.ts';
import { converse } from './script/conversation.ts';

export function createAssistant(): Assistant {
  const mind = createBuiltInMind();
  return { reply: (turn) => converse(mind, turn) };
}
