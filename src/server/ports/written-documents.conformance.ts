import { describe, expect, it } from 'vitest';
import { documentOf, idsOf } from './content-store.test-support.ts';
import {
  FIRST_COMMIT,
  stageRecords,
  textOf,
  unnamedOf,
  useWriter,
  type OpenContentWriter,
} from './content-writer.test-support.ts';
import { RecordRefused } from './content-writer.ts';

const LATER = '2026-05-01T10:00:00.000Z';

/** Which document a record is, and what becomes of it when it comes again. */
export function describeWrittenDocuments(open: OpenContentWriter): void {
  describe('the bytes of files', () => {
    const library = useWriter(open);

    it('are kept under their digest, once, whatever is staged or rolled back', async () => {
      const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
      await library.writer.keepFile({ sha256: 'a1', bytes });
      await library.writer.keepFile({ sha256: 'a1', bytes: new Uint8Array(3) });
      await library.writer.rollback();
      expect(await library.store.readFile('a1')).toEqual(bytes);
      expect(await library.store.readFile('a2')).toBeUndefined();
    });
  });

  describe('who a document is', () => {
    const library = useWriter(open);

    it('is its key: number, id and first import stay, whatever else changes', async () => {
      await library.put([unnamedOf('gazette:1', 'quay')]);
      const [id = ''] = await library.find('quay');
      const { number, version } = await library.get(id);
      expect(version).toBe(1);
      library.now = LATER;
      expect(await library.put([unnamedOf('gazette:1', 'hull')])).toEqual(['updated']);
      const revised = { number, version: 2, firstImportedAt: FIRST_COMMIT, importedAt: LATER };
      expect(await library.get(id)).toMatchObject(revised);
      expect(await library.find('quay')).toEqual([]);
      expect(await library.find('hull')).toEqual([id]);
    });

    it('keeps the first id that its source gave it', async () => {
      await library.put([textOf('ka-award-001', 'quay')]);
      expect(await library.put([textOf('another', 'hull', { key: 'test:ka-award-001' })])).toEqual(['updated']);
      expect(await library.find('hull')).toEqual(['ka-award-001']);
      expect(await library.store.findDocument('another')).toBeUndefined();
    });

    it('has an id made from the key where its source gives none, the same in every library', async () => {
      await library.put([unnamedOf('a:1', 'quay'), unnamedOf('a:2', 'quay')]);
      const ids = await library.find('quay');
      expect(new Set(ids).size).toBe(2);
      for (const id of ids) expect(id).toMatch(/^[0-9a-z]{12}$/);
      const other = await open();
      const writer = await other.connect(() => FIRST_COMMIT);
      await writer.open();
      await stageRecords(writer, [unnamedOf('a:2', 'quay'), unnamedOf('a:1', 'quay')]);
      await writer.commit();
      expect([...(await other.find('quay'))].sort()).toEqual(ids);
      await other.close();
    });

    it('is refused an id that cannot stand in an address, and leaves nothing behind', async () => {
      for (const id of ['a/b', 'a b', 'ä', '.hidden', '', 'x'.repeat(129)]) {
        await expect(library.stage([textOf(id, 'quay')]), id).rejects.toThrow(RecordRefused);
      }
      await library.put([textOf('x'.repeat(128), 'hull')]);
      expect(await library.find('hull')).toEqual(['x'.repeat(128)]);
      expect(await library.find('quay')).toEqual([]);
    });

    it('is refused an id that another has, is about to have or had', async () => {
      const rival = (key: string) => textOf('taken', 'hull', { key });
      await library.stage([textOf('taken', 'quay')]);
      await expect(library.stage([rival('b:1')])).rejects.toThrow('"taken" already belongs to another document');
      await library.writer.commit();
      await expect(library.stage([rival('b:1')])).rejects.toThrow(RecordRefused);
      await library.writer.remove(['taken']);
      await expect(library.stage([rival('b:1')])).rejects.toThrow(RecordRefused);
      await library.writer.commit();
      expect(await library.find('hull')).toEqual([]);
    });

    it('has a number that no other ever had, in whichever process it came', async () => {
      await library.put([textOf('a', 'quay'), textOf('b', 'quay')]);
      const numbers = [(await library.get('a')).number, (await library.get('b')).number];
      await library.writer.remove(['a', 'b']);
      await library.writer.close();
      await library.reopen();
      await library.put([textOf('c', 'quay')]);
      await library.subject.kill(library.writer);
      await library.reopen();
      await library.put([textOf('d', 'quay')]);
      numbers.push((await library.get('c')).number, (await library.get('d')).number);
      expect(new Set(numbers).size).toBe(4);
    });
  });

  describe('a document that comes again', () => {
    const library = useWriter(open);

    it('changes nothing while its text and record are the same', async () => {
      const same = documentOf('a', { topics: ['Costs'] });
      expect(await library.put([same])).toEqual(['imported']);
      const [before, version] = [await library.get('a'), await library.store.readCorpusVersion()];
      library.now = LATER;
      expect(await library.put([same], { path: 'elsewhere.jsonl', sha256: 'beef' })).toEqual(['unchanged']);
      expect(await library.get('a')).toEqual(before);
      expect(await library.store.readCorpusVersion()).toBe(version);
    });

    it('is another version with each change of its text or its record, and of whose it is', async () => {
      await library.put([textOf('a', 'quay')]);
      await library.put([textOf('a', 'quay', { keywords: ['tariff'] })]);
      await library.put([textOf('a', 'hull', { keywords: ['tariff'] })]);
      expect(await library.get('a')).toMatchObject({ version: 3, demo: false });
      const demo = { demo: true, sha256: 'beef' };
      expect(await library.put([textOf('a', 'hull', { keywords: ['tariff'] })], demo)).toEqual(['updated']);
      expect(await library.get('a')).toMatchObject({ version: 4, demo: true });
      expect(await library.find('tariff')).toEqual(['a']);
    });

    it('belongs to every edition it ever came into, without being another version for it', async () => {
      await library.put([textOf('a', 'quay', { editions: ['KCL'] })], { editions: ['KA'] });
      expect((await library.get('a')).editions).toEqual(['KA', 'KCL']);
      const more = textOf('a', 'quay', { editions: ['KCL'] });
      expect(await library.put([more], { editions: ['KIPL'] })).toEqual(['updated']);
      expect(await library.get('a')).toMatchObject({ editions: ['KA', 'KCL', 'KIPL'], version: 1 });
      expect(await library.put([more])).toEqual(['unchanged']);
      expect(await library.isInStep()).toBe(true);
    });

    it('has to name an edition, or be told one', async () => {
      const nowhere = textOf('a', 'quay', { editions: [] });
      await expect(library.stage([nowhere])).rejects.toThrow('--edition');
      await library.writer.commit();
      expect(await library.store.findDocument('a')).toBeUndefined();
      expect(await library.put([nowhere], { editions: ['KIPL'] })).toEqual(['imported']);
      expect(await library.put([nowhere])).toEqual(['unchanged']);
    });

    it('counts as it came last within one commit, with a version for each', async () => {
      const twice = [textOf('a', 'quay'), textOf('b', 'quay'), textOf('a', 'hull')];
      expect(await library.put(twice)).toEqual(['imported', 'imported', 'updated']);
      expect(await library.get('a')).toMatchObject({ version: 2 });
      expect(await library.find('quay')).toEqual(['b']);
      expect(await library.find('hull')).toEqual(['a']);
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.isInStep()).toBe(true);
    });

    it('goes by the names it has now', async () => {
      const citations = ['[2019] UKSC 12'];
      const references = [{ target: 'test:b', label: 'see', list: 'caseNotes' as const }];
      const parties = [{ name: 'Halm & Co' }];
      await library.put([textOf('a', 'quay', { citations, references, parties }), textOf('b', 'quay')]);
      const a = await library.get('a');
      const bounds = { edition: 'KA', limit: 10 };
      const listHalm = () => library.store.listNamedDocuments(['party'], ['halm co'], bounds);
      expect(idsOf((await library.store.resolveNames(['2019 uksc 12', 'test:a', 'A'], 'KA')).values())).toEqual([
        'a',
        'a',
        'a',
      ]);
      expect(idsOf(await library.subject.citations.listCiting(['b'], 10))).toEqual(['a']);
      expect(idsOf(await listHalm())).toEqual(['a']);
      await library.put([textOf('a', 'quay', { citations: ['[2020] UKSC 3'] })]);
      expect((await library.store.resolveNames(citations, 'KA')).size).toBe(0);
      expect(idsOf((await library.store.resolveNames(['[2020] UKSC 3'], 'KA')).values())).toEqual(['a']);
      expect(await library.subject.citations.listCiting(['b'], 10)).toEqual([]);
      expect(await listHalm()).toEqual([]);
      expect((await library.get('a')).number).toBe(a.number);
    });
  });

  describe('a document that is withdrawn', () => {
    const library = useWriter(open);

    it('leaves its title and the instant, and nothing else', async () => {
      const references = [{ target: 'test:b' }];
      await library.put([textOf('a', 'quay', { title: 'On quays', references }), textOf('b', 'quay')]);
      library.now = LATER;
      const before = await library.store.readCorpusVersion();
      expect(await library.writer.remove(['never', 'a', 'a'])).toEqual(['a']);
      const grave = { state: 'withdrawn', id: 'a', title: 'On quays', removedAt: LATER, editions: ['KA'] };
      expect(await library.store.findDocument('a')).toEqual(grave);
      expect(await library.find('quay')).toEqual(['b']);
      expect((await library.store.resolveNames(['a', 'test:a'], 'KA')).size).toBe(0);
      expect(await library.subject.citations.listCiting(['b'], 10)).toEqual([]);
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.store.readCorpusVersion()).toBe(before + 1);
      expect(await library.isInStep()).toBe(true);
    });

    it('cannot be withdrawn again, and that is no change', async () => {
      await library.put([textOf('a', 'quay')]);
      await library.writer.remove(['a']);
      const before = [await library.store.readCorpusVersion(), await library.store.findDocument('a')];
      library.now = LATER;
      expect(await library.writer.remove(['a', 'never'])).toEqual([]);
      expect([await library.store.readCorpusVersion(), await library.store.findDocument('a')]).toEqual(before);
    });

    it('comes back as who it was, from another source as another version', async () => {
      await library.put([textOf('a', 'quay')]);
      const { number } = await library.get('a');
      library.writer.stageSourceFile({ path: 'list.jsonl', sha256: 'f00d', editions: '', reader: 'x@1', records: 1 });
      await library.writer.commit();
      await library.writer.remove(['a']);
      expect(await library.writer.findSourceFile('list.jsonl')).toBeUndefined();
      library.now = LATER;
      expect(await library.put([textOf('a', 'quay')], { sha256: 'beef' })).toEqual(['imported']);
      expect(await library.get('a')).toMatchObject({ number, version: 2, firstImportedAt: FIRST_COMMIT });
      expect(await library.find('quay')).toEqual(['a']);
      expect((await library.listBlocks('a')).length).toBe(1);
    });
  });
}
