import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { registerErrorAnswers } from './answer-error.ts';

const ERROR = 50;
let app: FastifyInstance;

afterEach(() => app.close());

/** Goes away while its call is at work, which then ends with the error; answers the levels of what is logged. */
async function leave(failure: Error): Promise<number[]> {
  const levels: number[] = [];
  const write = (line: string) => levels.push((JSON.parse(line) as { level: number }).level);
  app = Fastify({ logger: { level: 'debug', stream: { write } } });
  registerErrorAnswers(app);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  app.get('/', async (_request, reply) => {
    const closed = once(reply.raw, 'close');
    begun.resolve();
    await closed;
    setTimeout(() => ended.resolve());
    throw failure;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1' });
  asked.on('error', () => {});
  asked.end();
  await begun.promise;
  asked.destroy();
  await ended.promise;
  return levels;
}

test('Work that is broken off because its client went away is no failure (ERR-005)', async () => {
  expect(await leave(new DOMException('This operation was aborted', 'AbortError'))).not.toContain(ERROR);
});

test('A failure is logged as one, also where its client has gone', async () => {
  expect(await leave(new Error('broken'))).toContain(ERROR);
});
