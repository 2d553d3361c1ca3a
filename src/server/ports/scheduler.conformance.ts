import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEASE_TERM } from './lease.ts';
import type { Scheduler } from './scheduler.ts';

/** A scheduler whose places among servers a test can let end. */
export interface SchedulerUnderTest {
  readonly scheduler: Scheduler;
  readonly said: readonly string[];
  /** That of another server; absent where there can be none. */
  readonly connect?: () => Promise<Scheduler>;
  /** Moves the time that leases know, and lets those servers say that they are alive. */
  move(milliseconds: number, alive: readonly Scheduler[]): Promise<void>;
  close(): void | Promise<void>;
}

const OFTEN = 5;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for something to become so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 5000; waited += OFTEN) await pause(OFTEN);
  expect(isSo()).toBe(true);
}

/** What every scheduler has to do, the same for each. */
export function describeScheduler(name: string, open: () => Promise<SchedulerUnderTest>): void {
  describe(name, () => {
    let subject: SchedulerUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(async () => {
      await subject.scheduler.close();
      await subject.close();
    });

    test('does a job again and again until it is ended, at once where that is wanted', async () => {
      let [soon, late] = [0, 0];
      const end = subject.scheduler.every({
        name: 'soon',
        milliseconds: OFTEN,
        work: () => {
          soon += 1;
        },
      });
      subject.scheduler.every({ name: 'late', milliseconds: 60_000, startsNow: true, work: () => void (late += 1) });
      subject.scheduler.every({ name: 'later', milliseconds: 60_000, work: () => void (late += 10) });
      await until(() => soon > 2);
      expect(late).toBe(1);
      end();
      await pause(2 * OFTEN);
      const done = soon;
      await pause(5 * OFTEN);
      expect(soon).toBe(done);
    });

    test('begins a job no second time while it is at it, and waits for its end when it closes', async () => {
      const order: string[] = [];
      subject.scheduler.every({
        name: 'slow',
        milliseconds: 1,
        work: async () => {
          order.push('begins');
          await pause(50);
          order.push('ends');
        },
      });
      await until(() => order.length === 3);
      await subject.scheduler.close();
      expect(order).toEqual(['begins', 'ends', 'begins', 'ends']);
    });

    test('logs what a job throws, and goes on with it', async () => {
      let count = 0;
      subject.scheduler.every({
        name: 'failing',
        milliseconds: OFTEN,
        work: () => {
          count += 1;
          throw new Error('no');
        },
      });
      await until(() => count > 1);
      expect(subject.said[0]).toBe('The job “failing” failed');
    });

    test('a job of all servers is done by one of them, and by another when that one has died or closed', async (context) => {
      if (!subject.connect) return context.skip('there is no other server');
      const servers = [subject.scheduler, await subject.connect(), await subject.connect()] as const;
      const counts = [0, 0, 0];
      for (const [index, server] of servers.entries()) {
        server.every({ name: 'once', milliseconds: OFTEN, once: true, work: () => void (counts[index]! += 1) });
        await until(() => counts[0]! > 0);
      }
      await until(() => counts[0]! > 3);
      expect(counts.slice(1)).toEqual([0, 0]);
      // The second closes in order, so that only the third is left; the first still runs but says nothing any more.
      await servers[1].close();
      await subject.move(LEASE_TERM, [servers[2]]);
      await until(() => counts[2]! > 3);
      await subject.move(0, [servers[0]]);
      await pause(10 * OFTEN);
      const done = counts[0]!;
      await pause(10 * OFTEN);
      expect(counts[0]).toBe(done);
      await servers[2].close();
      await until(() => counts[0]! > done);
      expect(counts[1]).toBe(0);
    });
  });
}
