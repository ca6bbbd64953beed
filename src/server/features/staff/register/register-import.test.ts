import { request as httpRequest } from 'node:http';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registration, registerImport } from '#server/platform/db/schema/register.ts';
import { staffAction } from '#server/platform/db/schema/staff.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, consumer, staff, visitor } from '#test/people.ts';
import { REGISTER_HEADER, registerCsv, registerLine } from '#test/register-csv.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { registerRows } from './register-file.ts';

let server: TestServer;
let worker: Client;
beforeAll(async () => {
  server = await startTestServer();
  worker = await staff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.deps.db.delete(registration);
  await server.app.deps.db.delete(registerImport);
});

const PATH = '/api/staff/register-import';
type Body = string | Uint8Array<ArrayBuffer>;
async function send(body: Body, by: Client = worker, headers: Record<string, string> = {}) {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const response = await by.request(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv', ...headers },
  });
  const answer = (await response.json()) as { result?: { id: string }; error?: { status: string; message: string } };
  return { status: response.status, fault: answer.error?.message, id: answer.result?.id };
}
const newest = async () => (await worker.must('staffListImports', null)).imports[0];
const rows = () => server.app.deps.db.select().from(registration).orderBy(registration.number);
const find = async (number: string) => (await rows()).find((row) => row.number === number);
const file = (...lines: string[]) => [REGISTER_HEADER, ...lines, ''].join('\n');

describe('the register', () => {
  test('is taken over, without the addresses and telephone numbers that it holds', async () => {
    const { status, id } = await send(file(registerLine(0), registerLine(1)), worker, {
      'x-file-name': encodeURIComponent('Attorneys é.csv'),
    });
    expect(status).toBe(200);
    expect(await find('1000001')).toEqual({
      number: '1000001',
      firstName: 'JOHN',
      middleName: 'A',
      lastName: 'SMITH',
      suffix: '',
      company: 'SMITH, JONES & PARTNERS LLP',
      city: 'NEW YORK',
      state: 'NY',
      county: 'New York',
      yearAdmitted: 1971,
      department: '2',
      lawSchool: 'BROOKLYN LAW SCHOOL',
      status: 'Currently registered',
      nextRegistration: '2099-03',
      lastSeenAt: server.clock.now,
    });
    expect(await newest()).toMatchObject({
      id,
      fileName: 'Attorneys é.csv',
      status: 'finished',
      rowsRead: 2,
      rowsAdded: 2,
      rowsChanged: 0,
      badRowCount: 0,
      complete: true,
      fault: null,
    });
    expect(await worker.must('staffGetRegister', null)).toEqual({
      rows: 2,
      notSeen: 0,
      asOf: server.clock.now.toISOString(),
    });
    const log = await server.app.deps.db.select().from(staffAction).where(eq(staffAction.subjectId, id!));
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['import-started', 'Attorneys é.csv'],
      ['import-finished', 'Attorneys é.csv'],
    ]);
  });

  test('comes again: what changed is changed, and what is gone keeps the day it was last seen', async () => {
    await send(file(...[0, 1, 2].map((index) => registerLine(index))));
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 86_400_000);
    await send(file(registerLine(0), registerLine(1, { status: 'Delinquent' }), registerLine(3)));
    expect(await newest()).toMatchObject({ rowsAdded: 1, rowsChanged: 1, complete: true });
    expect((await rows()).map(({ number, status, lastSeenAt }) => [number, status, lastSeenAt])).toEqual([
      ['1000000', 'Currently registered', server.clock.now],
      ['1000001', 'Delinquent', server.clock.now],
      ['1000002', 'Currently registered', before],
      ['1000003', 'Currently registered', server.clock.now],
    ]);
    expect(await worker.must('staffGetRegister', null)).toMatchObject({ rows: 4, notSeen: 1 });
  });

  test('that is a part of what there was says nothing about who is missing', async () => {
    await send(file(...Array.from({ length: 20 }, (_, index) => registerLine(index))));
    await send(file(registerLine(0)));
    expect(await newest()).toMatchObject({ status: 'finished', complete: false });
  });

  test('is read in pieces of any size, thousands of rows long', async () => {
    const { status } = await send(new Uint8Array(Buffer.concat([...registerCsv(5001)])));
    expect(status).toBe(200);
    expect(await newest()).toMatchObject({ rowsRead: 5001, rowsAdded: 5001, badRowCount: 0 });
    expect(await rows()).toHaveLength(5001);
  });
});

describe('a file', () => {
  test('may order and write its columns as it likes, and lack those that are not needed', async () => {
    const text =
      'status,LAST NAME,Next_Registration, registration  number ,First Name\n' +
      'Currently registered,Chen,03/2099,"5,368,337",Maya\n';
    expect((await send(text)).status).toBe(200);
    expect(await find('5368337')).toMatchObject({ firstName: 'Maya', lastName: 'Chen', nextRegistration: '2099-03' });
  });

  test('may begin with a byte order mark and end its lines the Windows way', async () => {
    const text = `\ufeff${REGISTER_HEADER}\r\n${registerLine(0)}\r\n\r\n${registerLine(1)}`;
    expect((await send(text)).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  test('may break a line inside of quotes', async () => {
    await send(file(registerLine(0).replace(',MAIN', '').replace('"SMITH, JONES & PARTNERS LLP"', '"SMITH,\nJONES"')));
    expect(await find('1000000')).toMatchObject({ company: 'SMITH, JONES' });
  });

  test('may hold Latin-1 in one line and UTF-8 in another', async () => {
    const utf8 = Buffer.from(`${REGISTER_HEADER}\n${registerLine(0).replace('SMITH,,', 'NÚÑEZ,,')}\n`, 'utf8');
    const latin1 = Buffer.from(`${registerLine(1).replace('SMITH,,', 'MUÑOZ,,')}\n`, 'latin1');
    await send(new Uint8Array(Buffer.concat([utf8, latin1])));
    expect((await rows()).map(({ lastName }) => lastName)).toEqual(['NÚÑEZ', 'MUÑOZ']);
  });

  test('may name a number twice: the last row counts', async () => {
    await send(file(registerLine(0), registerLine(1), registerLine(0, { status: 'Suspended' })));
    expect(await rows()).toHaveLength(2);
    expect(await find('1000000')).toMatchObject({ status: 'Suspended' });
  });

  test('may have bad rows: they are skipped, and the first hundred are listed with line and reason', async () => {
    const bad = [
      'only,three,fields',
      registerLine(1).replace('1000001', 'ABC'),
      registerLine(2).replace('1000002', ''),
      registerLine(3, { status: '' }),
      registerLine(4, { next: 'someday' }),
      registerLine(5).replace('BROOKLYN', 'X'.repeat(600)),
      registerLine(6).replace('BROOKLYN', 'BROO\u0000KLYN'),
      registerLine(7).replace(',SMITH,', ',,'),
    ];
    expect((await send(file(registerLine(0), ...bad, registerLine(8)))).status).toBe(200);
    const found = await newest();
    expect(found).toMatchObject({ status: 'finished', rowsRead: 10, rowsAdded: 2, badRowCount: 8 });
    expect(found?.badRows).toEqual([
      { line: 3, reason: 'It has 3 fields, the header has 20' },
      { line: 4, reason: 'Registration Number “ABC” is not a number of 6 to 8 digits' },
      { line: 5, reason: 'Registration Number is missing' },
      { line: 6, reason: 'Status is missing' },
      { line: 7, reason: 'Next Registration “someday” is not a month' },
      { line: 8, reason: 'A field has more than 500 characters' },
      { line: 9, reason: 'It holds characters that are no text' },
      { line: 10, reason: 'Last Name is missing' },
    ]);
    await send(file(registerLine(0), ...Array.from({ length: 150 }, () => 'bad')));
    const many = await newest();
    expect(many).toMatchObject({ badRowCount: 150 });
    expect(many?.badRows).toHaveLength(100);
  });
});

describe('a file that cannot be the register is refused in a sentence, and the old one stays', () => {
  test.each<[string, Body, string]>([
    ['nothing', '', 'This file is empty.'],
    [
      'other columns',
      'name,city\nMaya,New York\n',
      'This file does not have the columns Registration Number, First Name, Last Name, Status, and Next Registration.',
    ],
    [
      'one column less',
      file(registerLine(0)).replaceAll('Next Registration', 'Next'),
      'This file does not have the column Next Registration.',
    ],
    ['no row that can be read', file('a', 'b'), 'No row of this file could be read.'],
    ['no row at all', REGISTER_HEADER, 'No row of this file could be read.'],
    [
      'a quotation mark that is never closed',
      file(registerLine(6).replace(/\d+ MAIN/, '"MAIN'), registerLine(7)),
      'A quotation mark is not closed near line 3: the file is damaged or not complete.',
    ],
    [
      'a line without end',
      `${REGISTER_HEADER}\n${'x'.repeat(1_500_000)}`,
      'This file has a line of more than 1 MB. It cannot be the register.',
    ],
    [
      'binary rubbish',
      new Uint8Array(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
      'This file does not have the columns Registration Number, First Name, Last Name, Status, and Next Registration.',
    ],
  ])('%s', async (_what, body, fault) => {
    await send(file(registerLine(9)));
    const before = await rows();
    expect(await send(body)).toMatchObject({ status: 400, fault });
    expect((await newest())?.status).toBe('failed');
    expect((await newest())?.fault).toBe(fault);
    expect(await rows()).toEqual(before);
  });

  test('a field of megabytes in quotes', async () => {
    await send(file(registerLine(9)));
    const huge = file(registerLine(0).replace('NEW YORK', `"${'long line\n'.repeat(300_000)}"`), registerLine(1));
    expect((await send(huge)).fault).toMatch(/^A quotation mark is not closed near line \d+: the file is damaged/);
    expect(await rows()).toHaveLength(1);
  });
});

/** An upload that stands still after these bytes, until it is ended one way or the other. */
function startUpload(text: string) {
  const cookie = [...worker.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const upload = httpRequest(`${server.url}${PATH}`, { method: 'POST', headers: { cookie } });
  const status = new Promise<number | 'cut off'>((resolve) => {
    upload.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    upload.on('error', () => resolve('cut off'));
  });
  upload.write(text);
  return { status, finish: (rest: string) => upload.end(rest), leave: () => upload.destroy() };
}
const becomes = (status: string) => expect.poll(async () => (await newest())?.status, { timeout: 10_000 }).toBe(status);
const half = [...registerCsv(3000)].map(String).join('').slice(0, 400_000);

describe('while an import runs', () => {
  let upload: ReturnType<typeof startUpload>;
  beforeEach(async () => {
    await send(file(registerLine(7)));
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    upload = startUpload(half);
    await becomes('reading');
  });
  afterEach(() => upload.leave());

  test('it says how far it is, and the register is as it was', async () => {
    await expect.poll(async () => (await newest())?.rowsRead, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await newest())?.bytesRead).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(1);
    upload.leave();
    await becomes('cancelled');
  });

  test('a second one is refused, and the first goes on', async () => {
    expect(await send(file(registerLine(1)))).toMatchObject({
      status: 409,
      fault: 'Another import is running. Please wait for it.',
    });
    upload.finish('\n');
    expect(await upload.status).toBe(200);
    expect(await newest()).toMatchObject({ status: 'finished' });
    expect((await rows()).length).toBeGreaterThan(1000);
  });

  test('closing the tab ends it cleanly, and the next one can begin', async () => {
    upload.leave();
    await becomes('cancelled');
    expect(await rows()).toHaveLength(1);
    expect((await send(file(registerLine(1)))).status).toBe(200);
  });
});

describe('a file that would take the server down takes its reader down alone', () => {
  async function* piecesOf(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }
  const readAll = (pieces: Uint8Array[], limits: Parameters<typeof registerRows>[1]) =>
    Array.fromAsync(registerRows(piecesOf(...pieces), limits));
  const whole = [...registerCsv(1000)];

  test('a line without end is refused while it is still being sent, and the server goes on', async () => {
    const upload = startUpload(`${REGISTER_HEADER}\n${'x'.repeat(2_000_000)}`);
    await becomes('failed');
    expect((await newest())?.fault).toBe('This file has a line of more than 1 MB. It cannot be the register.');
    upload.leave();
    await upload.status;
    expect((await send(file(registerLine(1)))).status).toBe(200);
  });

  test('a reader that hangs is ended, in a sentence', async () => {
    await expect(readAll(whole, { timeLimitMs: 1, memoryLimitMb: 400 })).rejects.toThrow(
      'This file takes too long to read. It cannot be the register.',
    );
  });

  test('a reader that takes too much memory is ended, in a sentence', async () => {
    await expect(readAll(whole, { timeLimitMs: 20_000, memoryLimitMb: 40 })).rejects.toThrow(
      'This file takes too much memory to read. It cannot be the register.',
    );
  });

  test('one that does neither reads it all', async () => {
    expect(await readAll(whole, { timeLimitMs: 20_000, memoryLimitMb: 400 })).toHaveLength(1000);
  });
});

test('an import that was cut off with its server is known by its silence, and replaced by the next', async () => {
  const { db } = server.app.deps;
  await db
    .insert(registerImport)
    .values({ fileName: 'lost.csv', startedAt: server.clock.now, aliveAt: server.clock.now });
  expect((await newest())?.status).toBe('reading');
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
  expect(await newest()).toMatchObject({ status: 'failed', fault: 'The server was stopped during this import.' });
  expect((await send(file(registerLine(1)))).status).toBe(200);
  const stored = await db.select().from(registerImport).orderBy(desc(registerImport.startedAt));
  expect(stored.map(({ status }) => status)).toEqual(['finished', 'failed']);
});

test('a server that stops ends its import, and leaves the register as it was', async () => {
  const own = await startTestServer();
  const person = await staff(own);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const upload = httpRequest(`${own.url}${PATH}`, { method: 'POST', headers: { cookie } });
  const ended = new Promise((resolve) => {
    upload.on('response', (response) => resolve(response.resume().statusCode));
    upload.on('error', resolve);
  });
  upload.write(half);
  const state = async () => (await person.must('staffListImports', null)).imports[0]?.status;
  await expect.poll(state, { timeout: 10_000 }).toBe('reading');
  const closed = own.close();
  upload.end();
  await closed;
  expect(await ended).toBeDefined();
});

test('only staff, and only from our own pages', async () => {
  const text = file(registerLine(0));
  expect((await send(text, createClient(server.url))).status).toBe(401);
  expect((await send(text, await visitor(server))).status).toBe(403);
  expect((await send(text, await consumer(server))).status).toBe(403);
  expect((await send(text, await attorneyPerson(server))).status).toBe(403);
  expect((await send(text, worker, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await rows()).toEqual([]);
  expect(await newest()).toBeUndefined();
});
