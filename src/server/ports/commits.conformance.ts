import { describe, expect, it } from 'vitest';
import { publicationOf } from './content-store.test-support.ts';
import { FIRST_COMMIT, textOf, useWriter, type OpenContentWriter } from './content-writer.test-support.ts';
import { LibraryLocked } from './writer-lock.ts';

const MEMORY = { path: 'a.jsonl', sha256: 'f00d', editions: 'KA', reader: 'jsonl@1', records: 2 };

/** All or nothing, and one writer at a time. */
export function describeCommits(open: OpenContentWriter): void {
  describe('what is staged', () => {
    const library = useWriter(open);

    it('is there for nobody before it is committed, then all at once', async () => {
      await library.stage([textOf('a', 'quay'), textOf('b', 'quay')]);
      library.writer.stageSourceFile(MEMORY);
      expect(await library.find('quay')).toEqual([]);
      expect(await library.store.listPreviews(['a', 'b'])).toEqual([]);
      expect(await library.writer.findSourceFile('a.jsonl')).toBeUndefined();
      const before = await library.store.readCorpusVersion();
      await library.writer.commit();
      expect(await library.find('quay')).toEqual(['a', 'b']);
      expect((await library.store.listPreviews(['a', 'b'])).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await library.writer.findSourceFile('a.jsonl')).toEqual(MEMORY);
      expect(await library.store.readCorpusVersion()).toBe(before + 1);
      expect((await library.get('a')).importedAt).toBe(FIRST_COMMIT);
      expect(await library.subject.countUntold()).toBe(0);
    });

    it('is nothing where nothing is: committing that changes nothing', async () => {
      await library.put([textOf('a', 'quay')]);
      const before = await library.store.readCorpusVersion();
      await library.writer.commit();
      library.writer.stageSourceFile(MEMORY);
      await library.writer.commit();
      expect(await library.store.readCorpusVersion()).toBe(before);
    });

    it('is due to be committed once there is much of it, and sooner while somebody reads', async () => {
      let staged = 0;
      const countUntilDue = async (text: string) => {
        const before = staged;
        for (; !library.writer.isCommitDue; staged += 1) await library.stage([textOf(`d${staged}`, text)]);
        return staged - before;
      };
      const beside = await countUntilDue('hull');
      expect(beside).toBeGreaterThan(10);
      library.subject.setRead(false);
      await library.writer.commit();
      expect(library.writer.isCommitDue).toBe(false);
      expect(await countUntilDue('hull')).toBeGreaterThan(beside);
      library.subject.setRead(true);
      await library.writer.commit();
      const ids = Array.from({ length: staged }, (_, index) => `d${index}`);
      expect(await library.store.listPreviews(ids)).toHaveLength(staged);
      expect(await countUntilDue('The tribunal turns to costs. '.repeat(10_000))).toBeLessThan(beside);
    });

    it('is forgotten from a mark on, and what was staged before stays', async () => {
      await library.put([textOf('old', 'quay')]);
      await library.stage([textOf('a', 'quay'), textOf('old', 'hull')]);
      const mark = library.writer.mark();
      await library.stage([textOf('b', 'quay'), textOf('a', 'mast'), textOf('old', 'mast'), publicationOf('book')]);
      library.writer.stageSourceFile(MEMORY);
      await library.writer.rollback(mark);
      expect(await library.stage([textOf('b', 'keel', { key: 'other:b' })])).toEqual(['imported']);
      expect(await library.stage([textOf('a', 'quay')])).toEqual(['unchanged']);
      await library.writer.commit();
      expect(await library.find('quay')).toEqual(['a']);
      expect(await library.find('hull')).toEqual(['old']);
      expect(await library.find('mast')).toEqual([]);
      expect(await library.find('keel')).toEqual(['b']);
      expect((await library.get('old')).version).toBe(2);
      expect(await library.store.findPublication('book')).toBeUndefined();
      expect(await library.writer.findSourceFile('a.jsonl')).toBeUndefined();
      expect(await library.subject.countLeftTexts()).toBe(0);
    });

    it('is forgotten whole without a mark', async () => {
      await library.stage([textOf('a', 'quay')]);
      library.writer.stageSourceFile(MEMORY);
      await library.writer.rollback();
      await library.writer.commit();
      expect(await library.store.findDocument('a')).toBeUndefined();
      expect(await library.put([textOf('a', 'quay', { key: 'other:a' })])).toEqual(['imported']);
    });
  });

  describe('a file that was read', () => {
    const library = useWriter(open);

    it('is remembered as it was read last', async () => {
      library.writer.stageSourceFile(MEMORY);
      library.writer.stageSourceFile({ ...MEMORY, records: 3 });
      await library.writer.commit();
      expect(await library.writer.findSourceFile('a.jsonl')).toEqual({ ...MEMORY, records: 3 });
      const again = { ...MEMORY, sha256: 'beef', editions: '', reader: 'jsonl@2', records: 0 };
      library.writer.stageSourceFile(again);
      await library.writer.commit();
      expect(await library.writer.findSourceFile('a.jsonl')).toEqual(again);
      expect(await library.writer.findSourceFile('b.jsonl')).toBeUndefined();
    });
  });

  describe('a commit that fails', () => {
    const library = useWriter(open);

    it('at whichever step leaves all of it or nothing, in store and index alike', async () => {
      await library.put([publicationOf('book'), textOf('kept', 'quay', { publication: 'book' })]);
      let failures = 0;
      for (let step = 0; ; step += 1) {
        const title = `Title ${step}`;
        await library.stage([
          textOf('fresh', `quay word${step}`, { publication: 'book', topics: ['Costs'], citations: [title] }),
          textOf('kept', `quay word${step}`, { publication: 'book' }),
          publicationOf('book', { title }),
        ]);
        library.subject.failAfter(library.writer, step);
        if ((await library.writer.commit().catch((error: Error) => error)) === undefined) break;
        failures += 1;
        await library.subject.kill(library.writer);
        await library.reopen();
        const isStored = (await library.store.findPublication('book'))?.record.title === title;
        expect(await library.find(`word${step}`), `step ${step}`).toEqual(isStored ? ['fresh', 'kept'] : []);
        expect((await library.store.resolveNames([title], 'KA')).size, `step ${step}`).toBe(isStored ? 1 : 0);
        expect(await library.isInStep(), `step ${step}`).toBe(true);
        expect(await library.subject.countUntold()).toBe(0);
        if (isStored) await library.writer.compact();
      }
      library.subject.failAfter(library.writer, Infinity);
      expect(failures).toBeGreaterThan(15);
      expect(await library.isInStep()).toBe(true);
    });

    it('at whichever step is made good by the next try of the same writer', async () => {
      for (let step = 0, isDone = false; !isDone; step += 1) {
        await library.stage([textOf('a', `quay word${step}`)]);
        library.subject.failAfter(library.writer, step);
        isDone = (await library.writer.commit().catch((error: Error) => error)) === undefined;
        library.subject.failAfter(library.writer, Infinity);
        await library.writer.commit();
        expect(await library.find(`word${step}`), `step ${step}`).toEqual(['a']);
        expect(await library.isInStep(), `step ${step}`).toBe(true);
        await library.writer.compact();
      }
    });

    it('withdraws all or none', async () => {
      const ids = ['a', 'b', 'c'];
      await library.put(ids.map((id) => textOf(id, 'quay')));
      for (let step = 0; ; step += 1) {
        library.subject.failAfter(library.writer, step);
        if (Array.isArray(await library.writer.remove(ids).catch((error: Error) => error))) break;
        await library.subject.kill(library.writer);
        await library.reopen();
        const left = await library.find('quay');
        expect([0, 3]).toContain(left.length);
        expect(await library.store.listPreviews(ids)).toHaveLength(left.length);
        expect(await library.isInStep(), `step ${step}`).toBe(true);
        await library.put(ids.map((id) => textOf(id, 'quay')));
      }
      library.subject.failAfter(library.writer, Infinity);
      expect(await library.find('quay')).toEqual([]);
      expect(await library.isInStep()).toBe(true);
    });
  });

  describe('the library', () => {
    const library = useWriter(open);

    it('is written by one at a time, until that one closes or is killed', async () => {
      const second = await library.subject.connect(() => FIRST_COMMIT);
      await expect(second.open()).rejects.toThrow(LibraryLocked);
      await library.put([textOf('a', 'quay')]);
      await library.writer.close();
      await second.open();
      await expect(library.writer.open()).rejects.toThrow(LibraryLocked);
      await library.subject.kill(second);
      await library.reopen();
      expect(await library.put([textOf('a', 'quay')])).toEqual(['unchanged']);
    });

    it('is what was committed before a kill, and takes the rest again', async () => {
      await library.put([textOf('a', 'quay')]);
      await library.stage([textOf('b', 'quay')]);
      await library.subject.kill(library.writer);
      await library.reopen();
      expect(await library.find('quay')).toEqual(['a']);
      expect(await library.put([textOf('a', 'quay'), textOf('b', 'quay')])).toEqual(['unchanged', 'imported']);
      expect(await library.find('quay')).toEqual(['a', 'b']);
    });

    it('knows what the demo library brought and how far that is', async () => {
      expect(await library.writer.readDemoState()).toBe('absent');
      await library.put([textOf('a', 'quay')]);
      await library.put([textOf('d1', 'quay'), textOf('d2', 'quay')], { demo: true });
      expect((await library.writer.listDemoIds()).sort()).toEqual(['d1', 'd2']);
      await library.writer.remove(['d1']);
      expect(await library.writer.listDemoIds()).toEqual(['d2']);
      for (const state of ['loaded abc', 'removed'] as const) {
        await library.writer.writeDemoState(state);
        expect(await library.writer.readDemoState()).toBe(state);
      }
    });
  });
}
