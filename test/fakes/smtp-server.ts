import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string };
/** How the server treats the next mails. */
export type Mood = 'accept' | 'refuse' | 'later' | 'drop';

/** A real SMTP server that keeps what it gets, and misbehaves on request. */
export async function startSmtpServer(onPort = 0) {
  const state = {
    mood: 'accept' as Mood,
    received: [] as ReceivedMail[],
    attempts: 0,
    /** Comes between having a mail and saying so. */
    beforeTaken: () => Promise.resolve(),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      state.attempts += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.mood === 'drop') return dropAll();
        if (state.mood !== 'accept') return callback(failure(state.mood));
        const { mailFrom, rcptTo } = session.envelope;
        state.received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        void answerWhenReady(callback);
      });
    },
  });
  async function answerWhenReady(callback: () => void): Promise<void> {
    await state.beforeTaken();
    callback();
  }
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.on('error', () => {});
  server.listen(onPort, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, state, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

function failure(mood: 'refuse' | 'later'): Error {
  const error = new Error(mood === 'refuse' ? 'no such mailbox as ann@people.example' : 'try again later');
  return Object.assign(error, { responseCode: mood === 'refuse' ? 550 : 451 });
}

/** Takes the connection and never says a word. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
