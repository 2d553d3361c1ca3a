import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEASE_TERM, type HeldLease, type Lease } from './lease.ts';

/** Places whose time the test moves. */
export interface LeaseUnderTest {
  readonly lease: Lease;
  /** The same places as another server has them; absent where they lie in memory. */
  readonly connect?: () => Promise<Lease>;
  move(milliseconds: number): void;
  close(): void | Promise<void>;
}

const ONE = { most: 1, waiting: 0 };
const LONG_ENOUGH = 300;
const settle = () => new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));

/** What all places that only so many may hold have to do, the same for each. */
export function describeLease(name: string, open: () => Promise<LeaseUnderTest>): void {
  describe(name, () => {
    let subject: LeaseUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    /** Another server, where there can be one. */
    const other = async () => (await subject.connect?.()) ?? subject.lease;

    test('as many hold a place as there are, each name has its own, and one given back is free at once', async () => {
      const { lease } = subject;
      const terms = { most: 2, waiting: 0 };
      const [first] = [await lease.take('a', terms), await lease.take('a', terms)];
      expect(await (await other()).take('a', terms)).toBeUndefined();
      expect(await lease.take('b', terms)).toBeDefined();
      await first?.release();
      await first?.release();
      expect(await (await other()).take('a', terms)).toBeDefined();
      expect(await lease.take('a', terms)).toBeUndefined();
    });

    test('those who wait come one after the other, and further ones are refused', async () => {
      const { lease } = subject;
      const terms = { most: 1, waiting: 2 };
      const holder = await lease.take('a', terms);
      const order: string[] = [];
      const come = async (who: string, at: Lease) => {
        const held = await at.take('a', terms);
        order.push(held ? who : `${who} is refused`);
        await held?.release();
      };
      const second = come('second', lease);
      await settle();
      const third = come('third', await other());
      await settle();
      await come('fourth', lease);
      expect(order).toEqual(['fourth is refused']);
      await holder?.release();
      await Promise.all([second, third]);
      expect(order).toEqual(['fourth is refused', 'second', 'third']);
      expect(await lease.take('a', ONE)).toBeDefined();
    });

    test('whoever goes away leaves the line, and is given no place', async () => {
      const { lease } = subject;
      const holder = await lease.take('a', ONE);
      const leaving = new AbortController();
      const waits = lease.take('a', { most: 1, waiting: 1, signal: leaving.signal });
      await settle();
      leaving.abort();
      expect(await waits).toBeUndefined();
      expect(await lease.take('a', { most: 1, waiting: 1, signal: leaving.signal })).toBeUndefined();
      await holder?.release();
      expect(await lease.take('a', ONE)).toBeDefined();
    });

    test('a place lasts for as long as its server says so', async () => {
      const { lease } = subject;
      const held = await lease.take('a', ONE);
      for (let term = 0; term < 3; term += 1) {
        subject.move(LEASE_TERM - 1);
        await lease.renew();
      }
      expect(await (await other()).take('a', ONE)).toBeUndefined();
      expect(held?.lost.aborted).toBe(false);
    });

    test('the place of a server that says nothing goes to another, and the first learns that it was lost', async (context) => {
      if (!subject.connect) return context.skip('there is no other server');
      const [here, there] = [subject.lease, await subject.connect()];
      const held = await here.take('a', ONE);
      const line = { most: 1, waiting: 1 };
      const next = there.take('a', line);
      await settle();
      await there.renew();
      subject.move(LEASE_TERM - 1);
      await there.renew();
      expect(await there.take('a', ONE)).toBeUndefined();
      subject.move(1);
      const gone = await next;
      expect(gone).toBeDefined();
      expect(held?.lost.aborted).toBe(false);
      await here.renew();
      expect(held?.lost.aborted).toBe(true);
      await held?.release();
      expect(await here.take('a', ONE)).toBeUndefined();
      await gone?.release();
      expect(await here.take('a', ONE)).toBeDefined();
    });

    test('servers that ask at once are given as many places as there are', async (context) => {
      if (!subject.connect) return context.skip('there is no other server');
      const servers = [subject.lease, await subject.connect()];
      const terms = { most: 5, waiting: 0 };
      const held = await Promise.all(
        Array.from({ length: 30 }, (_, index): Promise<HeldLease | undefined> => servers[index % 2]!.take('a', terms)),
      );
      expect(held.filter(Boolean)).toHaveLength(5);
    });
  });
}
