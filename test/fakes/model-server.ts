import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicFormat } from './anthropic-format.ts';
import { openAiFormat } from './openai-format.ts';

/** What the fake model does with one request. */
export type ModelAct =
  | { readonly say: string | readonly string[] }
  | { readonly call: string; readonly with: unknown; readonly saying?: string }
  /** Arguments of a tool call that are no JSON. */
  | { readonly call: string; readonly rawArguments: string }
  | { readonly status: number; readonly headers?: Record<string, string> }
  /** The connection is lost after these words. */
  | { readonly cutAfter: readonly string[] }
  /** The provider reports an error after these words. */
  | { readonly errorAfter: readonly string[] }
  /** Says this much and then nothing more, keeping the connection. */
  | { readonly stallAfter: readonly string[] };

export type ModelRequest = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: ModelBody };
export type ModelBody = {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly system?: unknown;
  readonly tools?: unknown;
  readonly response_format?: unknown;
};

/** How one provider puts things on the wire. */
export type WireFormat = {
  whole(act: ModelAct): unknown;
  /** Frames of a stream, as text. */
  begin(): string[];
  words(text: string): string;
  toolCall(name: string, json: readonly string[]): string[];
  error(): string;
  end(reason: 'stop' | 'tool'): string[];
  refusal(status: number): unknown;
};

export type ModelServer = {
  readonly url: string;
  readonly seen: ModelRequest[];
  /** How many requests the client hung up on. */
  readonly hungUp: () => number;
  close(): Promise<void>;
};

/** A language model that says what a test wants, in the wire formats of the real ones. `act` is asked for each request. */
export async function startModelServer(act: (request: ModelRequest, nth: number) => ModelAct): Promise<ModelServer> {
  const seen: ModelRequest[] = [];
  let hungUp = 0;
  const server = createServer((incoming, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    let text = '';
    incoming.on('data', (data: Buffer) => (text += data.toString()));
    incoming.on('end', () => {
      const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text) as ModelBody };
      const format = request.path.endsWith('/messages') ? anthropicFormat : openAiFormat;
      seen.push(request);
      perform(act(request, seen.length - 1), format, response, request.body.stream === true);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    hungUp: () => hungUp,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

function perform(act: ModelAct, format: WireFormat, response: ServerResponse, isStream: boolean): void {
  if ('status' in act) {
    response.writeHead(act.status, { 'content-type': 'application/json', ...act.headers });
    response.end(JSON.stringify(format.refusal(act.status)));
  } else if (!isStream && !('stallAfter' in act) && !('cutAfter' in act)) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(format.whole(act)));
  } else {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    stream(act, format, response);
  }
}

function stream(act: Exclude<ModelAct, { status: number }>, format: WireFormat, response: ServerResponse): void {
  const write = (frames: readonly string[]) => frames.forEach((frame) => response.write(frame));
  write(format.begin());
  if ('say' in act) {
    write([act.say].flat().map((text) => format.words(text)));
    write(format.end('stop'));
    response.end();
  } else if ('call' in act) {
    if ('saying' in act && act.saying) response.write(format.words(act.saying));
    const json = 'rawArguments' in act ? act.rawArguments : JSON.stringify(act.with);
    const half = Math.ceil(json.length / 2);
    write(format.toolCall(act.call, [json.slice(0, half), json.slice(half)]));
    write(format.end('tool'));
    response.end();
  } else if ('cutAfter' in act) {
    write(act.cutAfter.map((text) => format.words(text)));
    // What was written must have left before the line is cut.
    setTimeout(() => response.destroy(), 50);
  } else if ('errorAfter' in act) {
    write(act.errorAfter.map((text) => format.words(text)));
    write([format.error()]);
    response.end();
  } else {
    write(act.stallAfter.map((text) => format.words(text)));
  }
}
