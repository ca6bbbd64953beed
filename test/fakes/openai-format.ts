import type { ModelAct, WireFormat } from './model-server.ts';

const about = { id: 'c1', created: 1, model: 'fake' };
const USAGE = { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 };
const data = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish_reason: string | null = null) =>
  data({ ...about, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });

function messageOf(act: ModelAct): object {
  if ('say' in act) return { role: 'assistant', content: [act.say].flat().join('') };
  if (!('call' in act)) return { role: 'assistant', content: '' };
  const json = 'with' in act ? JSON.stringify(act.with) : act.rawArguments;
  const call = { id: 'call_1', type: 'function', function: { name: act.call, arguments: json } };
  return { role: 'assistant', content: null, tool_calls: [call] };
}

/** The chat-completions format: https://platform.openai.com/docs/api-reference/chat-streaming */
export const openAiFormat: WireFormat = {
  whole: (act) => ({
    ...about,
    object: 'chat.completion',
    choices: [{ index: 0, message: messageOf(act), finish_reason: 'call' in act ? 'tool_calls' : 'stop' }],
    usage: USAGE,
  }),
  begin: () => [chunk({ role: 'assistant', content: '' })],
  words: (content) => chunk({ content }),
  toolCall: (name, json) => [
    chunk({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }] }),
    ...json.map((part) => chunk({ tool_calls: [{ index: 0, function: { arguments: part } }] })),
  ],
  error: () => data({ error: { message: 'Overloaded', code: 529 } }),
  end: (reason) => [
    chunk({}, reason === 'tool' ? 'tool_calls' : 'stop'),
    data({ ...about, object: 'chat.completion.chunk', choices: [], usage: USAGE }),
    data('[DONE]'),
  ],
  refusal: () => ({ error: { message: 'no', type: 'error' } }),
};
