import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoteKind, RateCounter } from './rate-counter.ts';

/** A counter whose time the test moves. */
export interface RateCounterUnderTest {
  readonly counter: RateCounter;
  /** The same counter as another server has it; absent where it counts in memory. */
  readonly connect?: () => Promise<RateCounter>;
  move(milliseconds: number): void;
  close(): void | Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const CALLS = { name: 'calls', most: 60, period: MINUTE };
const WORDS: NoteKind<Set<string>> = {
  name: 'words',
  most: 100,
  write: (words) => [...words],
  read: (words: readonly string[]) => new Set(words),
};

/** Adds a word to those that are noted; answers how many there are. */
const addWord = (counter: RateCounter, key: string, word: string, milliseconds = MINUTE) =>
  counter.change(WORDS, key, (words = new Set(), now) => {
    words.add(word);
    return { note: words, until: now + milliseconds, answer: words.size };
  });

/** What every counter of clients and readers has to do, the same for each. */
export function describeRateCounter(name: string, open: () => Promise<RateCounterUnderTest>): void {
  describe(name, () => {
    let subject: RateCounterUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const takeAll = async (count: number, limit = CALLS, key = 'a', times = 1) => {
      const waits: number[] = [];
      for (let turn = 0; turn < count; turn += 1) waits.push(await subject.counter.take(limit, key, times));
      return waits;
    };

    test('a bucket holds a period’s worth and is refilled evenly; a refusal says when the next may come', async () => {
      expect(await takeAll(61)).toEqual([...Array<number>(60).fill(0), 1]);
      subject.move(SECOND);
      expect(await takeAll(2)).toEqual([0, 1]);
      subject.move(600);
      expect(await takeAll(1)).toEqual([1]);
      subject.move(400);
      expect(await takeAll(1)).toEqual([0]);
      subject.move(10 * MINUTE);
      expect((await takeAll(61)).filter((wait) => wait === 0)).toHaveLength(60);
    });

    test('each client of each limit has a bucket of its own', async () => {
      const few = { ...CALLS, name: 'few', most: 1 };
      expect(await takeAll(1, few)).toEqual([0]);
      expect(await takeAll(1, few)).toEqual([60]);
      expect(await takeAll(1, few, 'b')).toEqual([0]);
      expect(await takeAll(1, { ...few, name: 'others' })).toEqual([0]);
    });

    test('a share of it may come in one go, and a bucket may be larger or smaller, never less than one', async () => {
      const inOneGo = { ...CALLS, name: 'in one go', atOnce: 0.25 };
      expect(await takeAll(16, inOneGo)).toEqual([...Array<number>(15).fill(0), 1]);
      expect(await takeAll(31, inOneGo, 'twice', 2)).toEqual([...Array<number>(30).fill(0), 1]);
      expect(await takeAll(2, { ...CALLS, most: 5 }, 'robot', 0.1)).toEqual([0, 60]);
    });

    test('nothing is refused where no limit is set', async () => {
      expect(await takeAll(100, { ...CALLS, most: 0 })).toEqual(Array(100).fill(0));
    });

    test('what is noted of a key is changed, told and forgotten', async () => {
      const { counter } = subject;
      expect(await addWord(counter, 'ada', 'seat')).toBe(1);
      expect(await addWord(counter, 'ada', 'lis pendens “Zürich”')).toBe(2);
      expect(await addWord(counter, 'bo', 'seat')).toBe(1);
      const told = await counter.change(WORDS, 'ada', (words) => ({ note: undefined, until: 0, answer: words }));
      expect([...(told ?? [])]).toEqual(['seat', 'lis pendens “Zürich”']);
      expect(await addWord(counter, 'ada', 'seat')).toBe(1);
    });

    test('a note lasts as long as was said, whether or not it has been taken out', async () => {
      const { counter } = subject;
      await addWord(counter, 'ada', 'seat', 5 * SECOND);
      await counter.forget();
      subject.move(4 * SECOND);
      expect(await addWord(counter, 'ada', 'arbitrator', 5 * SECOND)).toBe(2);
      subject.move(5 * SECOND);
      expect(await addWord(counter, 'ada', 'seat', 5 * SECOND)).toBe(1);
      subject.move(5 * SECOND);
      await counter.forget();
      expect(await addWord(counter, 'ada', 'seat')).toBe(1);
    });

    test('work that fails changes nothing', async () => {
      await addWord(subject.counter, 'ada', 'seat');
      const failing = subject.counter.change(WORDS, 'ada', () => {
        throw new Error('refused');
      });
      await expect(failing).rejects.toThrow('refused');
      expect(await addWord(subject.counter, 'ada', 'award')).toBe(2);
    });

    test('what several servers take and note at once is counted together, none too many and none too few', async (context) => {
      if (!subject.connect) return context.skip('it counts in the memory of one server');
      const servers = [subject.counter, await subject.connect()];
      const waits = await Promise.all(
        Array.from({ length: 150 }, (_, index) => servers[index % 2]!.take(CALLS, 'both')),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => addWord(servers[index % 2]!, 'both', `word ${index}`)),
      );
      expect(await addWord(subject.counter, 'both', 'the last')).toBe(41);
    });
  });
}
