import { describe, expect, it } from 'vitest';
import { textOf, useWriter, type OpenContentWriter } from './content-writer.test-support.ts';
import type { Drift } from './content-writer.ts';

const KINDS: readonly Drift['kind'][] = ['not-indexed', 'out-of-date', 'indexed-twice', 'not-stored', 'text-missing'];

/** The index holds what the store holds, and can be brought to it again. */
export function describeIndexInStep(open: OpenContentWriter): void {
  describe('the index', () => {
    const library = useWriter(open);
    const words = ['quay', 'hull', 'mast'];
    const put = () => library.put(words.map((word) => textOf(word, `${word} common`)));

    it('is built anew from what is stored, while what it answered before stays', async () => {
      await put();
      await library.writer.remove(['mast']);
      await library.subject.spoil('not-indexed', 'quay');
      await library.subject.spoil('out-of-date', 'hull');
      const seen: (readonly [number, number])[] = [];
      await library.writer.reindex((done, total) => seen.push([done, total]));
      expect(seen.at(-1)).toEqual([2, 2]);
      expect(await library.find('common')).toEqual(['hull', 'quay']);
      expect(await library.isInStep()).toBe(true);
    });

    it('that was being built anew when that broke off is built by the next try', async () => {
      await put();
      await library.subject.spoil('not-indexed', 'quay');
      for (let step = 0; ; step = 2 * step + 1) {
        library.subject.failAfter(library.writer, step);
        if ((await library.writer.reindex(() => {}).catch((error: Error) => error)) === undefined) break;
        expect(await library.find('hull'), `step ${step}`).toEqual(['hull']);
      }
      library.subject.failAfter(library.writer, Infinity);
      expect(await library.find('common')).toEqual(['hull', 'mast', 'quay']);
      expect(await library.isInStep()).toBe(true);
    });

    it.each(KINDS)('is found %s, left so unless it is to be put right, and then in step', async (kind) => {
      await put();
      await library.subject.spoil(kind, 'hull');
      const drift = [{ id: kind === 'not-stored' ? null : 'hull', kind }];
      expect(await library.reconcile(false)).toMatchObject({ documents: 3, drift, repaired: 0, isInStep: false });
      expect(await library.reconcile(false)).toMatchObject({ drift });
      const isHopeless = kind === 'text-missing';
      const repaired = { drift, repaired: isHopeless ? 0 : 1, isInStep: !isHopeless };
      expect(await library.reconcile(true)).toMatchObject(repaired);
      expect(await library.isInStep()).toBe(!isHopeless);
      expect(await library.find('common')).toEqual(['hull', 'mast', 'quay']);
    });

    it('tells of a withdrawn document that it holds still, by its id', async () => {
      await put();
      await library.writer.remove(['hull']);
      await library.subject.spoil('out-of-date', 'hull');
      const drift = [{ id: 'hull', kind: 'not-stored' }];
      expect(await library.reconcile(true)).toMatchObject({ drift, repaired: 1, isInStep: true });
    });

    it('is put right no further than it is let', async () => {
      await put();
      await library.subject.spoil('not-indexed', 'quay');
      const stop = new AbortController();
      stop.abort();
      const wish = { repair: true, signal: stop.signal, onProgress: () => {} };
      expect(await library.writer.reconcile(wish)).toMatchObject({ repaired: 0, isInStep: false });
      expect(await library.find('quay')).toEqual([]);
    });

    it('says how far the comparison is', async () => {
      await put();
      const seen: (readonly [number, number])[] = [];
      const { signal } = new AbortController();
      await library.writer.reconcile({ repair: false, signal, onProgress: (...at) => seen.push(at) });
      expect(seen.at(-1)).toEqual([3, 3]);
    });

    it('answers the same once it is put in order', async () => {
      for (const word of words) await library.put([textOf(word, `${word} common`)]);
      await library.put([textOf('hull', 'keel common')]);
      await library.writer.compact();
      expect(await library.find('common')).toEqual(['hull', 'mast', 'quay']);
      expect(await library.find('keel')).toEqual(['hull']);
      expect(await library.isInStep()).toBe(true);
    });
  });
}
