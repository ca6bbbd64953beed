import type { ModelAct, WireFormat } from './model-server.ts';

const frame = (type: string, more: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
const USAGE = { input_tokens: 5, output_tokens: 7 };
const NAMES: Readonly<Record<number, string>> = { 401: 'authentication_error', 429: 'rate_limit_error' };

function contentOf(act: ModelAct): object[] {
  if ('say' in act) return [{ type: 'text', text: [act.say].flat().join('') }];
  if ('call' in act && 'with' in act) return [{ type: 'tool_use', id: 'tu_1', name: act.call, input: act.with }];
  return [{ type: 'text', text: '' }];
}

/** The messages format: https://docs.anthropic.com/en/api/messages-streaming */
export const anthropicFormat: WireFormat = {
  whole: (act) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: contentOf(act),
    stop_reason: 'call' in act ? 'tool_use' : 'end_turn',
    usage: USAGE,
  }),
  begin: () => [
    frame('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'fake',
        content: [],
        stop_reason: null,
        usage: USAGE,
      },
    }),
    frame('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  ],
  words: (text) => frame('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  toolCall: (name, json) => [
    frame('content_block_stop', { index: 0 }),
    frame('content_block_start', { index: 1, content_block: { type: 'tool_use', id: 'tu_1', name, input: {} } }),
    ...json.map((partial_json) =>
      frame('content_block_delta', { index: 1, delta: { type: 'input_json_delta', partial_json } }),
    ),
  ],
  error: () => frame('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  end: (reason) => [
    frame('content_block_stop', { index: reason === 'tool' ? 1 : 0 }),
    frame('message_delta', { delta: { stop_reason: reason === 'tool' ? 'tool_use' : 'end_turn' }, usage: USAGE }),
    frame('message_stop'),
  ],
  refusal: (status) => ({ type: 'error', error: { type: NAMES[status] ?? 'api_error', message: 'no' } }),
};
