import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DownloadJobStore, JobFile } from './download-job-store.ts';

/** An empty store. */
export interface DownloadJobStoreUnderTest {
  readonly store: DownloadJobStore;
  /** The same store over a connection of its own, as another server has it. */
  connect(): Promise<DownloadJobStore>;
  close(): Promise<void>;
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
const FILE: JobFile = {
  name: 'Zürich “seat”.pdf',
  type: 'application/pdf',
  bytes: new Uint8Array([0, 255, 10, 37]),
  list: { rows: 2, total: 3 },
};

/** What every store of files that are being made has to do, the same for each. */
export function describeDownloadJobStore(name: string, open: () => Promise<DownloadJobStoreUnderTest>): void {
  describe(name, () => {
    let subject: DownloadJobStoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.store.createJob({ id: 'one', owner: 'ada', at: at(1), ahead: 2 });
    });
    afterEach(() => subject.close());

    test('a job is told to its owner on any server, and to nobody else (OP-124)', async () => {
      const other = await subject.connect();
      const row = {
        id: 'one',
        state: 'making',
        ahead: 2,
        share: 0,
        error: undefined,
        touchedAt: at(1),
        wantedUntil: null,
      };
      expect(await other.findJob('one', 'ada')).toEqual(row);
      expect(await other.touchJob('one', { ahead: 0, share: 0.4, at: at(2) })).toBe(true);
      expect(await subject.store.findJob('one', 'ada')).toEqual({ ...row, ahead: 0, share: 0.4, touchedAt: at(2) });
      expect(await subject.store.findJob('one', 'bo')).toBeUndefined();
      expect(await subject.store.findFile('one', 'ada')).toBeUndefined();
    });

    test('one that its page has left is made until then, unless somebody comes back for it', async () => {
      const progress = { ahead: 0, share: 0.4 };
      const other = await subject.connect();
      expect(await other.leaveJob('one', 'bo', at(3))).toBe(false);
      expect(await other.leaveJob('one', 'ada', at(3))).toBe(true);
      expect(await subject.store.touchJob('one', { ...progress, at: at(2) })).toBe(true);
      expect(await subject.store.findJob('one', 'ada')).toMatchObject({ wantedUntil: at(3) });
      expect(await other.leaveJob('one', 'ada', null)).toBe(true);
      expect(await subject.store.touchJob('one', { ...progress, at: at(4) })).toBe(true);
      await other.leaveJob('one', 'ada', at(5));
      expect(await subject.store.touchJob('one', { ...progress, at: at(5) })).toBe(false);
    });

    test('a finished file is kept with every byte of it, for its owner on any server', async () => {
      await subject.store.finishJob('one', FILE, at(3));
      const other = await subject.connect();
      const file = await other.findFile('one', 'ada');
      expect({ ...file, bytes: [...(file?.bytes ?? [])] }).toEqual({ ...FILE, bytes: [...FILE.bytes] });
      expect(await other.findFile('one', 'bo')).toBeUndefined();
      expect(await other.findJob('one', 'ada')).toMatchObject({ state: 'ready', ahead: 0, share: 1 });
    });

    test('a failed one says why, and does not become another any more', async () => {
      const failure = { code: 'download-too-slow', reason: undefined } as const;
      await subject.store.failJob('one', failure, at(3));
      await subject.store.finishJob('one', FILE, at(4));
      expect(await subject.store.touchJob('one', { ahead: 0, share: 0.5, at: at(4) })).toBe(false);
      expect(await subject.store.findJob('one', 'ada')).toMatchObject({
        state: 'failed',
        error: { code: failure.code },
      });
      expect(await subject.store.findFile('one', 'ada')).toBeUndefined();
    });

    test('what its owner took out is gone for whoever makes it, and nobody else takes it out', async () => {
      expect(await subject.store.removeJob('one', 'bo')).toBe(false);
      expect(await subject.store.removeJob('one', 'ada')).toBe(true);
      expect(await subject.store.removeJob('one', 'ada')).toBe(false);
      expect(await subject.store.touchJob('one', { ahead: 0, share: 0.5, at: at(4) })).toBe(false);
      await subject.store.finishJob('one', FILE, at(4));
      expect(await subject.store.findJob('one', 'ada')).toBeUndefined();
    });

    test('what nobody touched for a while goes, the rest stays', async () => {
      await subject.store.createJob({ id: 'two', owner: 'ada', at: at(9), ahead: 0 });
      await subject.store.removeJobsBefore(at(5));
      expect(await subject.store.findJob('one', 'ada')).toBeUndefined();
      expect(await subject.store.findJob('two', 'ada')).toBeDefined();
    });
  });
}
