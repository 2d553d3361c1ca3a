import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUnsent } from '#server/adapters/system/read-unsent.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { sendRaw } from '#tests/support/raw-client.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const STALL = 800;
/** More than a machine takes over by itself for somebody who does not read. */
const FILE = 8 * 1024 * 1024;
const HOST = 'host: ka.localhost';

const server = new TestServer();
let port = 0;
let reader: Record<string, string>;
let working = 0;

const renderer = fakePort<DocumentRenderer>({
  renderPaper: async () => {
    await pause(working);
    return new Uint8Array(FILE);
  },
  close: async () => {},
});

beforeAll(async () => {
  server.temporary.write('a.jsonl', jsonLines({ id: 'a', title: 'A seat', text: 'The seat is Cairo.', type: 'Award' }));
  await server.temporary.import();
  await server.open(0, { createRenderer: () => renderer, stallMilliseconds: STALL });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
  reader = await server.headersFor('ka.localhost');
});

afterAll(() => server.close());

/** A connection that has sent these bytes. */
function open(bytes = ''): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

/** What comes on a connection until it is ended. */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  const ended = Promise.withResolvers<void>();
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('close', () => ended.resolve());
  await ended.promise;
  return Buffer.concat(chunks).toString('latin1');
}

const TYPE = 'content-type: application/json';
const DOWNLOAD = 'POST /apiv2/api/Download/word HTTP/1.1';

const headOf = (line: string, more: readonly string[] = []) =>
  [line, ...Object.entries({ ...reader, host: 'ka.localhost' }).map((pair) => pair.join(': ')), ...more, '', ''].join(
    '\r\n',
  );

function askForFile(more: readonly string[] = []): string {
  const body = JSON.stringify({ kind: 'document', ids: [{ id: 'a' }] });
  return headOf(DOWNLOAD, [TYPE, `content-length: ${body.length}`, ...more]) + body;
}

async function readSlowly(socket: Socket, bytesAtOnce: number, milliseconds: number): Promise<number> {
  let read = 0;
  socket.pause();
  while (!socket.readableEnded && !socket.destroyed) {
    for (let left = bytesAtOnce; left > 0;) {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) break;
      read += chunk.length;
      left -= chunk.length;
    }
    await pause(milliseconds);
  }
  return read;
}

const countConnections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

async function waitForConnections(count: number): Promise<void> {
  await expect.poll(countConnections, { timeout: 60_000 }).toBe(count);
}

/** Each keeps a connection for itself and lets nothing move on it. */
const STALLED: Readonly<Record<string, () => Socket>> = {
  'a socket that says nothing': () => open(),
  'a head that stops': () => open(`GET / HTTP/1.1\r\n${HOST}\r\nx-half: `),
  'a body that stops': () => open(`${headOf(DOWNLOAD, [TYPE, 'content-length: 90'])}{`),
  'a body that stops after its answer': () => open(`${headOf(DOWNLOAD, ['content-length: 90'])}{`),
  'an answer that nobody reads': () => open(askForFile()).pause(),
};

describe('Where no byte moves for the time that a client has,', () => {
  it.each(Object.entries(STALLED))(
    '%s ends',
    async (_name, begin) => {
      await waitForConnections(0);
      const begun = once(server.app.server, 'connection');
      const socket = begin();
      await begun;
      await waitForConnections(0);
      socket.destroy();
    },
    120_000,
  );

  it.runIf(process.platform === 'linux')(
    'an answer that nobody reads is not kept by the machine either',
    async () => {
      await waitForConnections(0);
      const begun = once(server.app.server, 'connection');
      const socket = open(askForFile()).pause();
      await begun;
      const pair = `${port}:${socket.localPort}`;
      await expect.poll(() => readUnsent().get(pair), { timeout: 60_000 }).toBeGreaterThan(0);
      await waitForConnections(0);
      expect(readUnsent().get(pair)).toBeUndefined();
      socket.destroy();
    },
    120_000,
  );

  it.each(['a head that stops', 'a body that stops'])('%s is told so in words', async (name) => {
    const answer = await readAll(STALLED[name]!());
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('request-too-slow');
  });
});

describe('However slowly, what moves goes on:', () => {
  it('a body that comes letter by letter', async () => {
    const body = '{"kind":"none"}';
    const socket = open(headOf(DOWNLOAD, [TYPE, `content-length: ${body.length}`, 'connection: close']));
    const answered = readAll(socket);
    for (const letter of body) {
      await pause(STALL / 8);
      socket.write(letter);
    }
    const answer = await answered;
    expect(answer).toContain('HTTP/1.1 422');
    expect(answer).toContain('field-invalid');
  });

  it('a file that is taken over many times the time, a little at a time', async () => {
    const begun = performance.now();
    // A machine takes megabytes over at once: what it has yet to send is known only by asking it.
    const read = await readSlowly(open(askForFile(['connection: close'])), 40_000, 40);
    expect(read).toBeGreaterThan(FILE);
    expect(performance.now() - begun).toBeGreaterThan(5 * STALL);
  }, 180_000);

  it('a file that takes us long to make, and a connection that waits between two requests', async () => {
    working = 4 * STALL;
    const socket = open(askForFile());
    let read = 0;
    socket.on('data', ({ length }: Buffer) => {
      read += length;
    });
    await expect.poll(() => read, { timeout: 60_000 }).toBeGreaterThan(FILE);
    working = 0;
    await pause(3 * STALL);
    socket.write(headOf('GET /healthz HTTP/1.1', ['connection: close']));
    expect(await readAll(socket)).toContain('HTTP/1.1 200');
  }, 180_000);
});

it('Forty clients that stall and a hundred readers at once: every reader is answered', async () => {
  await waitForConnections(0);
  const stalled = Object.values(STALLED).flatMap((begin) => Array.from({ length: 8 }, begin));
  const target = '/apiv2/document/GetDocument?id=a';
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => sendRaw(port, { method: 'GET', target, headers: reader })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  expect(answers.every(({ body }) => body.includes('The seat is Cairo.'))).toBe(true);
  await waitForConnections(0);
  for (const socket of stalled) socket.destroy();
}, 180_000);
