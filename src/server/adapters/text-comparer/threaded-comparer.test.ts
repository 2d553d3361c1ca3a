import { afterEach, describe, expect, it } from 'vitest';
import { ThreadedComparer, type ComparerLimits } from './threaded-comparer.ts';

const HANG = 1;
const DIE = 2;
const FAIL = 3;

/** Sleeps, dies or fails where the former content says so, and answers its number as what was left out otherwise. */
const SCRIPT = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { former } = workerData;
  if (former === ${DIE}) process.exit(3);
  if (former === ${FAIL}) parentPort.postMessage({ failure: 'no such text' });
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
});
