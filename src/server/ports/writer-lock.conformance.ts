import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LibraryLocked, type WriterLock } from './writer-lock.ts';

export interface WriterLockUnderTest {
  /** A lock on the same library, as another connection of this process has it. */
  open(): WriterLock;
  /** Takes the lock in a process of its own, which `kill` ends without a chance to tidy up. */
  holdElsewhere(): Promise<{ readonly process: number; kill(): Promise<void> }>;
  /** Takes and gives back the lock many times in a process of its own, refusals included; answers its exit code. */
  askElsewhere(): Promise<number | null>;
  dispose(): Promise<void>;
}

/** What every lock on a library has to do, the same for each. */
export function describeWriterLock(name: string, start: () => Promise<WriterLockUnderTest>): void {
  describe(name, () => {
    let subject: WriterLockUnderTest;

    beforeEach(async () => void (subject = await start()));
    afterEach(() => subject.dispose());

    it('has one holder at a time, and says in words who it is', async () => {
      const [first, second] = [subject.open(), subject.open()];
      await first.take();
      const refusal = await second.take().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(LibraryLocked);
      expect(refusal).toMatchObject({ holder: { process: process.pid } });
      expect((refusal as Error).message).toContain(`process ${process.pid} on `);
      await first.release();
      await second.take();
      await expect(first.take()).rejects.toBeInstanceOf(LibraryLocked);
      await second.release();
    });

    it('is not taken twice by its holder', async () => {
      const lock = subject.open();
      await lock.take();
      await expect(lock.take()).rejects.toBeInstanceOf(LibraryLocked);
      await lock.release();
      await lock.take();
      await lock.release();
    });

    it('is given back twice without harm to who has it since', async () => {
      const [first, second] = [subject.open(), subject.open()];
      await first.take();
      await first.release();
      await second.take();
      await first.release();
      await expect(first.take()).rejects.toBeInstanceOf(LibraryLocked);
      await second.release();
    });

    it('is free as soon as the process that held it is killed (OP-180)', async () => {
      const holder = await subject.holdElsewhere();
      const lock = subject.open();
      await expect(lock.take()).rejects.toMatchObject({ holder: { process: holder.process } });
      await holder.kill();
      await lock.take();
      await lock.release();
    });

    it('is taken while others keep asking who holds it', async () => {
      const others = Array.from({ length: 3 }, () => subject.askElsewhere());
      const lock = subject.open();
      for (let round = 0; round < 40; round++) {
        // Held by one of those who ask for a moment, or taken: never anything else.
        const refusal = await lock.take().catch((error: unknown) => error);
        if (refusal !== undefined) expect(refusal).toBeInstanceOf(LibraryLocked);
        await lock.release();
      }
      expect(await Promise.all(others)).toEqual([0, 0, 0]);
    });

    it('of many who ask at once one gets it, however often they ask', async () => {
      for (let round = 0; round < 5; round++) {
        const locks = Array.from({ length: 8 }, () => subject.open());
        const outcomes = await Promise.allSettled(locks.map((lock) => lock.take()));
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const lock of locks) await lock.release();
      }
    });
  });
}
