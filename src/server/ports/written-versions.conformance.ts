import { describe, expect, it } from 'vitest';
import { blockText } from '#domain/document/block.ts';
import { documentOf, paragraphOf } from './content-store.test-support.ts';
import { FIRST_COMMIT, textOf, useWriter, type OpenContentWriter } from './content-writer.test-support.ts';

const LATER = '2026-05-01T10:00:00.000Z';
const LAST = '2026-07-09T10:00:00.000Z';

/** More than is kept in memory while it is read. */
const LONG = Array.from({ length: 3000 }, (_, index) => paragraphOf(`p${index} ${'of the quay '.repeat(120)}`));

/** What stays of a text that another takes the place of, and what goes when an operator says so. */
export function describeWrittenVersions(open: OpenContentWriter): void {
  const library = useWriter(open);

  const listTexts = async (id: string, version: number): Promise<string[] | undefined> => {
    const former = await library.store.findFormerVersion((await library.get(id)).number, version);
    if (!former) return undefined;
    const chunks = await library.store.listChunks(former.content.id, 0, 1000);
    return chunks.flatMap(({ blocks }) => blocks.map(blockText));
  };
  const listVersions = async (id: string) => library.store.listVersions((await library.get(id)).number);
  const isKept = async (id: string) => (await listVersions(id)).map((version) => version.isKept);
  const prune = (wish: { keep?: number; before?: string; dryRun?: boolean }, signal = new AbortController().signal) =>
    library.writer.prune({ keep: 0, before: undefined, dryRun: false, ...wish, signal, onProgress: () => {} });
  /** Five versions of a document, each a month after the one before. */
  const putFive = async (id: string) => {
    for (const month of [1, 2, 3, 4, 5]) {
      library.now = `2026-0${month}-15T12:00:00.000Z`;
      await library.put([textOf(id, `text ${month}`)]);
    }
  };

  describe('a superseded text', () => {
    it('OP-115: stays with its record as the version it was, and is found no more', async () => {
      await library.put([textOf('a', 'quay', { title: 'On quays' })]);
      library.now = LATER;
      await library.put([textOf('a', 'hull', { title: 'On hulls' })]);
      const { number } = await library.get('a');
      expect(await library.store.listVersions(number)).toMatchObject([
        { version: 2, importedAt: LATER, replacedAt: null, isKept: true, characters: 4 },
        { version: 1, importedAt: FIRST_COMMIT, replacedAt: LATER, isKept: true, characters: 4 },
      ]);
      expect(await listTexts('a', 1)).toEqual(['quay']);
      expect((await library.store.findFormerVersion(number, 1))?.record.title).toBe('On quays');
      expect(await library.find('quay')).toEqual([]);
      expect(await library.isInStep()).toBe(true);
    });

    it('stays, too, where it came and went within one commit', async () => {
      await library.put([textOf('a', 'one')]);
      await library.put([textOf('a', 'two'), textOf('a', 'three'), textOf('a', 'four')]);
      expect(await library.get('a')).toMatchObject({ version: 4 });
      expect(await Promise.all([1, 2, 3].map((version) => listTexts('a', version)))).toEqual([
        ['one'],
        ['two'],
        ['three'],
      ]);
      expect(await isKept('a')).toEqual([true, true, true, true]);
      const access = { subscriptions: [], publication: null, editions: ['KA'] };
      expect((await listVersions('a')).map((version) => version.access)).toEqual([undefined, access, access, access]);
    });

    it('of any length outlives the next opening', async () => {
      await library.put([documentOf('a', {}, LONG)]);
      await library.put([textOf('a', 'hull')]);
      await library.subject.kill(library.writer);
      await library.reopen();
      expect((await listTexts('a', 1))?.length).toBe(LONG.length);
    });

    it('stays as it was where the commit after it fails', async () => {
      await library.put([textOf('a', 'quay')]);
      await library.stage([textOf('a', 'hull')]);
      library.subject.failAfter(library.writer, 3);
      await expect(library.writer.commit()).rejects.toThrow('the disk is full');
      expect(await listVersions('a')).toMatchObject([{ version: 1, replacedAt: null }]);
      await library.writer.commit();
      expect(await listTexts('a', 1)).toEqual(['quay']);
      expect(await library.subject.countLeftTexts()).toBe(0);
    });

    it('is reported where a part of it is gone, and given up by a repair', async () => {
      for (const text of ['one', 'two', 'three']) await library.put([textOf('a', text)]);
      await library.subject.spoil('version-incomplete', 'a');
      const drift = [{ id: 'a', kind: 'version-incomplete' }];
      expect(await library.reconcile(false)).toMatchObject({ drift, isInStep: false });
      expect(await isKept('a')).toEqual([true, true, true]);
      expect(await library.reconcile(true)).toMatchObject({ drift, repaired: 1, isInStep: true });
      expect(await isKept('a')).toEqual([true, true, false]);
      expect(await listTexts('a', 2)).toEqual(['two']);
      expect(await library.isInStep()).toBe(true);
    });

    it('goes with its document where that is withdrawn, as do the others', async () => {
      await library.put([textOf('a', 'quay')]);
      await library.put([textOf('a', 'hull')]);
      const { number } = await library.get('a');
      const former = await library.store.findFormerVersion(number, 1);
      await library.writer.remove(['a']);
      expect(await library.store.listChunks(former!.content.id, 0, 9)).toEqual([]);
      expect(await library.store.findFormerVersion(number, 1)).toBeUndefined();
      expect(await library.subject.countLeftTexts()).toBe(0);
      library.now = LAST;
      await library.put([textOf('a', 'keel')]);
      expect(await library.store.listVersions(number)).toMatchObject([
        { version: 3, replacedAt: null, isKept: true },
        { version: 2, replacedAt: LAST, isKept: false },
        { version: 1, isKept: false },
      ]);
    });
  });

  describe('a text that is read anew from the same source', () => {
    const again = { path: 'act.xml', sha256: 'f00d' };

    it('OP-175: takes the place of the former one as the same version, its anchors carried', async () => {
      await library.put([documentOf('a', {}, [paragraphOf('One.'), paragraphOf('Two.')])], again);
      library.now = LATER;
      const mended = documentOf('a', {}, [paragraphOf('Zero.'), paragraphOf('Two.')]);
      expect(await library.put([mended], again)).toEqual(['updated']);
      expect(await listVersions('a')).toMatchObject([
        { version: 1, importedAt: FIRST_COMMIT, replacedAt: null, isKept: true },
      ]);
      expect((await library.listBlocks('a')).map(({ anchor }) => anchor)).toEqual(['b3', 'b2']);
      expect(await library.find('zero')).toEqual(['a']);
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.isInStep()).toBe(true);
    });

    it('keeps the versions that came before it', async () => {
      await library.put([textOf('a', 'quay')]);
      await library.put([textOf('a', 'hull')], again);
      await library.put([textOf('a', 'keel')], again);
      expect(await library.get('a')).toMatchObject({ version: 2 });
      expect(await listTexts('a', 1)).toEqual(['quay']);
      expect(await library.find('hull')).toEqual([]);
    });

    it('is kept in its new form where another version follows in the same commit', async () => {
      await library.put([textOf('a', 'quay')], again);
      await library.stage([textOf('a', 'pier')], again);
      await library.put([textOf('a', 'hull')]);
      expect(await library.get('a')).toMatchObject({ version: 2 });
      expect(await listTexts('a', 1)).toEqual(['pier']);
      expect(await library.subject.countLeftTexts()).toBe(0);
    });

    it('is known by its file where the file brought it unchanged with other bytes since', async () => {
      const remember = (sha256: string) => {
        library.writer.stageSourceFile({ path: 'list.jsonl', sha256, editions: '', reader: 'x@1', records: 1 });
        return library.writer.commit();
      };
      await library.put([textOf('a', 'quay')], { sha256: 'one' });
      await remember('one');
      await library.put([textOf('a', 'quay'), textOf('b', 'quay')], { sha256: 'two' });
      await remember('two');
      await library.put([textOf('a', 'hull')], { sha256: 'two' });
      expect(await library.get('a')).toMatchObject({ version: 1 });
      await library.put([textOf('a', 'keel')], { sha256: 'three' });
      expect(await library.get('a')).toMatchObject({ version: 2 });
    });

    it('is the same version after it was withdrawn and came back', async () => {
      await library.put([textOf('a', 'quay')], again);
      await library.writer.remove(['a']);
      library.now = LATER;
      expect(await library.put([textOf('a', 'quay')], again)).toEqual(['imported']);
      expect(await listVersions('a')).toMatchObject([
        { version: 1, importedAt: FIRST_COMMIT, replacedAt: null, isKept: true },
      ]);
      expect(await library.find('quay')).toEqual(['a']);
    });
  });

  describe('a document that is for other readers, with the same text and the same record', () => {
    it('OP-128: is the same version, found by those it is for now', async () => {
      await library.put([textOf('a', 'quay', { subscriptions: ['KA'] })], { sha256: 'one' });
      library.now = LATER;
      const narrower = textOf('a', 'quay', { subscriptions: ['KAPP'] });
      expect(await library.put([narrower], { sha256: 'two' })).toEqual(['updated']);
      expect(await listVersions('a')).toMatchObject([{ version: 1, importedAt: FIRST_COMMIT, replacedAt: null }]);
      expect((await library.get('a')).record.subscriptions).toEqual(['KAPP']);
      expect(await library.find('quay')).toEqual(['a']);
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.isInStep()).toBe(true);
    });

    it('OP-128: is another version where the text or the rest of its record changed, too', async () => {
      await library.put([textOf('a', 'quay', { subscriptions: ['KA'] })], { sha256: 'one' });
      await library.put([textOf('a', 'hull', { subscriptions: ['KAPP'] })], { sha256: 'two' });
      await library.put([textOf('a', 'hull', { subscriptions: [], status: 'Repealed' })], { sha256: 'three' });
      expect(await listVersions('a')).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }]);
    });
  });

  describe('pruning', () => {
    it('OP-115: keeps of each document as many former texts as it is told, and always the newest', async () => {
      await putFive('a');
      await library.put([textOf('b', 'quay')]);
      expect(await prune({ keep: 2 })).toMatchObject({ documents: 1, versions: 2, isFinished: true });
      expect(await isKept('a')).toEqual([true, true, true, false, false]);
      await prune({ keep: 0 });
      expect(await isKept('a')).toEqual([true, false, false, false, false]);
      expect(await library.find('text')).toEqual(['a']);
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.isInStep()).toBe(true);
    });

    it('takes only what was replaced before the day it is told', async () => {
      await putFive('a');
      await prune({ before: '2026-04-15' });
      expect(await isKept('a')).toEqual([true, true, true, false, false]);
      await prune({ keep: 1, before: '2027-01-01' });
      expect(await isKept('a')).toEqual([true, true, false, false, false]);
    });

    it('says beforehand what it would free, to the byte, and frees nothing', async () => {
      await putFive('a');
      await library.put([documentOf('long', {}, LONG)]);
      await library.put([textOf('long', 'hull')]);
      const said = await prune({ keep: 1, dryRun: true });
      expect(said).toMatchObject({ documents: 1, versions: 3 });
      expect(await isKept('a')).toEqual([true, true, true, true, true]);
      const sizes = async () => (await library.store.listVersioned()).reduce((sum, { bytes }) => sum + bytes, 0);
      const before = await sizes();
      expect(await prune({ keep: 1 })).toEqual(said);
      expect(before - (await sizes())).toBe(said.bytes);
      expect(said.bytes).toBeGreaterThan(0);
      expect(await prune({ keep: 1 })).toMatchObject({ documents: 0, versions: 0, bytes: 0 });
    });

    it('stops where it is told to, says so, and goes on when it is asked again', async () => {
      await library.put([documentOf('a', {}, LONG)]);
      for (const text of ['one', 'two']) await library.put([documentOf('a', {}, [...LONG, paragraphOf(text)])]);
      const stop = new AbortController();
      const stopped = await library.writer.prune({
        keep: 0,
        before: undefined,
        dryRun: false,
        signal: stop.signal,
        onProgress: () => stop.abort(),
      });
      expect(stopped).toMatchObject({ versions: 1, isFinished: false });
      await library.subject.kill(library.writer);
      await library.reopen();
      const rest = await prune({});
      expect(rest).toMatchObject({ versions: 1, isFinished: true });
      expect(await isKept('a')).toEqual([true, false, false]);
    });

    it('OP-141: frees files that no text refers to any more, said beforehand to the byte, and no other', async () => {
      const [replaced = '', current = '', withdrawn = '', stray = ''] = ['a', 'b', 'c', 'd'].map((sign) =>
        sign.repeat(64),
      );
      const withFile = (id: string, text: string, sha256: string) =>
        textOf(id, text, {
          files: [{ name: 'clause.pdf', displayName: 'Clause', extension: 'pdf', sha256, size: 3 }],
        });
      for (const sha256 of [replaced, current, withdrawn, stray]) {
        await library.writer.keepFile({ sha256, bytes: new Uint8Array(3) });
      }
      await library.put([withFile('template', 'former', replaced), withFile('gone', 'gone', withdrawn)]);
      await library.put([withFile('template', 'current', current)]);
      await library.writer.remove(['gone']);
      const areKept = () =>
        Promise.all(
          [replaced, current, withdrawn, stray].map(async (sha256) => !!(await library.store.readFile(sha256))),
        );
      expect(await prune({ keep: 1, dryRun: true })).toMatchObject({ files: 2, fileBytes: 6 });
      expect(await areKept()).toEqual([true, true, true, true]);
      expect(await prune({ keep: 1 })).toMatchObject({ versions: 0, files: 2, fileBytes: 6, isFinished: true });
      expect(await areKept()).toEqual([true, true, false, false]);
      expect(await prune({ dryRun: true })).toMatchObject({ versions: 1, files: 1, fileBytes: 3 });
      expect(await prune({})).toMatchObject({ versions: 1, files: 1, fileBytes: 3 });
      expect(await areKept()).toEqual([false, true, false, false]);
      expect(await prune({})).toMatchObject({ files: 0, fileBytes: 0 });
    });

    it('changes nothing of a batch that fails', async () => {
      await putFive('a');
      library.subject.failAfter(library.writer, 3);
      await expect(prune({})).rejects.toThrow('the disk is full');
      expect(await isKept('a')).toEqual([true, true, true, true, true]);
      expect(await listTexts('a', 3)).toEqual(['text 3']);
    });
  });
}
