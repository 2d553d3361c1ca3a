import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IndexEntry, SearchIndex } from './search-index.ts';

/** An index of its own with nothing in it, and what stands around it. */
export interface SearchIndexUnderTest {
  readonly index: SearchIndex;
  /** The same index as a writer has it that comes after this one was killed. */
  reopen(): SearchIndex;
  /** Numbers of the documents that a search for a word finds, each as often as it is found. */
  find(word: string): Promise<readonly number[]>;
  /** Does the work in a transaction of the store, undone where it throws. */
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether every document is noted as indexed by this version. */
  isCurrent(): Promise<boolean>;
  /** Spoils a part of what is stored. */
  damage?(): Promise<void>;
  close(): Promise<void>;
}

const NEVER = async () => {};

function inOrder(numbers: Iterable<number>): number[] {
  return [...numbers].sort((one, other) => one - other);
}

export function entryOf(documentNumber: number, text: string, given: Partial<IndexEntry> = {}): IndexEntry {
  const id = `doc-${documentNumber}`;
  return { documentNumber, id, title: `On ${id}`, texts: [text], recordTexts: [], facets: {}, dates: {}, ...given };
}

/**
 * What every index promises to whoever stores documents, the same for each: one that lies in the store, and one whose
 * parts the library keeps and so can find damaged.
 */
export function describeSearchIndex(
  name: string,
  { isInStore, hasParts }: { readonly isInStore: boolean; readonly hasParts: boolean },
  open: () => Promise<SearchIndexUnderTest>,
): void {
  describe(name, () => {
    let subject: SearchIndexUnderTest;
    let index: SearchIndex;
    beforeEach(async () => {
      subject = await open();
      index = subject.index;
    });
    afterEach(() => subject.close());

    const find = async (word: string) => inOrder(await subject.find(word));
    const refresh = () => subject.inTransaction(() => index.refresh());
    const put = async (...entries: readonly IndexEntry[]) => {
      await index.put(entries);
      await index.prepare();
      return refresh();
    };
    const inspect = async () => (await index.inspect(NEVER)).documents;

    describe('what is put in and taken out', () => {
      it('is seen by nobody before it is refreshed, then all at once', async () => {
        const before = await index.version();
        await index.put([entryOf(1, 'quay wall')]);
        await index.put([entryOf(2, 'quay side')]);
        await index.prepare();
        expect(await find('quay')).toEqual([]);
        expect(await index.version()).toBe(before);
        const after = await refresh();
        expect(after).toBeGreaterThan(before);
        expect(await index.version()).toBe(after);
        expect(await find('quay')).toEqual([1, 2]);
      });

      it('makes a new version with each refresh that changes something, and only then', async () => {
        const versions = [await put(entryOf(1, 'quay')), await put(entryOf(1, 'hull'))];
        await index.remove([1]);
        versions.push(await refresh());
        expect(versions).toEqual(inOrder(new Set(versions)));
        expect(await refresh()).toBe(versions.at(-1));
      });

      it('takes the place of what had the same number', async () => {
        await put(entryOf(1, 'quay'), entryOf(2, 'quay'));
        await put(entryOf(1, 'hull'));
        expect(await find('quay')).toEqual([2]);
        expect(await find('hull')).toEqual([1]);
      });

      it('counts as it was told last within one refresh', async () => {
        await put(entryOf(3, 'quay'));
        await index.put([entryOf(1, 'quay'), entryOf(1, 'hull')]);
        await index.put([entryOf(2, 'hull')]);
        await index.remove([2, 3]);
        await index.put([entryOf(3, 'hull')]);
        await index.prepare();
        await refresh();
        expect(await find('quay')).toEqual([]);
        expect(await find('hull')).toEqual([1, 3]);
      });

      it('is gone once it is taken out; what is not there cannot be missed', async () => {
        await put(entryOf(1, 'quay'), entryOf(2, 'quay'));
        await index.remove([1, 77]);
        expect(await find('quay')).toEqual([1, 2]);
        await refresh();
        expect(await find('quay')).toEqual([2]);
        await index.remove([1]);
        await refresh();
        expect(await find('quay')).toEqual([2]);
      });

      it('is the same however slowly its text comes', async () => {
        async function* slowly() {
          for (const text of ['The quay wall.', '', 'A hull.']) yield await Promise.resolve(text);
        }
        await put(entryOf(1, '', { texts: ['The quay wall.', '', 'A hull.'] }), entryOf(2, '', { texts: slowly() }));
        expect(await find('hull')).toEqual([1, 2]);
        const slow = entryOf(1, '', { texts: slowly() });
        expect((await inspect()).get(1)).toBe(await index.fingerprint(slow));
      });

      it('weighs until it is refreshed', async () => {
        expect(index.pendingBytes).toBe(0);
        await index.put([entryOf(1, 'quay wall')]);
        const one = index.pendingBytes;
        await index.put([entryOf(2, 'a hull and a mast')]);
        expect(one).toBeGreaterThan(0);
        expect(index.pendingBytes).toBeGreaterThan(one);
        await index.prepare();
        await refresh();
        expect(index.pendingBytes).toBe(0);
      });
    });

    describe('a writer that does not come to its end', () => {
      it('leaves what was there when it thinks better of it', async () => {
        await put(entryOf(1, 'quay'));
        await index.put([entryOf(1, 'hull'), entryOf(2, 'hull')]);
        await index.remove([1]);
        await index.prepare();
        await index.discard();
        await refresh();
        expect(await find('quay')).toEqual([1]);
        expect(await find('hull')).toEqual([]);
        await put(entryOf(2, 'mast'));
        expect(await find('mast')).toEqual([2]);
      });

      it('leaves what was there when a text breaks off', async () => {
        await put(entryOf(1, 'quay'));
        async function* broken() {
          yield 'hull';
          throw new Error('the disk is gone');
        }
        await expect(index.put([entryOf(2, 'mast'), entryOf(1, '', { texts: broken() })])).rejects.toThrow('disk');
        await index.discard();
        await put(entryOf(3, 'quay'));
        expect(await find('quay')).toEqual([1, 3]);
        expect([...(await find('hull')), ...(await find('mast'))]).toEqual([]);
      });

      it('leaves what was there when it is killed before the refresh; the next one goes on', async () => {
        await put(entryOf(1, 'quay'));
        await index.put([entryOf(1, 'hull'), entryOf(2, 'hull')]);
        await index.prepare();
        const next = subject.reopen();
        expect(await find('quay')).toEqual([1]);
        expect(await find('hull')).toEqual([]);
        await next.put([entryOf(2, 'quay')]);
        await next.prepare();
        await subject.inTransaction(() => next.refresh());
        await next.compact();
        expect(await find('quay')).toEqual([1, 2]);
        expect(inOrder((await next.inspect(NEVER)).documents.keys())).toEqual([1, 2]);
      });

      it.runIf(isInStore)('undoes its refresh with the transaction of the store', async () => {
        expect(index.isInStore).toBe(true);
        const before = await put(entryOf(1, 'quay'), entryOf(2, 'quay'));
        await index.put([entryOf(1, 'hull'), entryOf(3, 'hull')]);
        await index.remove([2]);
        await index.prepare();
        const undone = subject.inTransaction(async () => {
          await index.refresh();
          throw new Error('the store thinks better of it');
        });
        await expect(undone).rejects.toThrow('thinks better');
        await index.discard();
        expect(await index.version()).toBe(before);
        expect(await find('quay')).toEqual([1, 2]);
        expect(await find('hull')).toEqual([]);
        await put(entryOf(1, 'hull'));
        expect(await find('quay')).toEqual([2]);
        expect(await find('hull')).toEqual([1]);
      });
    });

    describe('what it holds', () => {
      it('can be told from any other document by each thing it was given', async () => {
        const full = entryOf(1, 'The quay wall, the hull.', {
          recordTexts: [{ text: 'Mara Ellingsen', field: 'judge' }, { text: 'tariff' }],
          facets: { jurisdiction: ['France', 'Norway'], topic: [] },
          dates: { publication: '2020-01-05' },
        });
        await put(full);
        const known = (await inspect()).get(1);
        expect(known).toBe(await index.fingerprint(full));
        const others: readonly Partial<IndexEntry>[] = [
          { id: 'other' },
          { title: 'Of doc-1' },
          { texts: ['The wall quay, the hull.'] },
          { texts: ['The quay walls, the hull.'] },
          {
            recordTexts: [{ text: 'Mara', field: 'judge' }, { text: 'Ellingsen', field: 'judge' }, { text: 'tariff' }],
          },
          { recordTexts: [{ text: 'Mara Ellingsen', field: 'author' }, { text: 'tariff' }] },
          { recordTexts: [{ text: 'Mara Ellingsen' }, { text: 'tariff' }] },
          { facets: { jurisdiction: ['France'] } },
          { dates: { publication: '2020-01-06' } },
          { dates: { decision: '2020-01-05' } },
        ];
        for (const other of others) expect(await index.fingerprint({ ...full, ...other })).not.toBe(known);
      });

      it('is every document once, whatever was replaced and taken out', async () => {
        await put(entryOf(1, 'quay'), entryOf(2, 'quay'), entryOf(3, 'quay'));
        await put(entryOf(2, 'hull'));
        await index.remove([3]);
        await refresh();
        const held = await index.inspect(NEVER);
        expect(inOrder(held.documents.keys())).toEqual([1, 2]);
        expect([...held.twice]).toEqual([]);
        expect(held.damaged).toEqual([]);
      });

      it('is read in pieces, and no further than it is let', async () => {
        await put(entryOf(1, 'quay'));
        let pauses = 0;
        await index.inspect(async () => void (pauses += 1));
        expect(pauses).toBeGreaterThan(0);
        const stop = async () => {
          throw new Error('enough');
        };
        await expect(index.inspect(stop)).rejects.toThrow('enough');
      });

      it('answers the same after many small changes are put in order', async () => {
        for (let batch = 0; batch < 40; batch += 1) {
          const entries = [0, 1, 2].map((place) => entryOf(batch * 2 + place, `quay word${batch} common`));
          await put(...entries);
          if (batch % 5 === 4) await index.remove([batch * 2]);
        }
        await refresh();
        const words = ['quay', 'common', 'word7', 'word39', 'word4'];
        const ask = async () => Promise.all(words.map(find));
        const [found, held] = [await ask(), await inspect()];
        expect(found[0]).toHaveLength(held.size);
        await index.compact();
        expect(await ask()).toEqual(found);
        expect(await inspect()).toEqual(held);
      });

      it.runIf(hasParts)('can lose a damaged part and be given its documents again', async () => {
        await put(entryOf(1, 'quay'), entryOf(2, 'quay'));
        await subject.damage?.();
        await put(entryOf(3, 'quay'));
        const { documents, damaged } = await index.inspect(NEVER);
        expect([...documents.keys()]).toEqual([3]);
        expect(damaged).toHaveLength(1);
        const before = await index.version();
        await index.drop(damaged);
        expect((await index.inspect(NEVER)).damaged).toEqual(damaged);
        expect(await refresh()).toBeGreaterThan(before);
        await put(entryOf(1, 'quay'), entryOf(2, 'quay'));
        await index.sweep();
        const mended = await index.inspect(NEVER);
        expect(mended.damaged).toEqual([]);
        expect(inOrder(mended.documents.keys())).toEqual([1, 2, 3]);
        expect(await find('quay')).toEqual([1, 2, 3]);
      });

      it('is noted as of this version only when told so', async () => {
        await put(entryOf(1, 'quay'));
        expect(await subject.isCurrent()).toBe(false);
        await index.markCurrent();
        expect(await subject.isCurrent()).toBe(true);
      });
    });
  });
}
