import { afterEach, expect, test } from 'vitest';
import { workFor } from '#server/ports/asker.ts';
import { DEFAULT_LIMITS } from './query-budget.ts';
import { WorkerPool } from './worker-pool.ts';
import type { EngineTask } from './worker-messages.ts';

/** Answers the id it is asked about, dies when told to, and sleeps through what it should have noticed. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ kind, task }) => {
    if (kind !== 'task') return;
    if (task.request.id === 'die') process.exit(1);
    if (task.request.id === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    if (task.request.id === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    parentPort.postMessage({ ok: true, answer: task.request.id });
  });`;

let pool: WorkerPool | undefined;
afterEach(() => pool?.close());

function openPool(size: number, milliseconds = DEFAULT_LIMITS.milliseconds): WorkerPool {
  const limits = { ...DEFAULT_LIMITS, milliseconds };
  pool = new WorkerPool(size, new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), {
    work: 'search',
    setup: { storage: '', limits },
  });
  return pool;
}

function ask(id: string): EngineTask {
  const place = { at: 3, length: 4 };
  return { kind: 'matches', request: { id, query: { kind: 'word', word: 'a', exact: false, ...place }, limit: 1 } };
}

test('A request whose thread dies ends with an error; the others are answered by its successor', async () => {
  const asked = openPool(1);
  const answers = [asked.run(ask('a')), asked.run(ask('die')), asked.run(ask('b')), asked.run(ask('c'))];
  const settled = await Promise.allSettled(answers);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(settled[3]).toMatchObject({ value: 'c' });
});

test('A thread that hangs is ended, and its request refused with its place', async () => {
  const asked = openPool(1, 500);
  await asked.run(ask('a'));
  await expect(asked.run(ask('hang'))).rejects.toMatchObject({ code: 'query-too-expensive', at: 3, length: 4 });
  expect(await asked.run(ask('b'))).toBe('b');
});

test('A request that cannot be sent to a thread ends with the error; those behind it are answered', async () => {
  const asked = openPool(1);
  const unsendable = { ...ask('a'), unsendable: () => {} };
  const answers = [asked.run(unsendable), asked.run(ask('a')), asked.run(unsendable), asked.run(ask('b'))];
  const settled = await Promise.allSettled(answers);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
});

test('One who asks for many dear things at once leaves the next turn to another', async () => {
  const asked = openPool(1);
  await asked.run(ask('a'));
  const answered: string[] = [];
  const run = (asker: string, id: string) =>
    workFor(asker, () => asked.run(ask(id))).then(() => void answered.push(`${asker} ${id}`));
  const dear = [run('walker', 'slow'), run('walker', 'slow'), run('walker', 'slow')];
  await Promise.all([...dear, run('reader', 'b'), run('reader', 'c')]);
  expect(answered).toEqual(['walker slow', 'reader b', 'reader c', 'walker slow', 'walker slow']);
});

test('Closing answers what waits with an error', async () => {
  const asked = openPool(1);
  const waiting = Array.from({ length: 5 }, () => asked.run(ask('hang')));
  const settled = Promise.allSettled(waiting);
  await asked.close();
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(asked.run(ask('a'))).rejects.toThrow('closed');
});
