import { setTimeout } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ThreadedComparer, type ComparerLimits } from './threaded-comparer.ts';

const HANG = 1;
const DIE = 2;
const FAIL = 3;
const TICK = 4;

/** Sleeps, goes on to say so, dies or fails where the former content says so, and answers its number as what was left out otherwise. */
const SCRIPT = `
  import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
  const { former } = workerData;
  if (former === ${DIE}) process.exit(3);
  if (former === ${FAIL}) parentPort.postMessage({ failure: 'no such text' });
  else if (former === ${TICK}) setInterval(() => new BroadcastChannel('tick').postMessage(1), 10);
  else if (former !== ${HANG}) parentPort.postMessage({ changes: { omitted: former } });
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;

let comparer: ThreadedComparer | undefined;
afterEach(() => comparer?.close());

function open(limits: Partial<ComparerLimits> = {}): ThreadedComparer {
  comparer = new ThreadedComparer('', new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), limits);
  return comparer;
}

describe('the threads that compare texts', () => {
  it('work one after the other, whatever became of the one before', async () => {
    const made = open();
    const settled = await Promise.allSettled([10, DIE, FAIL, 11].map((former) => made.compare(former, 0)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(settled[3]).toMatchObject({ value: { omitted: 11 } });
  });

  it('are ended when a comparison takes too long, and that is said in words', async () => {
    await expect(open({ milliseconds: 300 }).compare(HANG, 0)).rejects.toMatchObject({
      code: 'comparison-too-slow',
    });
  });

  it('are ended with the library, also those that wait', async () => {
    const made = open();
    const answers = [made.compare(HANG, 0), made.compare(10, 0)];
    await made.close();
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('refuse in words when too many wait', async () => {
    const made = open({ queue: 1 });
    const first = [made.compare(HANG, 0), made.compare(10, 0)];
    await expect(made.compare(11, 0)).rejects.toMatchObject({ code: 'library-busy' });
    await made.close();
    await Promise.allSettled(first);
  });

  it('do not work on for nobody', async () => {
    let ticks = 0;
    const channel = new BroadcastChannel('tick');
    channel.onmessage = () => (ticks += 1);
    await expect(open({ milliseconds: 500 }).compare(TICK, 0)).rejects.toMatchObject({ code: 'comparison-too-slow' });
    await setTimeout(50);
    expect(ticks).toBeGreaterThan(0);
    ticks = 0;
    await setTimeout(200);
    expect(ticks).toBe(0);
    channel.close();
  });

  it('let as many wait as they may, whatever became of the one before', async () => {
    const made = open({ queue: 1, milliseconds: 300 });
    const hung = made.compare(HANG, 0);
    const next = made.compare(10, 0);
    await expect(hung).rejects.toMatchObject({ code: 'comparison-too-slow' });
    expect(await next).toMatchObject({ omitted: 10 });
  });
});
