import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Scheduler } from '#server/ports/scheduler.ts';

/** What is in no answer yet that the machine has taken over, in bytes by the two ports of the connection. */
export type ReadUnsent = () => ReadonlyMap<string, number>;

export interface StallOptions {
  /** So long a client may neither send nor take a byte while we wait for it. */
  readonly milliseconds: number;
  readonly readUnsent: ReadUnsent;
  readonly scheduler: Scheduler;
}

/** Looks at each connection within the time that it has. */
const LOOKS = 10;

interface Connection {
  request?: IncomingMessage;
  response?: ServerResponse;
  /** Bytes that had come when the last answer was through. */
  readBefore: number;
  /** What had moved at the last look that saw a change, and when that was. */
  moved: string;
  since: number;
}

/**
 * Ends connections that wait for a client which neither sends nor takes a byte: a head or a body that stalls, a socket
 * that says nothing, an answer that is not read. What moves, however slowly, goes on; so does what waits for us. A head
 * as a whole has the 60 to 90 seconds of the runtime, and a connection between two requests its own.
 */
export function endStalled(server: Server, { milliseconds, readUnsent, scheduler }: StallOptions): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { readBefore: 0, moved: '', since: performance.now() });
    socket.on('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    Object.assign(connection, { request, response });
    response.on('finish', () => {
      if (request.complete) connection.readBefore = request.socket.bytesRead;
    });
  });
  let looked = performance.now();
  const look = () => {
    const now = performance.now();
    // What comes while nobody looks, since this process is busy, is not yet seen.
    const isLate = now - looked > milliseconds / 2;
    looked = now;
    const waiting = [...connections].filter(([socket, connection]) => {
      if (isLate || !isWaitedFor(socket, connection)) connection.since = now;
      return connection.since !== now;
    });
    const unsent = waiting.some(([socket]) => socket.writableLength > 0) ? readUnsent() : undefined;
    for (const [socket, connection] of waiting) {
      const moved = describeMoved(socket, unsent);
      if (moved !== connection.moved) Object.assign(connection, { moved, since: now });
      else if (now - connection.since >= milliseconds) endOne(server, socket, connection);
    }
  };
  const end = scheduler.every({ name: 'end stalled connections', milliseconds: milliseconds / LOOKS, work: look });
  server.on('close', end);
}

/** Whether it is the client that has to do something next. */
function isWaitedFor(socket: Socket, { request, response, readBefore }: Connection): boolean {
  if (!request?.complete || !response) return true;
  if (response.writableFinished) return socket.bytesRead > readBefore;
  return socket.writableLength > 0;
}

/** Changes with each byte that came, or that the client or the machine took. */
function describeMoved(socket: Socket, unsent: ReturnType<ReadUnsent> | undefined): string {
  // Of an answer in one piece the runtime says nowhere else how much the machine has taken.
  const { writeQueueSize = 0 } = (Reflect.get(socket, '_handle') ?? {}) as { readonly writeQueueSize?: number };
  const taken = socket.writableLength > 0 && unsent?.get(`${socket.localPort}:${socket.remotePort}`);
  return [socket.bytesRead, socket.bytesWritten, socket.writableLength, writeQueueSize, taken].join(' ');
}

/** A request that did not come whole is told so; whoever said nothing or does not read is told nothing. */
function endOne(server: Server, socket: Socket, { request, response }: Connection): void {
  const stalled = Object.assign(new Error('The request stalled.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const isHalf = socket.bytesRead > 0 && !request?.complete && !response?.headersSent;
  if (isHalf && server.emit('clientError', stalled, socket)) return;
  // A plain end would queue behind what is not read, and the machine hold all of it for minutes.
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
}
